import type { Meta, StoryObj } from '@storybook/react-vite'
import { Redline } from './redline.tsx'

const meta = { title: 'Redline', component: Redline } satisfies Meta<typeof Redline>
export default meta
type Story = StoryObj<typeof meta>

export const Clause: Story = {
  args: {
    parts: [
      { kind: 'same', text: 'Consultant shall indemnify Client ' },
      { kind: 'deleted', text: 'from any and all losses whatsoever' },
      { kind: 'same', text: ' ' },
      { kind: 'inserted', text: 'against third-party claims to the extent caused by Consultant’s negligence' },
      { kind: 'same', text: '.' },
    ],
  },
}
