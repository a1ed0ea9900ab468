import { afterAll, expect, it } from 'vitest'
import { createReader } from './reader.ts'

const reader = createReader({ time: 1500, memory: 128 })
afterAll(() => reader.close())

const article = (words: string) =>
  `<html><head><title>Ruling on liens</title></head><body><nav>Menu <a href="/">Home</a></nav><article><h1>Ruling on liens</h1>${words}</article><script>alert(1)</script></body></html>`
const sentence = 'The court of appeals held that the lien on the vessel had priority over the mortgage, and affirmed.'
const good = article(`<p>${sentence}</p>`.repeat(8))
const feed =
  '<rss version="2.0"><channel><title>x</title><item><title>A</title><link>https://a.example/</link></item></channel></rss>'

it('reads what a page says, without its menus and scripts', async () => {
  const page = await reader.read('page', good)
  expect(page?.title).toBe('Ruling on liens')
  expect(page?.text).toContain(sentence)
  expect(page?.text).not.toMatch(/Menu|alert|<p>/)
})

it.each([
  ['nested without end', `<html><body>${'<div>'.repeat(200_000)}x`],
  ['of attributes', article('<p onclick="x" '.repeat(300_000))],
  ['of five megabytes of paragraphs', article(`<p>${sentence}`.repeat(50_000))],
  ['of open brackets', '<'.repeat(5_000_000)],
  ['of line breaks', article('a<br>'.repeat(100_000))],
  ['of one long word', article(`<p>${'x'.repeat(4_000_000)}</p>`)],
])('gives up a page %s in time, or reads it, and reads the next', async (_case, html) => {
  const page = await reader.read('page', html)
  expect(page?.text.length ?? 0).toBeLessThanOrEqual(100_000)
  expect((await reader.read('page', good))?.title).toBe('Ruling on liens')
})

it('reads a feed after a text that took all its memory', async () => {
  const items = '<item><title>t</title><link>https://a.example/</link><a><b>c</b></a></item>'.repeat(400_000)
  await reader.read('feed', `<rss version="2.0"><channel>${items}</channel></rss>`)
  expect(await reader.read('feed', feed)).toMatchObject([{ title: 'A' }])
})

it('tells what is no feed and no page', async () => {
  expect(await reader.read('feed', '<html>Maintenance</html>')).toBeNull()
  expect(await reader.read('page', '')).toBeNull()
})

it('does not block the server while it reads', async () => {
  let ticks = 0
  const timer = setInterval(() => ticks++, 20)
  await reader.read('page', `<html><body>${'<div>'.repeat(200_000)}x`)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})
