import { hasEnded } from '@casewright/core/client'
import { Button, Section, TextField } from '@casewright/ui'
import { useState } from 'react'
import { AnswerEntry } from './answer-entry.tsx'
import * as css from './panel.css.ts'
import { isAnswer, type Props } from './runs.ts'
import type { Show } from './use-reading.tsx'

interface AskProps {
  documentId: string
  props: Props
  onShow: Show
}

/** Questions about the document, each answered from its passages. */
export function Ask({ documentId, props: { beside }, onShow }: AskProps) {
  const [question, setQuestion] = useState('')
  const [isMissing, setMissing] = useState(false)
  // A run that the server has not taken yet names no document: the page knows of which it was asked.
  const [asked, setAsked] = useState<ReadonlyMap<string, string>>(new Map())
  const answers = beside.runs.flatMap(({ key, run }) =>
    isAnswer(run) && (asked.has(key) || run.documents[0]?.id === documentId) ? [{ key, run }] : [],
  )
  const pending = answers.some(({ run }) => !hasEnded(run.state))
  const ask = () => {
    const words = question.trim()
    setMissing(words.length < 3)
    if (words.length < 3 || pending) return
    const key = beside.start('ask', { question: words }, { document: documentId })
    setAsked(new Map(asked).set(key, words))
    setQuestion('')
  }
  return (
    <Section title="Ask about this document">
      <div className={css.body}>
        <form
          className={css.ask}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            ask()
          }}
        >
          <TextField
            label="Your question"
            placeholder="For example: When does the term end?"
            value={question}
            onChange={(value) => {
              setQuestion(value)
              setMissing(false)
            }}
            maxLength={2000}
            error={isMissing ? 'Write a question.' : undefined}
          />
          <Button type="submit" busy={pending} busyLabel="Looking...">
            Ask
          </Button>
        </form>
        <p className={css.reason}>
          Answers come only from passages of this document. They are not saved; copy what you need.
        </p>
        {answers.toReversed().map(({ key, run }) => (
          <AnswerEntry
            key={key}
            run={run}
            question={asked.get(key) ?? run.output?.question ?? run.label}
            onCancel={() => beside.cancel(key)}
            onDrop={() => beside.drop(key)}
            onShow={onShow}
          />
        ))}
      </div>
    </Section>
  )
}
