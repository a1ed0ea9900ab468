import type { ListedPerson } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button } from '@casewright/ui'
import { useState } from 'react'
import * as settings from '../../../components/sections/section.css.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** What becomes of the matters of whoever is deactivated. */
export const MattersThen = ({ person: { mattersAlone } }: { person: ListedPerson }) => (
  <p>
    Matters they own are transferred to the active member who has been a member longest.
    {mattersAlone > 0 &&
      ` ${counted(mattersAlone, 'matter')} ${mattersAlone === 1 ? 'has' : 'have'} no other active member. Choose a new owner in this list afterward.`}
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
      <Button size="small" aria-label={`Choose an owner for ${name}’s matters`} onPress={() => setAsks(true)}>
        Choose an owner
      </Button>
      {asks && <HandOverDialog person={person} onClose={() => setAsks(false)} />}
    </>
  )
}
