import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { PrintButton } from '../memo/print-button.tsx'
import { PageHead } from './page-head.tsx'

const meta = {
  title: 'PageHead',
  component: PageHead,
  args: { title: 'May police search an arrestee’s phone without a warrant?' },
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  args: {
    eyebrow: 'Question',
    actions: (
      <>
        <CopyButton label="Copy with citations" text="Generally, no." />
        <PrintButton />
        <Button>Ask another</Button>
      </>
    ),
  },
}

export const Document: Story = {
  args: {
    title: 'Opposition to Motion to Dismiss.docx',
    note: '9 of 9 pages read. 7 citations found. Checked Nov 21, 2026, 9:42 AM.',
    actions: <Button>Check another</Button>,
  },
}
