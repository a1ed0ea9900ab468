import type { HeldLaw, LawPack, LawPackWork } from '@casewright/api/client'
import { describe, expect, it } from 'vitest'
import { asOfWords, axisOf, bars, covered, yearWords } from './coverage.ts'
import { changeWords, grouped, matches, sizeWords, textWords, unavailableWords } from './pack-words.ts'
import { cancelWords, isRunning, progressWords } from './work-words.ts'

const pack = (id: string, title: string, more: Partial<LawPack> = {}) =>
  ({ id, title, what: 'Every section.', publisher: 'A publisher', download: null, disk: null, ...more }) as LawPack

describe('a pack to add', () => {
  const all = [
    pack('cases-a2d', 'Atlantic Reporter, Second Series (A.2d)'),
    pack('cases-f3d', 'Federal Reporter, Third Series (F.3d)'),
    pack('case-index-us', 'Case index of the United States Reports (U.S.)'),
    pack('our-rules', 'Local rules of the firm'),
    pack('cfr-1', 'Code of Federal Regulations, Title 1'),
    pack('dc-code', 'District of Columbia Code'),
    pack('us-code-26', 'United States Code, Title 26: Internal Revenue Code'),
    pack('cases-us', 'United States Reports (U.S.)'),
    pack('constitution', 'Constitution of the United States'),
    pack('courtlistener', 'Opinions of CourtListener'),
  ]

  it('is listed under what it is, a firm’s own last', () => {
    expect(grouped(all).map(({ title, packs }) => `${title}: ${packs.map(({ id }) => id).join(', ')}`)).toEqual([
      'Constitution and federal rules: constitution',
      'United States Code: us-code-26',
      'Regulations: cfr-1',
      'Federal cases: cases-f3d, cases-us',
      'State cases: cases-a2d',
      'Federal and state cases: courtlistener',
      'Case indexes, without texts: case-index-us',
      'State and local codes: dc-code',
      'Other law: our-rules',
    ])
    expect(grouped(all).flatMap(({ packs }) => packs)).toHaveLength(all.length)
  })

  it('is found by any words of its title, description and publisher', () => {
    const found = (text: string) => all.filter((one) => matches(one, text)).map(({ id }) => id)
    expect(found('title internal')).toEqual(['us-code-26'])
    expect(found('F.3D publisher')).toEqual(['cases-f3d'])
    expect(found('')).toHaveLength(all.length)
    expect(found('maritime')).toEqual([])
  })

  it('says its size, or that it is not published', () => {
    expect(sizeWords({ download: null, disk: null })).toEqual(['Size not published'])
    expect(sizeWords({ download: 5 * 1024 ** 2, disk: null })).toEqual(['5 MB to download'])
    expect(sizeWords({ download: 1024, disk: 2048 })).toEqual(['1 KB to download', '2 KB on disk'])
  })
})

const work = (more: Partial<LawPackWork>): LawPackWork => ({
  pack: 'cfr-1',
  title: 'Title 1',
  deed: 'add',
  from: 'network',
  state: 'downloading',
  at: null,
  progress: null,
  files: { done: 0, of: 1 },
  download: { bytes: 0, of: null },
  items: 0,
  perSecond: null,
  left: null,
  failures: 0,
  missing: [],
  problem: null,
  startedAt: '2026-11-22T12:00:00Z',
  touchedAt: '2026-11-22T12:00:00Z',
  ...more,
})

describe('work on a pack', () => {
  it('says how far it is, how fast and for how long', () => {
    expect(progressWords(work({ download: { bytes: 71 * 1024 ** 2, of: 118 * 1024 ** 2 }, left: 40 }))).toBe(
      '71 MB of 118 MB, about 40 seconds left',
    )
    expect(
      progressWords(work({ state: 'importing', items: 12_400, perSecond: 1050, left: 120, files: { done: 2, of: 9 } })),
    ).toBe('12,400 authorities read, 1,050 a second, 2 of 9 files, about 2 minutes left')
  })

  it('says nothing that is not known, and no rate while it stands still', () => {
    expect(progressWords(work({}))).toBe('')
    expect(progressWords(work({ download: { bytes: 2048, of: null } }))).toBe('2 KB downloaded')
    expect(progressWords(work({ state: 'paused', items: 1, perSecond: 9, left: 9 }))).toBe('1 authority read')
  })

  it('goes on by itself unless it is paused or failed', () => {
    const states = ['waiting', 'downloading', 'importing', 'paused', 'failed', 'removing'] as const
    expect(states.filter((state) => !isRunning({ state }))).toEqual(['paused', 'failed'])
  })

  it('that is canceled keeps what an update was to replace', () => {
    expect(cancelWords({ deed: 'update' })).toContain('keeps the text')
    expect(cancelWords({ deed: 'add' })).toContain('deleted')
  })
})

