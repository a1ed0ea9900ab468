import { documentOfHtml, textOfHtml } from '@casewright/library/html'
import { describe, expect, it } from 'vitest'
import { readSection } from '../sources/ecfr/section.ts'

describe('HTML as text', () => {
  it.each([
    ['<p>One</p>\n <p>two  three</p>', 'One\ntwo three'],
    ['a<b> bold</b> , <i>c</i>', 'a bold , c'],
    ['x<br>y<br/>z', 'x\ny\nz'],
    ['<script>alert(1)</script>left<style>p{}</style>', 'left'],
    ['&lt;img src=x&gt; &amp; &#167; 5', '<img src=x> & § 5'],
    ['  <div>  <div> in </div></div>  ', 'in'],
    ['ri\u200bght\u202e &#xe0041;to&#8238; p&shy;ay', 'right to pay'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(textOfHtml(html).text).toBe(text)
  })

  it.each([
    ['<p>One</p>\n <p>two<br>three</p>', 'One\n\ntwo\nthree'],
    ['a<br><br>b', 'a\n\nb'],
    ['<div><p>in</p></div><div>out <i>of</i> it</div>', 'in\n\nout of it'],
    ['<pre class="inline">\n     NO. 1\n\n  It is  so.\n</pre>', 'NO. 1\n\n  It is  so.'],
    ['<p>It said:</p><pre>  line one\n  line two</pre><p>So</p>', 'It said:\n\n  line one\n  line two\n\nSo'],
    ['<opinion><author>Per Curiam</author><p>Held<footnote>1</footnote></p></opinion>', 'Per Curiam\n\nHeld\n\n1'],
    ['<head><title>no</title></head><script>1</script>ri\u200bght', 'right'],
  ])('of the document %j is %j', (html, text) => {
    expect(documentOfHtml(html)).toBe(text)
  })

  it('keeps what was marked in its place', () => {
    const { text, marks } = textOfHtml('<p>The <mark>quiet</mark> <em>enjoyment</em> of a <mark>lease</mark></p>')
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['quiet', 'enjoyment', 'lease'])
  })

  it('takes time by its length', () => {
    const own = (work: () => unknown) => {
      const started = process.threadCpuUsage()
      work()
      return process.threadCpuUsage(started).user / 1000
    }
    const html = (count: number) => '<p>Some words of an opinion that goes on, <i>as they do</i>.</p>\n'.repeat(count)
    const xml = (count: number) => `<DIV8><HEAD>§ 1</HEAD>${'<P>(a) Some words of a rule.</P>\n'.repeat(count)}</DIV8>`
    for (const work of [(n: number) => textOfHtml(html(n)), (n: number) => readSection(xml(n))]) {
      work(2000)
      const small = Math.max(
        own(() => work(5000)),
        20,
      )
      expect(own(() => work(50_000)) / small).toBeLessThan(40)
    }
  })
})
