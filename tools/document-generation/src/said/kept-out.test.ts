import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { keptOutIn } from './kept-out.ts'
import { readable } from './readable.ts'

const left = (text: string) => readable(text, 'contracts').text.replace(/\s+/g, ' ').trim()

it.each([
  'Nate has another client that is suing him. Not in there please.',
  'She is coming from Apex after a fight with her boss. Leave that out.',
  'My cousin says Willy had a scare. That’s just talk; please leave it out completely.',
  'The last tenant was evicted. FYI only.',
  'He is behind on his truck. I’m only telling you so you understand.',
  'I only want to sell because my back is shot, that’s for your eyes only.',
  'THE PARENTS ARE DIVORCING, KEEP THIS BETWEEN US.',
  'He lost his job at the mill in October. Say nothing of his job loss.',
  'Don’t put that he got fired lol',
  'Carol, do not put anything in about Pete’s divorce. Pete is divorcing Ann.',
])('an order to the writer takes what it speaks of out of the paper: %s', (text) => {
  expect(left(`Rent is $900.\n\n${text}\n\nThe deposit is $900.`)).toBe('Rent is $900. The deposit is $900.')
})

it('shows what was kept out with why', () => {
  const text = 'Rent is $900. The last tenant was evicted. Keep that between us.'
  expect(keptOutIn(text).map(({ start, end, why }) => [text.slice(start, end).trim(), why])).toEqual([
    ['The last tenant was evicted.', 'private'],
    ['Keep that between us.', 'private'],
  ])
})

it.each([
  'The Recipient must not mention the project to any competitor.',
  'Do not mention the project to third parties.',
  'The Tenant must pay the water bill. Keep that between us.',
  'Don’t include utilities in the rent.',
])('keeps what binds the parties: %s', (text) => {
  expect(left(text)).toContain(text.split('.')[0])
})

it.each([
  'Do not put in that she is pregnant or that Oak Vet let her go!!',
  'Don’t say why we quit milking either.',
  'Please keep the merger talks out of it.',
  'Nobody is to know yet that the controller retires in spring.',
  'Not in the lease: her credit score.',
  'Leave out any threat of criminal charges.',
])('an order to keep something out goes with it: %s', (order) => {
  const text = `Rent is $900. ${order} No pets.`
  expect(edited(text, keptOutIn(text)).text.replace(/ {2,}/g, ' ')).toBe('Rent is $900. No pets.')
})

it.each([
  'Do not call him a thief.',
  'Don’t call Ed Moss a snitch.',
  'No legal threats please.',
  'Don’t make her sound like a saint.',
  'Avoid the word negligence.',
  'Only refer to her as the student.',
  'Use plain words.',
])('how something is to be put is an order to the writer: %s', (order) => {
  const text = `The valve leaks. ${order} I ask for a new one.`
  expect(keptOutIn(text).map(({ start, end, why }) => [text.slice(start, end).trim(), why])).toEqual([[order, 'order']])
})

it.each([
  'Do not call me a liar.',
  'Do not call him at work.',
  'Do not call her before noon.',
  'No threats were made that day.',
  'The clerk told me to use plain words on the form.',
  'Refer to my letter of May 3.',
  'Don’t make her pay twice.',
  'Avoid the gravel road in spring.',
])('and what is said to a reader stays: %s', (words) => expect(left(`The valve leaks. ${words}`)).toContain(words))

it('what the writer is to stay away from is not printed', () =>
  expect(left('Rent is $900. Stay away from the insurance topic. Her insurance lapsed. The deposit is $900.')).toBe(
    'Rent is $900. The deposit is $900.',
  ))

it.each([
  'Employee: Dora Quist. No swearing. No name-calling. No drama. Rent is paid.',
  'Service agreement for web text. Use simple words. Refer to them as guests.',
])('what people at work are told about words is a term: %s', (text) => expect(keptOutIn(text)).toEqual([]))
