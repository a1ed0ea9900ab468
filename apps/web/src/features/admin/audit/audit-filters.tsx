import { auditActions } from '@casewright/api/client'
import { Select, TextField } from '@casewright/ui'
import { useTyped } from '../../../lib/use-typed.ts'
import * as css from '../admin.css.ts'
import { SubjectPicker } from '../subject-picker.tsx'
import type { AuditFilter } from './use-audit.ts'

/** A select has no empty value. */
const all = 'all'

const actions = [
  { value: all, label: 'Everything' },
  ...Object.entries(auditActions)
    .map(([value, label]) => ({ value, label: label as string }))
    .sort((one, other) => one.label.localeCompare(other.label)),
]

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
}

/** What is shown of the log: of whom, what, when, and about what. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const set = (change: Partial<AuditFilter>) => onChange({ ...filter, ...change })
  const [typed, type] = useTyped(filter.subject, (subject) => set({ subject }))
  return (
    <search aria-label="Filter the audit log" className={css.filters}>
      <SubjectPicker kind="person" all="Anybody" value={filter.person} onChange={(person) => set({ person })} />
      <Select
        label="What"
        options={actions}
        value={filter.action || all}
        onChange={(action) => set({ action: action === all ? '' : action })}
      />
      <TextField
        label="About"
        description="The ID of a run, document or matter, as shown in an entry."
        value={typed}
        onChange={type}
        maxLength={100}
      />
      <TextField label="From" type="date" value={filter.from} onChange={(from) => set({ from })} />
      <TextField label="To" type="date" value={filter.to} onChange={(to) => set({ to })} />
    </search>
  )
}
