import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** A part in Word's namespaces: `inside` is what its root contains. */
export const partOf = (root: string, inside: string): string =>
  `${head}<w:${root} xmlns:w="${main}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${inside}</w:${root}>`

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

export const paragraph = (inside: string, properties = ''): string =>
  `<w:p w:rsidR="00A1">${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`

/** A .docx with a body, further parts by the name of their relationship, and any other files. */
export async function makeDocx(
  body: string,
  parts: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  const names = Object.keys(parts)
  const types = names.map((name) => `<Override PartName="/word/${name}.xml" ContentType="${word}.${name}+xml"/>`)
  const relations = names.map(
    (name, index) => `<Relationship Id="rId${index + 1}" Type="${office}/${name}" Target="${name}.xml"/>`,
  )
  const all: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${relations.join('')}</Relationships>`,
    'word/document.xml': partOf(
      'document',
      `<w:body>${body}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body>`,
    ),
    ...Object.fromEntries(names.map((name) => [`word/${name}.xml`, parts[name] ?? ''])),
    ...files,
  }
  const writer = new ZipWriter(new Uint8ArrayWriter())
  for (const [name, text] of Object.entries(all)) await writer.add(name, new Uint8ArrayReader(Buffer.from(text)))
  return writer.close()
}
