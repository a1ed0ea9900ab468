import type { RegistryTool } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { isCurrent, labelOf, sectionsOf } from './sections.ts'

const tool = (id: string, order: number, place: RegistryTool['place'] = { kind: 'tab' }) =>
  ({ id, order, place, title: id, icon: 'wrench' }) as RegistryTool
const page = (id: string, order: number) => tool(id, order, { kind: 'page', path: `/${id}`, nav: `Nav ${id}` })

test('the navigation has the two fixed entries, and one for each tool with a page', () => {
  expect(sectionsOf([tool('a', 1)]).map(({ label }) => label)).toEqual(['Dashboard', 'AI Search'])
  expect(sectionsOf([tool('a', 1), page('z', 2)]).map(({ path }) => path)).toEqual(['/dashboard', '/ai-search', '/z'])
})

test('an entry is current below its path, the dashboard at its own path alone', () => {
  const sections = sectionsOf([page('document', 2)])
  const current = (address: string) => sections.filter((section) => isCurrent(section, address)).map(({ path }) => path)
  expect(current('/dashboard')).toEqual(['/dashboard'])
  expect(current('/dashboard/x')).toEqual([])
  expect(current('/ai-search/risk-analysis')).toEqual(['/ai-search'])
  expect(current('/document-analyzer')).toEqual([])
  expect(labelOf(sections, '/document/letters')).toBe('Nav document')
  expect(labelOf(sections, '/history/1')).toBe('History')
})
