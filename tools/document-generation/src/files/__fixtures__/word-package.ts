import { strFromU8, unzipSync } from 'fflate'

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const tagsIn = (xml: string, name: string) => xml.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

/** Whether the elements of an XML text are closed in their order, and nothing stands in it that may not. */
function wellFormed(xml: string): boolean {
  const open: string[] = []
  const tags = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|<\?[^?]*\?>/g
  for (const [, closing, name, , empty] of xml.matchAll(tags)) {
    if (!name || empty) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  const text = xml.replace(tags, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not stand in XML
  const unfit = /[<\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!amp;|lt;|gt;|quot;|apos;|#\d+;)/
  return open.length === 0 && xml.isWellFormed() && !unfit.test(text)
}

/** What is wrong with a .docx: parts that are no XML, references to what is not there. */
export function problemsOfWord(docx: Uint8Array): string[] {
  const files = Object.entries(unzipSync(docx)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  const read = (name: string) => files.find(([one]) => one === name)?.[1] ?? ''
  const [body, numbering, styles] = ['document', 'numbering', 'styles'].map((one) => read(`word/${one}.xml`))
  const unknown = (what: string, used: string[], known: string[]) =>
    used.filter((one) => !known.includes(one)).map((one) => `${what} '${one}' is not there`)
  const ids = (xml = '', tag: string, name: string) => tagsIn(xml, tag).map((one) => attribute(one, name))
  return [
    ...files.filter(([name, xml]) => /\.(xml|rels)$/.test(name) && !wellFormed(xml)).map(([name]) => `${name} is no XML`),
    ...unknown('style', ids(body, 'w:pStyle', 'w:val'), ids(styles, 'w:style', 'w:styleId')),
    ...unknown('list', ids(body, 'w:numId', 'w:val'), ids(numbering, 'w:num', 'w:numId')),
    ...unknown('definition', ids(numbering, 'w:abstractNumId', 'w:val'), ids(numbering, 'w:abstractNum', 'w:abstractNumId')),
    ...unknown('relation', (body?.match(/r:id="[^"]*"/g) ?? []).map((one) => attribute(one, 'r:id')), ids(read('word/_rels/document.xml.rels'), 'Relationship', 'Id')),
    ...unknown(
      'part',
      tagsIn(read('word/_rels/document.xml.rels'), 'Relationship').filter((one) => !one.includes('TargetMode="External"')).map((one) => `word/${attribute(one, 'Target')}`),
      files.map(([name]) => name),
    ),
  ]
}
