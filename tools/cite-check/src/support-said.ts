import type { JudgedSupport } from './opinion/judged.ts'
import { opinionWords } from './opinion/lowered.ts'
import type { UncitedAuthority } from './output.ts'
import { oneLine } from './quotation-words.ts'

/** What became of the comparison, in the lines of an export. */
export function supportLines({ reason, proposition, passage, opinion }: JudgedSupport): string[] {
  return [
    `What the document says: “${proposition.text}”`,
    ...(passage
      ? [`What the authority says${passage.page ? `, page ${passage.page}` : ''}: “${oneLine(passage.anchor.words)}”`]
      : []),
    reason,
    ...(opinion ? [opinionWords(opinion)] : []),
  ]
}

/** Why an authority is shown: all that is known of it; of a result of an earlier version, its one sentence. */
const whyOf = ({ reason, why = [] }: Pick<UncitedAuthority, 'reason' | 'why'>): string =>
  why.length > 0 ? why.join(' ') : reason

/** What is said of authorities that the document does not cite, those that go the other way marked. */
export const uncitedLines = (uncited: readonly UncitedAuthority[]): string[] =>
  uncited.map(({ title, citation, date, direction, reason, why, proposition, passage, summary }) =>
    [
      `${title}, ${citation}${date ? ` (${date.slice(0, 4)})` : ''}.${direction === 'against' ? ' It may go the other way.' : ''}`,
      `${whyOf({ reason, why })} The document says: “${proposition.text}”`,
      passage
        ? `The authority says: “${oneLine(passage.anchor.words)}”`
        : summary && `Summary by the library’s editors: ${summary}`,
    ]
      .filter(Boolean)
      .join(' '),
  )
