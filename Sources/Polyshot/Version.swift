/// The version of the program: it stands in `--version`, and in what tells a fresh picture from a stale one.
public enum Version {
  public static let current = "0.1.0"
}
