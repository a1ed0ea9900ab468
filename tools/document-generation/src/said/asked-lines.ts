import type { Edit } from './edits.ts'

/** What a question or a label means: the label of a field, or none. */
export type Means = (words: string) => string | null

const lead = String.raw`(?<=^|\n)[ \t]{0,3}(?:>[ \t]?){0,3}(?:(?:[-*•–]|Q?\d{0,2}[.):]|Q)[ \t]{1,3})?`
/** A question in a line of its own, over its answer: 'Which license?' and below it 'Barber shop'. */
const over = new RegExp(
  String.raw`${lead}(?<asked>\p{L}[^?:\n]{2,80})\?[ \t]{0,3}\n{1,2}(?:[ \t]{0,3}(?:A|[Aa]ns(?:wer)?)[.:)][ \t]{0,3}|[ \t]{0,3}[-*•–][ \t]{1,3})?(?=[^\n]{1,400}(?:\n|$))`,
  'gu',
)
/** A short question with its answer behind it: 'Trouble before? one fine in 2017'. */
const before = new RegExp(String.raw`${lead}(?<asked>\p{L}[^?:\n]{2,40})\?[ \t]{1,3}(?=\S)`, 'gu')

/** The same of a form with several such lines, in which a question that no rule knows is a label, too. */
const inLine = new RegExp(String.raw`${lead}(?<asked>\p{L}[^?:\n]{2,58})\?[ \t]{1,3}(?=\S)`, 'gu')

const answers = (text: string, found: RegExpMatchArray) =>
  !/^[^\n]{0,80}\?[ \t]*(?:\n|$)/.test(text.slice((found.index ?? 0) + found[0].length))

/** Questions of a form or a message, as labels of what answers them. */
export function askedLinesIn(text: string, means: Means): Edit[] {
  const asks = (text.match(/\?[ \t]*(?:\n|$)/g) ?? []).length
  const inLines = [...text.matchAll(inLine)]
  if (inLines.length > 2)
    return inLines.map((found) => {
      const asked = found.groups?.asked ?? ''
      return { start: found.index, end: found.index + found[0].length, as: `${means(asked) ?? asked}: `, why: 'filler' }
    })
  return [...(asks > 1 ? text.matchAll(over) : []), ...text.matchAll(before)].flatMap((found): Edit[] => {
    const label = answers(text, found) ? means(found.groups?.asked ?? '') : null
    return label ? [{ start: found.index, end: found.index + found[0].length, as: `${label}: `, why: 'filler' }] : []
  })
}
