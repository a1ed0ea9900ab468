import { type Draft, labelEnd } from '../compare/units.ts'
import { propertiesOf, shared } from '../edit/marks.ts'
import { elementIn } from '../scan/elements.ts'
import type { Part } from '../scan/model.ts'
import { scanPart } from '../scan/scan-part.ts'

const signs: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '‑': '-' }
/** A line as two files have it alike: without its number, which Word may make, and with one space for any white space. */
export const plainLine = (line: string): string =>
  line
    .slice(labelEnd(line, 0, line.length))
    .replace(/^\s*[•▪◦·●○■□–—*-]\s+/u, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/[’‘“”‑]/g, (sign) => signs[sign] ?? sign)
    .trim()

/** The lines of a part once all of its tracked changes are accepted: a paragraph whose end was deleted runs on into the next. */
function linesOf(part: Part): string[] {
  const lines: string[] = []
  let open = ''
  for (const paragraph of part.paragraphs) {
    if (paragraph.fallback) continue
    const isOpen = ['del', 'moveFrom'].some((name) => elementIn(shared(propertiesOf(part, paragraph)), name))
    open += paragraph.text
    if (isOpen) continue
    lines.push(open)
    open = ''
  }
  return open === '' ? lines : [...lines, open]
}

/** Signs, fields and what others changed are read with characters of their own: of such a file only spaces are judged. */
const isPlain = ({ paragraphs }: Part): boolean =>
  paragraphs.every(
    ({ holes, fixed, runs }) =>
      holes.length === 0 && !fixed && runs.every((run) => !run.fixed && !run.gone && !run.insertion),
  )

/**
 * The lines of the newer draft that a redline does not become when everything in it is accepted, as they are in that draft: words that run
 * together or fall apart, and words that differ. Cells of a table are lines; numbers of paragraphs are not compared.
 * @param written the XML of the parts that the redline changes, by name
 */
export function notBecome(parts: readonly Part[], written: ReadonlyMap<string, string>, after: Draft): string[] {
  const lines = parts
    .flatMap((part) => linesOf(written.has(part.name) ? scanPart(part.name, written.get(part.name) ?? '') : part))
    .flatMap((line) => line.split(/[\t\n\f]/))
    .map(plainLine)
  const have = new Set(lines)
  const squeezed = new Set(lines.map(squeeze))
  const areWordsJudged = parts.every(isPlain)
  return after.blocks.flatMap(({ start, end }) =>
    after.text
      .slice(start, end)
      .split(/[\t\n\f]+/)
      .filter((line) => {
        const plain = plainLine(line)
        return plain !== '' && !have.has(plain) && (areWordsJudged || squeezed.has(squeeze(plain)))
      }),
  )
}
const squeeze = (line: string): string => line.replace(/ /g, '')
