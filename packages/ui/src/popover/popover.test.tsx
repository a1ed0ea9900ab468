import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { PopoverTrigger } from './popover.tsx'

test('it opens beside its button, closes by Esc and gives the focus back', async () => {
  render(
    <PopoverTrigger label="Filters" trigger={<Button>Filter</Button>}>
      <Button>Courts</Button>
    </PopoverTrigger>,
  )
  const button = page.getByRole('button', { name: 'Filter' })
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
