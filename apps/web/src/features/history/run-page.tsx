import { hasEnded } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { Loading } from '../../components/page/loading.tsx'
import { NotFoundCard } from '../../components/page/not-found-card.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { ApiError } from '../../lib/api.ts'
import { asking } from '../../lib/query.ts'
import { asView } from '../../runs/run-view.ts'
import { useRun, useRuns } from '../../runs/runs-context.ts'
import { useSeen } from '../../runs/use-seen.ts'
import { StoredRun } from './stored-run.tsx'

/** `/history/:id`: a run as it ended, or as it goes on. */
export function RunPage() {
  const { id = '' } = useParams()
  const query = useQuery({ queryKey: ['/api/runs', id], queryFn: asking('/api/runs/:id', { params: { id } }) })
  const { data, error } = query
  const runs = useRuns()
  const key = `run:${id}`
  const followed = useRun(key)
  // The end of another's run is no news of this person's.
  useSeen(data?.owner ? null : (data ?? null))
  usePageTitle(data?.label ?? 'History')
  useEffect(() => {
    if (data && !hasEnded(data.state)) void runs.pickUp(key, data)
  }, [data, key, runs])

  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Page>
      {isMissing ? (
        <NotFoundCard
          text="This result no longer exists, or it is not yours."
          way={{ href: '/history', label: 'Go to your history' }}
        />
      ) : data ? (
        <StoredRun run={{ ...(followed ?? asView(data)), matter: data.matter }} runKey={key} />
      ) : (
        <Loading query={query} label="Loading the result..." failure="This result could not be loaded." />
      )}
    </Page>
  )
}
