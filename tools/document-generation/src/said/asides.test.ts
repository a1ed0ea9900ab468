import { expect, it } from 'vitest'
import { readable } from './readable.ts'

it.each([
  'Let me think.',
  'Hang on a second.',
  'What else?',
  'You know the drill.',
  'Here are my notes.',
  'See below.',
  'As discussed.',
  'Sorry for the typos.',
  'You can clean that up.',
  'Use the usual language.',
  'Put it in your own words.',
  'Did you get that?',
  'I need this by tomorrow.',
  'Let me review before it goes out.',
  'Thanks so much for doing this.',
  'Hope that makes sense.',
  'Can you get this out today?',
])('is said to whoever writes: %s', (aside) => {
  expect(readable(`The rent is due. ${aside} No pets.`, 'contracts').text.replace(/\s+/g, ' ')).toBe(
    'The rent is due. No pets.',
  )
})

it.each([
  'Keep it confidential.',
  'Use it only for the quote.',
  'Send it back in 10 days.',
  'Return everything on request.',
  'I need this by March 3, 2027.',
  'Thank you for the scholarship.',
  'Please call me about the lien.',
  'I hope to hear from you.',
  'Hold the deposit in escrow.',
  'The usual late fee is $50.',
])('is a term or a fact: %s', (said) => {
  expect(readable(`The rent is due. ${said} No pets.`, 'contracts').text).toContain(said.slice(0, -1))
})
