import type { Part } from './document.ts'

const lead = '[To be drafted from the notes: “'
const point = /\[To be drafted from the notes: “[^“”]{0,4000}”\]/g

/** Words of somebody's notes as a point of a document that is still to be drafted: '[To be drafted from the notes: “…”]'. */
export const toDraft = (words: string): string =>
  words.startsWith(lead)
    ? words
    : `${lead}${words.replace(/\s+/g, ' ').replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', '’').trim()}”]`

/** Whether a point in a text is still to be drafted. */
export const isToDraft = (text: string): boolean => text.includes(lead)

/** The points in a text that are still to be drafted, in order. */
export const pointsToDraft = (text: string): string[] => text.match(point) ?? []

/** What of notes is open in a document: points that are not drafted, answers left open, and sentences that are not in it. */
export interface OpenPoints {
  points: number
  open: number
  beside: number
}

const some = (count: number, one: string, more: string): string =>
  `${count === 1 ? 'One' : count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** What a document says at its head of what is still open in it, and of what of the notes is not in it. */
export function noteOnPoints({ points, open, beside }: OpenPoints): Part[] {
  if (points + open + beside === 0) return []
  const said = [
    ...(points > 0
      ? [
          some(
            points,
            'point of the notes is not drafted yet. It stands in brackets at its place.',
            'points of the notes are not drafted yet. They stand in brackets at their places.',
          ),
        ]
      : []),
    ...(open > 0
      ? [
          some(
            open,
            'answer is left open, as the notes do not settle it.',
            'answers are left open, as the notes do not settle them.',
          ),
        ]
      : []),
    ...(beside > 0
      ? [
          some(
            beside,
            'sentence of the notes is kept beside this document and is not in it.',
            'sentences of the notes are kept beside this document and are not in it.',
          ),
        ]
      : []),
    'Compare the other clauses with the notes too.',
    points + open > 0
      ? 'Draft, settle or strike each open point, and delete this line, before the document is signed, sent or filed.'
      : 'Delete this line before the document is signed, sent or filed.',
  ]
  return [{ kind: 'note', runs: [{ text: `Open points. ${said.join(' ')}` }] }]
}
