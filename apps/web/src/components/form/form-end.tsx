import { Button, type ButtonProps, Notice } from '@casewright/ui'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../lib/api.ts'
import * as css from './form-end.css.ts'

interface FormEndProps {
  /** What the button does. */
  action: string
  busy: boolean
  busyLabel?: string
  variant?: ButtonProps['variant']
  /** Why it was not done, under a sentence that says so. */
  failure?: { title: string; error: Error | null }
  /** Other buttons, behind it. */
  children?: ReactNode
}

/** How a form ends: the button that sends it, and above it why it could not be done. */
export const FormEnd = ({
  action,
  busy,
  busyLabel = 'Saving...',
  variant = 'primary',
  failure,
  children,
}: FormEndProps) => (
  <>
    {failure?.error && (
      <Notice tone="error" title={failure.title}>
        {sentenceOf(failure.error, failure.error.message)}
      </Notice>
    )}
    <div className={css.buttons}>
      <Button type="submit" variant={variant} busy={busy} busyLabel={busyLabel}>
        {action}
      </Button>
      {children}
    </div>
  </>
)
