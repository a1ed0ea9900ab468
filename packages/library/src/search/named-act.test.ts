import { expect, test } from 'vitest'
import { speaksOfNamed } from './named-act.ts'

const overtime = 'Fair Labor Standards Act: Maximum hours. Overtime after forty hours.'
const arbitration = 'Federal Arbitration Act: Validity of agreements to arbitrate.'

test.each([
  ['requirements of the Digital Worker Protection Act of 2019', overtime],
  ['What does the Federal Pet Custody Act say?', arbitration],
  ['damages under the Fair Labor Mobility Act', overtime],
])('%s is not answered by another act', (question, text) => {
  expect(speaksOfNamed(question)(text)).toBe(false)
})

test.each([
  ['does the Fair Labor Standards Act cover interns', overtime],
  ['Does the Fair Labor Act cover interns?', overtime],
  ['how does the act treat overtime', arbitration],
  ['Federal Arbitration Act stay of the case', arbitration],
  ['Is there a Jones Act claim?', arbitration],
])('%s names no act that the text lacks', (question, text) => {
  expect(speaksOfNamed(question)(text)).toBe(true)
})
