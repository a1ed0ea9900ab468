import { expect, it } from 'vitest'
import { markedIn } from './corpus.ts'
import { factsIn } from './facts.ts'

it('marked words are words of the text, and say what they are', () => {
  const [one] = markedIn('== cover-letter · note\nI am [[applicantName|Ann Lee]], [[aside|hi]] there.\n')
  expect(one).toEqual({
    type: 'cover-letter',
    kind: 'note',
    text: 'I am Ann Lee, hi there.',
    spans: [
      { label: 'applicantName', start: 5, end: 12 },
      { label: 'aside', start: 14, end: 16 },
    ],
  })
})

it('facts that belong to no field teach nothing', () => {
  const [one] = factsIn('== cover-letter · note\nI am Ann.\n+ [applicantName] Ann | Ann Lee\n+ Tuesday\n- um\n')
  expect(one).toEqual({
    type: 'cover-letter',
    text: 'I am Ann.',
    facts: [{ fields: ['applicantName'], ways: ['Ann', 'Ann Lee'] }],
    never: ['um'],
  })
})
