import type { FoundAuthority } from '@casewright/core'
import { replaceCitations, statesAsked, statesNamed } from '@casewright/law'

const versus = /\b\p{Lu}[\p{L}.]{0,40} v\.? \p{Lu}[\p{L}.]*/gu

const names = new Intl.ListFormat('en-US')

/** A question without the cases that it cites: a party of one is no state that it names. */
const plain = (question: string) => replaceCitations(question, () => '').replace(versus, ' ')
/** The states whose law a question asks for. */
const statesIn = (question: string) => statesAsked(plain(question))

/** Whose law the passages are, in a sentence: a question of Texas must not be read as answered by New York. */
export function whoseLaw(question: string, found: readonly FoundAuthority[]): string {
  const named = statesIn(question)
  const missing = named.filter(({ code }) => found.every(({ jurisdiction }) => jurisdiction !== code))
  if (missing.length > 0)
    return `The question names ${listed(named)}. Nothing that was found is from ${listed(missing)}: what binds there may be different.`
  if (named.length > 0) return ''
  if (statesNamed(plain(question)).length > 0)
    return 'What is searched is federal law: which court may hear a case is asked, so the states in the question are taken as facts.'
  return 'What is searched is law of the United States. The question names no state, and the law of a state may differ.'
}

const listed = (those: readonly { name: string }[]): string => names.format(those.map(({ name }) => name))
