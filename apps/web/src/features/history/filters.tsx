import type { RegistryTool } from '@casewright/core/client'
import { Select, TextField } from '@casewright/ui'
import { useTyped } from '../../lib/use-typed.ts'
import type { HistoryFilter } from './filter.ts'
import * as css from './history.css.ts'

interface FiltersProps {
  tools: readonly RegistryTool[]
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}

/** A select has no empty value. */
const all = 'all'

/** What is shown of the history: by tool, and by words. */
export function Filters({ tools, filter, onChange }: FiltersProps) {
  const [typed, type] = useTyped(filter.text, (text) => onChange({ ...filter, text }))
  return (
    <search className={css.filters} aria-label="Filter the history">
      <TextField label="Search" type="search" value={typed} onChange={type} maxLength={200} />
      <Select
        label="Tool"
        value={filter.tool || all}
        options={[
          { value: all, label: 'All tools' },
          ...tools.map(({ id, title }) => ({ value: id, label: title })),
          ...(filter.tool && !tools.some(({ id }) => id === filter.tool)
            ? [{ value: filter.tool, label: filter.tool }]
            : []),
        ]}
        onChange={(tool) => onChange({ ...filter, tool: tool === all ? '' : tool })}
      />
    </search>
  )
}
