import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const Opened = (props: Partial<DialogProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog title="Legal Research" isOpen={open} onOpenChange={setOpen} {...props}>
        {props.children}
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Dialog',
  component: Opened,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole(args.role ?? 'dialog')).toBeVisible()
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {
  args: {
    eyebrow: 'About this tool',
    children: (
      <p>
        Searches case law, statutes and regulations, and returns the passages that answer your question, each with its
        citation, its page and the state of its check.
      </p>
    ),
  },
}

export const AsksFirst: Story = {
  args: {
    title: 'Delete this run?',
    role: 'alertdialog',
    initialFocus: 'content',
    children: <p>The result and its document are erased. This cannot be undone.</p>,
    footer: (
      <>
        <Button autoFocus>Keep it</Button>
        <Button variant="danger">Delete run</Button>
      </>
    ),
  },
}
