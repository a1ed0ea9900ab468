import { Button, ChatMessage, Citation, CopyButton, Written } from '@casewright/ui'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { changeWords } from '../changes/change-words.ts'
import type { QuickAnswer } from '../output.ts'
import { EvidenceAnswer } from './evidence-answer.tsx'
import * as css from './panel.css.ts'
import { PassageItem } from './passage-item.tsx'
import { answerOf, noReply, wholeOf } from './reply.ts'
import type { Reply } from './turns.ts'
import { WrittenAnswer } from './written-answer.tsx'

interface ReplyMessageProps {
  reply: Reply
  onCopied: () => void
  onCopyFailed: () => void
  /** Its files for Word and as a PDF. */
  files?: ReactNode
  /** Puts the question back to where one writes. */
  onEdit?: () => void
}

const Whole = ({ answer }: { answer: QuickAnswer }) => (
  <div className={css.answer}>
    {answer.asked.length > 0 && (
      <p className={css.paragraph}>
        In your question:{' '}
        {answer.asked.map((check, index) => (
          <span key={check.text}>
            {index > 0 && '; '}
            <Citation check={check} />
          </span>
        ))}
      </p>
    )}
    {answer.changes?.map((one) => (
      <p key={one.earlier} className={css.changed}>
        {changeWords(one)}
      </p>
    ))}
    {answer.written && answer.written.paragraphs.length > 0 ? (
      <WrittenAnswer answer={answer} written={answer.written} />
    ) : (
      <EvidenceAnswer answer={answer} />
    )}
    <p className={css.note}>{answer.note}</p>
  </div>
)

/** Why there is no answer, and what of the evidence was there already. */
const None = ({ reply: { state, soFar }, words }: { reply: Reply; words: string }) => (
  <div className={css.answer}>
    <p className={css.plain}>{words}</p>
    {soFar && soFar.passages.length > 0 && (
      <details className={css.more}>
        <summary>What was found before</summary>
        <ol className={css.passages}>
          {soFar.passages.map((passage) => (
            <PassageItem key={passage.number} passage={passage} />
          ))}
        </ol>
      </details>
    )}
    {state === 'cancelled' && (
      <p className={css.note}>Nothing the model had written was saved, because it had not been checked.</p>
    )}
  </div>
)

/** The answer to one question, or that there is none. */
export function ReplyMessage({ reply, onCopied, onCopyFailed, files, onEdit }: ReplyMessageProps) {
  const at = new Date(reply.at)
  const answer = reply.state === 'done' ? answerOf(reply.output) : null
  if (!answer)
    return (
      <ChatMessage
        from="assistant"
        at={at}
        actions={
          onEdit && (
            <Button size="small" icon={<PenLine aria-hidden="true" />} onPress={onEdit}>
              Edit the question
            </Button>
          )
        }
      >
        <None reply={reply} words={reply.state === 'cancelled' ? 'You stopped this answer.' : noReply} />
      </ChatMessage>
    )
  const whole = wholeOf(reply.output)
  return (
    <ChatMessage
      from="assistant"
      at={at}
      actions={
        <>
          <CopyButton text={answer} label="Copy the answer" onCopied={onCopied} onFailed={onCopyFailed} />
          {files}
        </>
      }
    >
      {whole ? (
        <Whole answer={whole} />
      ) : (
        <Written byline="Answer" checked="not checked">
          <p className={css.paragraph}>{answer}</p>
        </Written>
      )}
    </ChatMessage>
  )
}
