import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Stack } from '../testing/layout.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'EmptyState',
  component: EmptyState,
  args: { title: 'Start a conversation' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <Stack>
      <EmptyState title="Start a conversation" headingLevel={2}>
        Ask a quick question about U.S. law. Nothing leaves this page until you send it.
      </EmptyState>
      <EmptyState
        title="No documents yet"
        headingLevel={2}
        art={<BookOpen size={72} strokeWidth={0.75} />}
        action={<Button variant="primary">Generate a document</Button>}
      >
        What you generate is kept here.
      </EmptyState>
    </Stack>
  ),
}
