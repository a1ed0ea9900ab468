import { Button } from '@casewright/ui'
import { Lock, X } from 'lucide-react'
import type { Chip } from './fields.ts'
import * as css from './scope.css.ts'

interface ScopeProps {
  chips: readonly Chip[]
  /** Searches again without it; left out where nothing can be started. */
  onRemove?: (id: string) => void
  /** Whether it is said that no state or court leaves the Supreme Court out. */
  isBound?: boolean
}

/** Where to look first, by the words of the query and by what was added to them. */
export const Scope = ({ chips, onRemove, isBound = false }: ScopeProps) => (
  <ul className={css.chips} aria-label="Scope">
    {chips.map(({ id, label }) => (
      <li key={id}>
        {onRemove ? (
          <Button size="small" aria-label={`Remove ${label}`} onPress={() => onRemove(id)}>
            {label} <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        ) : (
          <span className={css.chip}>{label}</span>
        )}
      </li>
    ))}
    {isBound && (
      <li>
        <span className={css.always}>
          <Lock size={14} strokeWidth={1.75} aria-hidden="true" /> U.S. Supreme Court, always
        </span>
      </li>
    )}
  </ul>
)

/** Whether a scope names a state or a court below the Supreme Court, which puts others behind and leaves none out. */
export const isBoundBySupreme = (chips: readonly Chip[]): boolean =>
  chips.some(({ id }) => id !== 'court:scotus' && id !== 'jurisdiction:us' && /^(?:court|jurisdiction):/.test(id)) &&
  !chips.some(({ id }) => id === 'court:scotus')
