import { expect, test } from 'vitest'
import { actsFor } from './person-words.ts'

const idsFor = (...asked: Parameters<typeof actsFor>) => actsFor(...asked).map(({ id }) => id)

test('a member can be made an administrator, and an administrator a member', () => {
  expect(idsFor({ role: 'member', deactivatedAt: null, secondFactor: false, singleSignOn: false }, [])).toEqual([
    'reset',
    'promote',
    'deactivate',
  ])
  expect(idsFor({ role: 'administrator', deactivatedAt: null, secondFactor: false, singleSignOn: false }, [])).toEqual([
    'reset',
    'demote',
    'deactivate',
  ])
})

test('who is deactivated gets no link, and can be activated again', () => {
  expect(
    idsFor({ role: 'member', deactivatedAt: '2026-11-21T12:00:00Z', secondFactor: false, singleSignOn: false }, []),
  ).toEqual(['activate'])
})

test('a plan can be chosen where there are any', () => {
  expect(
    idsFor({ role: 'member', deactivatedAt: null, secondFactor: false, singleSignOn: false }, ['Starter']),
  ).toContain('plan')
})

test('a second factor can be taken off whoever has one', () => {
  expect(idsFor({ role: 'member', deactivatedAt: null, secondFactor: true, singleSignOn: false }, [])).toContain(
    'factors',
  )
})

test('single sign-on can be disconnected from whoever has it', () => {
  expect(idsFor({ role: 'member', deactivatedAt: null, secondFactor: false, singleSignOn: true }, [])).toContain(
    'disconnect',
  )
})
