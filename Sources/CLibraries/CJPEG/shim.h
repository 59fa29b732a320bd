// Flags only: the header of this library is included in CShims and never shown to Swift.
