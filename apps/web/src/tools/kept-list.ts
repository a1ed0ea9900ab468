import type { QueryClient } from '@tanstack/react-query'

/** Where the lists of saved documents stand among the queries. */
export const keptKey = ['/api/kept'] as const

/** What changes when a document is kept, renamed or deleted. */
export const refreshKept = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: keptKey })
}
