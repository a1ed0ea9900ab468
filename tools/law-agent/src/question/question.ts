import { type Jurisdiction, statesNamed } from '@casewright/law'
import { type CitedInQuestion, citedIn } from './cited.ts'
import { phrasesOf, termsOf } from './words.ts'

export interface Question extends CitedInQuestion {
  text: string
  /** Words that say what it is about; none of its citations and names. */
  terms: string[]
  phrases: string[]
  states: Jurisdiction[]
}

const mostPhrases = 3

/** Reads a question: what it cites, which states it names, and which words say what it is about. */
export function readQuestion(text: string): Question {
  const cited = citedIn(text)
  const states = statesNamed(cited.rest)
  const about = states.reduce((rest, { name }) => rest.replaceAll(name, ' , '), cited.rest)
  return { ...cited, text, states, terms: termsOf(about), phrases: phrasesOf(about, mostPhrases) }
}
