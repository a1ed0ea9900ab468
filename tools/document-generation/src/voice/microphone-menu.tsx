import { Select } from '@casewright/ui'
import { memo } from 'react'
import type { Microphones } from './listen/microphones.ts'
import * as css from './voice.css.ts'

/**
 * Which microphone is listened to. Nothing, until the browser says which there are. It stays as it is while the level of the
 * microphone moves, or an open menu would lose what is pressed in it.
 */
export const MicrophoneMenu = memo(({ microphones: { all, chosen, choose } }: { microphones: Microphones }) => {
  if (all.length === 0) return null
  const options = all.map(({ id, name }) => ({ value: id, label: name }))
  const value = all.find(({ id }) => id === chosen)?.id ?? all[0]?.id ?? null
  return (
    <div className={css.microphone}>
      <Select label="Microphone" options={options} value={value} onChange={choose} />
    </div>
  )
})
