import { Button, IconButton, Notice, Section, TextField } from '@casewright/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SuggestOutput } from '../output.ts'
import * as css from './form.css.ts'

const most = 5

interface SuggestedProps {
  suggested: SuggestOutput
  onRun: (searches: string[]) => void
}

/** Searches to read and edit before any of them leaves this machine. */
export function Suggested({ suggested, onRun }: SuggestedProps) {
  const [rows, setRows] = useState(() => suggested.searches.map((one, id) => ({ ...one, id })))
  const [isMissing, miss] = useState(false)
  const change = (id: number, text: string) => {
    miss(false)
    setRows(rows.map((row) => (row.id === id ? { ...row, text } : row)))
  }
  const run = () => {
    const searches = [...new Set(rows.map(({ text }) => text.trim()).filter(Boolean))]
    miss(searches.length === 0)
    if (searches.length > 0) onRun(searches)
  }
  return (
    <Section title="Searches to run" aside="Nothing was searched yet">
      <div className={css.searches}>
        <p className={css.note}>
          {suggested.note} Change them, leave some out or add your own. They run together when you say so, with the
          filters above.
        </p>
        {rows.map((row, index) => (
          <div key={row.id} className={css.search}>
            <TextField
              label={`Search ${index + 1}`}
              description={row.why}
              value={row.text}
              onChange={(text) => change(row.id, text)}
            />
            <IconButton
              label={`Remove search ${index + 1}`}
              icon={<Trash2 aria-hidden="true" />}
              onPress={() => setRows(rows.filter(({ id }) => id !== row.id))}
            />
          </div>
        ))}
        {isMissing && (
          <Notice tone="error" title="There is no search to run. Add one, or search for the query itself." />
        )}
        <div className={css.row}>
          <Button variant="primary" onPress={run}>
            {rows.length === 1 ? 'Run this search' : 'Run these searches'}
          </Button>
          {rows.length < most && (
            <Button
              variant="quiet"
              icon={<Plus aria-hidden="true" />}
              onPress={() =>
                setRows([...rows, { text: '', why: '', id: Math.max(-1, ...rows.map(({ id }) => id)) + 1 }])
              }
            >
              Add a search
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
