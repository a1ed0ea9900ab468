import { describe, expect, it } from 'vitest'
import { doctrineOf } from './doctrine.ts'
import { createKindred } from './kindred.ts'

const kindred = createKindred([
  {
    work: 1,
    isCase: true,
    field: 'Contracts',
    subjects: ['consideration', 'promise for forbearance', 'bargained exchange'],
    said: '',
  },
  {
    work: 2,
    isCase: true,
    field: 'Contracts',
    subjects: ['consideration', 'implied promise', 'exclusive agency'],
    said: '',
  },
  {
    work: 3,
    isCase: true,
    field: 'Criminal procedure',
    subjects: ['habeas review'],
    said: 'Fair consideration of the claim.',
  },
  { work: 4, isCase: true, field: 'Contracts', subjects: ['bargained exchange', 'promise for forbearance'], said: '' },
])
const doctrine = doctrineOf(kindred, [1, 2], ['consider'])
const parts = (likelihood: number) => ({ likelihood }) as Parameters<typeof doctrine.isMention>[0]['parts']
const none = { fittest: undefined, parts: parts(0) }

describe('what belongs to a doctrine', () => {
  it('takes a term of art in its ordinary sense for a mention', () => {
    expect(doctrine.isMention({ work: 3, ...none }, true)).toBe(true)
    expect(doctrine.isMention({ work: 3, ...none }, false)).toBe(true)
    expect(doctrine.isMention({ work: 2, ...none }, true)).toBe(false)
  })

  it('takes a text for a mention that neither comes back to the words nor speaks of what goes with them', () => {
    const text = 'The license was in consideration of one dollar.'
    expect(doctrine.isMention({ work: 9, fittest: text, parts: parts(2) }, true)).toBe(true)
    expect(doctrine.isMention({ work: 9, fittest: text, parts: parts(3) }, true)).toBe(false)
    const about = 'A promise for forbearance, a bargained exchange.'
    expect(doctrine.isMention({ work: 9, fittest: about, parts: parts(2) }, true)).toBe(false)
  })

  it('finds what says it in other words', () => {
    expect(doctrine.kindred().map(({ work }) => work)).toContain(4)
    expect(doctrine.kindred().map(({ work }) => work)).not.toContain(3)
  })
})
