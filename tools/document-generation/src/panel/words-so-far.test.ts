import { expect, it } from 'vitest'
import { wordsSoFar } from './words-so-far.ts'

const fields = [
  { name: 'purpose', label: 'Purpose' },
  { name: 'subject', label: 'Subject' },
]

it.each([
  [null, []],
  [{ text: ' Dear ' }, [{ label: '', text: 'Dear' }]],
  [{ value: { purpose: 'We write', other: 'x' } }, [{ label: 'Purpose', text: 'We write' }]],
  [{ value: { answers: { subject: { value: 'Claim', quote: 'a claim' } } } }, [{ label: 'Subject', text: 'Claim' }]],
  [{ value: { passages: [{ field: 'purpose', text: 'We write' }] } }, [{ label: 'Purpose', text: 'We write' }]],
  [{ value: { purpose: '' }, text: '' }, []],
  [{ value: 7 }, []],
])('%j', (partial, words) => expect(wordsSoFar(partial, fields)).toEqual(words))
