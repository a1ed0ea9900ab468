import { expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documents.ts'
import { courtFieldsOf } from './court-fields.ts'

it('puts no argument under the name of another side', () => {
  const text = 'Byron argues one. It is objected that two. Acme answers three. Byron adds four. So held.'
  const at = (words: string, side?: string) => ({
    name: 'arguments' as const,
    text: words,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    ...(side && { side }),
  })
  const held = { ...at('So held.'), name: 'holding' as const }
  const fields = courtFieldsOf(documentOf(text), [
    held,
    at('Byron argues one.', 'Byron'),
    at('It is objected that two.'),
    at('Acme answers three.', 'Acme'),
    at('Byron adds four.', 'Byron'),
  ])
  expect(fields.map(({ side, text }) => [side, text])).toEqual([
    [undefined, 'So held.'],
    [undefined, 'It is objected that two.'],
    ['Byron', 'Byron argues one.'],
    ['Byron', 'Byron adds four.'],
    ['Acme', 'Acme answers three.'],
  ])
})
