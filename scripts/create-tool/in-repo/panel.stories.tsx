import { idlePanel, type PanelProps, type RegistryTool } from '@casewright/core/client'
import { storyRun, storyWorking } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { manifest } from './manifest.ts'
import { panel } from './panel.tsx'

type Props = PanelProps<typeof manifest>
type Run = NonNullable<Props['run']>
const Panel = panel as unknown as React.ComponentType<Props>

const tool: RegistryTool = {
  id: 'new-tool',
  title: 'New Tool',
  icon: 'wrench',
  order: 500,
  place: { kind: 'tab' },
  info: { description: 'Counts the words of a text.', features: [], useCases: [] },
  actions: {
    count: {
      path: '/api/tools/new-tool/count',
      title: 'Count words',
      mode: 'inline',
      retain: 'history',
      input: {
        type: 'object',
        properties: { text: { type: 'string', title: 'Text', widget: 'textarea' } },
        required: ['text'],
      },
      output: {},
      exports: {},
    },
  },
}

const run = (more: Partial<Run>) =>
  storyRun({
    tool: 'new-tool',
    action: 'count',
    label: 'A text',
    ...more,
  }) as Run

const meta = {
  title: 'Tools/New Tool',
  component: Panel,
  args: { ...idlePanel, tool, start: fn() },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'The tenant pays.')
    await userEvent.click(canvas.getByRole('button', { name: 'Count words' }))
    await expect(args.start).toHaveBeenCalledWith('count', { text: 'The tenant pays.' })
  },
}

export const Counted: Story = {
  args: {
    run: run({
      output: {
        words: 1_204,
        over: 204,
        often: [{ word: 'the', times: 84 }],
        coverage: { basis: 'evidence', notes: ['Numbers alone are not counted as words.'] },
      },
    }),
  },
}

export const Working: Story = {
  args: { run: run({ ...storyWorking, steps: [{ message: 'Asking the model', at: '2026-11-21T09:00:00.000Z' }] }) },
  play: ({ canvas }) => expect(canvas.getByText('Asking the model')).toBeVisible(),
}

export const ConnectionLost: Story = { args: { run: run({ ...storyWorking, connection: 'lost' }) } }

export const Failed: Story = {
  args: { run: run({ state: 'failed', error: { code: 'tool-failed', message: 'The tool could not finish.' } }) },
}
