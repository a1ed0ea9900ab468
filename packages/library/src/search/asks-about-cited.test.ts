import { expect, it } from 'vitest'
import { asksAboutCited } from './asks-about-cited.ts'

it.each([
  'Summarize the holding in Wexcombe v. United Pickle Distributors,',
  'Is Tanner v. Quill Freight, still good law',
  'holding of Brandt v. Halverson Mills',
  'Summarize the holding in',
])('asks for the case: %s', (rest) => expect(asksAboutCited(rest)).toBe(true))

it.each([
  'Tanner v. Quill Freight stop and frisk',
  'duty of candor',
  'Does Brandt v. Halverson Mills bar punitive damages',
])('asks for a subject: %s', (rest) => expect(asksAboutCited(rest)).toBe(false))
