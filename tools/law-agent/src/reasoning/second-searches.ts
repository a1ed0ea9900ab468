import { legalWords, termFinder } from '@casewright/law'
import { type Question, readQuestion } from '../question/question.ts'
import { mostCharacters, type Search } from '../retrieve/search.ts'
import { isPlainSearch } from './searches.ts'

const most = 3
const mostWords = 6
const fewestWords = 2

/**
 * Searches for statements that nothing holds yet. A model has read passages by now, and may write what one of them asks
 * it to: so nothing that it wrote is sent. Its statement only picks among the words of the question that the sources were
 * sent before, and among words of the law that stand in this program; they are sent as they stand there, in that order.
 */
export function secondSearches(statements: readonly string[], question: Question, before: readonly Search[]): Search[] {
  const own = readQuestion(question.text.slice(0, mostCharacters)).terms
  const picks = [own, legalWords].map((words) => {
    const termsIn = termFinder(words)
    return (text: string) => [...termsIn(text)].sort((one, other) => one - other).map((at) => words[at] ?? '')
  })
  const sent = new Set(before.map(({ query }) => query.text.toLowerCase()))
  const texts = statements.flatMap((statement) => {
    const words = [...new Set(picks.flatMap((pick) => pick(statement).slice(0, mostWords)))]
    const text = words.join(' ')
    return words.length >= fewestWords && isPlainSearch(text) && !sent.has(text) ? [text] : []
  })
  return [...new Set(texts)].slice(0, most).map((text) => ({ query: { text }, by: 'rules', weight: 1 }))
}
