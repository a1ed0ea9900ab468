import { anyCase } from '@casewright/law'

/** How a text speaks of a field, by the field's name: it is ours and of a firm's own type that uses the same name. */
export interface Hint {
  /** What it is called, as a label or before 'is': 'security deposit'. */
  names?: readonly string[]
  /** Expressions with the value as group `v`. The first that fits counts. */
  says?: readonly RegExp[]
  /** Of a date or an amount: words that stand right before it. */
  before?: RegExp
  /** Of a date or an amount: words that stand right after it. */
  after?: RegExp
  /** Of a passage: sentences that speak of it. */
  about?: RegExp
}

/** A capital is one, though all else is read however it is written. */
export const of = (source: string) => new RegExp(anyCase(source), 'gud')
/** To the end of the clause. */
export const clause = '(?<v>(?:[^.;:!?\\n]|[.:](?=[\\d\\p{L}])){2,160}?)(?=[^\\S\\n]{0,20}(?:\\.(?!\\d)|[;!?\\n]|$))'
/** To the next comma, or a word that begins something else. */
export const short =
  '(?<v>[^.,;:!?\\n()]{2,80}?)(?=[^\\S\\n]{0,20}(?:[.,;!?\\n()]|$|\\s(?:and|but|starting|beginning|with|at|from|until|because|so|which|who|where|for|paid|on|as|reporting|effective)\\s))'
export const job =
  "(?<v>(?!(?:a|an|the)\\b)[\\p{L}\\d][\\p{L}\\d&/’'-]*(?:\\s(?!(?:at|with|for|in|on|from|starting|beginning|and|who|which|that|position|job|role|opening|reporting|paid|is|was|posted|advertised|effective|until|as|you|your|to|has|I|we)\\b)[\\p{L}\\d&/’'-]+){0,5}(?:\\sof\\s[\\p{L}]+(?:\\s\\p{Lu}[\\p{L}]+)?)?)"
export const number =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|sixty|ninety'
export const count = `(?:\\d{1,3}(?:\\.\\d)?|(?:${number})(?:[ -](?:${number}))?|a|an|half a)`
export const span = `${count}(?:\\s?\\(\\d{1,3}\\))?[\\s-](?:business |calendar |working )?(?:day|week|month|year)s?`
export const time = `(?:about |around |over |more than |nearly |almost |up to )?${span}`
