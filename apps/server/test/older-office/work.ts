import { matterHeader } from '@casewright/api'
import type { TestClient } from '../client.ts'
import { clientName, codeOf, matterName, password, people, type Shown } from './people.ts'

const brief = `MEMORANDUM IN OPPOSITION TO MOTION TO DISMISS

Tannery Row LLC padlocked the only door of Ms. Okafor’s shop on March 3, 2025, and owes her $48,250.00 for it. “A landlord
who padlocks the only door of a shop has evicted the tenant.” Lake v. Mill, 998 F.4th 11 (9th Cir. 2025). The motion rests
on Mill v. Weir, 997 F.4th 5 (9th Cir. 2024), which no court decided. See also Miranda v. Arizona, 384 U.S. 436 (1966).

The tenant shall indemnify the landlord against all claims. The agreement renews automatically unless either party gives
notice at least sixty days before the end of the term. The tenant waives trial by jury.

For these reasons the court should deny the motion.
`
const story =
  'The landlord padlocked the only door of the shop on March 3, 2025. The tenant has the lease, photographs of the padlock and two witnesses, and paid the rent until then. She gave notice in writing the next day.'

/** @throws where anything is refused: what is made here must be whole */
async function must<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return (answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text()) as Promise<T>
}
const runOf = async (asked: Promise<Response>): Promise<string> => {
  const answer = await asked
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  await answer.text()
  return answer.headers.get('x-run-id') ?? ''
}

/** What the tools that need no model are asked, and what an office keeps beside its runs. */
export async function work(visitor: () => TestClient): Promise<Shown> {
  const [ada, bob, cyd] = [visitor(), visitor(), visitor()]
  await must(ada.post('/api/register', { ...people.ada, password }))
  const { id: bobId } = await must<{ id: string }>(bob.post('/api/register', { ...people.bob, password }))
  await must(cyd.post('/api/register', { ...people.cyd, password }))

  const { id: matter } = await must<{ id: string }>(ada.post('/api/matters', { name: matterName, number: '2026-0114' }))
  await must(ada.post(`/api/matters/${matter}/members`, { personId: bobId }))
  const filed = { [matterHeader]: matter }
  await must(ada.put('/api/privacy/names', { names: [clientName] }))

  const file = { name: 'opposition.txt', bytes: brief }
  const checked = await runOf(ada.upload('/api/check-citations', file, {}, filed))
  await must(
    ada.put(`/api/runs/${checked}/reviews/citation-1`, { decision: 'confirmed', note: 'Read in the reporter.' }),
  )
  await runOf(ada.upload('/api/analyze-document', file, {}, filed))
  await runOf(bob.upload('/api/summarize-document', { ...file, name: 'motion.txt' }))
  await runOf(ada.post('/api/legal-search', { query: 'landlord padlocks the only door' }, filed))
  await runOf(ada.post('/api/law-agent', { question: `May a landlord padlock the shop of ${clientName}?` }))
  await runOf(bob.post('/api/analyze-risk', { caseType: 'real-estate', description: story, jurisdiction: 'Ohio' }))
  const letter = await must<object>(
    ada.post('/api/generate-document', { documentType: 'business-letter', inputMethod: 'paste', textContent: story }),
  )
  const draft = { tool: 'document-generation', title: 'Letter to Tannery Row', content: letter }
  const { id: kept } = await must<{ id: string }>(ada.post('/api/kept', draft))
  await must(ada.put(`/api/kept/${kept}`, { title: 'Letter to Tannery Row, signed', content: letter, seen: 1 }))
  await must(ada.put(`/api/kept/${kept}/matter`, { matterId: matter }))
  await runOf(bob.post('/api/web-search', { query: 'eviction moratorium' }))
  // A run that failed.
  await bob.upload('/api/summarize-document', { name: 'scan.pdf', bytes: 'MZ not a PDF' })

  const retention = { documents: 3650, runs: 3650, events: null }
  const plans = [{ name: 'Associate', runs: 500, storageBytes: 10 ** 9, costMicros: null }]
  const prices = [{ model: 'fake-model', inputMicros: 3_000_000, outputMicros: 15_000_000 }]
  await must(ada.put('/api/admin/settings', { speech: false, idleMinutes: 120, retention, plans, prices }))
  await must(
    ada.post('/api/admin/people/invitations', { email: 'dana@lindqvist-kern.example', role: 'member', password }),
  )
  await must(ada.post('/api/admin/holds', { kind: 'matter', subjectId: matter, reason: matterName }))
  const asked = { name: 'Docket script', tools: 'all', days: null, password }
  const { key: apiKey } = await must<{ key: string }>(ada.post('/api/account/keys', asked))
  const { secret: appSecret } = await must<{ secret: string }>(cyd.post('/api/factors/app', { password }))
  await must(cyd.post('/api/factors/app/confirm', { code: await codeOf(appSecret) }))
  return { appSecret, apiKey }
}

/** What is asked of a model: answers that it wrote, calls that cost, and what was replaced on the way to it. */
export async function workWithModel(visitor: () => TestClient): Promise<void> {
  const [ada, bob] = [visitor(), visitor()]
  await must(ada.post('/api/login', { email: people.ada.email, password }))
  await must(bob.post('/api/login', { email: people.bob.email, password }))
  await runOf(ada.post('/api/law-agent', { question: `Was ${clientName} evicted when the door was padlocked?` }))
  await runOf(ada.post('/api/legal-search', { query: 'padlock eviction' }))
  await runOf(bob.upload('/api/summarize-document', { name: 'opposition.txt', bytes: brief }))
  await runOf(bob.upload('/api/analyze-document', { name: 'opposition.txt', bytes: brief }))
  await runOf(bob.post('/api/analyze-risk', { caseType: 'contract', description: story, caseValue: '$48,250' }))
  await must(
    ada.post('/api/generate-document', { documentType: 'business-letter', inputMethod: 'voice', textContent: story }),
  )
}
