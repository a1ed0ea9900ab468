import { readTemplate, shippedTypes, type TemplateClause } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { cleanLines, rawLines } from './__fixtures__/lines.ts'
import { isLine, isSentence, isValue } from './form.ts'
import { gatedTerm, gatedValue, sentencesOf } from './gate.ts'

it.each(cleanLines)('a clean sentence passes: %s', (line) => {
  expect(gatedTerm(line, line)).toBe(line)
})

it.each(rawLines)('raw words do not: %s', (line) => {
  expect(gatedTerm(line, line)).toMatch(/^\[To be drafted from the notes: “.*”\]$/)
})

const clauses = shippedTypes
  .flatMap((source) => readTemplate(source).template ?? [])
  .filter(({ tab, id }) => tab === 'contracts' && id !== 'power-of-attorney')
const textsOf = ({ text, clauses = [] }: TemplateClause): string[] => [
  ...[text ?? []].flat().map((one) => (typeof one === 'string' ? one : one.text)),
  ...clauses.flatMap(textsOf),
]
describe.each(clauses.map((one) => [one.id, one] as const))('the own clauses of a %s', (_, { parts }) => {
  const sentences = parts
    .flatMap((part) => ('clauses' in part ? part.clauses.flatMap(textsOf) : []))
    .map((text) =>
      text
        .replaceAll('**', '')
        .replace(/\{#[^}]*\}/g, 'Section 3')
        .replace(/\{[a-zA-Z|]*\}/g, 'Acme'),
    )
    .flatMap(sentencesOf)
    // What only leads to an answer is no sentence.
    .filter((sentence) => !/: ?Acme\.?$|^Acme$|:$/.test(sentence))
  it('pass', () => {
    expect(sentences.filter((one) => !isSentence(one, false, false))).toEqual([])
  })
})

it.each([
  ['Late fee: $50 after the 5th', true],
  ['Non-compete: six months within 20 miles', true],
  ['Front desk Jo: sure', false],
  ['From: Human Resources', false],
  ['Late fee: 50 bucks', false],
])('a line is one behind a label of the field: %s', (line, is) => {
  expect(isLine(line)).toBe(is)
})

it.each([
  ['four ten-hour days, Tuesday through Friday', true],
  ['25% on signing, 50% when the floats are delivered, 25% on completion', true],
  ['4 tens, tue-fri', false],
  ['80 hours a yr, that is on top of sick time', false],
])('an answer behind a label is clean or not: %s', (value, is) => {
  expect(isValue(value)).toBe(is)
})

it.each([
  ['Inspection ten business days.', 'Inspection: ten business days.'],
  ['Non-solicit 12 months.', 'Non-solicit: 12 months.'],
  ['Late fee $40 after the 5th.', 'Late fee: $40 after the 5th.'],
])('a label that notes set without its colon has one: %s', (words, line) => {
  expect(gatedTerm(words, words)).toBe(line)
})

it('a bare number behind a fee is no amount', () => {
  expect(gatedTerm('Late fee 40 after the 5th.', 'Late fee 40 after the 5th.')).toMatch(/^\[To be drafted/)
})

it('what is clean of a term stays, and what is not is a point in the words of the notes', () => {
  expect(
    gatedTerm(
      'The Seller delivers the piano. Tunes it once, obv. On request.',
      'We deliver the piano. Tunes it once, obv. On request.',
    ),
  ).toBe('The Seller delivers the piano. [To be drafted from the notes: “Tunes it once, obv. On request.”]')
  expect(gatedValue('Mowing. Edging w/ string trimmer.')).toBe('Mowing. Edging with string trimmer.')
  expect(gatedValue('Mowing. Edging -> string trimmer.')).toBe(
    'Mowing. [To be drafted from the notes: “Edging -> string trimmer.”]',
  )
})

it('what is spelled as in notes is spelled as in a contract', () => {
  const said = 'Parking is NOT included & guests are fine on monday.'
  expect(gatedTerm(said, said)).toBe('Parking is not included and guests are acceptable on Monday.')
})
