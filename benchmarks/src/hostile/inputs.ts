import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A request that somebody sends who wants the server to stand still. */
export interface Attack {
  name: string
  path: string
  body: Record<string, unknown> | { file: string; bytes: Uint8Array<ArrayBuffer> }
}

const marks = (count: number) => `a${'\u0315\u0300'.repeat(count)}`

const citation = (nth: number) =>
  `Smith v. Jones, ${1 + (nth % 500)} U.S. ${1 + ((nth * 7) % 900)}, ${2 + ((nth * 7) % 900)} (19${10 + (nth % 80)}). `
const dense = (characters: number) => {
  let text = ''
  for (let nth = 0; text.length < characters; nth++) text += citation(nth)
  return text
}
const chain = (characters: number) => `${citation(1)}${'Id. at 3. '.repeat(characters / 10)}`

/** A PDF whose font has so many widths that no memory holds them. */
const widths = () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    '<< /Length 37 >>\nstream\nBT /F1 12 Tf 72 720 Td <0041> Tj ET \nendstream',
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 2147483647 500] /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 >>',
  ]
  return `%PDF-1.7\n${objects.map((object, nth) => `${nth + 1} 0 obj\n${object}\nendobj`).join('\n')}\ntrailer << /Root 1 0 R /Size 8 >>\n%%EOF`
}

const file = (name: string, text: string) => ({ file: name, bytes: new TextEncoder().encode(text) })
const readers = ['/api/summarize-document', '/api/check-citations', '/api/analyze-document']

/** The inputs of which it is known that they once stopped a server, each at the sizes at which they did. */
export function knownAttacks(): Attack[] {
  const read = (name: string, textContent: string): Attack => ({
    name,
    path: '/api/tools/document-generation/read',
    body: { documentType: 'employment-contract', textContent },
  })
  return [
    ...[2000, 8000, 200_000].map((length) => read(`1-1-… of ${length} characters`, '1-1-'.repeat(length / 4))),
    ...[40_000, 80_000].map((length) => read(`a line of ${length} tabs`, '\t'.repeat(length))),
    ...[20_000, 40_000].map((count) => ({
      name: `a court of ${count} pairs of combining marks`,
      path: '/api/legal-search',
      body: { query: 'lease', court: marks(count) },
    })),
    ...[0.6, 1.2, 2.4].flatMap((megabytes) =>
      readers.map((path) => ({
        name: `${megabytes} MB of citations`,
        path,
        body: file('dense.txt', dense(megabytes * 1e6)),
      })),
    ),
    ...readers.map((path) => ({ name: 'a chain of id.', path, body: file('chain.txt', chain(400_000)) })),
    ...readers.map((path) => ({ name: 'combining marks', path, body: file('marks.txt', marks(120_000)) })),
    ...readers.map((path) => ({ name: 'spaces', path, body: file('spaces.txt', `word${' '.repeat(1_000_000)}word`) })),
    { name: 'widths of a font', path: '/api/analyze-document', body: file('font-widths.pdf', widths()) },
  ]
}

/** Every hostile file of TEST_DATA, to one of the tools that read files. */
export function hostileFiles(): Attack[] {
  const folder = join(process.env.TEST_DATA ?? '', 'hostile')
  if (!process.env.TEST_DATA || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:pdf|docx?|txt)$/.test(name) && statSync(join(folder, name)).isFile())
    .map((name, nth) => ({
      name,
      path: readers[nth % readers.length] ?? '',
      body: { file: basename(name), bytes: new Uint8Array(readFileSync(join(folder, name))) },
    }))
}
