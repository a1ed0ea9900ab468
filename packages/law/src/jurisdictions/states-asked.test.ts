import { expect, it } from 'vitest'
import { statesAsked } from './states-asked.ts'

const codes = (text: string) => statesAsked(text).map(({ code }) => code)

it.each([
  'A Delaware LLC with members in Texas was sued in Ohio state court. Can it be removed to federal court?',
  'Is there complete diversity between a Georgia plaintiff and a Nevada corporation?',
  'Does a Florida court have personal jurisdiction over a seller in Maine?',
])('takes states for facts in a question of which court: %s', (text) => expect(codes(text)).toEqual([]))

it.each([
  ['Is personal jurisdiction proper under the Texas long-arm statute over a seller from Maine?', ['tx']],
  ['Can a landlord in Ohio remove a tenant?', ['oh']],
  ['How long does Nevada law give to sue?', ['nv']],
  ['Was the confession of the Utah man voluntary?', ['ut']],
])('takes them for the law that is asked for: %s', (text, states) => expect(codes(text)).toEqual(states))
