import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshHistory, userKey } from '../lib/query.ts'
import { followList } from './follow-list.ts'
import { toldKey } from './told.ts'

/** Keeps what a person sees of their runs as it is at the server. */
export function useLiveList(personId: string): void {
  const client = useQueryClient()
  useEffect(
    () =>
      followList({
        onChange({ person }) {
          // In another tab somebody else has signed in: nothing of the one before may stay on this page.
          if (person !== personId) return location.reload()
          void client.invalidateQueries({ queryKey: toldKey })
          refreshHistory(client)
        },
        onSignedOut: () => client.setQueryData(userKey, null),
      }),
    [client, personId],
  )
}
