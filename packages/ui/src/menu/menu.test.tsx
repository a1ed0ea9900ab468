import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { MenuButton } from './menu-button.tsx'

test('it opens and is chosen from by keyboard, and passes what is closed over', async () => {
  const action = vi.fn()
  render(
    <MenuButton
      label="Export"
      onAction={action}
      items={[
        { id: 'pdf', label: 'PDF', isDisabled: true },
        { id: 'docx', label: 'Word' },
        { id: 'txt', label: 'Plain text', href: '#file', download: true },
      ]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Word' })).toHaveFocus()
  await expect.element(page.getByRole('menuitem', { name: 'Plain text' })).toHaveAttribute('href', '#file')
  await userEvent.keyboard('{Enter}')
  expect(action).toHaveBeenCalledWith('docx')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Export' })).toHaveFocus()
})
