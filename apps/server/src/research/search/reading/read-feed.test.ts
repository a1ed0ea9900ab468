import { describe, expect, it } from 'vitest'
import { readFeed } from './read-feed.ts'

const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>News</title><link>https://courts.example/</link><description>d</description>${items}</channel></rss>`

const ruled = {
  title: 'Court rules on liens',
  url: 'https://courts.example/1',
  domain: 'courts.example',
  snippet: 'The court ruled that liens hold.',
  date: '2026-11-18T14:00:00.000Z',
}

describe('a feed', () => {
  it.each([
    [
      'RSS',
      rss(
        '<item><title>Court rules on liens</title><link>https://courts.example/1</link><description>The court ruled that liens hold.</description><pubDate>Wed, 18 Nov 2026 09:00:00 -0500</pubDate></item>',
      ),
    ],
    [
      'RDF',
      '<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://courts.example/"><title>News</title><link>https://courts.example/</link><description>d</description></channel><item rdf:about="https://courts.example/1"><title>Court rules on liens</title><link>https://courts.example/1</link><description>The court ruled that liens hold.</description><dc:date>2026-11-18T14:00:00Z</dc:date></item></rdf:RDF>',
    ],
    [
      'Atom',
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:1</id><updated>2026-11-18T14:00:00Z</updated><entry><title type="html">Court rules on &lt;i&gt;liens&lt;/i&gt;</title><id>urn:2</id><link rel="self" href="https://courts.example/api/1"/><link rel="alternate" href="https://courts.example/1"/><updated>2026-11-18T14:00:00Z</updated><summary>The court ruled that liens hold.</summary></entry></feed>',
    ],
    [
      'JSON',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'News',
        items: [
          {
            id: '1',
            url: 'https://courts.example/1',
            title: 'Court rules on liens',
            content_text: 'The court ruled that liens hold.',
            date_published: '2026-11-18T14:00:00Z',
          },
        ],
      }),
    ],
  ])('is read as %s', (_form, text) => expect(readFeed(text)).toEqual([ruled]))

  it('has HTML in titles and texts read as text', () => {
    const [entry] = readFeed(
      rss(
        '<item><title>&lt;script&gt;alert(1)&lt;/script&gt;Smith &amp;amp; Co. &lt;b&gt;v.&lt;/b&gt; Roe</title><link>https://courts.example/2</link><description><![CDATA[<p>First.</p><img src=x onerror=alert(1)><p>Second &mdash; third.</p>]]></description></item>',
      ),
    )
    expect(entry).toMatchObject({ title: 'Smith & Co. v. Roe', snippet: 'First. Second — third.' })
    expect(entry?.date).toBeUndefined()
  })

  it('leaves out entries without an address of the web', () => {
    const item = (link: string) => `<item><title>x</title><link>${link}</link></item>`
    expect(readFeed(rss(item('javascript:alert(1)') + item('file:///etc/passwd') + item('not an address')))).toEqual([])
  })

  it.each([
    ['an HTML page', '<!doctype html><html><body><h1>Maintenance</h1></body></html>'],
    ['nothing', ''],
    ['JSON of another kind', '{"data": []}'],
    ['XML that ends in the middle', '<rss version="2.0"><channel><item><title>x'],
  ])('is not %s', (_case, text) => {
    let read: unknown
    try {
      read = readFeed(text)
    } catch {
      read = []
    }
    expect(read).toEqual([])
  })

  it('grows by no entity of its own, and reads no file for one', () => {
    const names = 'abcdefghij'
    const bomb = [...names].map((name, index) => {
      const before = names[index - 1]
      return `<!ENTITY ${name} "${before ? `&${before};`.repeat(10) : 'lol'}">`
    })
    const head = `<!DOCTYPE r [${bomb.join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
    const text = rss('<item><title>&j; &file;</title><link>https://courts.example/3</link></item>', head)
    let entries: ReturnType<typeof readFeed> = []
    try {
      entries = readFeed(text)
    } catch {
      // Refused as a whole is as good.
    }
    expect(JSON.stringify(entries).length).toBeLessThan(2000)
    expect(JSON.stringify(entries)).not.toContain('root:')
  })

  it('gives its latest hundred', () => {
    const items = Array.from(
      { length: 250 },
      (_, n) => `<item><title>n${n}</title><link>https://a.example/${n}</link></item>`,
    )
    const entries = readFeed(rss(items.join('')))
    expect(entries).toHaveLength(100)
    expect(entries[0]?.title).toBe('n0')
  })
})
