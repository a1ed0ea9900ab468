import { IconButton, TextField } from '@casewright/ui'
import { Trash2 } from 'lucide-react'
import type { PlanErrors, PlanRow } from './plan-rows.ts'
import * as css from './usage.css.ts'

interface PlanFieldsProps {
  row: PlanRow
  errors: PlanErrors
  onChange: (change: Partial<PlanRow>) => void
  onRemove: () => void
}

/** One plan of the form. */
export const PlanFields = ({ row, errors, onChange, onRemove }: PlanFieldsProps) => {
  const named = row.name.trim() || 'this plan'
  return (
    <li className={css.row}>
      <TextField
        label="Plan"
        maxLength={60}
        value={row.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Runs a month"
        aria-label={named}
        inputMode="numeric"
        placeholder="No limit"
        value={row.runs}
        error={errors.runs}
        onChange={(runs) => onChange({ runs })}
      />
      <TextField
        label="Storage in GB"
        aria-label={named}
        inputMode="decimal"
        placeholder="No limit"
        value={row.storage}
        error={errors.storage}
        onChange={(storage) => onChange({ storage })}
      />
      <TextField
        label="Cost in $ a month"
        aria-label={named}
        inputMode="decimal"
        placeholder="No limit"
        value={row.cost}
        error={errors.cost}
        onChange={(cost) => onChange({ cost })}
      />
      <span className={css.level}>
        <IconButton label={`Remove ${named}`} icon={<Trash2 aria-hidden="true" />} onPress={onRemove} />
      </span>
    </li>
  )
}
