import { Button, TextArea } from '@casewright/ui'
import { useState } from 'react'
import * as css from './panel.css.ts'

interface Props {
  /** What was asked last, where it failed. */
  last: string
  pending: boolean
  onAsk: (question: string) => void
}

/** The question. */
export function Ask({ last, pending, onAsk }: Props) {
  const [question, setQuestion] = useState(last)
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className={css.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (pending) return
        setMissing(!question.trim())
        if (question.trim()) onAsk(question.trim())
      }}
    >
      <h1>Law Agent</h1>
      <p className={css.quiet}>
        Ask a legal question. The answer is made of authorities that are found and read, each with its citation checked.
      </p>
      <TextArea
        label="Your legal question"
        isRequired
        rows={5}
        placeholder="For example: May police search an arrestee’s phone without a warrant?"
        value={question}
        onChange={(value) => {
          setQuestion(value)
          setMissing(false)
        }}
        error={isMissing ? 'Write your legal question.' : undefined}
      />
      <div className={css.go}>
        <Button type="submit" variant="primary" busy={pending} busyLabel="Asking...">
          Ask Law Agent
        </Button>
      </div>
      <p className={css.hint}>
        Your search terms are sent to the legal sources this installation uses. Leave out anything confidential.
      </p>
    </form>
  )
}
