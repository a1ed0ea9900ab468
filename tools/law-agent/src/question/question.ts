import { type Jurisdiction, phrasesOf, sentencesOf, statesAsked, statesNamed, termsOf } from '@casewright/law'
import { type CitedInQuestion, citedIn } from './cited.ts'
import { ofTheStory } from './of-the-story.ts'

export interface Question extends CitedInQuestion {
  text: string
  /** Words that say what it is about; none of its citations and names. */
  terms: string[]
  phrases: string[]
  /** Of a question that tells a story, the sentences that ask. */
  asked: string[]
  /** Those whose law it asks for. */
  states: Jurisdiction[]
  /** It names others as facts. */
  hasFactStates: boolean
}

const mostPhrases = 3
const mostAsked = 2
/** 'Is he liable?' says nothing by itself. */
const fewestTelling = 2

/** The sentences that ask, where others tell what happened; none where all ask, or nothing but one does. */
function askedIn(text: string): string[] {
  const sentences = sentencesOf({ text }).map((sentence) => sentence.text.trim())
  const asking = sentences.filter(
    (sentence) =>
      sentence.endsWith('?') && termsOf(sentence).filter((term) => !ofTheStory(term)).length >= fewestTelling,
  )
  return asking.length < sentences.length ? asking.slice(0, mostAsked) : []
}

/** Reads a question: what it cites, which states it names, and which words say what it is about. */
export function readQuestion(text: string): Question {
  const cited = citedIn(text)
  const states = statesAsked(cited.rest)
  const named = statesNamed(cited.rest)
  const about = named.reduce((rest, { name }) => rest.replaceAll(name, ' , '), cited.rest)
  return {
    ...cited,
    text,
    states,
    hasFactStates: named.length > states.length,
    terms: termsOf(about),
    phrases: phrasesOf(about, mostPhrases),
    asked: askedIn(text),
  }
}
