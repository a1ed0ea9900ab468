import { expect, test } from 'vitest'
import { asksOfLocalRule } from './local-rule.ts'

test.each([
  'what is the fee to record a deed, and is there a recording fee for maps',
  'current filing fee for a divorce petition in Cook County',
  'how much does it cost to start a nonprofit',
  'how much is a fishing license for nonresidents',
  'who is the current mayor of our town',
  'who is the district attorney in Maricopa County',
  'what are the office hours of the clerk',
  'do I need a permit from the city of Denver to build a deck that is two feet high?',
  'does my cousin need a license to braid hair',
  'how tall may a fence be in Phoenix',
  'what is the minimum wage in Seattle',
  'who is the current chief judge of the Eleventh Circuit',
  'Who is the sheriff of Lake County',
  'what time does the clerk’s office close',
  'how long does it take to get a hearing date in housing court',
  'What is the filing fee for an appeal in the Ninth Circuit?',
  'What does a marriage license cost in Clark County?',
  'what forms do I need for an uncontested divorce',
])('no authority of a state or the United States tells: %s', (text) => {
  expect(asksOfLocalRule(text)).toBe(true)
})

test.each([
  'Who pays attorney fees under section 1988?',
  'do I need a permit to hold a protest march on the sidewalk',
  'do I need a license to carry a handgun in New York',
  'how much must the county pay me when it takes my land, and does the fee count as a taking',
  'can the city of Chicago ban signs in my yard under the First Amendment',
  'sued Cook County after a deputy broke my arm',
  'can I have the filing fee waived if I cannot afford it',
  'who is the judge that decides whether to arbitrate',
  'what is the standard for municipal liability of the city of Houston',
  'what does a lender have to tell me about fees',
  '',
])('the law may tell: %s', (text) => {
  expect(asksOfLocalRule(text)).toBe(false)
})
