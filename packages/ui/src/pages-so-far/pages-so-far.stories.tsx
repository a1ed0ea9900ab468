import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PagesSoFar } from './pages-so-far.tsx'

const meta = {
  title: 'Pages so far',
  component: PagesSoFar,
  args: {
    pages: [
      { document: 'lease.pdf', number: 1, text: 'THIS AGREEMENT is made between the parties.\nThe term is two years.' },
      { document: 'lease.pdf', number: 2, text: 'Either party may end it on thirty days’ notice.' },
    ],
  },
} satisfies Meta<typeof PagesSoFar>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2')).toBeVisible()
    await expect(canvas.getByText('The term is two years.')).toBeVisible()
  },
}

export const OfTwoFiles: Story = {
  args: {
    pages: [
      { document: 'lease.pdf', number: 1, text: 'The term is two years.' },
      { document: 'addendum.pdf', number: 1, text: 'The term is three years.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('lease.pdf, page 1')).toBeVisible()
    await expect(canvas.getByText('addendum.pdf, page 1')).toBeVisible()
  },
}

export const None: Story = {
  args: { pages: [] },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
}
