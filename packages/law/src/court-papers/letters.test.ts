import { describe, expect, it, test } from 'vitest'
import { kindOf } from '../kinds/kind-of.ts'
import { asksForClient, representedIn, saysOtherSide } from './letters.ts'

describe('whom a letter is written for', () => {
  test.each([
    ['This firm has been retained by Helen Kowalski in connection with the boiler.', 'Kowalski'],
    ['Please be advised that we represent Terrell Boone with regard to the fire.', 'Boone'],
    ['I write on behalf of Peakform Training, LLC ("Peakform"), which owns the mark.', 'Peakform'],
    ['Dorsey & Vance, P.C. represents the estate of Ann Moore.', 'Moore'],
    ['We are counsel for Plaintiff Ostrander Capital Partners.', 'Ostrander'],
  ])('%s', (sentence, name) => {
    const found = representedIn({ text: `May 4, 2026\n\nDear Mr. Hart:\n\n${sentence} The lease ended in May.` })
    expect(found?.text).toBe(sentence)
    expect(found?.names).toContain(name)
  })

  it('is not said by a letter in its own name', () =>
    expect(representedIn({ text: 'Dear Mr. Hart:\n\nI have lived here since May. The roof leaks.' })).toBeUndefined())
})

test.each([
  'Lumen’s position is that the requests are disproportionate.',
  'In your letter of May 11 you state that "we owe her nothing."',
  'Northfield maintains that it may withhold payment.',
  'Your client contends that the notice was late.',
  'Your counsel told us that nobody is confused, and you deny it.',
  "Plaintiff's argument is that the data must be produced.",
])('the other side says: %s', (text) => expect(saysOtherSide(text, ['Kowalski'])).toBe(true))

test.each([
  'Kowalski maintains that the boiler was never connected.',
  'Our position is that the policy covers the loss.',
  'We say that the notice was in time.',
  'The boiler was never connected to the return line.',
])('no word of the other side: %s', (text) => expect(saysOtherSide(text, ['Kowalski'])).toBe(false))

test.each([
  ['We ask that Lumen be required to produce a witness.', true],
  ['Ostrander asks for a complete log within ten days.', true],
  ['I write under Local Rule 37.2 to request a conference.', true],
  ['Lumen asks for a further month.', false],
  ['We do not ask for sanctions at this time.', false],
])('%s asks for the client: %s', (text, is) => expect(asksForClient(text, ['Ostrander'])).toBe(is))

test('a letter whose client demands money is a demand letter', () => {
  const text =
    'May 4, 2026\n\nDear Mr. Pratt:\n\nThis firm has been retained by Helen Kowalski. The boiler was never connected.\n\nMs. Kowalski demands that you pay $15,350 by June 30, 2026. If you do not, we will bring an action without further notice.\n\nVery truly yours,\n\nRuth Dorsey'
  expect(kindOf({ text }).kind).toBe('demand-letter')
})
