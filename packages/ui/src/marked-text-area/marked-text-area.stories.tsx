import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MarkedTextArea } from './marked-text-area.tsx'

const value = 'Write to Thomas Halloran, general counsel of Meridian Freight Corporation, about the missing cartons.'
const place = (words: string) => ({ start: value.indexOf(words), end: value.indexOf(words) + words.length })

const meta = {
  title: 'MarkedTextArea',
  component: MarkedTextArea,
  args: { label: 'Your text', value, onChange: fn() },
} satisfies Meta<typeof MarkedTextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Marks: Story = {
  args: {
    marks: [
      { ...place('Thomas Halloran'), tone: 'found' },
      { ...place('Meridian Freight Corporation'), tone: 'chosen' },
    ],
  },
}
export const WordsThatMayChange: Story = {
  args: { marks: [{ ...place('about the missing cartons.'), tone: 'unsure' }] },
}
export const Empty: Story = { args: { value: '', placeholder: 'Paste notes, an email or an older letter.' } }
export const Wrong: Story = { args: { value: '', error: 'Paste the text first.' } }
export const Long: Story = {
  args: {
    value: `${value}\n\n`.repeat(40),
    marks: [{ start: 3300, end: 3315, tone: 'chosen' }],
  },
}
