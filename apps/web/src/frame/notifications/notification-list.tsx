import type { Notifications } from '@casewright/api/client'
import { Link, Notice, Spinner } from '@casewright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../lib/dates.ts'
import { RunState } from '../../runs/run-state.tsx'
import { markSeen, useTold } from '../../runs/told.ts'
import { useRegistry } from '../../tools/registry.ts'
import * as css from './notifications.css.ts'

/** What was new at any time since the list was opened: it stays marked while one reads. */
function useFresh(runs: Notifications['runs']): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const added = runs.filter(({ id, seen }) => !seen && !fresh.has(id))
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]))
  return fresh
}

/** How the latest runs ended. What stands here counts as seen. */
export function NotificationList({ onChoose }: { onChoose: () => void }) {
  const client = useQueryClient()
  const { tools } = useRegistry()
  const { data, error, refetch } = useTold()
  const runs = data?.runs ?? []
  const fresh = useFresh(runs)
  const through = data?.unseen ? runs[0]?.endedAt : undefined
  useEffect(() => {
    if (through) void markSeen(client, { through })
  }, [client, through])

  if (!data && error)
    return <Notice tone="error" title={error.message} action={{ label: 'Try again', onPress: () => void refetch() }} />
  if (!data) return <Spinner label="Loading..." />
  return (
    <>
      {runs.length === 0 ? (
        <p className={css.empty}>Nothing yet. When something you started finishes or fails, it will be listed here.</p>
      ) : (
        <ul className={css.list}>
          {runs.map(({ id, label, state, tool, endedAt, error: reason }) => (
            <li key={id} className={css.entry} data-new={fresh.has(id) || undefined}>
              <p className={css.title}>
                <a href={`/history/${id}`} onClick={onChoose}>
                  {label}
                </a>
                {fresh.has(id) && <span className={css.fresh}>New</span>}
              </p>
              <p className={css.facts}>
                <RunState state={state} />
                <span>{tools.find((known) => known.id === tool)?.title ?? tool}</span>
                <span>{endedAt && formatMoment(endedAt)}</span>
              </p>
              {state === 'failed' && reason && <p className={css.reason}>{reason.message}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className={css.all}>
        <Link alone href="/history" onPress={onChoose}>
          All history
        </Link>
      </p>
    </>
  )
}
