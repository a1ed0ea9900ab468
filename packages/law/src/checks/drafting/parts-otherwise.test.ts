import { expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { beyondTheLast } from './support/parts-otherwise.ts'

const told = (text: string): string[] =>
  beyondTheLast(checkedDocument({ text, blocks: [], pages: [] }, 'contract')).map(({ start, end }) =>
    text.slice(start, end),
  )

const words = 'FIRST SECOND THIRD FOURTH FIFTH'.split(' ')
const romans = 'I II III IV V'.split(' ')
const rows: readonly (readonly [name: string, heads: readonly string[], last: string, beyond: string])[] = [
  ['ordinals', words.map((word) => `ARTICLE ${word}. RENT.`), 'Article Fifth', 'Article Twelfth'],
  ['Roman figures', romans.map((roman) => `${roman}. RENT.`), 'Section V', 'Section XIV.3'],
  ['Art.', romans.map((_, at) => `Art. ${at + 1}  Rent`), 'Art. 5', 'Art. 12'],
  ['§', romans.map((_, at) => `§ ${at + 1} Rent.`), '§ 5', '§ 12'],
  ['letters', 'ABCDE'.split('').map((letter) => `${letter}. Rent.`), 'paragraph E', 'paragraph K'],
  ['items', romans.map((_, at) => `${at + 1}) Rent.`), 'item 5', 'item 12'],
]

test.each(rows)('parts numbered with %s end with the last', (_, heads, last, beyond) => {
  const paper = heads.join('\n\n')
  expect(told(`${paper}\n\nAs stated in ${beyond}, it is due.`)).toEqual([beyond])
  expect(told(`${paper}\n\nAs stated in ${last}, it is due.`)).toEqual([])
  expect(told(`${paper}\n\nAs stated in ${beyond} of the Act, it is due.`)).toEqual([])
})

test('a row that has a gap proves nothing', () => {
  expect(told('I. Rent.\n\nIII. Term.\n\nV. Use.\n\nVII. Law.\n\nSee Section XIV.')).toEqual([])
})
