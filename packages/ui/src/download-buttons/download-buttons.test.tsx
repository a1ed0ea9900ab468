import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PageOffers } from '../memo/page-offers.ts'
import { PrintButton } from '../memo/print-button.tsx'
import { render } from '../testing/render.tsx'
import { DownloadButtons } from './download-buttons.tsx'

test('it leads to both files of the report', async () => {
  render(<DownloadButtons runId="r1" />)
  const word = page.getByRole('link', { name: 'Download Word' })
  await expect.element(word).toHaveAttribute('href', '/api/runs/r1/exports/word')
  const pdf = page.getByRole('link', { name: 'Download PDF' })
  await expect.element(pdf).toHaveAttribute('href', '/api/runs/r1/exports/pdf')
})

test('a page that offers them has them once', async () => {
  render(
    <PageOffers value={true}>
      <p>The result</p>
      <DownloadButtons runId="r1" />
      <PrintButton />
    </PageOffers>,
  )
  await expect.element(page.getByText('The result')).toBeVisible()
  expect(document.querySelectorAll('main a, main button')).toHaveLength(0)
})
