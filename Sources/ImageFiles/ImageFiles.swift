// ImageFiles
