import type { PanelProps } from '@casewright/core/client'
import { Button, Checkbox, DropZone, TextArea } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import * as css from './panel.css.ts'

const accept = ['.pdf', '.doc', '.docx', '.txt']
const maxBytes = 50 * 1024 * 1024

/** A file to drop, or a text to paste. */
export function Ask({ start, toast }: Pick<PanelProps<typeof manifest>, 'start' | 'toast'>) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [asksModel, setAsksModel] = useState(false)
  const action = asksModel ? 'second-opinion' : 'check'
  const check = () => {
    if (text.trim() === '') setError('Paste the text to check, or choose a file above.')
    else start(action, { text })
  }
  return (
    <>
      <Checkbox
        isSelected={asksModel}
        onChange={setAsksModel}
        description="It gets the sentences with citations, the passages found for them, and sentences of later opinions in the library. Each opinion quotes them. It can lower an outcome or ask you to look, and never raises a flag."
      >
        Ask the language model for a second opinion on whether each authority says so and is still good law
      </Checkbox>
      <DropZone
        title="Drop a brief here"
        hint="PDF, DOC, DOCX or TXT, up to 50 MB. A PDF gives page numbers."
        accept={accept}
        maxBytes={maxBytes}
        onFile={(file) => start(action, {}, { file })}
        onReject={(rejection) => toast({ ...rejection, destructive: true })}
      />
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <TextArea
          label="Or paste the text"
          description="A paragraph, a string of citations or a whole brief."
          value={text}
          onChange={(value) => {
            setText(value)
            setError(undefined)
          }}
          error={error}
          rows={8}
        />
        <Button type="submit" variant="primary">
          Check citations
        </Button>
      </form>
    </>
  )
}
