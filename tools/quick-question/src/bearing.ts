import type { FoundAuthority } from '@casewright/core'
import { citationKeys, replaceCitations } from '@casewright/law'
import { tellingWords } from './search-text.ts'

/** So many of the telling words that were searched for are enough, however many there are; fewer in an excerpt. */
const enough = 3
const enoughInExcerpt = 2

/**
 * Whether an authority bears on what was searched for: it has half of the telling words, or it is cited. Of one whose
 * text is held only an excerpt is seen here, and the search has seen the rest.
 */
export function bearsOn(
  text: string,
  { title, citation, parallel = [], holding, keyPoints = [], passage, snippet }: FoundAuthority,
) {
  if (!passage && !holding) return true
  const keys = new Set(citationKeys(text))
  if ([citation, ...parallel].flatMap(citationKeys).some((key) => keys.has(key))) return true
  // The numbers of a citation, and the names of its parties, say nothing of what is asked.
  const wanted = tellingWords(replaceCitations(text, () => ' '))
  const has = tellingWords([title, holding, ...keyPoints, snippet?.text].join(' '))
  const shared = wanted.filter((one) => has.some((other) => isFormOf(one, other)))
  return (
    shared.length >=
    Math.min(passage ? enoughInExcerpt : enough, Math.max(Math.min(1, wanted.length), Math.floor(wanted.length / 2)))
  )
}

const ending = /^(?:s|es|d|ed|ing|ings|er|or|ion|al|ly|able)$/

/** 'warn' and 'warnings', 'disqualified' and 'disqualification'; not 'bread' and 'breakup'. */
function isFormOf(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.startsWith(short) && (long === short || ending.test(long.slice(short.length)))) return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  return shared >= 5 && shared >= short.length - 2
}
