import { describe, expect, it } from 'vitest'
import { echoFinder, withoutEchoes } from './echo.ts'

const rules =
  'You work for a lawyer. You are given evidence between lines that carry a code. Say nothing that the evidence does not support.'
const nonce = '0123456789abcdef01234567'
const isEcho = echoFinder({ texts: [rules, 'Summarize the document for a lawyer who has not read it.'], nonce })

describe('an echo', () => {
  it.each([
    ['our rules', `My instructions: ${rules}`],
    ['our rules in other signs and cases', 'YOU work — for a "lawyer": you are given EVIDENCE between (lines).'],
    ['the code of the fences', `The code is ${nonce.toUpperCase()}.`],
    ['a line of the fences', `<<<end ${nonce}>>>`],
  ])('is %s', (_, text) => expect(isEcho(text)).toBe(true))

  it.each([
    ['a few words that are ours by chance', 'The lawyer says nothing that the evidence does not support.'],
    ['what a document says', 'The tenant shall pay the rent on the first of each month without demand.'],
    ['another code', 'fedcba9876543210fedcba98'],
    ['nothing', ''],
  ])('is not %s', (_, text) => expect(isEcho(text)).toBe(false))
})

describe('an answer without echoes', () => {
  it('loses the entry in which one stands, and keeps the others', () => {
    const answer = {
      points: [
        { statement: rules, words: 'the tenant shall pay' },
        { statement: 'Rent is due.', words: 'the tenant shall pay' },
      ],
      paragraphs: [{ title: 'A', propositions: [{ statement: `code ${nonce}` }, { statement: 'Rent is due.' }] }],
      gaps: ['None.', rules],
      note: rules,
      count: 3,
      empty: null,
    }
    expect(withoutEchoes(answer, isEcho)).toEqual({
      points: [{ statement: 'Rent is due.', words: 'the tenant shall pay' }],
      paragraphs: [{ title: 'A', propositions: [{ statement: 'Rent is due.' }] }],
      gaps: ['None.'],
      note: '',
      count: 3,
      empty: null,
    })
  })

  it('is the same where there is none', () => {
    const answer = { points: [{ statement: 'Rent is due.' }], note: 'So it is.' }
    expect(withoutEchoes(answer, isEcho)).toEqual(answer)
  })
})
