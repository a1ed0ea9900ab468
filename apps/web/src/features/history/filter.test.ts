import { expect, test } from 'vitest'
import { addressOf } from '../../lib/api.ts'
import { type HistoryFilter, isFiltered, letsThrough, queryOf } from './filter.ts'

test('a filter is what the server is asked for, without what is empty', () => {
  const asked = (filter: HistoryFilter) => addressOf('/api/runs', { query: { ...queryOf(filter) } })
  expect(asked({ tool: '', text: ' ' })).toBe('/api/runs')
  expect(asked({ tool: 'risk-analysis', text: ' lease & deed ' })).toBe(
    '/api/runs?tool=risk-analysis&text=lease+%26+deed',
  )
  expect(isFiltered({ tool: '', text: ' ' })).toBe(false)
  expect(isFiltered({ tool: '', text: 'x' })).toBe(true)
})

test('a filter lets through what has its tool and its text', () => {
  const run = { tool: 'risk-analysis', label: 'The Lease' }
  expect(letsThrough({ tool: '', text: '' }, run)).toBe(true)
  expect(letsThrough({ tool: 'risk-analysis', text: 'lease' }, run)).toBe(true)
  expect(letsThrough({ tool: 'law-agent', text: 'lease' }, run)).toBe(false)
  expect(letsThrough({ tool: '', text: 'deed' }, run)).toBe(false)
})
