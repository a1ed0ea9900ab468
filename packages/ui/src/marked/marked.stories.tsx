import type { Meta, StoryObj } from '@storybook/react-vite'
import { Marked } from './marked.tsx'

const meta = { title: 'Marked', component: Marked } satisfies Meta<typeof Marked>
export default meta

export const Words: StoryObj<typeof meta> = {
  args: {
    text: 'This Agreement is governed by the laws of the State of Ohio.',
    marks: [
      [18, 26],
      [55, 59],
    ],
  },
}
