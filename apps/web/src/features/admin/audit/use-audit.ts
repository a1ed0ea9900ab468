import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { addressOf, getJson } from '../../../lib/api.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/admin/audit'

/** What of the log is shown. Days are as the field writes them, in the time of this browser: '2026-11-21'. */
export interface AuditFilter {
  person: string | null
  action: string
  subject: string
  from: string
  to: string
}

export const noFilter: AuditFilter = { person: null, action: '', subject: '', from: '', to: '' }

/** As the server is asked. The last day counts to its end. */
function queryOf({ person, action, subject, from, to }: AuditFilter) {
  const end = to ? new Date(`${to}T00:00:00`) : undefined
  end?.setDate(end.getDate() + 1)
  return {
    person,
    action,
    subject,
    from: from && new Date(`${from}T00:00:00`).toISOString(),
    to: end?.toISOString(),
  }
}

export const exportAddress = (filter: AuditFilter, format: 'csv' | 'lines'): string =>
  addressOf(`${address}/export`, { query: { ...queryOf(filter), format } })

/** Lines of the log, newest first, a page at a time. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: [address, filter],
    queryFn: ({ pageParam, signal }) => getJson(address, { query: { ...queryOf(filter), before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Whether the log is as it was written. The server makes every line's link again, so it is asked once a page. */
export const useChain = () =>
  useQuery({
    queryKey: [`${address}/chain`],
    queryFn: asking(`${address}/chain`),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
