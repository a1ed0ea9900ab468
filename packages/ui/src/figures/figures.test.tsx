import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Figures } from './figures.tsx'

test('each figure has its label', async () => {
  render(<Figures items={[{ label: 'Recommended', value: '$520,000', isMain: true }]} />)
  await expect.element(page.getByRole('term')).toMatchTextContent('Recommended')
  await expect.element(page.getByRole('definition')).toMatchTextContent('$520,000')
})
