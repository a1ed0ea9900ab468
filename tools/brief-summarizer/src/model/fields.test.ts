import type { CheckedQuote } from '@casewright/core'
import { expect, it } from 'vitest'
import type { Summary } from '../output.ts'
import { fieldsBy } from './fields.ts'
import { wordsIn } from './kept.ts'

const text = 'Lake v. Mill. No. 12. The landlord says that the door was open. The judgment is reversed.'
const anchorOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length, words })
const quoted = (words: string): CheckedQuote => ({
  mark: 'quote',
  text: words,
  outcome: 'found',
  anchor: anchorOf(words),
})
const argued = 'The landlord says that the door was open.'
const decided = 'The judgment is reversed.'
const paper: Pick<Summary, 'facts' | 'courtFields'> = {
  facts: [{ label: 'Docket number', value: '12', anchor: anchorOf('No. 12') }],
}
const told = [
  { field: 'arguments' as const, side: 'The landlord', quotation: quoted(argued) },
  { field: 'disposition' as const, side: '', quotation: quoted(decided) },
]

it('are the sentences of the document that the model found and the rules did not, with their place', () => {
  expect(fieldsBy(told, paper, wordsIn(text))).toEqual([
    { field: 'arguments', text: argued, side: 'The landlord', anchor: anchorOf(argued), by: 'model' },
    { field: 'disposition', text: decided, anchor: anchorOf(decided), by: 'model' },
  ])
  const courtFields = [{ field: 'disposition' as const, text: decided, anchor: anchorOf(decided) }]
  expect(fieldsBy(told, { ...paper, courtFields }, wordsIn(text)).map(({ field }) => field)).toEqual(['arguments'])
})

it('are none of a contract, none of words that do not stand there, and no side that nobody names', () => {
  expect(fieldsBy(told, { facts: [] }, wordsIn(text))).toEqual([])
  const invented: CheckedQuote = {
    mark: 'quote',
    text: 'The judgment is affirmed.',
    outcome: 'altered',
    anchor: anchorOf(decided),
  }
  expect(fieldsBy([{ field: 'disposition', side: '', quotation: invented }], paper, wordsIn(text))).toEqual([])
  const [field] = fieldsBy([{ ...told[0], side: 'The mayor' } as (typeof told)[0]], paper, wordsIn(text))
  expect(field).not.toHaveProperty('side')
})
