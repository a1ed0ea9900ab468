import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultFeeds, readFeeds } from './list.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-feeds-'))
  await mkdir(join(folder, 'content'))
})
afterEach(() => rm(folder, { recursive: true }))

const withFile = async (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await writeFile(join(folder, 'content', 'feeds.json'), text)
  return readFeeds(folder)
}

describe('the list of feeds', () => {
  it('is the shipped one where the firm has none', async () => {
    expect(await readFeeds(folder)).toEqual({ feeds: defaultFeeds })
    expect(defaultFeeds.every(({ url, internal }) => url.startsWith('https://') && !internal)).toBe(true)
  })

  it('is the firm’s, read each time', async () => {
    const one = { title: 'State bar', url: 'https://bar.example/rss' }
    expect(await withFile([one])).toEqual({ feeds: [one] })
    const two = { title: 'Our own', url: 'http://news.firm.internal/feed', internal: true }
    expect(await withFile([two])).toEqual({ feeds: [two] })
  })

  it.each([
    ['no JSON', '{ nope', /is not a list/],
    ['no list', { title: 'x' }, /is not a list/],
    ['an empty list', [], /is not a list/],
    ['a feed without an address', [{ title: 'x' }], /0\.url/],
    ['an address that is not of the web', [{ title: 'x', url: 'file:///etc/passwd' }], /0\.url/],
  ])('is the shipped one, and the problem is named, for %s', async (_case, content, words) => {
    const { feeds, problem } = await withFile(content)
    expect(feeds).toBe(defaultFeeds)
    expect(problem).toMatch(words)
    expect(problem).toMatch(/feeds\.json .*The shipped list is used\.$/)
  })
})
