import type { CitationCheck, PanelProps, RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { manifest } from './manifest.ts'
import type { Passage, QuickAnswer } from './output.ts'
import { panel } from './panel.tsx'

type Props = PanelProps<typeof manifest>
type Run = RunView<QuickAnswer>
const Panel = panel as unknown as React.ComponentType<Props>

const tool = (): RegistryTool => ({
  id: 'quick-question',
  title: 'Quick Question',
  icon: 'message-circle',
  order: 60,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
})

const question = 'Does shutting the only door of a shop evict the tenant?'

// Texts of ours: there are no such cases.
const verified = (text: string): CitationCheck => ({ text, status: 'verified', reason: 'Name and reporter agree.' })
const invented: CitationCheck = {
  text: 'Fish v. Fowl, 999 U.S. 1 (1999)',
  status: 'not-found',
  reason: 'The library covers the United States Reports and has no such case.',
}
const passages: Passage[] = [
  {
    number: 1,
    title: 'Lake v. Mill',
    citation: '12 Ohio St. 3d 345',
    kind: 'case',
    about: 'Ohio Supreme Court, 1984',
    words: 'A landlord who shuts the only door of a shop has evicted the tenant, although the walls still stand.',
    marks: [[16, 21]],
    of: 'source',
    caution: 'No longer good law: overruled by Hill v. Dale.',
    href: '/library/1?start=0&end=9',
    status: verified('Lake v. Mill, 12 Ohio St. 3d 345'),
  },
  {
    number: 2,
    title: 'Barn v. Road',
    citation: '410 U.S. 9',
    kind: 'case',
    about: 'Supreme Court of the United States, 1973',
    words: 'Shutting the road to a barn is an eviction. The walls may stand. Intent is not needed.',
    marks: [],
    of: 'editors',
    href: 'https://courts.example/barn',
    status: verified('Barn v. Road, 410 U.S. 9'),
  },
  {
    number: 3,
    title: 'Notice to tenants',
    citation: '24 C.F.R. § 5.9',
    kind: 'regulation',
    about: '',
    words: 'Notice of an eviction is given in writing.',
    marks: [[13, 21]],
    of: 'source',
    href: 'https://courts.example/5-9',
    status: { text: '24 C.F.R. § 5.9', status: 'unchecked', reason: 'No source covers it.' },
  },
  {
    number: 4,
    title: 'Wall v. Gate',
    citation: '9 F.4th 99',
    kind: 'case',
    about: '2021',
    words: '',
    marks: [],
    of: 'editors',
    status: verified('Wall v. Gate, 9 F.4th 99'),
  },
]

const noModel = 'No model is connected. What is shown are the passages themselves, not an answer.'
const evidence: QuickAnswer = {
  answer: 'The most relevant passages:\n\n1. Lake v. Mill, 12 Ohio St. 3d 345: “A landlord who shuts the only door”',
  note: noModel,
  written: null,
  passages,
  asked: [],
  coverage: {
    basis: 'evidence',
    sourcesAsked: [
      { source: 'Library', outcome: 'answered' },
      { source: 'CourtListener', outcome: 'timeout' },
    ],
    notes: [noModel],
    citations: { verified: 3, unchecked: 1 },
  },
}

const judged = 'The quoted words were found in the passages; whether they support the answer is for you to judge.'
const byModel: QuickAnswer = {
  ...evidence,
  answer: 'Yes: the tenant is evicted, although the walls stand. (Lake v. Mill, 12 Ohio St. 3d 345)',
  note: judged,
  written: {
    paragraphs: [
      {
        text: 'Yes: the tenant is evicted, although the walls stand. The case that says so was overruled.',
        held: true,
        rests: [{ words: 'who shuts the only door of a shop has evicted the tenant', passage: 1 }],
        citations: [],
        doubts: [],
      },
      { text: 'The landlord owes $9,000 for it.', held: false, rests: [], citations: [], doubts: ['$9,000'] },
      { text: 'The tenant may break the door.', held: false, rests: [], citations: [invented], doubts: [] },
    ],
    missing: 'No passage tells what the tenant may claim.',
    dropped: 0,
    model: { provider: 'Anthropic', name: 'claude' },
  },
  coverage: {
    ...evidence.coverage,
    basis: 'model',
    notes: [judged],
    citations: { verified: 3, unchecked: 1, 'not-found': 1 },
  },
}

const run = (change: Omit<Partial<Run>, 'output'> & { output?: unknown } = {}): Run =>
  storyRun({
    tool: 'quick-question',
    action: 'ask',
    label: question,
    createdAt: '2026-11-21T09:41:00.000Z',
    startedAt: '2026-11-21T09:41:00.000Z',
    endedAt: '2026-11-21T09:41:03.000Z',
    ...change,
  }) as Run

const running = { state: 'running', endedAt: null, connection: 'live' } as const
const steps = [{ message: 'Asking the model about 4 of the passages', at: '2026-11-21T09:41:01.000Z' }]

/** A host with the runs that a story gives: each question is answered by the next of them. */
const Hosted = ({ answers, ...props }: Partial<Props> & { answers?: Run[] }) => {
  const [known] = useState(tool)
  const [now, setNow] = useState<Run | null>(props.run ?? null)
  const [left, setLeft] = useState(answers ?? [])
  return (
    <Panel
      {...idlePanel}
      reset={() => setNow(null)}
      cancel={() => setNow((one) => one && run({ ...one, state: 'cancelled', partial: null }))}
      {...props}
      tool={known}
      run={now}
      start={(action, input) => {
        props.start?.(action, input)
        setNow(left[0] ?? null)
        setLeft(left.slice(1))
      }}
    />
  )
}

const meta = {
  title: 'Tools/Quick Question',
  component: Hosted,
  args: { run: null, start: fn(), toast: fn() },
} satisfies Meta<typeof Hosted>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing blank is sent; Shift+Enter begins a line, Enter sends, and the field is empty and has the focus. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Start a conversation' })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Your question' })
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(field, '  {Enter}')
    await expect(args.start).not.toHaveBeenCalled()
    await userEvent.clear(field)
  },
}

