import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const Opened = (props: Partial<DialogProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>About</Button>
      <Dialog title="Legal Research" isOpen={open} onOpenChange={setOpen} {...props}>
        <p>Finds authority.</p>
      </Dialog>
    </>
  )
}

test('it takes the focus, closes by Esc and gives the focus back', async () => {
  render(<Opened />)
  await page.getByRole('button', { name: 'About' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Legal Research' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'About' })).toHaveFocus()
})

test('its button closes it, and it keeps the width of the design', async () => {
  render(<Opened />)
  await page.getByRole('button', { name: 'About' }).click()
  const width = page.getByRole('dialog').element().getBoundingClientRect().width
  expect(width).toBeLessThanOrEqual(640)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a question can give its safe answer the focus', async () => {
  render(<Opened role="alertdialog" initialFocus="content" footer={<Button autoFocus>Keep it</Button>} />)
  await page.getByRole('button', { name: 'About' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})
