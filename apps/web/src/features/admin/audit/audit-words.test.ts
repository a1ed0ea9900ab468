import type { AuditEntry } from '@casewright/api/client'
import { expect, test } from 'vitest'
import { aboutOf, detailOf, whatOf, whoOf } from './audit-words.ts'

const entry: AuditEntry = {
  id: 1,
  at: '2026-11-21T12:00:00Z',
  actorKind: 'person',
  actorId: 'a',
  actorName: 'Ada',
  keyId: null,
  address: null,
  action: 'runs.deleted',
  subjectKind: 'person',
  subjectId: 'a',
  subjectName: 'Ada',
  detail: { deleted: 2, held: 1 },
}

test('a line is told in words, and whoever was erased has none of their own', () => {
  expect([whoOf(entry), whatOf(entry), aboutOf(entry), detailOf(entry)]).toEqual([
    'Ada',
    'Deleted runs',
    null,
    'deleted: 2, held: 1',
  ])
  const erased = { ...entry, actorName: null, subjectId: 'b', subjectName: null }
  expect([whoOf(erased), aboutOf(erased)]).toEqual(['Deleted account', 'Deleted account'])
  expect(whoOf({ ...entry, actorKind: 'system', actorId: null })).toBe('The server')
  expect(whoOf({ ...entry, actorKind: 'visitor', actorId: null })).toBe('Someone not signed in')
  expect(aboutOf({ ...entry, subjectKind: 'hold', subjectId: 'h' })).toBe('Legal hold')
  expect(detailOf({ ...entry, detail: { others: true, days: null } })).toBe('others: yes, days: none')
})
