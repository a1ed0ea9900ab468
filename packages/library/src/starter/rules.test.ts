import { ruleFirst, sentencesOf, statesRule } from '@casewright/law'
import { expect, it } from 'vitest'
import { readStarter } from './read-starter.ts'

const cards = (await readStarter()).map(({ authority }) => authority)
const card = (citation: string) => {
  const found = cards.find((one) => one.citation === citation)
  if (!found) throw new Error(`${citation} is not in the starter set`)
  return found
}
const firstOf = (text: string) => sentencesOf({ text })[0]?.text ?? ''
const holdingOf = (citation: string) => {
  const found = card(citation)
  return found.kind === 'case' ? (found.holding ?? '') : found.content
}

it.each([
  ['a test', '159 F.2d 169'],
  ['what a plaintiff must show', '601 U.S. 346'],
  ['what may not be done without a warrant', '573 U.S. 373'],
  ['what notice must be', '551 U.S. 89'],
  ['when evidence need not be suppressed', '547 U.S. 586'],
  ['what the prosecution must disclose', '405 U.S. 150'],
  ['when a state may tax', '430 U.S. 274'],
  ['when a stop is not allowed', '440 U.S. 648'],
])('the holding of the starter set on %s states a rule first (%s)', (_, citation) => {
  expect(statesRule(firstOf(holdingOf(citation)))).toBe(true)
})

it.each([
  ['437 U.S. 385', 'The weapon was never found.'],
  ['520 U.S. 385', 'On January 3 the officers arrested the man.'],
])('of %s the rule is put before what happened', (citation, story) => {
  const [first = ''] = sentencesOf({ text: holdingOf(citation) }).map(({ text }) => text)
  const all = [story, first, ...(card(citation).keyPoints ?? [])]
  const [top = ''] = ruleFirst(all, (one) => one)
  expect(statesRule(top)).toBe(true)
  expect(top).not.toBe(story)
})

it('most of its holdings are told as rules by their first words; the others tell what was held of the facts', () => {
  const holdings = cards.flatMap((one) => (one.kind === 'case' && one.holding ? [firstOf(one.holding)] : []))
  const stating = holdings.filter(statesRule).length
  expect(stating / holdings.length).toBeGreaterThan(0.6)
})
