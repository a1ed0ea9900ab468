import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DropZone } from './drop-zone.tsx'

const meta = {
  title: 'DropZone',
  component: DropZone,
  args: {
    title: 'Drop a contract here',
    accept: ['.pdf', '.docx', '.doc', '.txt'],
    maxBytes: 10 * 1024 ** 2,
    onFile: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof DropZone>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const Chosen: Story = { args: { file: { name: 'Consulting Agreement, Northgate.pdf', size: 3_250_000 } } }
export const Disabled: Story = { args: { isDisabled: true } }
