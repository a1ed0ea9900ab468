import { Button, Notice } from '@casewright/ui'
import { useState } from 'react'
import { PasswordDialog } from '../../../components/form/password-dialog.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { useRenewCodes } from './use-factors.ts'

interface BackupCodesPartProps {
  /** How many have not been used. */
  left: number
  onCodes: (codes: string[] | null) => void
}

/** What stands in for a lost phone or passkey. */
export function BackupCodesPart({ left, onCodes }: BackupCodesPartProps) {
  const renew = useRenewCodes()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="backup-codes" className={css.section}>
      <h2 id="backup-codes">Backup codes</h2>
      {left <= 3 && (
        <Notice tone="partial" title={left === 0 ? 'All of your backup codes are used.' : 'Few backup codes are left.'}>
          Create new ones so that you can sign in if you lose your phone or passkey.
        </Notice>
      )}
      <p className={css.words}>
        Each signs you in once, in place of an app code or a passkey. <b className={css.value}>{left} of 10</b> are
        left.
      </p>
      <div>
        <Button onPress={() => setOpen(true)}>Create new backup codes</Button>
      </div>
      {isOpen && (
        <PasswordDialog
          title="Create new backup codes?"
          action="Create new codes"
          busyLabel="Creating..."
          failure="Your codes were not changed."
          mutation={renew}
          onPassword={(password) =>
            renew.mutate(
              { password },
              {
                onSuccess: ({ backupCodes }) => {
                  setOpen(false)
                  onCodes(backupCodes)
                },
              },
            )
          }
          onClose={() => setOpen(false)}
        >
          <p>Your current codes will stop working.</p>
        </PasswordDialog>
      )}
    </section>
  )
}
