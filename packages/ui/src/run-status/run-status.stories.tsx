import { storyRun, storyWorking } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RunStatus } from './run-status.tsx'

const steps = [
  { message: 'Searching the web', at: '2026-11-21T09:00:00.000Z' },
  { message: 'Reading page', done: 2, total: 5, at: '2026-11-21T09:00:01.000Z' },
]

const meta = {
  title: 'Run status',
  component: RunStatus,
  args: { label: 'Searching the web', onCancel: fn(), run: storyRun({ ...storyWorking, steps }) },
} satisfies Meta<typeof RunStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Working: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Reading page 3 of 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const ReadingScan: Story = {
  args: {
    run: storyRun({
      ...storyWorking,
      steps,
      partial: { pages: [{ document: 'lease.pdf', number: 1, text: 'The term is two years.' }] },
    }),
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Pages read so far' })).toHaveTextContent(/two years/),
}

export const ConnectionLost: Story = {
  args: { run: storyRun({ ...storyWorking, steps, connection: 'lost' }) },
  play: ({ canvas }) => expect(canvas.getByText('The connection is lost.')).toBeVisible(),
}

const error = { code: 'offline', message: 'This installation is offline.' } as const
const afterError = { failed: 'Your words are still above.', cancelled: 'The search was not saved.' }

export const Failed: Story = {
  args: { run: storyRun({ state: 'failed', error }), afterError },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/offline.*still above/),
}

export const Cancelled: Story = {
  args: {
    run: storyRun({ state: 'cancelled', error: { code: 'cancelled', message: 'You cancelled it.' } }),
    afterError,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Nothing was saved|was not saved/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Done: Story = {
  args: { run: storyRun({ steps }) },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
}
