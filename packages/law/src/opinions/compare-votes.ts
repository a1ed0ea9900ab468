import type { ComparedParenthetical } from './compare-parenthetical.ts'
import { type Writers, writersIn } from './separate-opinions.ts'

type Outcome = Omit<ComparedParenthetical, 'text'>

const tally = /^(?:by\san?\s)?(\d{1,2})(?:\s?[-–—]\s?|(?:\s|-)to(?:\s|-))(\d)(?:\s(?:decision|opinion|vote|court))?$/
const unanimous = /^(?:a\s)?unanimous(?:ly)?(?:\s(?:decision|opinion|court))?$/i
const majority = /^(?:majority|majority opinion|opinion of the court|maj\. op\.)$/i

/** Whether a parenthetical tells votes or weight, which alone the text of a decision can tell. */
export const tellsVotes = (words: string): boolean => votesSaid(words, null) !== null

/**
 * Compares the votes or the weight that a parenthetical tells ('unanimous', '5-4', 'majority opinion') with the opinions of
 * the text. Null: it tells none. Who dissented is known where a dissent is printed; a text that has none may lack it.
 */
export function votesSaid(words: string, text: string | null): Outcome | null {
  const said = words.trim()
  const [, , against] = tally.exec(said) ?? []
  const isUnanimous = unanimous.test(said)
  const isMajority = majority.test(said)
  if (against === undefined && !isUnanimous && !isMajority) return null
  if (!text) return open('The votes were not compared: the text of the case is not available.')
  const writers = writersIn(text)
  if (isMajority) return ofMajority(writers)
  const dissenting = dissentersIn(writers)
  const most = isUnanimous ? 0 : Number(against)
  if (dissenting.length > most)
    return {
      outcome: 'differs',
      reason: `${listed(dissenting)} dissented.`,
      found: `${dissenting.length} dissenting`,
    }
  if (isUnanimous && /\bdelivered the\s{1,20}unanimous\s/i.test(text.slice(0, 20_000)))
    return { outcome: 'agrees', reason: 'The text says that the opinion is unanimous.' }
  return open('The text at hand does not tell all votes; it may lack separate opinions.')
}

const ofMajority = ({ court, isPlurality, isPerCuriam }: Writers): Outcome =>
  isPlurality
    ? {
        outcome: 'differs',
        reason: 'The text announces the judgment of the court, and has no majority opinion.',
        found: 'no majority opinion',
      }
    : court || isPerCuriam
      ? { outcome: 'agrees', reason: 'The text is of an opinion of the court.' }
      : open('The text at hand does not say whether a majority joined the opinion.')

/**
 * Judges who dissent in an opinion of their own or join one whole, by surnames; who concurs besides, or joins in part, may
 * dissent in part alone.
 */
const dissentersIn = ({ separate }: Writers): string[] => [
  ...new Set(
    separate.flatMap(({ roles, writer, joined }) =>
      roles.includes('dissenting') && !roles.includes('concurring')
        ? [writer, ...joined.flatMap(({ name, isInPart }) => (isInPart ? [] : [name]))]
        : [],
    ),
  ),
]

const open = (reason: string): Outcome => ({ outcome: 'unchecked', reason })
const listed = (names: readonly string[]): string =>
  names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(', ')
