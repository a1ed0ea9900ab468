import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../platform/request/variables.ts'
import { answerError } from './errors.ts'
import { sameOrigin } from './origin.ts'

const app = new Hono<AppEnv>()
app.onError(answerError)
app.use(sameOrigin('http://law.example.com'))
app.post('/change', (c) => c.text('done'))

const change = async (site: string, headers: Record<string, string> = {}) =>
  (await app.request(`${site}/change`, { method: 'POST', headers: { origin: site, ...headers } })).status

it.each([
  'http://law.example.com',
  'http://localhost:3000',
  'http://192.168.1.20:3000',
  'http://[::1]:3000',
  'http://server:3000',
  'http://casewright.lan',
  'http://nas.local:3000',
])('takes a page that was opened at %s', async (site) => expect(await change(site)).toBe(200))

it('refuses a name of the internet that somebody lets point here, whatever the browser says of it', async () => {
  for (const site of [
    'http://rebound.example.net:3000',
    'http://localhost.example.net',
    'http://1.2.3.4.example.net',
  ]) {
    expect(await change(site)).toBe(403)
    expect(await change(site, { 'sec-fetch-site': 'same-origin' })).toBe(403)
  }
})
