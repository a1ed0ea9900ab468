import type { FoundAuthority } from '@casewright/core'
import { findCitations, jurisdictions } from '@casewright/law'

/** Longest first: 'West Virginia' is not Virginia. */
const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .toSorted((one, other) => other.name.length - one.name.length)

/** The states that a question names in full; a party of a case that it cites is none. */
function statesIn(question: string) {
  let rest = findCitations(question).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    question,
  )
  rest = rest.replace(/\b\p{Lu}[\p{L}.]* v\.? \p{Lu}[\p{L}.]*/gu, ' ')
  return states.filter(({ name }) => {
    const isNamed = new RegExp(`\\b${name}\\b`).test(rest)
    if (isNamed) rest = rest.replaceAll(name, ' ')
    return isNamed
  })
}

/** Whose law the passages are, in a sentence: a question of Texas must not be read as answered by New York. */
export function whoseLaw(question: string, found: readonly FoundAuthority[]): string {
  const named = statesIn(question)
  const missing = named.filter(({ code }) => found.every(({ jurisdiction }) => jurisdiction !== code))
  if (missing.length > 0)
    return `The question names ${listed(named)}. Nothing that was found is from ${listed(missing)}: what binds there may be different.`
  if (named.length > 0) return ''
  return 'What is searched is law of the United States. The question names no state, and the law of a state may differ.'
}

const listed = (those: readonly { name: string }[]): string => those.map(({ name }) => name).join(' and ')
