import { expect, type Page, test } from '@playwright/test'
import { ownServer } from '../support/own-server.ts'
import { newAccount } from '../support/people.ts'

const lease = `LEASE AGREEMENT

This Lease is made on March 3, 2024 between Harbor Holdings LLC, an Ohio company ("Landlord"), and Mill Creek Stores, Inc., an Ohio corporation ("Tenant").

1. Premises. Landlord leases to Tenant the warehouse at the canal for the storage of paper and timber.

2. Rent. Tenant shall pay rent of $4,000 to Landlord on the first day of each month.
\f3. Term. The initial term of this Lease begins on April 1, 2024 and shall automatically renew for successive terms of one year.

4. Indemnity. Tenant shall indemnify and hold harmless Landlord from all claims that arise out of the use of the warehouse.

5. End. Tenant may terminate this Lease on sixty days notice if the roof is not kept in repair.
\f6. Disputes. Any dispute that arises out of this Lease shall be settled by binding arbitration in Columbus, Ohio.
`
const file = (name: string, text = lease) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

const give = async (page: Page, ...files: ReturnType<typeof file>[]) => {
  await page.goto('/ai-search/brief-summarizer')
  await page.locator('input[type=file]').setInputFiles(files)
}

ownServer(45)
test.beforeEach(({ page }) => newAccount(page))

test.describe('the brief summarizer in depth', () => {
  test('tells the summary in three lengths, and opens the page that a point comes from', async ({ page }) => {
    await give(page, file('lease.txt'))
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary.getByRole('radio', { name: 'In short' })).toBeChecked()
    const counts: number[] = []
    for (const name of ['In a sentence', 'In short', 'In detail']) {
      await summary.getByRole('radio', { name }).click()
      counts.push(await summary.getByRole('blockquote').count())
    }
    expect(counts[0]).toBe(1)
    expect(counts[1]).toBeGreaterThan(1)
    expect(counts[2]).toBeGreaterThan(counts[1] ?? 0)

    const indemnity = page.getByRole('listitem').filter({ hasText: 'Indemnification' })
    await indemnity.getByRole('button', { name: 'Show in place, p. 2' }).click()
    const pane = page.getByRole('region', { name: 'lease.txt, page 2' })
    await expect(pane.getByText('Page 2', { exact: true }).first()).toBeVisible()
    await expect(pane.locator('mark')).toContainText('Tenant shall indemnify and hold harmless Landlord')
    await expect(pane.locator('mark')).toBeInViewport()
    await pane.getByRole('button', { name: 'Close the document' }).click()
    await expect(indemnity.getByRole('button', { name: 'Show in place, p. 2' })).toBeFocused()
  })

  test('takes several documents at once, each its own run, and says which failed', async ({ page }) => {
    await give(page, file('first.txt'), file('second.txt', lease.replace('Harbor Holdings', 'Lakeside Holdings')), {
      name: 'photo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ not a pdf'),
    })
    const list = page.getByRole('region', { name: 'Documents' })
    await expect(page.getByText('Summarization failed', { exact: true })).toBeVisible()
    await expect(list.getByText(/^Failed: .*photo\.pdf/)).toBeVisible()
    await list.getByRole('button', { name: 'Open second.txt' }).click()
    await expect(page.getByText(/Lakeside Holdings/).first()).toBeVisible()
    await expect(list.getByRole('button', { name: 'Open first.txt' })).toBeVisible()
    // A summary is shown before its run has ended and stands in the history.
    await expect
      .poll(async () => {
        const history = (await (await page.request.get('/api/search-history')).json()) as { query: string }[]
        return history.map(({ query }) => query).toSorted()
      })
      .toEqual(['first.txt', 'second.txt'])
  })

  test('answers a question from the passages of the document, also of one in the history', async ({ page }) => {
    await give(page, file('lease.txt'))
    const ask = async (question: string) => {
      await page.getByLabel('Your question').fill(question)
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      return page.getByRole('article', { name: question })
    }
    const answer = await ask('When may the tenant terminate?')
    await expect(answer.getByText(/may terminate this Lease on sixty days notice/)).toBeVisible()
    await expect(answer.getByText('p. 2').first()).toBeVisible()
    await expect(answer.getByText(/No model is connected/)).toBeVisible()

    const [{ id }] = ((await (await page.request.get('/api/runs')).json()) as { runs: [{ id: string }] }).runs
    await page.goto(`/history/${id}`)
    const none = await ask('Who is the astronaut?')
    await expect(none.getByText(/No passage of the document has the words/)).toBeVisible()
    await expect(none.getByText(/“astronaut”/)).toBeVisible()
    // What was asked is no document that was analyzed.
    expect(await (await page.request.get('/api/search-history')).json()).toHaveLength(1)
  })
})
