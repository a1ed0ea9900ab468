import type { RegistryTool } from '@casewright/core/client'
import { Select, TextField } from '@casewright/ui'
import { useEffect, useState } from 'react'
import type { HistoryFilter } from './filter.ts'
import * as css from './history.css.ts'

interface FiltersProps {
  tools: readonly RegistryTool[]
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}

/** So long after the last key the server is asked. */
const typingMilliseconds = 250
/** A select has no empty value. */
const all = 'all'

/** What is shown of the history: by tool, and by words. */
export function Filters({ tools, filter, onChange }: FiltersProps) {
  const [typed, type] = useState(filter.text)
  const [known, setKnown] = useState(filter.text)
  if (known !== filter.text) {
    // The address was changed from elsewhere: by a link, or by 'Show all'.
    setKnown(filter.text)
    if (filter.text !== typed.trim()) type(filter.text)
  }
  useEffect(() => {
    if (typed.trim() === filter.text) return
    const timer = setTimeout(() => onChange({ ...filter, text: typed.trim() }), typingMilliseconds)
    return () => clearTimeout(timer)
  })
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
