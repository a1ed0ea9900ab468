import { packParts } from '../docx/pack.ts'

const names = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A paragraph of a DOCX. `properties` is XML of its own properties. */
export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A DOCX with this body, and further parts by name (their content stands in the root named). */
export function makeDocx(body: string, parts: Record<string, string> = {}): Buffer {
  const all: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${names}><w:body>${body}</w:body></w:document>`,
  }
  for (const [name, content] of Object.entries(parts)) {
    const root = /word\/(\w+?)\d*\.xml/.exec(name)?.[1]
    all[name] = root ? `<?xml version="1.0"?><w:${root} ${names}>${content}</w:${root}>` : content
  }
  return packParts(new Map(Object.entries(all).map(([name, xml]) => [name, Buffer.from(xml)])))
}
