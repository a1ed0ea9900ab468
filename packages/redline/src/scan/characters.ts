const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const written = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi

const meant = (whole: string, name?: string, decimal?: string, hex?: string): string => {
  if (name) return entities[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** The characters of text as XML writes it. */
export const charactersIn = (xml: string): string =>
  xml.includes('&') ? xml.replace(written, (whole, ...groups) => meant(whole, ...groups.slice(0, 3))) : xml

/** Where in the XML the character `at` of the text begins. */
export function placeOf(xml: string, at: number): number {
  let characters = 0
  let from = 0
  for (const match of xml.includes('&') ? xml.matchAll(written) : []) {
    const plain = match.index - from
    if (at <= characters + plain) return from + at - characters
    characters += plain
    const [whole, ...groups] = match
    const { length } = meant(whole, ...groups.slice(0, 3))
    if (at < characters + length) return match.index
    characters += length
    from = match.index + whole.length
  }
  return from + at - characters
}

/** Text as XML writes it, without what XML cannot hold. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 refuses these.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The longest name or short form of a name that Word takes, in characters. */
const longestName = 255

/** A name as XML writes an attribute of it: cut to what Word takes before it is escaped, and never within a character. */
export const escapedName = (name: string): string => escaped(name.slice(0, longestName).replace(/[\ud800-\udbff]$/, ''))
