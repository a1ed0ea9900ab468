import { citationKeys, findCitations } from '@casewright/law'

/** Words that say nothing to a search. */
const common = new Set(
  'a about an and any are as at be been before between but by can could did do does during for from had has have he her his how i if in into is it its law may me might must my no not of on or our over shall she should so such than that the their them then there these they this those to under upon was we were what when where whether which while who whom whose why will with within without would you your need find case cases show explain please see also cf'.split(
    ' ',
  ),
)
const mostWords = 8

export interface Suggested {
  text: string
  why: string
}

/** The words of a question that are worth a search, in their order, each once. */
function wordsOf(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
  return [...new Set(words.map((word) => word.replace(/['’]s$/, '')))].filter(
    (word) => word.length > 1 && !common.has(word),
  )
}

/** Searches made of a question by rules alone: what a person would type who knows the operators. */
export function searchesByRules(question: string): Suggested[] {
  const cited = findCitations(question).filter(({ kind }) => kind === 'case' || kind === 'law')
  const citations = cited
    .map(({ core }) => question.slice(core.start, core.end))
    .filter((text) => citationKeys(text).length > 0)
  // The words of a citation are looked up, not searched for.
  const rest = cited.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, question)
  const words = wordsOf(rest).slice(0, mostWords)
  const [first, second, ...others] = words
  const made: Suggested[] = [
    ...[...new Set(citations)].map((text) => ({ text, why: 'The authority that the question names.' })),
    ...(words.length > 1 ? [{ text: words.join(' AND '), why: 'Authorities that have all of the words.' }] : []),
    ...(first && second
      ? [
          {
            text: `${first} /p ${second}${others[0] ? ` AND ${others.slice(0, 2).join(' AND ')}` : ''}`,
            why: 'The first two words in one paragraph, the next ones anywhere.',
          },
        ]
      : []),
    ...(words.length > 0
      ? [{ text: words.join(' '), why: 'Plain words, ranked: all of them, else the most of them.' }]
      : []),
  ]
  return made.filter(({ text }, at) => made.findIndex((other) => other.text === text) === at).slice(0, 4)
}
