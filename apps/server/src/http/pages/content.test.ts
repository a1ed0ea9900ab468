import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { type Content, createContent } from './content.ts'

let folder: string
let content: Content
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-content-'))
  await mkdir(join(folder, 'content'))
  content = createContent({ DATA_DIR: folder, PRODUCT_NAME: 'Firm Tools' }, createLog('silent'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

let written = 0
/** Each file is longer than the one before: the clock of a file may stand still between two of them. */
const write = (name: string, text: string) => writeFile(join(folder, 'content', name), text + ' '.repeat(++written))

test('without a file of the firm the sample is shown, under the name of the product, and it is told', async () => {
  const { site, terms } = await content.read()
  expect(site.why?.title).toBe('Why Choose Firm Tools?')
  expect(JSON.stringify({ site, terms })).not.toContain('{product}')
  expect(await content.status()).toEqual({
    sample: true,
    sampleParts: ['hero', 'features', 'why', 'leader', 'testimonials', 'plans', 'faq', 'closing'],
    path: join(folder, 'content', 'site.json'),
  })
})

test('the firm replaces some parts, leaves some out, and is told of the rest', async () => {
  const own = {
    testimonials: null,
    plans: null,
    closing: { title: 'Call us', text: 'At any time.', action: 'Sign in' },
  }
  await write('site.json', JSON.stringify(own))
  const { site } = await content.read()
  expect([site.testimonials, site.plans, site.closing?.title]).toEqual([null, null, 'Call us'])
  expect(site.hero.headline).toBe('Revolutionize Legal Work with AI')
  expect((await content.status()).sampleParts).toEqual(['hero', 'features', 'why', 'leader', 'faq'])
})

test('a firm that stands by the rest is told no more', async () => {
  await write('site.json', JSON.stringify({ sample: false, leader: null }))
  expect(await content.status()).toMatchObject({ sample: false, sampleParts: [] })
})

test('a changed file is read without a restart', async () => {
  await write('site.json', JSON.stringify({ notAdvice: 'Ask us first.' }))
  expect((await content.read()).site.notAdvice).toBe('Ask us first.')
  await write('site.json', JSON.stringify({ notAdvice: 'Ask your lawyer.' }))
  expect((await content.read()).site.notAdvice).toBe('Ask your lawyer.')
  await write('terms.md', '# House rules of {product}\n')
  expect((await content.read()).terms).toEqual([
    { kind: 'heading', level: 1, spans: [{ text: 'House rules of Firm Tools' }] },
  ])
})

test('unchanged words are the same object, so that nothing is drawn twice', async () => {
  expect(await content.read()).toBe(await content.read())
})

test.each([
  [
    { testimonials: { title: 'Clients', items: [{ name: 'A', role: 'B', avatar: 'A', content: 'C', rating: 6 }] } },
    'testimonials.items.0.rating',
  ],
  [{ hero: { badge: 'New' } }, 'hero.headline'],
  [{ testimonal: null }, 'testimonal'],
  [
    {
      footer: {
        tagline: 'T',
        columns: [{ title: 'A', links: [{ label: 'x', href: 'javascript:x()' }] }],
        copyright: 'C',
      },
    },
    'footer.columns.0.links.0.href',
  ],
  [{ leader: {} }, 'leader.title'],
])('a file that does not fit is told by its name and field, and the sample stays', async (own, field) => {
  await write('site.json', JSON.stringify(own))
  const { problem } = await content.status()
  expect(problem).toContain(join(folder, 'content', 'site.json'))
  expect(problem).toContain(field)
  expect((await content.read()).site.testimonials?.items).toHaveLength(3)
})

test('a file that is no JSON is told as well', async () => {
  await write('site.json', '{ "notAdvice": ')
  expect((await content.status()).problem).toMatch(/site\.json is not JSON/)
})

test('a file that cannot be read breaks nothing', async () => {
  await mkdir(join(folder, 'content', 'terms.md'))
  expect((await content.status()).problem).toContain('terms.md')
  expect((await content.read()).terms.length).toBeGreaterThan(3)
})
