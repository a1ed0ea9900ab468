import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type FakeModel,
  type InjectionPlace,
  injectionAttempts,
  injectionHost,
  obeying,
  startFakeModel,
} from '@casewright/core/testing'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/own-server.ts'
import { ownPort } from '../support/ports.ts'
import { startWithLaw } from '../support/some-law.ts'

const textsAt = (...places: InjectionPlace[]) =>
  injectionAttempts
    .filter(({ place, technique }) => places.includes(place) && technique !== 'padding')
    .map(({ text }) => text)

/** The nastiest for a page: links, images, markup, signs that turn the direction. */
const forPages = injectionAttempts
  .filter(({ technique }) => ['link or image', 'HTML', 'lookalike', 'control signs', 'hidden text'].includes(technique))
  .map(({ text }) => text)

/** A SearXNG whose results an attacker wrote. */
async function startEngine() {
  const results = forPages.slice(0, 15).map((text, index) => ({
    title: `Lease news ${text}`,
    url: `https://news.courts.example.gov/${index}`,
    content: `The court published a ruling on the lease of a shop this week. ${text}`,
  }))
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ query: '', number_of_results: 0, results, answers: [], unresponsive_engines: [] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const port = ownPort(1)
const baseURL = `http://127.0.0.1:${port}`
let fake: FakeModel
let engine: Awaited<ReturnType<typeof startEngine>>
let casewright: Awaited<ReturnType<typeof startWithLaw>>
/** What a page wanted to have from another host than ours. */
let outside: string[]

test.use({ baseURL })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  fake = await startFakeModel()
  engine = await startEngine()
  casewright = await startWithLaw(port, {
    LLM_MODEL: 'anthropic:fake-model',
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: fake.url,
    SEARXNG_URL: engine.url,
  })
})
test.afterAll(async () => {
  await casewright.stop()
  engine.stop()
  await fake.stop()
})
test.beforeEach(async ({ page }) => {
  outside = []
  await page.route(
    (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
    (route) => {
      outside.push(route.request().url())
      return route.abort()
    },
  )
  await signUp(page)
})

/** Nothing on the page leads to the attacker, loads from anywhere, or was made an element out of a text. */
async function harmless(page: Page, shown = 'OBEYED') {
  await expect(page.getByRole('main')).toContainText(shown)
  const found = await page.evaluate((host) => {
    const all = [...document.querySelectorAll('main *, [role=dialog] *')]
    const leads = (value: string) => value.includes(host) || /^\s*(?:javascript|data|vbscript|file):/i.test(value)
    return {
      ran: 'injected' in window,
      elements: all
        .filter((one) => /^(?:IMG|IFRAME|SCRIPT|STYLE|META|BASE|OBJECT|EMBED|LINK|VIDEO|AUDIO)$/.test(one.tagName))
        .map((one) => one.outerHTML.slice(0, 200)),
      handlers: all.filter((one) => one.getAttributeNames().some((name) => name.startsWith('on'))).length,
      leads: all
        .flatMap((one) =>
          ['href', 'src', 'action', 'formaction', 'xlink:href', 'style'].map((name) => one.getAttribute(name) ?? ''),
        )
        .filter(leads),
    }
  }, injectionHost)
  expect(found).toEqual({ ran: false, elements: [], handlers: 0, leads: [] })
  expect(outside).toEqual([])
}

const question = 'Has a landlord who padlocks the only door of a shop evicted the tenant?'

test('a document full of attempts, and a model that obeys them, leave the page of its summary harmless', async ({
  page,
}) => {
  fake.behave(obeying(0))
  const [name = ''] = textsAt('file-name').filter((text) => text.includes('\u202e'))
  await page.goto('/ai-search/brief-summarizer')
  await page.locator('input[type=file]').setInputFiles({
    name: `${name} <img src=x>.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`The tenant shall pay the rent on the first day of each month.\n${forPages.join('\n')}`),
  })
  await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible({ timeout: 45_000 })
  await harmless(page)

  await page.goto('/history')
  const entry = page.getByRole('main').getByText('lease-fdp.exe <img src=x>.txt')
  await expect(entry.first()).toBeVisible()
  expect(await page.getByRole('main').textContent()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

const asked = [
  // What no passage holds is left out of a memo.
  ['/api/law-agent', { question: `${question} ${textsAt('question').join(' ')}`.slice(0, 3900) }, 'were left out'],
  ['/api/legal-search', { query: question }, 'OBEYED'],
  ['/api/web-search', { query: 'lease of a shop' }, 'OBEYED'],
  [
    '/api/analyze-risk',
    { caseType: 'real-estate', description: `${question}\n${forPages.join('\n')}`.slice(0, 9000) },
    'OBEYED',
  ],
] as const

test('the results of every tool stay harmless in the history, whatever a model wrote into them', async ({ page }) => {
  for (const [turn, [path, data, shown]] of asked.entries()) {
    fake.behave(obeying(turn))
    const answer = await page.request.post(path, { data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    await page.goto(`/history/${answer.headers()['x-run-id']}`)
    await harmless(page, shown)
  }
})

test('a conversation stays harmless while it streams and after', async ({ page }) => {
  fake.behave(obeying(9))
  await page.goto('/ai-search/quick-question')
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill(`${question} ${textsAt('question').join(' ')}`.slice(0, 1900))
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy the answer' })).toHaveCount(1, { timeout: 30_000 })
  await harmless(page)
})

test('searches that a model wrote with names that it made up are left out, and none runs by itself', async ({
  page,
}) => {
  fake.behave(obeying(0))
  const searched: string[] = []
  page.on('request', (request) => {
    if (/legal-search|legal-research\/search/.test(request.url())) searched.push(request.url())
  })
  await page.goto('/ai-search/legal-research')
  await page.getByLabel('What do you need to find?').fill(question)
  await page.getByRole('button', { name: 'Suggest searches' }).click()
  await expect(page.getByText(/the model gave no search that can be used/)).toBeVisible()
  const written = page.getByRole('main').getByRole('textbox')
  expect((await Promise.all((await written.all()).map((one) => one.inputValue()))).join(' ')).not.toContain('OBEYED')
  expect(searched).toEqual([])
  expect(outside).toEqual([])
})
