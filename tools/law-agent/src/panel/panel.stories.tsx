import type { PanelProps, RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { manifest } from '../manifest.ts'
import type { Answered } from '../output.ts'
import { contraryAnswer, memoAnswer, nothingLeft } from './memo-data.ts'
import { panel } from './panel.tsx'
import { foundAnswer, invented, nothingHolds, refusal, writtenAnswer } from './story-data.ts'

const tool: RegistryTool = {
  id: 'law-agent',
  title: 'Law Agent',
  icon: 'scale',
  order: 40,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

const run = (change: Partial<RunView<Answered>>): RunView<Answered> =>
  storyRun({
    tool: tool.id,
    action: 'ask',
    label: foundAnswer.question,
    endedAt: '2026-11-21T09:00:09.000Z',
    ...change,
  })

const Panel = panel as unknown as React.ComponentType<PanelProps<typeof manifest>>

const meta = {
  title: 'Tools/Law Agent',
  component: Panel,
  args: { ...idlePanel, tool },
} satisfies Meta<typeof Panel>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

const steps = [
  { message: 'Searching the library and the sources', at: '2026-11-21T09:00:00.000Z' },
  { message: 'Reading the passages', at: '2026-11-21T09:00:01.000Z' },
  { message: 'Asking the model', at: '2026-11-21T09:00:02.000Z' },
]
const working = { state: 'running', endedAt: null, connection: 'live' } as const

export const Searching: Story = { args: { pending: true, run: run({ ...working, steps: steps.slice(0, 1) }) } }
export const ModelWriting: Story = {
  args: {
    pending: true,
    run: run({
      ...working,
      steps,
      partial: {
        value: {
          found: foundAnswer,
          took: { taken: { searches: 7, tokens: 13_250 }, most: { searches: 24, tokens: 60_000 } },
          writing: {
            paragraphs: [{ propositions: [{ statement: 'Generally, a warrant is needed.' }, { statement: 'An em' }] }],
          },
        },
      },
    }),
  },
}
export const ConnectionLost: Story = {
  args: {
    pending: true,
    run: run({ ...working, steps, connection: 'lost', partial: { value: { found: foundAnswer } } }),
  },
}
export const WithoutModel: Story = {
  args: { run: run({ output: foundAnswer }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('1 search of the law'))
    await expect(
      canvas.getByText('May police search an arrestee’s phone without a warrant?', { exact: false, selector: 'li' }),
    ).toBeVisible()
  },
}
export const InventedCitation: Story = { args: { run: run({ output: invented, label: invented.question }) } }
export const WithModel: Story = { args: { run: run({ output: writtenAnswer }) } }
export const Memo: Story = { args: { run: run({ output: memoAnswer, label: memoAnswer.question }) } }
export const MemoWithContraryAuthority: Story = { args: { run: run({ output: contraryAnswer }) } }
export const MemoWithNothingLeft: Story = { args: { run: run({ output: nothingLeft }) } }
export const NothingHolds: Story = { args: { run: run({ output: nothingHolds }) } }
export const Refusal: Story = { args: { run: run({ output: refusal }) } }
export const Stored: Story = { args: { stored: true, run: run({ output: writtenAnswer }) } }
export const Failed: Story = {
  args: {
    run: run({
      state: 'failed',
      error: { code: 'tool-failed', message: 'The tool could not finish. Nothing was lost; try again.' },
    }),
  },
}
export const Cancelled: Story = {
  args: { run: run({ state: 'cancelled', error: { code: 'cancelled', message: 'The run was canceled.' } }) },
}
export const StoredFailure: Story = {
  args: {
    stored: true,
    run: run({ state: 'failed', error: { code: 'tool-failed', message: 'The tool could not finish.' } }),
  },
}
