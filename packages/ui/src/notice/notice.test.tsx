import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Notice } from './notice.tsx'

test('an error is read out at once and offers one way on', async () => {
  const retry = vi.fn()
  render(
    <Notice tone="error" title="Search failed" action={{ label: 'Try again', onPress: retry }}>
      The library’s 2 results are below.
    </Notice>,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent('Search failed')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test('what is no error waits its turn', async () => {
  render(<Notice tone="partial" title="41 of 43 pages were read" />)
  await expect.element(page.getByRole('status')).toMatchTextContent('41 of 43 pages were read')
})
