import type { RegistryTool } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../lib/query.ts'

/** The tools of this installation, as the server tells them. */
export function useRegistry() {
  const { data, isPending, error, refetch, isFetching } = useQuery({
    queryKey: ['/api/tools'],
    queryFn: asking('/api/tools'),
  })
  return {
    tools: data?.tools ?? [],
    model: data?.model ?? null,
    failures: data?.failures ?? [],
    isPending,
    isFetching,
    error,
    refetch,
  }
}

export type PageTool = RegistryTool & { place: { kind: 'page' } }

/** The tools of the AI Search page, in the order in which they stand. */
export const tabsOf = (tools: readonly RegistryTool[]): RegistryTool[] =>
  tools.filter(({ place }) => place.kind === 'tab').sort((a, b) => a.order - b.order)

/** The tools that are pages of their own, in the order of the navigation. */
export const pagesOf = (tools: readonly RegistryTool[]): PageTool[] =>
  tools.filter((tool): tool is PageTool => tool.place.kind === 'page').sort((a, b) => a.order - b.order)

/** The tab that is shown where the address names none. */
export const defaultTab = (tabs: readonly RegistryTool[]): RegistryTool | undefined =>
  tabs.find(({ place }) => place.kind === 'tab' && place.default) ?? tabs[0]

/** Whether an address lies at a path or below it. */
export const isUnder = (address: string, path: string): boolean => address === path || address.startsWith(`${path}/`)

/** Where a tool stands. */
export const addressOfTool = ({ id, place }: RegistryTool): string =>
  place.kind === 'page' ? place.path : `/ai-search/${id}`

/**
 * The tab of a page tool that an address means: the first where it names none.
 * Undefined for a page without tabs, null for a tab that there is not.
 */
export function tabOfPage({ place: { tabs = [] } }: PageTool, asked?: string): string | undefined | null {
  if (asked === undefined) return tabs[0]
  return tabs.includes(asked) ? asked : null
}
