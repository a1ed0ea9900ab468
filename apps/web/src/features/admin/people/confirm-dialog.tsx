import type { ReactNode } from 'react'
import { PasswordDialog } from '../../../components/form/password-dialog.tsx'
import * as css from './people.css.ts'

interface ConfirmDialogProps {
  title: string
  /** Whose account it is about. */
  email: string
  action: string
  busyLabel: string
  danger?: boolean
  /** What it says when it was refused. */
  failure: string
  mutation: { isPending: boolean; error: Error | null }
  onPassword: (password: string) => void
  onClose: () => void
  children: ReactNode
}

/** Asks administrators for their own password before they open somebody's account, or the administration. */
export function ConfirmDialog({ email, children, ...dialog }: ConfirmDialogProps) {
  return (
    <PasswordDialog {...dialog} label="Your own password">
      <div className={css.question}>
        <p className={css.email}>{email}</p>
        <div className={css.question}>{children}</div>
      </div>
    </PasswordDialog>
  )
}
