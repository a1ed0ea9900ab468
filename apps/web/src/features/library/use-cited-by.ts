import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { addressOf, getJson } from '../../lib/api.ts'

/** Which citing opinions are shown. Empty: all. */
export interface CitedByFilter {
  treatment: string
  court: string
  depth: string
  after: string
  jurisdiction: string
  /** The id of the court for which weight is asked. */
  forum: string
  weight: string
}

export const noFilter: CitedByFilter = {
  treatment: '',
  court: '',
  depth: '',
  after: '',
  jurisdiction: '',
  forum: '',
  weight: '',
}

const address = '/api/library/:id/cited-by'

const weights = ['binding', 'persuasive'] as const

const queryOf = ({ treatment, court, depth, after, jurisdiction, forum, weight }: CitedByFilter) => ({
  treatment: treatment || undefined,
  court: court || undefined,
  depth: depth || undefined,
  from: after ? Number(after) : undefined,
  jurisdiction: jurisdiction || undefined,
  binding: forum || undefined,
  weight: weights.find((one) => one === weight),
})

/** The table of those that are shown, as CSV. */
export const exportAddress = (id: string, filter: CitedByFilter): string =>
  addressOf(`${address}/export`, { params: { id }, query: queryOf(filter) })

const most = 10

/** The opinions of the library that cite an authority, a page at a time. */
export const useCitedBy = (id: string, filter: CitedByFilter) =>
  useInfiniteQuery({
    queryKey: [address, id, filter],
    queryFn: ({ pageParam, signal }) =>
      getJson(address, { params: { id }, query: { ...queryOf(filter), offset: pageParam, limit: most }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
