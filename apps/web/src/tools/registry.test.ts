import type { RegistryTool } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { addressOfTool, defaultTab, type PageTool, pagesOf, tabOfPage, tabsOf } from './registry.ts'

const tool = (id: string, order: number, place: RegistryTool['place'] = { kind: 'tab' }) =>
  ({ id, order, place, title: id, icon: 'wrench' }) as RegistryTool
const page = (id: string, order: number) => tool(id, order, { kind: 'page', path: `/${id}`, nav: `Nav ${id}` })

test('tabs and pages are told apart, and stand in their order', () => {
  const tools = [page('z', 5), tool('b', 20), page('y', 4), tool('a', 10)]
  expect(tabsOf(tools).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(pagesOf(tools).map(({ id }) => id)).toEqual(['y', 'z'])
})

test('without a tab in the address the default tool opens, else the first', () => {
  const tabs = [tool('a', 10), tool('b', 20, { kind: 'tab', default: true })]
  expect(defaultTab(tabs)?.id).toBe('b')
  expect(defaultTab(tabs.slice(0, 1))?.id).toBe('a')
  expect(defaultTab([])).toBeUndefined()
})

test('a page opens at its first tab, and has no tab that it does not name', () => {
  const generation = (tabs?: string[]) =>
    tool('generation', 1, { kind: 'page', path: '/generation', nav: 'Generation', tabs }) as PageTool
  const tabs = ['letters', 'contracts']
  expect(tabOfPage(generation(tabs))).toBe('letters')
  expect(tabOfPage(generation(tabs), 'contracts')).toBe('contracts')
  expect(tabOfPage(generation(tabs), 'poems')).toBeNull()
  expect(tabOfPage(generation())).toBeUndefined()
  expect(tabOfPage(generation(), 'letters')).toBeNull()
})

test('a tool is found at its tab, or at its own page', () => {
  expect(addressOfTool(tool('risk-analysis', 1))).toBe('/ai-search/risk-analysis')
  expect(addressOfTool(page('document-analyzer', 1))).toBe('/document-analyzer')
})
