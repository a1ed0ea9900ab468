import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { partByActs } from '../settle/acts.ts'
import { representedIn } from './client-said.ts'
import { clientsVoiceIn } from './clients-voice.ts'

const partOf = (type: string, text: string, name: string) => {
  const start = text.indexOf(name)
  return partByActs(type, text, [{ start, end: start + name.length }])
}

it.each([
  ['rental-agreement', 'Oak Realty LLC rents the shop at 4 Elm St to me for $900.', 'Oak Realty LLC', 'landlord'],
  ['rental-agreement', 'Mary Stone rents the condo from Bo Day.', 'Mary Stone', 'tenant'],
  ['promissory-note', 'Ann Poe lends Bo Day $5,000.', 'Ann Poe', 'lender'],
  ['employment-contract', 'Oak Labs LLC is hiring Tess Odom.', 'Oak Labs LLC', 'employer'],
])('who acts has the part: %s: %s', (type, text, name, part) => expect(partOf(type, text, name)).toBe(part))

it.each([
  ['promissory-note', 'Ann Poe was lent $5,000 by Bo Day.', 'Ann Poe'],
  ['sales-contract', 'Ann Poe was sold the truck by Bo Day.', 'Ann Poe'],
  ['employment-contract', 'Tess Odom was hired by Oak Labs LLC.', 'Tess Odom'],
])('to whom it is done has not the part of who does it: %s: %s', (type, text, name) =>
  expect(partOf(type, text, name)).toBeNull(),
)

it.each([
  ['I represent the Elm Court Homeowners Association. They paid.', 'Elm Court Homeowners Association', false],
  ['We represent Dana Fox and Lee Wong. They paid.', 'Dana Fox and Lee Wong', true],
  ['I am counsel to Tom and Ada Finch.', 'Tom and Ada Finch', true],
])('is the client: %s', (text, words, isPlural) => expect(representedIn(text)).toMatchObject({ words, isPlural }))

it('a customer who owes the writer is nobody’s client', () =>
  expect(representedIn('My client Bay Auto LLC owes me $2,400.')).toBeNull())

it('what a client does as well is not told to be the reader’s', () => {
  const template = shippedTypes
    .flatMap((one) => readTemplate(one).template ?? [])
    .find(({ id }) => id === 'complaint-letter')
  const text = 'We represent Dana Fox and Lee Wong. They took photos of the leak. They said yes to your offer.'
  const edits = template ? clientsVoiceIn(template, text) : []
  expect(edits.map(({ as }) => as)).toEqual(['[Our clients or you]', '[Our clients or you]'])
})
