import type { Passkey } from '@casewright/api/client'
import { Button, type Column, Notice, Table } from '@casewright/ui'
import { useState } from 'react'
import * as css from '../../../components/sections/section.css.ts'
import { formatDay, formatMoment } from '../../../lib/dates.ts'
import { hasPasskeys } from '../../../lib/passkeys.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { actions } from './factors.css.ts'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

interface PasskeyPartProps {
  passkeys: readonly Passkey[]
  onCodes: (codes: string[] | null) => void
}

/** The person's passkeys. */
export function PasskeyPart({ passkeys, onCodes }: PasskeyPartProps) {
  const [isAdding, setAdding] = useState(false)
  const [changed, change] = useState<{ passkey: Passkey; to: 'rename' | 'remove' }>()
  const close = () => change(undefined)
  const columns: Column<Passkey>[] = [
    {
      id: 'name',
      title: 'Name',
      kind: 'name',
      cell: ({ name, backedUp }) => (
        <span className={css.lines}>
          {name}
          <span className={css.small}>{backedUp ? 'Synced across your devices' : 'On one device'}</span>
        </span>
      ),
    },
    { id: 'added', title: 'Added', kind: 'when', cell: ({ createdAt }) => formatDay(createdAt) },
    {
      id: 'used',
      title: 'Last used',
      kind: 'when',
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatMoment(lastUsedAt) : 'Never'),
    },
    {
      id: 'change',
      title: 'Action',
      kind: 'action',
      cell: (passkey) => (
        <span className={actions}>
          <Button size="small" aria-label={`Rename ${passkey.name}`} onPress={() => change({ passkey, to: 'rename' })}>
            Rename
          </Button>
          <Button size="small" aria-label={`Remove ${passkey.name}`} onPress={() => change({ passkey, to: 'remove' })}>
            Remove
          </Button>
        </span>
      ),
    },
  ]
  return (
    <section aria-labelledby="passkeys" className={css.section}>
      <h2 id="passkeys">Passkeys</h2>
      <p className={css.words}>
        A passkey is stored on your phone, computer or security key, and is unlocked with your fingerprint, face or PIN.
        It signs you in without a password and cannot be phished.
      </p>
      {passkeys.length > 0 && (
        <Table caption="Your passkeys" isCaptionHidden rows={passkeys} rowKey={({ id }) => id} columns={columns} />
      )}
      {hasPasskeys() ? (
        <div>
          <Button onPress={() => setAdding(true)}>Add a passkey</Button>
        </div>
      ) : (
        <Notice title="Passkeys cannot be used in this browser.">
          They need a recent browser and an https address. Contact your administrator if the address starts with http.
        </Notice>
      )}
      {isAdding && (
        <AddPasskeyDialog
          onClose={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false)
            onCodes(codes)
          }}
        />
      )}
      {changed?.to === 'rename' && <RenamePasskeyDialog passkey={changed.passkey} onClose={close} />}
      {changed?.to === 'remove' && (
        <RemovePasskeyDialog passkey={changed.passkey} isLast={passkeys.length === 1} onClose={close} />
      )}
    </section>
  )
}
