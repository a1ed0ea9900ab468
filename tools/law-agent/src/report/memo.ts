import { part, type ReportBlock } from '@casewright/core/server'
import { noContrary, sectionsOf, toVerify } from '../memo.ts'
import type { Proposition, Written } from '../output.ts'

const quoted = (words: string) => `“${words}”`
const lead = (text: string) => part.heading(text, 2)

/** The parts of a model's memo under their headings; of a result of before, its paragraphs alone. */
export function memoBlocks(written: Written, numbered: (list: readonly Proposition[]) => string): ReportBlock[] {
  const { presented, facts = [], paragraphs } = written
  const sections = sectionsOf(written)
  if (!sections) return paragraphs.map((one) => part.written(numbered(one)))
  if (sections.length === 0) return []
  return [
    ...(presented ? [lead('Question presented'), part.text(quoted(presented))] : []),
    ...sections.flatMap((section) => [
      lead(section.heading),
      ...(section.part === 'application' && facts.length > 0
        ? [part.small(`Facts given: ${facts.map(quoted).join('; ')}`)]
        : []),
      ...section.paragraphs.map((one) => part.written(numbered(one))),
    ]),
    ...(sections.some((section) => section.part === 'contrary authority')
      ? []
      : [lead('Contrary authority'), part.text(noContrary)]),
    lead('What to verify'),
    part.points(toVerify(written)),
  ]
}
