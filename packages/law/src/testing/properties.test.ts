import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everySpan } from './everything.ts'

const fragments = [
  'Plaintiff',
  'v.',
  'Defendant.',
  'Case No. 1:20-cv-00123-ABC',
  'UNITED STATES DISTRICT COURT',
  'ARGUMENT',
  'I. THE CLAIM FAILS',
  '1.1 Payment.',
  '(a)',
  '(i)',
  'Section 4.2',
  'ARTICLE II',
  'WHEREAS,',
  'the “Buyer”',
  '(the "Seller")',
  '“Term” means one year.',
  '“the tenant shall pay the rent on the first day”',
  'hereinafter called the Tenant',
  'February 30, 2021',
  'the 31st day of June, 2020',
  '$1,250.00',
  'Five Hundred Dollars ($5,000)',
  'thirty (30) days',
  'five percent (5%)',
  'shall indemnify and hold harmless',
  'governed by the laws of the State of Ohio.',
  'We hold that the notice was late.',
  'Id. at 45.',
  'Doe v. Roe, 12 F. Supp. 2d 345 (S.D.N.Y. 1998).',
  'TABLE OF CONTENTS',
  'Argument ........ 3',
  'deduc-\ntion',
  '. . . .',
  'Mr. Smith agreed.',
  '\n',
  '\n\n',
  '\f',
  '\r\n',
  '\u00ad',
  '\u00a0',
  '\u2028',
  '§ 1331',
  '(',
  ')',
  '"',
  '“',
  '\ud800',
  '😀',
  'İSTANBUL',
]

const check = (text: string) => {
  for (const [name, span] of everySpan({ text })) {
    const where = `${name} ${JSON.stringify(span)}`
    expect(Number.isInteger(span.start) && Number.isInteger(span.end), where).toBe(true)
    expect(span.start >= 0 && span.start <= span.end && span.end <= text.length, where).toBe(true)
    if ('words' in span) expect(text.slice(span.start, span.end), where).toBe(span.words)
  }
}

test('on any text, every place is within it and holds its words', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), check), { numRuns: 150 })
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 600 }), check), { numRuns: 150 })
}, 60_000)

test('on any mixture of legal words, every place is within it and holds its words', () => {
  const mixture = fc
    .array(fc.tuple(fc.constantFrom(...fragments), fc.constantFrom(' ', ' ', '\n', '\n\n', '')), { maxLength: 120 })
    .map((parts) => parts.flat().join(''))
  fc.assert(fc.property(mixture, check), { numRuns: 300 })
}, 60_000)
