import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { ChatInput, type ChatInputProps } from './chat-input.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatMessage } from './chat-message.tsx'

const Input = (props: Partial<ChatInputProps>) => {
  const [value, setValue] = useState('')
  return <ChatInput label="Your question" value={value} onChange={setValue} onSend={vi.fn()} {...props} />
}

test('Enter sends, Shift+Enter does not, and nothing blank is sent', async () => {
  const send = vi.fn()
  render(<Input onSend={send} />)
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.click()
  await userEvent.keyboard('   {Enter}')
  expect(send).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await userEvent.keyboard('How long{Shift>}{Enter}{/Shift}do I have')
  expect(send).not.toHaveBeenCalled()
  await expect.element(field).toHaveValue('   How long\ndo I have')
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

test('while an answer is under way nothing is sent, and it can be stopped', async () => {
  const send = vi.fn()
  const stop = vi.fn()
  render(<Input onSend={send} isPending onStop={stop} />)
  await page.getByRole('textbox').click()
  await userEvent.keyboard('And then{Enter}')
  expect(send).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(stop).toHaveBeenCalledOnce()
})

const draw = (count: number) => (
  <ChatLog label="Conversation" isEmpty={count === 0} empty={<p>Start a conversation</p>} input={<p>Input</p>}>
    {Array.from({ length: count }, (_, index) => `Question ${index + 1}`).map((text) => (
      <ChatMessage key={text} from="user" at={new Date(2026, 10, 21, 9, 5)}>
        {text}
      </ChatMessage>
    ))}
  </ChatLog>
)
const log = () => page.getByRole('log')

test('the conversation is 600 pixels high and begins empty', async () => {
  render(draw(0))
  await expect.element(log()).toMatchTextContent('Start a conversation')
  expect(page.getByRole('region', { name: 'Conversation' }).element().getBoundingClientRect().height).toBe(600)
})

test('each message has its hour and minute', async () => {
  render(draw(1))
  await expect.element(log()).toMatchTextContent('You:Question 19:05 AM')
})

test('it follows what comes, unless somebody reads further up', () => {
  const again = render(draw(20))
  const element = log().element()
  const toEnd = () => element.scrollHeight - element.clientHeight - element.scrollTop
  expect(toEnd()).toBeLessThan(2)
  again(draw(21))
  expect(toEnd()).toBeLessThan(2)
  element.scrollTop = 0
  element.dispatchEvent(new Event('scroll', { bubbles: true }))
  again(draw(22))
  expect(element.scrollTop).toBe(0)
})
