import type { FoundAuthority } from '@casewright/core'
import { replaceCitations, statesAsked } from '@casewright/law'

const versus = /\b\p{Lu}[\p{L}.]{0,40} v\.? \p{Lu}[\p{L}.]*/gu

const names = new Intl.ListFormat('en-US')

/** The states that a question names in full; a party of a case that it cites is none. */
const statesIn = (question: string) => statesAsked(replaceCitations(question, () => '').replace(versus, ' '))

/** Whose law the passages are, in a sentence: a question of Texas must not be read as answered by New York. */
export function whoseLaw(question: string, found: readonly FoundAuthority[]): string {
  const named = statesIn(question)
  const missing = named.filter(({ code }) => found.every(({ jurisdiction }) => jurisdiction !== code))
  if (missing.length > 0)
    return `The question names ${listed(named)}. Nothing that was found is from ${listed(missing)}: what binds there may be different.`
  if (named.length > 0) return ''
  return 'What is searched is law of the United States. The question names no state, and the law of a state may differ.'
}

const listed = (those: readonly { name: string }[]): string => names.format(those.map(({ name }) => name))
