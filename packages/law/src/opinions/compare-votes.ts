import type { ComparedParenthetical } from './compare-parenthetical.ts'
import { type Writers, writersIn } from './separate-opinions.ts'

type Outcome = Omit<ComparedParenthetical, 'text'>

const tally = /^(\d)\s?[-–—]\s?(\d)(?:\s(?:decision|opinion|vote))?$/
const unanimous = /^unanimous(?:ly)?(?:\s(?:decision|opinion|court))?$/i
const majority = /^(?:majority|majority opinion|opinion of the court|maj\. op\.)$/i

/** Whether a parenthetical tells votes or weight, which alone the text of a decision can tell. */
export const tellsVotes = (words: string): boolean =>
  [tally, unanimous, majority].some((pattern) => pattern.test(words.trim()))

/**
 * Compares the votes or the weight that a parenthetical tells ('unanimous', '5-4', 'majority opinion') with the opinions of
 * the text. Null: it tells none. Who dissented is known where a dissent is printed; a text that has none may lack it.
 */
export function votesSaid(words: string, text: string | null): Outcome | null {
  const [, , against] = tally.exec(words) ?? []
  const isUnanimous = unanimous.test(words)
  const isMajority = majority.test(words)
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

/** Judges who dissent in an opinion of their own or join one, by surnames; who concurs besides may dissent in part alone. */
const dissentersIn = ({ separate }: Writers): string[] => [
  ...new Set(
    separate.flatMap(({ roles, writer, joined }) =>
      roles.includes('dissenting') && !roles.includes('concurring')
        ? [writer, ...joined.filter((name) => !titles.has(name))]
        : [],
    ),
  ),
]
const titles = new Set('justice chief judge the and mr mrs ms join joins joined whom'.split(' '))

const open = (reason: string): Outcome => ({ outcome: 'unchecked', reason })
const listed = (names: readonly string[]): string =>
  names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(', ')
