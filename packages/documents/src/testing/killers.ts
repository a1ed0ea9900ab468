import { makeDocx, paragraph } from './make-docx.ts'
import { makePdf } from './make-pdf.ts'

/** Small files that once took the server's memory or time: each is made here, of what made it dangerous. */
export const killers: readonly [name: string, bytes: Buffer][] = [
  ['a font with widths for 2 billion characters', withFont('/W [0 2147483647 500]')],
  ['a font with heights for 2 billion characters', withFont('/W2 [0 2147483647 -1000 500 880]', 'Identity-V')],
  ['a font with ten ranges of 300 million widths', withFont(`/W [${'0 300000000 500 '.repeat(10)}]`)],
]

/** Files that took minutes, and are read like others now. */
export const slowOnce: readonly [name: string, bytes: Buffer][] = [
  ['marks that alternate in a Word file', makeDocx(paragraph(`a${'\u0315\u0300'.repeat(400_000)}`))],
  ['marks that alternate in a text', Buffer.from(`a${'\u0315\u0300'.repeat(400_000)} end`)],
  ['spaces in a Word file', makeDocx(paragraph(`a${' '.repeat(400_000)}b`))],
  ['spaces in a text', Buffer.from(`a${' \t'.repeat(1_000_000)}b`)],
  ['line breaks in a text', Buffer.from(`a${'\n'.repeat(2_000_000)}b`)],
  ['form feeds and spaces in a text', Buffer.from(`a\f${' '.repeat(1_000_000)}b`)],
]

/** A PDF whose one font is composite and says this of its glyphs. */
function withFont(widths: string, encoding = 'Identity-H'): Buffer {
  const info = '/CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >>'
  const descendant = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X ${info} ${widths} >>`
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /${encoding} /DescendantFonts [${descendant}] >>`
  const page = 'BT /F1 12 Tf 72 720 Td <00410042> Tj ET'
  return makePdf([page], '', font)
}
