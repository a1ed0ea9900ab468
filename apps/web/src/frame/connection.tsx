import { Notice } from '@casewright/ui'
import { useEffect, useState } from 'react'
import { reach, useReach } from '../lib/server-reach.ts'
import * as css from './connection.css.ts'

/** A server that restarts is back before anybody has to read of it. */
const graceMilliseconds = 1_000

/** How the connection is, once that is worth saying. */
function useShownReach() {
  const now = useReach()
  const [shown, show] = useState(now)
  useEffect(() => {
    if (now !== 'unreachable') return show(now)
    const timer = setTimeout(() => show(now), graceMilliseconds)
    return () => clearTimeout(timer)
  }, [now])
  return shown
}

/** Says that the network or the server is gone, and that it is back. */
export function Connection() {
  const shown = useShownReach()
  const [wasLost, setLost] = useState(false)
  if (shown !== 'reached' && !wasLost) setLost(true)
  return (
    <>
      {shown !== 'reached' && (
        <div className={css.strip}>
          <div className={css.ground}>
            {shown === 'offline' ? (
              <Notice tone="partial" title="You are offline.">
                Nothing on this page is lost, and running work continues on the server. This page will reconnect
                automatically.
              </Notice>
            ) : (
              <Notice
                tone="partial"
                title="The server cannot be reached."
                action={{ label: 'Try now', onPress: reach.retry }}
              >
                Retrying automatically. Nothing on this page is lost.
              </Notice>
            )}
          </div>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {wasLost && shown === 'reached' ? 'The connection is back.' : ''}
      </p>
    </>
  )
}
