import type { DocumentCheck } from '../check.ts'
import { phraseFinder } from './support/phrases.ts'

/** Negatives that undo each other. */
export const negativeChecks: readonly DocumentCheck[] = [
  {
    id: 'plain.double-negative',
    title: 'Double negative',
    concerns: ['contract', 'letter', 'brief'],
    severity: 'low',
    category: 'Plain language',
    insight: 'best-practice',
    why: 'Two negatives have to be undone before the sentence can be understood, and are easily read as one.',
    advice: 'Say it positively.',
    find: phraseFinder({
      'shall not fail to': 'shall',
      'must not fail to': 'must',
      'will not fail to': 'will',
      'not uncommon': 'common',
      'not unusual': 'usual',
      'not unlike': 'like',
      'not unlikely': 'likely',
      'not infrequently': 'often',
      'not infrequent': 'frequent',
      'not dissimilar': 'similar',
      'not without': null,
      'not unaware': 'aware',
      'not unwilling': 'willing',
    }),
  },
]
