import { expect, it } from 'vitest'
import { whoServes } from './who-serves.ts'

const [ann, bo] = ['Ann Lee', 'Bo Cruz']

it.each([
  ['Agreement between Ann Lee and Bo Cruz. Bo mows the lawn every week.', ann, bo, 'other'],
  ['Agreement between Ann Lee and Bo Cruz. Ann pays Bo $240 a month.', ann, bo, 'other'],
  ['Agreement between Ann Lee and Bo Cruz. Ann will be paid by check.', ann, bo, 'one'],
  ['Between Elm Partners LLC and Reed Dredging Inc.', 'Elm Partners LLC', 'Reed Dredging Inc.', 'other'],
  ['Between the Town of Alder and Elm Partners LLC.', 'Town of Alder', 'Elm Partners LLC', 'other'],
  ['Agreement between Ann Lee and Bo Cruz. $5,000 a month.', ann, bo, null],
  ['Ann mows the lawn. Bo mows the field.', ann, bo, null],
])('tells who serves by what is done, else by the names: %s', (text, one, other, who) =>
  expect(whoServes(text, one, other)).toBe(who),
)
