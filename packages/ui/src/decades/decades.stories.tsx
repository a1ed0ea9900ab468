import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Decades } from './decades.tsx'

const meta = {
  title: 'Decades',
  component: Decades,
  args: { years: [1966, 1968, 1981, 1984, 1984, 2009, 2013, 2014, 2018, 2022], onNarrow: fn() },
} satisfies Meta<typeof Decades>
export default meta
type Story = StoryObj<typeof meta>

export const ToNarrow: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1980s: 3 decisions' }))
    await expect(args.onNarrow).toHaveBeenCalledWith({ from: '1980-01-01', to: '1989-12-31' })
  },
}

export const Narrowed: Story = { args: { years: [1981, 1984, 1984], from: '1980-01-01', to: '1989-12-31' } }

export const Centuries: Story = { args: { years: [1803, 1857, 1905, 1954, 1966, 1973, 1992, 2003, 2022] } }

export const Still: Story = { args: { onNarrow: undefined } }
