import type { TestClient } from './client.ts'

/** Work of every kind that is sealed, done by one person. */
export async function doWork(who: TestClient): Promise<void> {
  const uploaded = await who.upload(
    '/api/tools/echo/upload',
    { name: 'lease.txt', bytes: 'The tenant\tpays\\the rent\r\non the first of each month.' },
    { kind: 'detailed' },
  )
  const run = uploaded.headers.get('x-run-id')
  await who.put(`/api/runs/${run}/reviews/finding-1`, { decision: 'accepted', text: 'by noon' })
  await who.post('/api/echo', { text: 'zirconium' })
  const kept = await who.post('/api/kept', { tool: 'echo', title: 'Demand letter', content: { parts: ['Dear Dana'] } })
  const { id } = (await kept.json()) as { id: string }
  await who.put(`/api/kept/${id}`, { title: 'Final demand', content: 'Dear Mr. Dana', seen: 1 })
  await who.put('/api/privacy/names', { names: ['Dana Doe'] })
}

/** Everything of that work, as the person is shown it. */
export async function seeWork(who: TestClient): Promise<Record<string, unknown>> {
  const json = async (path: string) => {
    const answer = await who.get(path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
  const { runs } = (await json('/api/runs')) as { runs: { id: string }[] }
  const whole = (await Promise.all(runs.map(({ id }) => json(`/api/runs/${id}`)))) as { documents: { id: string }[] }[]
  const documents = whole.flatMap(({ documents }) => documents)
  const { documents: kept } = (await json('/api/kept')) as { documents: { id: string }[] }
  return {
    user: await json('/api/user'),
    runs: whole,
    files: await Promise.all(documents.map(async ({ id }) => (await who.get(`/api/documents/${id}/file`)).text())),
    kept: await Promise.all(kept.flatMap(({ id }) => [json(`/api/kept/${id}`), json(`/api/kept/${id}?version=1`)])),
    privacy: await json('/api/privacy'),
  }
}
