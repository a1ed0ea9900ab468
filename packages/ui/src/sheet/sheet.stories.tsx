import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

const Opened = (props: Partial<SheetProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ minHeight: '20rem' }}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Sheet label="Menu" isOpen={open} onOpenChange={setOpen} {...props}>
        <div style={{ padding: '1.5rem' }}>
          <p style={{ marginBottom: '1rem' }}>What slides in.</p>
          <Button onPress={() => setOpen(false)}>Close</Button>
        </div>
      </Sheet>
    </div>
  )
}

const meta = {
  title: 'Sheet',
  component: Opened,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheLeft: Story = {}
export const FromTheRight: Story = { args: { side: 'right', size: 'wide' } }
