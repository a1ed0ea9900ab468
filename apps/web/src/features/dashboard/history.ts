import type { HistoryItem } from '@casewright/api/client'
import type { RegistryTool } from '@casewright/core/client'

const recent = 5

/** The latest items; the server gives them newest first. */
export const latestOf = (items: readonly HistoryItem[]): readonly HistoryItem[] => items.slice(0, recent)

/** All searches, and those of each tool that has a counter on the dashboard. */
export const countsOf = (tools: readonly RegistryTool[], items: readonly HistoryItem[]) => [
  { label: 'Total Searches', count: items.length },
  ...tools.flatMap(({ id, dashboard }) =>
    dashboard?.counter ? [{ label: dashboard.counter, count: items.filter(({ type }) => type === id).length }] : [],
  ),
]
