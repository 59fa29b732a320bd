// Polyshot
