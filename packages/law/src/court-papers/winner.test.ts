import { expect, test } from 'vitest'
import { dispositionValue } from './disposition.ts'
import { decidedMotion } from './winner.ts'

test('a motion that was granted as to some of it is granted in part', () => {
  const text = 'The motion to dismiss (doc. no. 14) is granted as to Count II, and is otherwise denied.'
  expect(dispositionValue([text])).toBe('Granted in part and denied in part')
  expect(decidedMotion([text], ["Before the court is the defendants' motion to dismiss."])).toEqual({
    what: 'motion',
    outcome: 'in part',
    mover: 'defendant',
  })
})

test('who moved may stand in another sentence', () =>
  expect(decidedMotion(['The motion is DENIED.'], ['Plaintiff moved to compel.'])).toEqual({
    what: 'motion',
    outcome: 'denied',
    mover: 'plaintiff',
  }))

test('of several motions that came out differently none is said to be decided', () =>
  expect(decidedMotion(['The motion to compel is granted. The motion to stay is denied.'], [])).toBeNull())
