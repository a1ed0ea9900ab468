import type { AuthorityKind, RegistryTool } from '@casewright/core/client'
import { FilterChips, Select, TextField } from '@casewright/ui'
import { courtsOf, jurisdictionsOf } from './choices.ts'
import type { Fields } from './fields.ts'
import * as css from './form.css.ts'

const kinds: { id: AuthorityKind; label: string }[] = [
  { id: 'case', label: 'Cases' },
  { id: 'statute', label: 'Statutes' },
  { id: 'regulation', label: 'Regulations' },
  { id: 'rule', label: 'Rules' },
  { id: 'constitution', label: 'Constitutions' },
]

interface FiltersProps {
  tool: RegistryTool
  fields: Fields
  onChange: (change: Partial<Fields>) => void
}

/** What narrows a search. A court belongs to its jurisdiction: with another jurisdiction it is chosen again. */
export const Filters = ({ tool, fields, onChange }: FiltersProps) => (
  <div className={css.filters}>
    <Select
      label="Jurisdiction"
      options={jurisdictionsOf(tool)}
      value={fields.jurisdiction}
      onChange={(jurisdiction) => onChange({ jurisdiction, court: '' })}
    />
    <Select
      label="Court"
      options={courtsOf(tool, fields.jurisdiction)}
      value={fields.court}
      onChange={(court) => onChange({ court })}
    />
    <TextField label="From" type="date" value={fields.from} onChange={(from) => onChange({ from })} />
    <TextField label="To" type="date" value={fields.to} onChange={(to) => onChange({ to })} />
    <div className={css.chips}>
      <FilterChips
        label="Kind"
        chips={kinds}
        selected={fields.kinds}
        onChange={(selected) => onChange({ kinds: selected as AuthorityKind[] })}
      />
      <FilterChips
        label="Order"
        chips={[{ id: 'date', label: 'Latest first' }]}
        selected={fields.sort === 'date' ? ['date'] : []}
        onChange={([first]) => onChange({ sort: first ? 'date' : 'relevance' })}
      />
    </div>
  </div>
)
