import { describe, expect, test } from 'vitest'
import { findQuotations } from './quotations.ts'

const brown = 'Brown v. Board of Education, 347 U.S. 483, 495 (1954)'
const plessy = 'Plessy v. Ferguson, 163 U.S. 537 (1896)'
const words = 'separate educational facilities are inherently unequal'

/** Whose words a text says the quoted ones are. */
const whose = (text: string) => {
  const [{ citation, resolved } = { citation: undefined, resolved: undefined }] = findQuotations({ text })
  const found = resolved ?? citation
  return found && text.slice(found.start, found.end)
}

describe('words that a citation before them introduces are its own', () => {
  test.each([
    `In ${brown}, the Court held that “${words}.” That settles it.`,
    `As ${brown}, explains, “${words},” and no school may do so.`,
    `In ${brown}, Chief Justice Warren wrote that “${words}.”`,
    `In ${brown} (decided after ${plessy}), the Court said that “${words}.”`,
    `${brown}: “${words}.”`,
    `The law is clear. ${brown}. There, the Court unanimously concluded that “${words}.”`,
    `It began with ${brown}. In Brown, the Court held that “${words},” a rule that ${plessy}, did not know.`,
  ])('%s', (text) => expect(whose(text)).toContain('347 U.S. 483, 495 (1954)'))

  test('of a statute', () => {
    expect(
      whose('Section 1983, 42 U.S.C. § 1983, provides that “every person who acts under color of law” is liable.'),
    ).toBe('42 U.S.C. § 1983')
  })
})

describe('whose they are is not said by', () => {
  test.each([
    ['a party who speaks', `Unlike in ${brown}, plaintiff testified that “${words} to his mind.”`],
    ['another court', `Relying on ${brown}, the court below held that “${words} in its view.”`],
    ['a court that leans on it', `Applying ${brown}, the court concluded that “${words} in this county.”`],
    ['somebody else', `Of ${brown}, it was said that “${words} to some people.”`],
    ['the record', `In ${brown}, the Court heard much. It noted that “${words} to all.” App. 12.`],
    ['one of two cases', `See ${plessy}; ${brown}. It held that “${words} to all.”`],
    ['a sentence between', `In ${brown}, much was decided. Nobody objected. The Court held that “${words} to all.”`],
    ['another paragraph', `See ${brown}.\n\nThe Court held that “${words} to all.”`],
  ])('%s', (_, text) => expect(whose(text)).toBeUndefined())
})

const passage =
  'To separate them from others of similar age and qualifications solely because of their race generates a feeling of inferiority as to their status in the community.'

describe('a block quotation', () => {
  test.each([
    ['with its citation below', `The Court explained:\n\n${passage}\n\n${brown}. So here.`],
    [
      'with its citation below, and no word of saying',
      `The Court put the rule so:\n\n${passage}\n\n${brown}. So here.`,
    ],
    [
      'behind its citation, although another follows',
      `${brown} (citation omitted):\n\n${passage}\n\n${plessy}. So here.`,
    ],
    ['with its citation at its end', `The Court explained:\n\n${passage} ${brown}.\n\nSo here.`],
    ['with its citation before', `In ${brown}, the Court wrote:\n\n${passage}\n\nSo here.`],
  ])('%s', (_, text) => {
    expect(findQuotations({ text })).toMatchObject([{ isBlock: true, words: passage }])
    expect(whose(text)).toContain('347 U.S. 483, 495 (1954)')
  })

  test('of two paragraphs has the citation below both', () => {
    const text = `The Court explained:\n\n${passage}\n\n${passage}\n\n${brown}. So here.`
    expect(findQuotations({ text })).toHaveLength(2)
  })

  test.each([
    ['nothing that somebody said', `The facts are these:\n\n${passage}\n\n${brown}. So here.`],
    ['an item of a list', `The Court held three things:\n\n1. ${passage}\n\n${brown}. So here.`],
    ['a paragraph whose citation begins a sentence', `He said this:\n\n${passage}\n\n${brown}, held otherwise.`],
    ['a sentence without a colon', `The Court explained itself.\n\n${passage}\n\n${brown}. So here.`],
  ])('is not %s', (_, text) => expect(findQuotations({ text })).toEqual([]))
})
