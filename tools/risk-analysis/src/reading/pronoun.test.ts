import { expect, it } from 'vitest'
import { pronounAt } from './pronoun.ts'

const own = ['Rosalinda', 'Ochoa']
const whose = (text: string, word: string) => {
  const start = text.lastIndexOf(word)
  return pronounAt(text, { start, end: start + word.length }, { own })
}

it.each([
  ['Rosalinda Ochoa in Yuma AZ. Her uncle Beto made a deal. She moved in.', 'She', 'own'],
  ['Rosalinda Ochoa in Yuma AZ. Her aunt Bea made a deal. She moved in.', 'She', undefined],
  ['Rosalinda Ochoa was sued by Dale Hurst. He moved in.', 'He', undefined],
  ['Clients Rosalinda and Ochoa bought it. They moved in.', 'They', 'own'],
  ['Nobody is named. She moved in.', 'She', undefined],
])('%s', (text, word, expected) => expect(whose(text, word)).toBe(expected))
