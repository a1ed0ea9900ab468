import type { DocumentCheck, Hit } from '../check.ts'
import { ownSentences, ownWords } from './support/own-words.ts'

/** Words above which a sentence is too long to be read in one go. */
const mostWords = 60

// 'This Agreement is made between …' names the parties with their addresses, and is read as a list.
const isPreamble = (words: string): boolean =>
  /\b(?:made|entered\s+into)\b/i.test(words) &&
  /\b(?:between|among)\b/i.test(words) &&
  /\bthis\b/i.test(words.slice(0, 300))

/** Sentences that have to be read twice. */
export const longSentenceChecks: readonly DocumentCheck[] = [
  {
    id: 'plain.long-sentence',
    title: `Sentence of more than ${mostWords} words`,
    concerns: ['contract', 'letter', 'brief'],
    severity: 'low',
    category: 'Plain language',
    insight: 'best-practice',
    why: 'Conditions and exceptions get lost in a long sentence, and with them what was agreed.',
    advice: 'Split it, or set its parts out as a list.',
    find: (document) => {
      const words = ownWords(document)
      return ownSentences(document).flatMap(({ start, end, text }): Hit[] => {
        if (end - start < mostWords * 3 || isPreamble(text)) return []
        // A list that is set out as one is read item by item.
        const parts = words.slice(start, end).split(/(?<!\s)[^\S\n]*\n\s*\(?(?:[a-z]{1,4}|[A-Z]|\d{1,2})[).](?=\s)/)
        const size = Math.max(...parts.map((part) => part.match(/[\p{L}\d][\p{L}\d’'.,$-]*/gu)?.length ?? 0))
        return size > mostWords ? [{ start, end, message: `This sentence has ${size} words.` }] : []
      })
    },
  },
]
