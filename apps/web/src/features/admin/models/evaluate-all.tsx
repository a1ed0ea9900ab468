import type { EvaluationQuestion, LanguageModels } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button, Dialog } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading } from '../../../components/page/loading.tsx'
import { asking } from '../../../lib/query.ts'
import * as css from './models.css.ts'

interface Props {
  of: LanguageModels
  busy: boolean
  onDeed: (deed: 'evaluate' | 'stop-evaluating') => void
}

/** Has every model of this server that fits evaluated on it, again or for the first time. */
export function EvaluateAll({ of: { models, questions }, busy, onDeed }: Props) {
  const [isOpen, open] = useState(false)
  const held = models.filter(({ isHeld, fits }) => isHeld && fits)
  const isRunning = held.some(({ here }) => isUnderWay(here))
  const wasDone = held.some(({ here }) => here?.result)
  return (
    <>
      {held.length > 0 && (
        <Button variant="quiet" isDisabled={busy} onPress={() => onDeed(isRunning ? 'stop-evaluating' : 'evaluate')}>
          {isRunning ? 'Cancel the evaluation' : wasDone ? 'Evaluate all again' : 'Evaluate all'}
        </Button>
      )}
      <Button variant="quiet" onPress={() => open(true)}>
        See the {counted(questions, 'question')}
      </Button>
      {isOpen && <Questions onClose={() => open(false)} />}
    </>
  )
}

export const isUnderWay = (here: LanguageModels['models'][number]['here']): boolean =>
  here?.state === 'waiting' || here?.state === 'running'

const address = '/api/admin/language-models/questions'

function Questions({ onClose }: { onClose: () => void }) {
  const query = useQuery<EvaluationQuestion[]>({ queryKey: [address], queryFn: asking(address) })
  return (
    <Dialog
      title="Questions of the evaluation"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <div className={css.inDialog}>
        <Loading query={query} label="Loading the questions..." failure="The questions could not be loaded." />
        <ol className={css.questions}>
          {query.data?.map(({ paper, question, text, answer }) => (
            <li key={question}>
              <b>{question}</b>
              <span className={css.sub}>
                {paper}: {answer === null ? 'no sentence answers this.' : sentenceWith(text, answer)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

const sentenceWith = (text: string, words: string): string =>
  text.split(/(?<=\.) /).find((sentence) => sentence.includes(words)) ?? ''
