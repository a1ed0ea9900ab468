import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClipboardPaste, Keyboard, Mic } from 'lucide-react'
import { fn } from 'storybook/test'
import { ChoiceGrid } from './choice-grid.tsx'

const meta = {
  title: 'ChoiceGrid',
  component: ChoiceGrid,
  args: {
    label: 'Document type',
    value: 'business-letter',
    onChange: fn(),
    choices: [
      { id: 'business-letter', title: 'Business letter', text: 'To a client, a counterparty or an agency' },
      { id: 'cover-letter', title: 'Cover letter', text: 'With an application for a post' },
      { id: 'recommendation-letter', title: 'Recommendation letter', text: 'For a colleague or a student' },
      { id: 'complaint-letter', title: 'Complaint letter', text: 'States a grievance and a remedy' },
      { id: 'inquiry-letter', title: 'Inquiry letter', text: 'Asks for facts or documents' },
      { id: 'thank-you-letter', title: 'Thank-you letter', text: 'After a meeting or a favor' },
    ],
  },
} satisfies Meta<typeof ChoiceGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Types: Story = {}
export const NoneChosen: Story = { args: { value: undefined } }
export const Methods: Story = {
  args: {
    label: 'Input method',
    value: 'manual',
    choices: [
      { id: 'voice', title: 'Voice to Text', icon: <Mic aria-hidden="true" />, isDisabled: true },
      { id: 'paste', title: 'Paste Text', icon: <ClipboardPaste aria-hidden="true" /> },
      { id: 'manual', title: 'Manual Filling', icon: <Keyboard aria-hidden="true" /> },
    ],
  },
}
