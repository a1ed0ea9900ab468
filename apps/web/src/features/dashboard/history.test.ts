import type { HistoryItem } from '@casewright/api/client'
import type { RegistryTool } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { kindOf } from '../../runs/kind.ts'
import { countsOf, latestOf } from './history.ts'

const item = (type: string, id = type): HistoryItem => ({ id, query: 'q', type, createdAt: '2026-11-21T04:00:00.000Z' })
const tool = (id: string, counter?: string) =>
  ({ id, dashboard: { title: id, text: '', ...(counter && { counter }) } }) as RegistryTool

test('at most five items are recent', () => {
  expect(latestOf(Array.from({ length: 7 }, (_, index) => item('risk', String(index)))).map(({ id }) => id)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ])
})

test("a type's hyphens are spaces to people", () => {
  expect(kindOf('legal-research')).toBe('legal research')
})

test('everything is counted, and each tool that has a counter', () => {
  const items = [item('a', '1'), item('b', '2'), item('a', '3')]
  expect(countsOf([tool('a', 'Documents Analyzed'), tool('b')], items)).toEqual([
    { label: 'Total Searches', count: 3 },
    { label: 'Documents Analyzed', count: 2 },
  ])
})
