import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = { title: 'Steps', component: Steps } satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const AtWork: Story = {
  args: {
    label: 'Analyzing Document',
    value: 58,
    onCancel: fn(),
    steps: [
      { name: 'Read the file', state: 'done', time: '0.4 s' },
      { name: 'Recognizing scanned page 25 of 43', state: 'now', time: 'About 20 seconds left' },
      { name: 'Find clauses and check citations', state: 'todo' },
      { name: 'Write the analysis', state: 'todo' },
      { name: 'Check the analysis against the text', state: 'todo' },
    ],
  },
}

export const Uncounted: Story = {
  args: {
    label: 'Analyzing Document',
    steps: [
      { name: 'Read the file', state: 'done', time: '0.4 s' },
      { name: 'Ask the model', state: 'now' },
      { name: 'Check the answer', state: 'todo' },
    ],
  },
}

export const Waiting: Story = {
  args: { label: 'Analyzing Document', steps: [{ name: 'Waiting for a worker', state: 'now' }], onCancel: fn() },
}

export const Stopped: Story = {
  args: {
    label: 'Analyzing Document',
    value: 58,
    note: 'The run was canceled.',
    steps: [
      { name: 'Read the file', state: 'done', time: '0.4 s' },
      { name: 'Recognizing scanned page 31 of 43', state: 'failed', time: '12 s' },
    ],
  },
}
