import type { ListedPerson } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button } from '@casewright/ui'
import { useState } from 'react'
import * as settings from '../../../components/sections/section.css.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** What becomes of the matters of whoever is deactivated. */
export const MattersThen = ({ person: { mattersAlone } }: { person: ListedPerson }) => (
  <p>
    Matters that they own pass to whoever of their active members has been one for longest.
    {mattersAlone > 0 &&
      ` ${counted(mattersAlone, 'matter')} ${mattersAlone === 1 ? 'has' : 'have'} no other active member: name a new owner in this list afterwards.`}
  </p>
)

/** Matters of a deactivated person in which nobody can act any more, and a way to somebody who can. */
export function MattersLeft({ person }: { person: ListedPerson }) {
  const [asks, setAsks] = useState(false)
  const { deactivatedAt, mattersAlone, name } = person
  if (!deactivatedAt || (mattersAlone === 0 && !asks)) return null
  return (
    <>
      <span className={settings.small}>{counted(mattersAlone, 'matter')} without an active member</span>
      <Button size="small" aria-label={`Name a new owner of the matters of ${name}`} onPress={() => setAsks(true)}>
        Name an owner
      </Button>
      {asks && <HandOverDialog person={person} onClose={() => setAsks(false)} />}
    </>
  )
}
