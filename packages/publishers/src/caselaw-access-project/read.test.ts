import { describe, expect, test } from 'vitest'
import { layouts } from '../layouts/layouts.ts'
import { readPath } from '../layouts/read-path.ts'
import { gather, haveSamples, samplePath } from '../testing/samples.ts'
import { textOfCase } from './text-of-case.ts'

const layout = layouts.find(({ id }) => id === 'caselaw-access-project') as (typeof layouts)[number]
const volume = (path: string) => gather(readPath(layout, samplePath(`bulk/cap/${path}`)))

test('pages and footnotes of an opinion are places in its text, and no words of it', () => {
  const { text, pages, footnotes, opinions } = textOfCase(
    `<section class="casebody"><section class="head-matter"><h4 class="parties">A v. B</h4><p class="headnotes">1. A note.</p></section>
    <article class="opinion" data-type="majority"><p class="author">HOOD, Judge.</p><p>This was a suit<a class="footnotemark" href="#f">1</a> for
    loss <a class="page-label" data-label="457" data-citation-index="1">*457</a>of lettuce &amp; more.</p>
    <aside data-label="1" class="footnote"><a href="#r">1</a><p>. A carload.</p></aside></article></section>`,
  )
  expect(text).toBe('A v. B\nHOOD, Judge.\nThis was a suit for loss of lettuce & more.\n1\n. A carload.')
  expect(pages.map(({ label, offset }) => [label, text.slice(offset, offset + 10)])).toEqual([['457', 'of lettuce']])
  expect(footnotes.map(({ mark, start, end }) => [mark, text.slice(start, end)])).toEqual([['1', '1\n. A carload.']])
  expect(opinions).toEqual([{ type: 'majority', author: 'HOOD, Judge.', offset: 7 }])
})

describe.skipIf(!haveSamples)('real volumes of the Caselaw Access Project (TEST_DATA)', () => {
  test('the zip of 1 Alaska gives its 106 cases with their citations, courts, dates and pages', async () => {
    const { read, rejected } = await volume('volume-alaska-1/1.zip')
    expect([read.length, rejected.length]).toEqual([106, 0])
    const mining = read.find(({ citations }) => citations[0] === '1 Alaska 509')
    expect(mining).toMatchObject({
      title: 'Binswanger v. Henninger',
      court: 'Alaska District Court',
      jurisdiction: 'ak',
      date: '1902-03-15',
      docket: 'No. 409',
    })
    expect(mining?.notes?.map(({ heading }) => heading)).toEqual(['majority', 'on-the-merits'])
    expect(new Set(read.map(({ date }) => date?.length))).toEqual(new Set([4, 7, 10]))
    for (const { pages = [], text } of read) {
      const labels = pages.map(({ label }) => Number(label))
      expect(labels).toEqual([...labels].sort((one, other) => one - other))
      expect(pages.every(({ offset }) => offset <= text.length)).toBe(true)
    }
  })

  test('a folder that has sixteen of the cases lists the ninety that it lacks', async () => {
    const { read, rejected } = await volume('volume-alaska-1')
    const own = read.length - 106
    expect([own, rejected.length]).toEqual([16, 90])
    expect(rejected[0]).toMatchObject({ rejected: expect.stringContaining('its text is not in the archive') })
  })

  test('a case of 100 A.2d has its dissent, its footnotes and the page where it turns', async () => {
    const { read, rejected } = await volume('volume-a2d-100/100.zip')
    expect([read.length, rejected.length]).toEqual([9, 0])
    const carrier = read.find(({ citations }) => citations[0] === '100 A.2d 456')
    expect(carrier).toMatchObject({ jurisdiction: 'dc', date: '1953-11-20' })
    const turned = carrier?.pages?.find(({ label }) => label === '457')
    expect(carrier?.text.slice(turned?.offset)).toMatch(/^of a carload of lettuce/)
    expect(carrier?.notes?.map(({ heading }) => heading)).toEqual(['majority', 'dissent'])
    expect(carrier?.footnotes?.length).toBeGreaterThan(0)
  })

  test('the tree of the site, as its exporter writes it, is read volume by volume', async () => {
    const { read, rejected } = await volume('exporter-test-tree/redacted')
    expect([read.length, rejected.length]).toEqual([6, 0])
  })
})
