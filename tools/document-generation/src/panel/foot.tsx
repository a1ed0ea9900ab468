import { Button } from '@casewright/ui'
import type { ReactNode } from 'react'
import * as css from './panel.css.ts'

interface FootProps {
  /** What is left to do before, in a sentence. */
  children?: ReactNode
  busy: boolean
  /** Left out where the button submits a form. */
  onGenerate?: () => void
}

/** Ends each way to put something in. */
export const Foot = ({ children, busy, onGenerate }: FootProps) => (
  <div className={css.foot}>
    <p>{children}</p>
    <div className={css.footButtons}>
      <Button
        type={onGenerate ? 'button' : 'submit'}
        variant="primary"
        busy={busy}
        busyLabel="Generating..."
        onPress={onGenerate}
      >
        Generate
      </Button>
    </div>
  </div>
)
