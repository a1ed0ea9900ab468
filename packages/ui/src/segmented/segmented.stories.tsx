import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Segmented } from './segmented.tsx'

const options = [
  { id: 'sentence', title: 'In a sentence' },
  { id: 'short', title: 'In short' },
  { id: 'detail', title: 'In detail' },
]

const meta = {
  title: 'Segmented',
  component: Segmented,
  args: { label: 'Length of the summary', options, value: 'short', onChange: () => {} },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <Segmented {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Segmented>
export default meta

export const OfThree: StoryObj<typeof meta> = {}
