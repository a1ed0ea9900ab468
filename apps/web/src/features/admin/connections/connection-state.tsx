import type { Connection, ConnectionTest } from '@casewright/api/client'
import { Badge, type BadgeProps } from '@casewright/ui'
import { Check, CircleDashed, CirclePause, Unplug, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { small } from '../../../components/sections/section.css.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { secondsWords } from './connection-words.ts'
import * as css from './connections.css.ts'

interface Look {
  tone: BadgeProps['tone']
  icon: ReactNode
  title: string
}

const looks: Record<Connection['state'], Look> = {
  answers: { tone: 'verified', icon: <Check />, title: 'Answers' },
  fails: { tone: 'not-found', icon: <X />, title: 'Not responding' },
  unasked: { tone: 'neutral', icon: <CircleDashed />, title: 'Not used yet' },
}
const off: Look = { tone: 'neutral', icon: <Unplug />, title: 'Not connected' }
const paused: Look = { tone: 'ambiguous', icon: <CirclePause />, title: 'Rate limited' }

/** How one stands by the ledger, and what a test just now came to. */
export function ConnectionState({
  connection,
  tested,
}: {
  connection: Connection
  tested: ConnectionTest | undefined
}) {
  const { lastSuccess, lastFailure, pausedUntil } = connection
  const look = connection.off ? off : pausedUntil ? paused : looks[connection.state]
  return (
    <span className={css.state}>
      <span>
        <Badge tone={look.tone} icon={look.icon}>
          {look.title}
        </Badge>
      </span>
      {connection.off && <span className={small}>{connection.off}</span>}
      {pausedUntil && <span className={small}>Until {formatMoment(pausedUntil)}</span>}
      {lastSuccess && <span className={small}>Last response {formatMoment(lastSuccess)}</span>}
      {lastFailure && <span className={small}>Last failure {formatMoment(lastFailure)}</span>}
      <span role="status">
        {tested &&
          `${tested.sentence} It took ${secondsWords(tested.milliseconds)}.${tested.advice ? ` ${tested.advice}` : ''}`}
      </span>
    </span>
  )
}
