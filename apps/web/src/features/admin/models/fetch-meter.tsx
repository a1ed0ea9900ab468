import type { FetchRow } from '@casewright/api/client'
import { Button, ProgressBar } from '@casewright/ui'
import { fetchState, progressWords } from './fetch-words.ts'
import * as css from './models.css.ts'

interface FetchMeterProps {
  /** What is fetched. */
  title: string
  fetch: FetchRow
  /** Nothing may be fetched. */
  offline: boolean
  busy: boolean
  onDeed: (deed: 'fetch' | 'pause' | 'cancel') => void
}

/** How far the fetch of a model is, and what can be done about it. */
export function FetchMeter({ title, fetch, offline, busy, onDeed }: FetchMeterProps) {
  const state = fetchState(fetch)
  const { amount, left } = progressWords(fetch)
  const button = (deed: 'fetch' | 'pause' | 'cancel', label: string) => (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${label}: ${title}`}
      isDisabled={busy}
      onPress={() => onDeed(deed)}
    >
      {label}
    </Button>
  )
  return (
    <div className={css.meter}>
      <span>
        <b>{amount}</b>
        {left && `, ${left}`}
        {state === 'paused' && ', kept'}
      </span>
      {state !== 'adding' && (
        <span className={css.acts}>
          {state === 'fetching' && button('pause', 'Pause')}
          {state === 'paused' && !offline && button('fetch', 'Resume')}
          {state === 'stopped' && !offline && button('fetch', 'Try again')}
          {button('cancel', 'Cancel')}
        </span>
      )}
      {fetch.problem && state === 'stopped' && <span>{fetch.problem}</span>}
      <ProgressBar label={title} isLabelHidden value={Math.floor((fetch.bytes / fetch.of) * 100)} />
    </div>
  )
}
