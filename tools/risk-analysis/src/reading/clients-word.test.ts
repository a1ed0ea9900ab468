import { sentencesOf } from '@casewright/law'
import { expect, it } from 'vitest'
import { isClientsWord } from './clients-word.ts'

const of = (text: string, verb: string) =>
  isClientsWord(text, { own: ['Abdi', 'Warsame'] }, sentencesOf({ text }), text.indexOf(verb))

it.each([
  ['Our client Mr. Abdi Warsame is a tenant. He texted the landlord.', 'texted'],
  ['Our client Mr. Abdi Warsame is a tenant. The city came in June. He says it was cold.', 'says'],
])('is the client’s own: %s', (text, verb) => expect(of(text, verb)).toBe(true))

it.each([
  ['Our client Mr. Abdi Warsame is a tenant. The officer came. He says it was cold.', 'says'],
  ['Our client is Bell Corp. He says it was cold.', 'says'],
  ['Our client Mr. Abdi Warsame is a tenant. The landlord says it was warm.', 'says'],
])('is another’s: %s', (text, verb) => expect(of(text, verb)).toBe(false))