export const Thinking: Story = {
  args: { answers: [run({ ...running, id: 'run-2' })] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your question' })
    await userEvent.type(field, 'How long{Shift>}{Enter}{/Shift}do I have')
    await expect(args.start).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.start).toHaveBeenCalledWith('ask', { question: 'How long\ndo I have' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.getByText('Thinking...')).toBeVisible()
    await userEvent.type(field, 'more')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-busy', 'true')
  },
}

const partial = {
  value: { passages, writing: { paragraphs: [{ text: 'Yes: the tenant is evicted.' }, { text: 'The land' }] } },
}

export const Writing: Story = { args: { run: run({ ...running, steps, partial }) } }

/** What a model had written is not kept: nobody checked it. What was found is. */
export const Stopped: Story = {
  args: { run: run({ ...running, steps, partial }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByText('You stopped this answer.')).toBeVisible()
    await expect(canvas.queryByText('Yes: the tenant is evicted.')).toBeNull()
    await expect(canvas.getByText('What was found before')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const WithoutModel: Story = {
  args: { run: run({ output: evidence }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noModel, { selector: 'p' })).toBeVisible()
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/library/1?start=0&end=9',
      'https://courts.example/barn',
      'https://courts.example/5-9',
    ])
  },
}

export const WithModel: Story = {
  args: { run: run({ output: byModel }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unsupported: no source has this authority')).toBeVisible()
    await expect(canvas.getByText('Not held: no passage was found for it')).toBeVisible()
    await userEvent.click(canvas.getByText('The words it rests on'))
    await expect(canvas.getByText('who shuts the only door of a shop has evicted the tenant')).toBeVisible()
  },
}

export const Conversation: Story = {
  args: { answers: [run({ id: 'run-1', output: byModel }), run({ id: 'run-2', output: evidence })] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your question' })
    await userEvent.type(field, `${question}{Enter}`)
    await userEvent.type(field, 'And a barn?{Enter}')
    await expect(args.start).toHaveBeenLastCalledWith('ask', {
      question: 'And a barn?',
      earlier: [{ question, answer: byModel.answer }],
    })
    const log = within(canvas.getByRole('log'))
    await expect(log.getByText('And a barn?')).toBeVisible()
    await expect(log.getAllByText('Written by claude')).toHaveLength(1)
    await expect(log.getAllByText(/^\d{1,2}:\d{2} [AP]M$/)).toHaveLength(4)
  },
}

/** The server keeps no run of it: its files are made of the result that the page holds sealed. */
export const Downloaded: Story = {
  args: {
    run: run({ output: evidence }),
    sealed: { seal: async (id) => `sealed ${id}`, download: fn(async () => {}) },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the answer' }))
    const menu = within(canvasElement.ownerDocument.body)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Download PDF' }))
    await expect(args.sealed?.download).toHaveBeenCalledWith('sealed run-1', 'pdf')
  },
}

export const Cleared: Story = {
  args: { run: run({ output: evidence }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the conversation' }))
    await expect(canvas.getByText('Start a conversation')).toBeVisible()
  },
}

export const InventedCase: Story = {
  args: {
    run: run({ label: 'What did Fish v. Fowl, 999 U.S. 1 (1999) decide?', output: { ...evidence, asked: [invented] } }),
  },
}

const nothing = 'Nothing was found on this question. Rephrase it, or name the authority.'
export const NothingFound: Story = {
  args: {
    run: run({
      output: { ...evidence, answer: nothing, passages: [], coverage: { basis: 'evidence', citations: {} } },
    }),
  },
}

export const NoAnswerInPassages: Story = {
  args: {
    run: run({
      output: {
        ...byModel,
        note: 'The model found no answer in the passages. What is shown are the passages themselves.',
        written: byModel.written && { ...byModel.written, paragraphs: [] },
      },
    }),
  },
}

/** Some servers answer with a string alone, or with an object in the field. */
export const AString: Story = {
  args: { run: run({ output: 'Yes, he does.' }) },
  play: ({ canvas }) => expect(canvas.getByText('Yes, he does.')).toBeVisible(),
}
export const AnObject: Story = {
  args: { run: run({ output: { answer: { answer: 'Yes, he does.' } } }) },
  play: ({ canvas }) => expect(canvas.getByText('Yes, he does.')).toBeVisible(),
}
export const NoAnswer: Story = {
  args: { run: run({ output: { answer: '' } }) },
  play: ({ canvas }) => expect(canvas.getByText("Sorry, I couldn't generate a response.")).toBeVisible(),
}

export const Failed: Story = {
  args: { run: run({ state: 'failed', error: { code: 'internal', message: 'The server made an error. Try again.' } }) },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.toast).toHaveBeenCalledWith({
        title: 'Quick question failed',
        description: '500: The server made an error. Try again.',
        destructive: true,
      }),
    )
    await expect(canvas.getByText("Sorry, I couldn't generate a response.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the question' }))
    await expect(canvas.getByRole('textbox')).toHaveValue(question)
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** Text from outside stays text, and nothing of it is live. */
export const Hostile: Story = {
  args: {
    run: run({
      label: '<img src=x onerror=alert(1)> [click](javascript:alert(1))',
      output: {
        ...byModel,
        passages: passages.map((one) => ({
          ...one,
          title: `<b>x</b> ${'long'.repeat(40)}`,
          words: '<script>alert(1)</script> ![x](https://evil.example/p.png)',
          marks: [],
          href: 'javascript:alert(1)',
        })),
        written: byModel.written && {
          ...byModel.written,
          paragraphs: [
            {
              text: '![x](https://evil.example/p.png) <b>bold</b> https://evil.example',
              held: true,
              rests: [{ words: '<i>x</i>', passage: 1 }],
              citations: [],
              doubts: [],
            },
          ],
        },
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, b')).toBeNull()
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
  },
}

export const Lost: Story = { args: { run: run({ ...running, steps, connection: 'lost' }) } }
export const Stored: Story = { args: { stored: true, run: run({ output: byModel }) } }
