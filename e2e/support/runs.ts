import { expect, type Page } from '@playwright/test'
import { ownBrief } from './files.ts'

/** Gives a brief to the summarizer without a page, as another tab would, and returns the run's id at once. */
export async function summarize(page: Page, name: string, buffer: Buffer = ownBrief.buffer): Promise<string> {
  const answer = await page.request.post('/api/summarize-document', {
    multipart: { document: { name, mimeType: 'text/plain', buffer } },
    headers: { prefer: 'respond-async' },
  })
  expect(answer.status()).toBe(202)
  return ((await answer.json()) as { id: string }).id
}

/** A file that no tool can read. */
export const unreadable = Buffer.from('MZ not a pdf')

/** Waits until runs have ended. */
export async function ended(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids)
    await expect
      .poll(async () => ((await (await page.request.get(`/api/runs/${id}`)).json()) as { state: string }).state)
      .toMatch(/done|failed/)
}

/** Runs that have come to a result, the first of the names first. */
export async function summarized(page: Page, ...names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) ids.push(await summarize(page, name))
  await ended(page, ...ids)
  return ids
}
