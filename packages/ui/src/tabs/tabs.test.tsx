import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Tabs } from './tabs.tsx'

test('arrow keys go from panel to panel and pass the closed ones over', async () => {
  const select = vi.fn()
  render(
    <Tabs
      label="Views"
      onSelect={select}
      items={[
        { id: 'analysis', title: 'Analysis', content: 'Six findings' },
        { id: 'compare', title: 'Compare', content: 'Nothing', isDisabled: true },
        { id: 'document', title: 'Document', content: 'The text' },
      ]}
    />,
  )
  await expect.element(page.getByRole('tabpanel', { name: 'Analysis' })).toMatchTextContent('Six findings')
  await page.getByRole('tab', { name: 'Analysis' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tabpanel', { name: 'Document' })).toMatchTextContent('The text')
  expect(select).toHaveBeenLastCalledWith('document')
})
