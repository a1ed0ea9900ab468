import { Button } from '@casewright/ui'
import { X } from 'lucide-react'
import type { SearchOutput } from '../output.ts'
import * as css from './panel.css.ts'

interface ScopeProps {
  scope: NonNullable<SearchOutput['scope']>
  /** Searches again without it; left out where nothing can be started. */
  onRemove?: (id: string) => void
}

/** Where the query itself says to look: what comes from there is preferred. */
export const Scope = ({ scope, onRemove }: ScopeProps) => (
  <ul className={css.scope} aria-label="Scope from your words">
    {scope.map(({ id, label }) => (
      <li key={id}>
        {onRemove ? (
          <Button size="small" aria-label={`Remove ${label}`} onPress={() => onRemove(id)}>
            {label} <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        ) : (
          label
        )}
      </li>
    ))}
  </ul>
)
