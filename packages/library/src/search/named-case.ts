import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import type { StoredAuthority } from '../types.ts'
import { namesakesOf } from './namesakes.ts'

const word = "[\\p{L}][\\p{L}.’'-]{0,30}"
const party = `(?:the )?${word}(?: (?:of|and|the|&|for|ex rel\\.?|in re) ${word}| (?=\\p{Lu})${word}){0,5}`
/** 'Hollister v. Greer', with all of each side that begins with a capital; small letters give the word beside the 'v'. */
const written = new RegExp(
  `(?<![\\p{L}.’'-])(?<one>(?=\\p{Lu})${party}),? (?:v\\.?|vs\\.?|versus) (?<other>(?=\\p{Lu})${party})`,
  'u',
)
const small = new RegExp(`(?<![\\p{L}.’'-])(?<one>${word}) (?:v\\.?|vs\\.?|versus) (?<other>${word})`, 'u')
/** Words that stand before a name and are none of it: 'In Hollister v. Greer', 'Does Hollister v. Greer'. */
const leads =
  /^(?:In|Is|Are|Was|Does|Do|Did|Can|What|When|Where|Which|Who|How|Why|The|Under|After|Since|Explain|Summarize|Find|Need|Cite|Discuss|Compare|Like|See|Per|According|Holding|Test|Rule|Case|Brief|Distinguish|And|But|Or|If|Has|Have|Would|Should|Could|May|Must|From|On|For|With|About|Tell|Give|Show|Does|Supreme|Court)\s+/u
/** A side that names nobody. */
const nobody = /^(?:state|united states|u\.?s\.?|people|commonwealth|doe|roe|the|a|an|my|his|her|our|their)$/iu

/** The case that a query asks for by its name; nothing where it names none, or only what a side is. */
export function caseNamedIn(text: string): { name: string; words: readonly [string, string] } | undefined {
  const { one: first = '', other: second = '' } = (written.exec(text) ?? small.exec(text))?.groups ?? {}
  let one = first
  for (let lead = leads.exec(one); lead; lead = leads.exec(one)) one = one.slice(lead[0].length)
  const other = second.replace(/[.,’']{1,4}$/u, '')
  if (one.length < 3 || other.length < 3 || (nobody.test(one) && nobody.test(other))) return undefined
  const last = (side: string) => side.split(' ').findLast((each) => !nobody.test(each)) ?? side
  const beginning = other.split(' ').find((each) => !nobody.test(each)) ?? other
  return { name: `${one} v. ${other}`, words: [last(one), beginning] }
}

/**
 * What is said where a query names a case that is not held: its results are on other words. Empty where the case is held, or among what
 * was found.
 */
export async function namedNotHeld(
  text: string,
  titles: readonly string[],
  reader: PostingsReader,
  segments: readonly Segment[],
  read: (works: readonly number[]) => Promise<ReadonlyMap<number, StoredAuthority>>,
): Promise<string> {
  const named = caseNamedIn(text)
  if (!named) return ''
  const fold = (words: string) =>
    words
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^\p{L}\d ]/gu, '')
  const isIt = (title: string) => named.words.every((one) => fold(title).split(' ').includes(fold(one)))
  if (titles.some(isIt)) return ''
  const [same = []] = await namesakesOf(reader, segments, [named.name], read)
  return same.length > 0
    ? ''
    : `No case named “${named.name}” is in the library. The results are on the other words of this query. Check the name, or add the case in Law library.`
}
