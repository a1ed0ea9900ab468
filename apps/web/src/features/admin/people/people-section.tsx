import type { ListedPerson } from '@casewright/api/client'
import { Notice, useToast } from '@casewright/ui'
import { useRef, useState } from 'react'
import { note, section, settings } from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { useAbout } from '../../../lib/about.ts'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { DemoteDialog } from './demote-dialog.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { FactorsDialog } from './factors-dialog.tsx'
import { type Handed, HandedLinkDialog } from './handed-link-dialog.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { InviteForm } from './invite-form.tsx'
import * as css from './people.css.ts'
import { PersonList } from './person-list.tsx'
import type { PersonAct } from './person-words.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { PromoteDialog } from './promote-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { useChangePerson, usePeople } from './use-people.ts'

/** `/admin/people`: who has an account here, who is invited, and what an administrator does about them. */
export function PeopleSection() {
  const { toast } = useToast()
  const { mail } = useAbout()
  const [text, search] = useState('')
  const [asked, ask] = useState<{ act: Exclude<PersonAct, 'activate'>; person: ListedPerson }>()
  const [handed, hand] = useState<Handed>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { first } = usePeople('')
  const change = useChangePerson()
  const close = () => ask(undefined)
  const closeHanded = () => {
    hand(undefined)
    const to = handed?.returnTo
    if (to) setTimeout(() => document.querySelector<HTMLElement>(to)?.focus())
  }
  const act = (chosen: PersonAct, person: ListedPerson) => {
    if (chosen === 'activate')
      change.mutate(
        { id: person.id, change: { active: true } },
        { onSuccess: () => toast({ title: 'Reactivated', description: `${person.name} can sign in.` }) },
      )
    else ask({ act: chosen, person })
  }
  return (
    <div className={settings}>
      <SectionHead title="People" lead="Who has an account, and their role." />
      <section aria-labelledby="invite" className={section}>
        <h2 id="invite" ref={heading} tabIndex={-1} className={css.heading}>
          Invite a user
        </h2>
        <InviteForm onHanded={hand} />
        <p className={note}>
          {mail
            ? 'The link is sent by email and is valid for seven days.'
            : 'This installation does not send email. You will get a link to deliver, valid for seven days.'}
        </p>
        {first && first.invitations.length > 0 && (
          <InvitationTable invitations={first.invitations} onHanded={hand} onTaken={() => heading.current?.focus()} />
        )}
      </section>
      <section aria-labelledby="people" className={section}>
        <h2 id="people">Accounts</h2>
        {first?.administrators === 1 && first.people.length > 1 && (
          <Notice title="There is only one administrator.">
            If they leave or lose their password, no one can restore access. Make another user an administrator too.
          </Notice>
        )}
        <PersonList text={text} onSearch={search} onAct={act} />
      </section>
      {asked?.act === 'demote' && <DemoteDialog person={asked.person} onClose={close} />}
      {asked?.act === 'deactivate' && <DeactivateDialog person={asked.person} onClose={close} />}
      {asked?.act === 'plan' && <PlanDialog person={asked.person} plans={first?.plans ?? []} onClose={close} />}
      {asked?.act === 'promote' && <PromoteDialog person={asked.person} onClose={close} />}
      {asked?.act === 'reset' && (
        <ResetDialog
          person={asked.person}
          onMade={(made) => {
            close()
            hand({ ...made, kind: 'reset', to: asked.person.name, returnTo: `[data-person="${asked.person.id}"]` })
          }}
          onClose={close}
        />
      )}
      {asked?.act === 'disconnect' && <DisconnectDialog person={asked.person} onClose={close} />}
      {asked?.act === 'factors' && <FactorsDialog person={asked.person} onClose={close} />}
      {handed && <HandedLinkDialog handed={handed} onClose={closeHanded} />}
    </div>
  )
}
