import Foundation
import ImageFiles
import Typography

// `specimens [FOLDER]`: one caption in every locale of the two stores, on numbered sheets, for people to look at line by line.
// Specimens/main.swift lies one folder below the package root.
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let output = URL(filePath: CommandLine.arguments.dropFirst().first ?? "specimens")

let manifest = try FontManifest(json: Array(Data(contentsOf: root.appending(path: "Fonts/fonts.json"))))
let captions = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: root.appending(path: "Specimens/captions.json")))
let specimens = captions.sorted { $0.key < $1.key }.map { Specimen(locale: $0.key, text: $0.value) }
let sheet = SpecimenSheet(library: FontLibrary(manifest: manifest, folders: [root.appending(path: "Fonts").path]))

try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
for (number, start) in stride(from: 0, to: specimens.count, by: SpecimenSheet.count).enumerated() {
  let page = sheet.page(specimens[start..<min(start + SpecimenSheet.count, specimens.count)])
  try Data(PNGEncoder().encode(page)).write(to: output.appending(path: "specimens-\(number + 1).png"))
}
for specimen in specimens {
  for missing in sheet.layout(specimen).missing { print("\(specimen.locale): no font can draw `\(missing.text)`") }
}
print("\(specimens.count) locales in \(output.path)")
