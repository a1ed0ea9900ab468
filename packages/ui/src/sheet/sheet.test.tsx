import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { Sheet } from './sheet.tsx'

const Opened = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Menu</Button>
      <Sheet label="Casewright menu" isOpen={open} onOpenChange={setOpen}>
        <Button onPress={() => setOpen(false)}>Dashboard</Button>
      </Sheet>
    </>
  )
}

test('it closes by Esc and gives the focus back', async () => {
  render(<Opened />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Casewright menu' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

test('what is chosen in it can close it', async () => {
  render(<Opened />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a press beside it closes it', async () => {
  render(<Opened />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.click(document.body, { position: { x: document.body.clientWidth - 10, y: 10 }, force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