const held = (title: string, asOf: string | null, ...parts: HeldLaw['parts']) => ({ title, asOf, parts }) as HeldLaw
const court = (name: string, from: number, to: number, decades: number[], authorities = decades.length) => ({
  name,
  kind: 'court' as const,
  authorities,
  years: { from, to },
  decades: decades.map((decade) => ({ decade, authorities: 1 })),
})

describe('what is in the library', () => {
  it('is added up by court, whichever packs it comes from', () => {
    const rows = covered(
      [
        held('Starter set', null, court('Supreme Court', 1803, 1966, [1800, 1960], 2)),
        held(
          'U.S. Reports',
          '2020',
          court('Supreme Court', 1791, 1799, [1790], 9),
          court('D.C. Circuit', 1900, 1901, [1900]),
        ),
        held('Title 1', '119-36', { name: 'Title 1', kind: 'code', authorities: 4, years: null, decades: [] }),
      ],
      'court',
    )
    expect(rows).toMatchObject([
      {
        name: 'Supreme Court',
        authorities: 11,
        years: { from: 1791, to: 1966 },
        decades: [1790, 1800, 1960],
        titles: ['Starter set', 'U.S. Reports'],
        asOf: ['2020'],
      },
      { name: 'D.C. Circuit', authorities: 1 },
    ])
  })

  it('is drawn without a gap only where decades follow each other, and from the first year to the last', () => {
    const row = { decades: [1790, 1800, 1960], years: { from: 1795, to: 1964 } }
    const percent = (share: number) => Math.round(1000 * share) / 10
    const drawn = bars(row, { from: 1790, to: 1990 })
    expect(drawn.map(({ start, width }) => [percent(start), percent(width)])).toEqual([
      [2.5, 7.5],
      [85, 2.5],
    ])
    expect(axisOf([], 2026)).toEqual({ from: 1790, to: 2026 })
  })

  it('says its years, how current it is, and how much has a text', () => {
    expect([yearWords({ from: 1791, to: 2020 }), yearWords({ from: 1901, to: 1901 }), yearWords(null)]).toEqual([
      '1791–2020',
      '1901',
      'No dates',
    ])
    expect([asOfWords([]), asOfWords(['2020']), asOfWords(['2020', '2021'])]).toEqual([
      'Not stated',
      '2020',
      'Differs by pack',
    ])
    const texts = (texts: number) => textWords({ authorities: 1204, texts, cases: null })
    expect([texts(0), texts(1203), texts(1204)]).toEqual(['None with text', '1,203 with text', 'All with text'])
    expect(textWords({ authorities: 0, texts: 0, cases: 12 })).toBe('Cases listed without text')
    const change = { from: null, to: 'b', at: '2026-11-22T12:00:00Z' }
    expect(changeWords({ ...change, added: 1200, changed: 0, removed: 1 })).toBe('1,200 added, 1 removed')
    expect(changeWords({ ...change, added: 0, changed: 0, removed: 0 })).toBe('nothing changed')
  })
})

it('a pack without a button says what it takes', () => {
  expect(unavailableWords(false, 'dc-code')).toBe('No download address. Add its files to the folder as dc-code.')
  expect(unavailableWords(true, 'dc-code')).toBe('Not in the folder. Add its files as dc-code.')
  expect(unavailableWords(false, 'courtlistener-api-ca9')).toBe('Set COURTLISTENER_TOKEN on the server to add it.')
  expect(unavailableWords(true, 'courtlistener-api-ca9')).toBe('Only with a network.')
})
