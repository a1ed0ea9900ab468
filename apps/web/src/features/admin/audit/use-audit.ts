import type { AuditChain, AuditEntry } from '@casewright/api/client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'

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
function queryOf({ person, action, subject, from, to }: AuditFilter): URLSearchParams {
  const asked = new URLSearchParams()
  if (person) asked.set('person', person)
  if (action) asked.set('action', action)
  if (subject) asked.set('subject', subject)
  if (from) asked.set('from', new Date(`${from}T00:00:00`).toISOString())
  if (to) {
    const end = new Date(`${to}T00:00:00`)
    end.setDate(end.getDate() + 1)
    asked.set('to', end.toISOString())
  }
  return asked
}

export const exportAddress = (filter: AuditFilter, format: 'csv' | 'lines'): string => {
  const asked = queryOf(filter)
  asked.set('format', format)
  return `${address}/export?${asked}`
}

/** Lines of the log, newest first, a page at a time. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: [address, filter],
    queryFn: ({ pageParam, signal }) => {
      const asked = queryOf(filter)
      if (pageParam !== null) asked.set('before', String(pageParam))
      return getJson<{ events: AuditEntry[]; next: number | null }>(`${address}?${asked}`, signal)
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Whether the log is as it was written. The server makes every line's link anew, so it is asked once a page. */
export const useChain = () =>
  useQuery({
    queryKey: [`${address}/chain`],
    queryFn: ({ signal }) => getJson<AuditChain>(`${address}/chain`, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
