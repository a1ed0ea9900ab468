import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Accordion',
  component: Accordion,
  args: {
    items: [
      { title: 'What types of documents can I generate?', content: 'Letters, contracts and applications.' },
      { title: 'What kind of support do you provide?', content: 'Email, chat and phone support.' },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const FirstOpen: Story = { args: { open: 1 } }
