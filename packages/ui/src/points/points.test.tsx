import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Points } from './points.tsx'

test('points are a list by name, numbered or not', async () => {
  render(
    <>
      <Points label="Key points" numbered items={['One', 'Two']} />
      <Points label="Features" items={['Three']} />
    </>,
  )
  const numbered = page.getByRole('list', { name: 'Key points' })
  expect(numbered.element().localName).toBe('ol')
  expect(numbered.getByRole('listitem').elements()).toHaveLength(2)
  expect(page.getByRole('list', { name: 'Features' }).element().localName).toBe('ul')
})
