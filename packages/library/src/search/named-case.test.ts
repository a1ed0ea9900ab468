import { expect, it } from 'vitest'
import { caseNamedIn } from './named-case.ts'

it.each([
  ['What did Hollister v. Greer hold about implied warranties?', 'Hollister v. Greer'],
  ['In Hollister Mills, v. Greer', 'Hollister Mills v. Greer'],
  ['hollister v greer', 'hollister v. greer'],
  ['Bank of Ames vs. Ridge Supply', 'Bank of Ames v. Ridge Supply'],
])('%s names %s', (text, name) => expect(caseNamedIn(text)?.name).toBe(name))

it.each(['implied warranties', 'State v. Doe', 'the v. a', 'volume v of the reports'])('%s names no case', (text) =>
  expect(caseNamedIn(text)).toBeUndefined(),
)
