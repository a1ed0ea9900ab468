import { Button, TextArea } from '@casewright/ui'
import { useState } from 'react'
import { type Asked, asksWords } from '../asked.ts'
import * as css from './panel.css.ts'

interface Props {
  asks: readonly Asked[]
  onAnswer: ((answered: string) => void) | undefined
}

/** What the question left out, in a line, and where it can be said. The answer stands without it. */
export function Asks({ asks, onAnswer }: Props) {
  const [said, setSaid] = useState('')
  if (!onAnswer) return <p className={css.small}>Missing from the question: {asksWords(asks)}</p>
  return (
    <form
      className={css.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (said.trim()) onAnswer(said.trim())
      }}
    >
      <TextArea label={`To answer more closely: ${asksWords(asks)}`} rows={2} value={said} onChange={setSaid} />
      <div className={css.go}>
        <Button type="submit">Ask again with this</Button>
      </div>
    </form>
  )
}
