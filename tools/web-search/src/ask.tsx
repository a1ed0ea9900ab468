import { Button, Checkbox, TextField } from '@casewright/ui'
import { useState } from 'react'
import * as css from './panel.css.ts'

export interface Asked {
  query: string
  legalOnly: boolean
  readPages: boolean
}

interface Props {
  /** What was searched for last. */
  last: string
  pending: boolean
  onAsk: (asked: Asked) => void
}

/** What is to be searched for, and how. */
export function Ask({ last, pending, onAsk }: Props) {
  const [query, setQuery] = useState(last)
  const [legalOnly, setLegalOnly] = useState(false)
  const [readPages, setReadPages] = useState(false)
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className={css.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (pending) return
        setMissing(!query.trim())
        if (query.trim()) onAsk({ query: query.trim(), legalOnly, readPages })
      }}
    >
      <div className={css.line}>
        <TextField
          label="What are you looking for?"
          placeholder="For example: proposed amendments to the Federal Rules of Evidence"
          maxLength={400}
          value={query}
          onChange={(value) => {
            setQuery(value)
            setMissing(false)
          }}
          error={isMissing ? 'Write what you are looking for.' : undefined}
        />
        <div className={css.go}>
          <Button type="submit" variant="primary" wide busy={pending} busyLabel="Searching...">
            Search the Web
          </Button>
        </div>
      </div>
      <div className={css.options}>
        <Checkbox isSelected={legalOnly} onChange={setLegalOnly}>
          Courts, agencies and legal publishers only
        </Checkbox>
        <Checkbox isSelected={readPages} onChange={setReadPages}>
          Read the first pages for the summary
        </Checkbox>
      </div>
      <p className={css.hint}>
        Your words go to the search engine of this installation; where there is none, public legal feeds are searched
        here. Reading pages calls the sites of the first five results. Leave out what is confidential.
      </p>
    </form>
  )
}
