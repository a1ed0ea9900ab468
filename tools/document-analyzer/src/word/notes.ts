import type { Run } from '@casewright/core'
import { line } from '@casewright/word'
import type { ICommentOptions } from 'docx'
import type { Analyzed, Finding } from '../output.ts'
import { asHead } from '../text/bare.ts'
import { dismissalOf } from '../text/decisions.ts'
import type { Unit } from '../text/units.ts'
import type { Noted } from './stretches.ts'

/** So many places of one finding have a comment of their own; the first says how many there are. */
const mostPlaces = 10

const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const

const wordsOf = (finding: Finding, model: string | undefined): string[] => [
  `${asHead(finding.title)} (${severities[finding.severity]}, ${finding.category})`,
  ...(asHead(finding.message) === asHead(finding.title) ? [] : [finding.message]),
  finding.why,
  `What to do: ${finding.advice}`,
  ...(finding.places > mostPlaces ? [`In ${finding.places} places; the first ${mostPlaces} are marked.`] : []),
  ...(finding.doubts.length > 0 ? [`Not in the document: ${finding.doubts.join(', ')}`] : []),
  finding.origin === 'model' ? `Written by a model${model ? `, ${model}` : ''}.` : 'Found by a check.',
]

/** What is said of a place, by whom. */
export interface Said {
  start: number
  end: number
  author: string
  lines: readonly string[]
}

/** Findings that nobody dismissed: on their words, or where something is missing on the first paragraph. */
export const saidOf = (
  run: Pick<Run, 'reviews'>,
  output: Analyzed,
  units: readonly Unit[],
  productName: string,
): Said[] => {
  const said: Said[] = []
  const [first] = units
  const add = (finding: Finding, { start, end }: { start: number; end: number }, lines: readonly string[]) => {
    const author = finding.origin === 'model' ? `${productName} (model)` : productName
    said.push({ start, end, author, lines })
  }
  for (const finding of output.findings) {
    if (dismissalOf(run.reviews, finding.id)) continue
    const words = wordsOf(finding, output.model?.name)
    if (finding.anchors.length === 0 && first) add(finding, first, words)
    for (const [index, place] of finding.anchors.slice(0, mostPlaces).entries())
      add(
        finding,
        place,
        index === 0 ? words : [place.message ?? asHead(finding.title), `What to do: ${finding.advice}`],
      )
  }
  return said
}

/** The same as comments of a new file. */
export const notesOf = (
  run: Pick<Run, 'endedAt' | 'createdAt'>,
  said: readonly Said[],
): { comments: ICommentOptions[]; notes: Noted[] } => {
  const date = new Date(run.endedAt ?? run.createdAt)
  return {
    comments: said.map(({ author, lines }, id) => {
      return { id, author, initials: 'CW', date, children: lines.map((text) => line(text)) }
    }),
    notes: said.map(({ start, end }, id) => ({ id, start, end })),
  }
}
