import type { RunSummary } from '@casewright/core/client'
import { useSearchParams } from 'react-router-dom'

/** Which runs of the history are shown; empty: all. */
export interface HistoryFilter {
  tool: string
  text: string
}

export const isFiltered = ({ tool, text }: HistoryFilter): boolean => tool !== '' || text.trim() !== ''

/** The filter as the server takes it. */
export const queryOf = ({ tool, text }: HistoryFilter): HistoryFilter => ({ tool, text: text.trim() })

/** The filter as a query, without its empty values. */
const named = (filter: HistoryFilter) =>
  Object.fromEntries(Object.entries(queryOf(filter)).filter(([, value]) => value !== ''))

/** Whether a filter lets a run through, as the server decides it. */
export const letsThrough = ({ tool, text }: HistoryFilter, run: Pick<RunSummary, 'tool' | 'label'>): boolean =>
  (tool === '' || run.tool === tool) && run.label.toLowerCase().includes(text.trim().toLowerCase())

/** The filter that stands in the address, and how to change it there. */
export function useHistoryFilter(): [HistoryFilter, (filter: HistoryFilter) => void] {
  const [params, setParams] = useSearchParams()
  return [
    { tool: params.get('tool') ?? '', text: params.get('text') ?? '' },
    (filter) => setParams(named(filter), { replace: true }),
  ]
}
