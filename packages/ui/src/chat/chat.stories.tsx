import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, useState } from 'react'
import { fn } from 'storybook/test'
import { Citation } from '../citation/citation.tsx'
import { someChecks } from '../citation/fixtures.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Written } from '../written/written.tsx'
import { ChatInput } from './chat-input.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatMessage } from './chat-message.tsx'

const at = new Date(2026, 10, 21, 9, 41)

const Chat = ({ turns, isThinking = false }: { turns: number; isThinking?: boolean }) => {
  const [value, setValue] = useState('')
  return (
    <ChatLog
      label="Conversation"
      isEmpty={turns === 0}
      isBusy={isThinking}
      empty={
        <EmptyState title="Start a conversation" headingLevel={2}>
          Ask a quick question about U.S. law. Nothing leaves this page until you send it.
        </EmptyState>
      }
      input={
        <ChatInput
          label="Your question"
          placeholder="Ask a quick question"
          value={value}
          onChange={setValue}
          onSend={fn()}
          isPending={isThinking}
          onStop={fn()}
        />
      }
    >
      {Array.from({ length: turns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same turn, several times
        <Fragment key={index}>
          <ChatMessage from="user" at={at}>
            How is a motion to suppress made?
          </ChatMessage>
          <ChatMessage from="assistant" at={at} actions={<CopyButton text="Before trial." />}>
            <Written checked="1 citation">
              <p>
                Before trial, by motion. <Citation check={someChecks.unchecked} />.
              </p>
            </Written>
          </ChatMessage>
        </Fragment>
      ))}
      {isThinking && <Spinner label="Thinking..." />}
    </ChatLog>
  )
}

const meta = { title: 'Chat', component: Chat, args: { turns: 1 } } satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { turns: 0 } }
export const Answered: Story = {}
export const Thinking: Story = { args: { isThinking: true } }
export const Long: Story = { args: { turns: 8 } }
