import { countLooks } from '@casewright/core/client'
import {
  Button,
  Citation,
  CopyButton,
  CoverageLine,
  DownloadButtons,
  MarginNotes,
  MemoFoot,
  Notice,
  PageHead,
  PrintButton,
  Tally,
  WithMargin,
} from '@casewright/ui'
import { propositionsOf, writtenChecksOf } from '../checks-of.ts'
import { droppedWords } from '../memo.ts'
import type { Answered } from '../output.ts'
import { Answer } from './answer.tsx'
import { Asks } from './asks.tsx'
import { copyTextOf } from './copy-text.ts'
import { FoundAnswer } from './found-answer.tsx'
import { headlineOf } from './headline.ts'
import { KeyPoints } from './key-points.tsx'
import { notesOf } from './notes-of.tsx'
import * as css from './panel.css.ts'
import { Quoted } from './quoted.tsx'
import { References } from './references.tsx'
import { Searches } from './searches.tsx'

interface Props {
  runId: string
  output: Answered
  at: string | null
  /** Left out where a stored run is shown. */
  onAgain: (() => void) | undefined
  /** Asks the same with what was asked back. Left out where a stored run is shown. */
  onAnswer?: ((question: string, answered: string) => void) | undefined
  onCopied: () => void
}

/** The answer with its authorities, and what was checked of it. */
export function Result({ runId, output, at, onAgain, onAnswer, onCopied }: Props) {
  const { question, questionCitations, warnings, coverage, written } = output
  const headline = headlineOf(question)
  const notes = notesOf(output)
  // An authority of the library that is in the library is no check of anybody's citation.
  const cited = writtenChecksOf(output)
  const holds = propositionsOf(output).some(({ doubt }) => doubt === null)
  return (
    <article className={css.page}>
      <PageHead
        eyebrow="Question"
        title={headline}
        note={output.jurisdiction.note}
        actions={
          <>
            <CopyButton label="Copy with citations" text={() => copyTextOf(output, at)} onCopied={onCopied} />
            <PrintButton />
            <DownloadButtons runId={runId} />
            {onAgain && <Button onPress={onAgain}>Ask another</Button>}
          </>
        }
      />
      {headline.endsWith('…') && <p className={css.words}>{question}</p>}
      <WithMargin
        margin={
          notes.length > 0 && (
            <MarginNotes notes={notes} label={notes.every(({ isFound }) => isFound) ? 'Authorities' : undefined} />
          )
        }
      >
        <div className={css.column}>
          {warnings.map((warning) => (
            <Notice key={warning} tone="partial" title={warning} />
          ))}
          {questionCitations.length > 0 && (
            <p className={css.words}>
              Cited in the question:{' '}
              {questionCitations.map((check, index) => (
                <span key={check.text}>
                  {index > 0 && '; '}
                  <Citation check={check} number={index + 1} />
                </span>
              ))}
            </p>
          )}
          {written && !holds && written.answers !== 'no' && (
            <Notice tone="partial" title="Nothing that the model wrote could be tied to an authority.">
              The passages below are what was found.
              {propositionsOf(output).length > 0 && ' The model’s words follow them, marked.'}
              {written.dropped !== undefined && written.dropped > 0 && ` ${droppedWords(written.dropped)}`}
            </Notice>
          )}
          {written && (holds || written.answers === 'no') ? (
            <>
              <Answer output={output} />
              <Quoted output={output} />
            </>
          ) : (
            <>
              <FoundAnswer output={output} />
              {written && propositionsOf(output).length > 0 && <Answer output={output} />}
            </>
          )}
          {output.asks && (
            <Asks asks={output.asks} onAnswer={onAnswer && ((answered) => onAnswer(question, answered))} />
          )}
          <KeyPoints output={output} />
          <References output={output} />
          <Searches searches={output.searches} />
          <MemoFoot at={at}>
            {cited.length > 0 && <Tally counts={countLooks(cited)} />}
            <CoverageLine coverage={coverage} />
          </MemoFoot>
        </div>
      </WithMargin>
    </article>
  )
}
