import { Button } from '@casewright/ui'
import * as css from '../panel/panel.css.ts'
import type { Known } from './fills.ts'

const sources = { profile: 'your letterhead', matter: 'the matter' } as const

interface KnownNoteProps {
  label: string
  by: Known['by']
  /** Whether it is filled in now; else it was cleared. */
  isFilled: boolean
  onClear: () => void
  onFill: () => void
}

/** Under a field: that its answer is known from elsewhere, with a way to clear it or to bring it back. */
export const KnownNote = ({ label, by, isFilled, onClear, onFill }: KnownNoteProps) => (
  <p className={css.known}>
    <span>{isFilled ? `From ${sources[by]}` : `Cleared. It is in ${sources[by]}.`}</span>
    {isFilled ? (
      <Button variant="quiet" size="small" aria-label={`Clear ${label}`} onPress={onClear}>
        Clear
      </Button>
    ) : (
      <Button variant="quiet" size="small" aria-label={`Fill in ${label}`} onPress={onFill}>
        Fill in
      </Button>
    )}
  </p>
)
