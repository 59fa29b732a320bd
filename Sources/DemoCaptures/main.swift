_ = CommandLine.arguments
