import { expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documents.ts'
import { asRead } from './as-read.ts'

const document = documentOf('The Court denied the writ.')

it.each([
  ['The order was for a temporary restraining order.2', 'The order was for a temporary restraining order.'],
  ['The plan “was not authorized.”12', 'The plan “was not authorized.”'],
  ['Having failed in the state courts,[3] they sued.[14]', 'Having failed in the state courts, they sued.'],
])('leaves out the mark of a footnote: %s', (text, shown) => expect(asRead(text, document)).toBe(shown))

it.each([
  'The price is $12.50',
  'See Rule 12.2',
  '“[T]he rule” of 28 U.S.C. § 1331',
  'It cites page [12].',
  'It was paid in U.S.2',
])('keeps what is no mark: %s', (text) => expect(asRead(text, document)).toBe(text))
