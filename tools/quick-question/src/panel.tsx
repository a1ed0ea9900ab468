import { definePanel, useFailureToast } from '@casewright/core/client'
import { Button, ChatInput, ChatLog, ChatMessage, CoverageLine, EmptyState, RunStatus } from '@casewright/ui'
import { Eraser } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import type { manifest } from './manifest.ts'
import { FilesButton } from './panel/files-button.tsx'
import * as css from './panel/panel.css.ts'
import { wholeOf } from './panel/reply.ts'
import { ReplyMessage } from './panel/reply-message.tsx'
import { Thinking } from './panel/thinking.tsx'
import { earlierOf, isOf } from './panel/turns.ts'
import { useConversation } from './panel/use-conversation.ts'
import { useSealed } from './panel/use-sealed.ts'

/** The chat: one question after another, each answer a run of its own, the conversation in the page alone. */
export const panel = definePanel<typeof manifest>(function QuickQuestion(props) {
  const { tool, run, stored, start, cancel, reset, sealed, toast } = props
  const { turns, ask, clear } = useConversation(tool, run, stored)
  const results = useSealed(tool, run, sealed)
  const [value, setValue] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useFailureToast(props, 'Quick question failed')

  const last = turns.at(-1)
  const isPending = last !== undefined && !last.reply
  const send = () => {
    const question = value.trim()
    if (!question || isPending) return
    const earlier = earlierOf(turns)
    ask(question)
    setValue('')
    start('ask', { question, ...(earlier.length > 0 && { earlier }) })
    field.current?.focus()
  }
  const edit = (question: string) => {
    setValue(question)
    field.current?.focus()
  }
  const filesOf = (result: string | undefined) =>
    result ? (
      <FilesButton
        download={(name) => sealed.download(result, name)}
        onFailed={(error) => toast({ title: 'Downloading failed', description: error.message, destructive: true })}
      />
    ) : undefined
  const coverage = last?.reply?.state === 'done' ? wholeOf(last.reply.output)?.coverage : undefined
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">{tool.title}</h1>
      <RunStatus run={run && { ...run, error: null }} />
      <ChatLog
        label="Conversation"
        isEmpty={turns.length === 0}
        isBusy={isPending}
        empty={
          <EmptyState title="Start a conversation" headingLevel={2}>
            Ask a quick question about U.S. law. The answer comes with the passages it relies on. The conversation
            exists only on this page; reloading clears it.
          </EmptyState>
        }
        input={
          !stored && (
            <ChatInput
              label="Your question"
              placeholder="Ask a quick question"
              value={value}
              onChange={setValue}
              onSend={send}
              isPending={isPending}
              inputRef={field}
            />
          )
        }
      >
        {turns.map((turn) => (
          <Fragment key={turn.id}>
            <ChatMessage from="user" at={new Date(turn.askedAt)}>
              {turn.question}
            </ChatMessage>
            {turn.reply ? (
              <ReplyMessage
                reply={turn.reply}
                onCopied={() => toast({ title: 'Copied to clipboard' })}
                onCopyFailed={() =>
                  toast({ title: 'Copying failed', description: 'The browser does not allow it.', destructive: true })
                }
                files={filesOf(results.get(turn.reply.run))}
                onEdit={stored ? undefined : () => edit(turn.question)}
              />
            ) : (
              <Thinking
                run={isOf(turn, run) ? run : null}
                onStop={() => {
                  cancel()
                  field.current?.focus()
                }}
              />
            )}
          </Fragment>
        ))}
      </ChatLog>
      {turns.length > 0 && (
        <div className={css.below}>
          <div className={css.line}>{coverage && <CoverageLine coverage={coverage} />}</div>
          {!stored && !isPending && (
            <div className={css.clear}>
              <Button
                size="small"
                icon={<Eraser aria-hidden="true" />}
                onPress={() => {
                  clear()
                  reset()
                  field.current?.focus()
                }}
              >
                Clear the conversation
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
})
