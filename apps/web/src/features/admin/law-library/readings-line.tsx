import type { LawLibrary } from '@casewright/api/client'
import { ProgressBar } from '@casewright/ui'
import { note } from '../../../components/sections/section.css.ts'

/** How many opinions were read for what they say of what they cite; nothing where all were. */
export function ReadingsLine({ readings: { opinions, read } }: Pick<LawLibrary, 'readings'>) {
  if (read >= opinions) return null
  return (
    <>
      <ProgressBar
        label={`Opinions read for what they say about other authorities: ${read.toLocaleString('en-US')} of ${opinions.toLocaleString('en-US')}`}
        value={Math.floor((read / opinions) * 100)}
      />
      <p className={note}>
        New opinions are read at once. After an update of this software, opinions that an earlier version read are read
        again in the hours for background work. Until then, what the earlier version read is shown.
      </p>
    </>
  )
}
