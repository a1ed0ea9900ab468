import type { CitedBy } from '@casewright/api/client'
import { Select } from '@casewright/ui'
import * as css from './cited-by.css.ts'
import type { CitedByFilter } from './use-cited-by.ts'

interface CitedByFiltersProps {
  /** Counts are of all citing opinions. */
  answer: CitedBy
  filter: CitedByFilter
  onChange: (filter: CitedByFilter) => void
}

/** A select has no empty value. */
const all = 'all'
const named = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Which of the citing opinions are shown. */
export function CitedByFilters({ answer, filter, onChange }: CitedByFiltersProps) {
  const { treatments, courts, jurisdictions, depths, years, weights, forums = [] } = answer
  const against = years.reduce((sum, year) => sum + year.against, 0)
  const decades = [...new Set(years.map(({ year }) => Math.floor(year / 10) * 10))]
  const fields = [
    {
      name: 'treatment',
      label: 'Treatment',
      every: 'All treatments',
      options: [
        ...(against > 0 ? [{ value: 'against', label: `Negative (${against})` }] : []),
        ...treatments.map(({ kind, count }) => ({ value: kind, label: `${named(kind)} (${count})` })),
      ],
    },
    {
      name: 'court',
      label: 'Court',
      every: 'All courts',
      options: courts.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
    },
    {
      name: 'jurisdiction',
      label: 'Jurisdiction',
      every: 'All jurisdictions',
      options: jurisdictions.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
    },
    {
      name: 'depth',
      label: 'Depth',
      every: 'Any depth',
      options: depths.map(({ depth, count }) => ({ value: depth, label: `${named(depth)} (${count})` })),
    },
    {
      name: 'after',
      label: 'Decided',
      every: 'Any year',
      options: decades.slice(1).map((year) => ({ value: String(year), label: `${year} or later` })),
    },
    {
      name: 'forum',
      label: 'Weight in',
      every: 'Any court',
      options: forums.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'weight',
      label: 'Weight',
      every: 'Any weight',
      options: weights
        ? [
            { value: 'binding', label: `Binding (${weights.binding})` },
            { value: 'persuasive', label: `Persuasive (${weights.persuasive})` },
          ]
        : [],
    },
  ] as const
  return (
    <search className={css.filters} aria-label="Filter the citing opinions">
      {fields.map(({ name, label, every, options }) =>
        options.length > 1 || filter[name] ? (
          <Select
            key={name}
            label={label}
            value={filter[name] || all}
            options={[{ value: all, label: every }, ...options]}
            onChange={(value) =>
              onChange({
                ...filter,
                // Without a court there is no weight.
                ...(name === 'forum' && value === all && { weight: '' }),
                [name]: value === all ? '' : value,
              })
            }
          />
        ) : null,
      )}
    </search>
  )
}
