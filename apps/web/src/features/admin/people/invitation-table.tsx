import type { HandedLink, OpenInvitation } from '@casewright/api/client'
import { Badge, Button, type Column, Table, useToast } from '@casewright/ui'
import { useState } from 'react'
import * as settings from '../../../components/sections/section.css.ts'
import { formatMoment } from '../../../lib/dates.ts'
import type { Handed } from './handed-link-dialog.tsx'
import * as css from './people.css.ts'
import { roleWords } from './person-words.ts'
import { RenewDialog } from './renew-dialog.tsx'
import { useRenew, useTakeBack } from './use-people.ts'

interface InvitationTableProps {
  invitations: readonly OpenInvitation[]
  onHanded: (handed: Handed) => void
  /** An entry goes, and the focus with it. */
  onTaken: () => void
}

const isOver = ({ expiresAt }: OpenInvitation) => new Date(expiresAt) <= new Date()

/** Who was invited and has no account yet. */
export function InvitationTable({ invitations, onHanded, onTaken }: InvitationTableProps) {
  const { toast } = useToast()
  const renew = useRenew()
  const takeBack = useTakeBack()
  const [asked, ask] = useState<OpenInvitation>()
  const told = ({ email, role }: OpenInvitation, handed: HandedLink) => {
    if (handed.link)
      onHanded({ ...handed, kind: 'invitation', to: email, returnTo: role === 'administrator' ? '#invite' : undefined })
    else toast({ title: 'Invitation sent again', description: `A new link was sent to ${email}.` })
  }
  const renewed = (invitation: OpenInvitation) => {
    if (invitation.role === 'administrator') ask(invitation)
    else renew.mutate(invitation.id, { onSuccess: (handed) => told(invitation, handed) })
  }
  const columns: Column<OpenInvitation>[] = [
    { id: 'email', title: 'Email', cell: ({ email }) => <span className={css.name}>{email}</span> },
    { id: 'role', title: 'Role', cell: ({ role }) => <span className={css.whole}>{roleWords[role]}</span> },
    {
      id: 'state',
      title: 'State',
      cell: (invitation) => (
        <span className={settings.lines}>
          <span>{isOver(invitation) ? <Badge tone="mismatch">Over</Badge> : <Badge>Invited</Badge>}</span>
          <span className={settings.small}>{invitation.mailed ? 'Sent by email' : 'Link to deliver'}</span>
        </span>
      ),
    },
    {
      id: 'until',
      title: 'Valid until',
      kind: 'when',
      cell: ({ expiresAt }) => formatMoment(expiresAt),
    },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'action',
      cell: (invitation) => (
        <span className={css.buttons}>
          <Button
            size="small"
            aria-label={`Renew the invitation for ${invitation.email}`}
            busy={renew.isPending && renew.variables === invitation.id}
            busyLabel="Renewing..."
            onPress={() => renewed(invitation)}
          >
            Renew
          </Button>
          <Button
            size="small"
            aria-label={`Revoke the invitation for ${invitation.email}`}
            busy={takeBack.isPending && takeBack.variables === invitation.id}
            busyLabel="Revoking..."
            onPress={() =>
              takeBack.mutate(invitation.id, {
                onSuccess: () => {
                  toast({ title: 'Invitation revoked', description: 'Its link no longer works.' })
                  onTaken()
                },
              })
            }
          >
            Revoke
          </Button>
        </span>
      ),
    },
  ]
  return (
    <>
      <Table caption="Invitations" isCaptionHidden rows={invitations} rowKey={({ email }) => email} columns={columns} />
      {asked && (
        <RenewDialog
          invitation={asked}
          onRenewed={(handed) => {
            ask(undefined)
            told(asked, handed)
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
