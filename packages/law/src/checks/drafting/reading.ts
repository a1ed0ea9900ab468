import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { ownSentences } from './support/own-words.ts'
import { gradeOf, readingOf } from './support/reading-grade.ts'

/** The grade above which a document is called hard: 16 is the end of college. A letter is read by anyone. */
const hardest = { contract: 18, brief: 18, letter: 14, any: 18 } as const
/** Passages pointed at, and the fewest words of one. */
const shown = 3
const fewestWords = 30
/** Below so many words a grade says nothing. */
const enoughWords = 150

const hardPassages = (document: CheckedDocument): Hit[] => {
  const sentences = ownSentences(document)
  const whole = readingOf(sentences.map(({ text }) => text))
  const grade = gradeOf(whole)
  if (whole.words < enoughWords || grade <= hardest[document.concern]) return []
  return sentences
    .map(({ start, end, text }) => ({ start, end, reading: readingOf([text]) }))
    .filter(({ reading }) => reading.words >= fewestWords)
    .map(({ start, end, reading }) => ({ start, end, own: gradeOf(reading) }))
    .sort((one, other) => other.own - one.own || one.start - other.start)
    .slice(0, shown)
    .map(({ start, end, own }) => ({
      start,
      end,
      message: `The document reads at school grade ${grade}; this sentence at grade ${own}.`,
    }))
}

/** How many years of school a document asks of its reader. */
export const readingChecks: readonly DocumentCheck[] = [
  {
    id: 'plain.reading-grade',
    title: 'Hard to read',
    concerns: ['contract', 'letter', 'brief'],
    severity: 'low',
    category: 'Plain language',
    insight: 'best-practice',
    why: 'Who cannot follow a document cannot keep to it, and may say so in a dispute.',
    advice: 'Shorten the hardest sentences first.',
    find: hardPassages,
  },
]
