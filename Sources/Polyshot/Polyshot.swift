/// The program as a whole.
public enum Polyshot {
  /// Part of every picture's key: a new version draws everything anew.
  public static let version = "0.1.0"
}
