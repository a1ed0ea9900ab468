import type { NewAuthority } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

const text = (title: string, page: number, words: string, more: Partial<NewAuthority> = {}): NewAuthority => ({
  externalId: title,
  kind: 'case',
  title,
  citations: [`${page} U.S. ${page}`],
  source: 'library',
  text: words,
  ...more,
})

/** A case of which the library has what it holds, and no text. */
const card = (title: string, page: number, holding: string, more: Partial<NewAuthority> = {}): NewAuthority => ({
  externalId: title,
  kind: 'case',
  title,
  citations: [`${page} U.S. ${page}`],
  source: 'library',
  jurisdiction: 'us',
  holding,
  ...more,
})

const all: NewAuthority[] = [
  text(
    'Ash v. Birch',
    101,
    'The carrier was negligent. It owed a duty of care.\n\nThe ship sank at noon. The seaman drowned.',
    {
      court: 'scotus',
      jurisdiction: 'us',
      date: '1950-03-01',
    },
  ),
  text(
    'Cedar v. Dogwood',
    102,
    'A duty of the carrier, by its negligence, was broken; care was owed.\n\nThe vessel was lost.',
    {
      court: 'ca9',
      jurisdiction: 'us',
      date: '1962',
    },
  ),
  text('Elm v. Fir', 103, 'We follow Ash v. Birch, 101 U.S. 101, where negligence of a carrier drowned a seaman.', {
    court: 'ca9',
    jurisdiction: 'us',
    date: '1980-12-31',
  }),
  text('Gum v. Hazel', 104, 'Under Rule 12(b)(6) the complaint is dismissed. Processes due are not due processes.', {
    court: 'cal',
    jurisdiction: 'ca',
    date: '1990-06-06',
  }),
  text(
    'Ivy v. Juniper',
    105,
    'Due process of law, not process due, is O’Connor’s question. A non-profit owns the land.',
    {
      court: 'cal',
      jurisdiction: 'ca',
      date: '1991-06-06',
    },
  ),
  {
    externalId: 'statute',
    kind: 'statute',
    title: 'False statements',
    citations: ['18 U.S.C. § 1001'],
    jurisdiction: 'us',
    source: 'library',
    holding: 'Punishes who knowingly makes a materially false statement to a federal agency.',
  },
]

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('jsonl', 'trees')
  await own.library.add(id, all.slice(0, 3))
  await own.library.add(id, all.slice(3))
})
afterAll(() => own.stop())

const found = async (query: string | Parameters<typeof own.library.search>[0]) =>
  (await own.library.search(query)).results.map((result) => result.title).sort()

describe('searching the library', () => {
  it.each([
    ['drowned', ['Ash v. Birch', 'Elm v. Fir']],
    ['"duty of care"', ['Ash v. Birch']],
    ['"due process"', ['Ivy v. Juniper']],
    ['"due processes"', ['Gum v. Hazel']],
    ['negligent /s duty', ['Cedar v. Dogwood']],
    ['negligent /p duty', ['Ash v. Birch', 'Cedar v. Dogwood']],
    ['ship /p drowned', ['Ash v. Birch']],
    ['duty /p ship', []],
    ['duty /2 carrier', []],
    ['duty /3 carrier', ['Cedar v. Dogwood']],
    ['carrier +3 duty', []],
    ['negligen* AND NOT seaman', ['Cedar v. Dogwood']],
    ['(ship OR vessel) AND carrier', ['Ash v. Birch', 'Cedar v. Dogwood']],
    ['(ship OR vessel) /p (sank OR lost)', ['Ash v. Birch', 'Cedar v. Dogwood']],
    ['rule 12(b)(6)', ['Gum v. Hazel']],
    ["O'Connor AND non-profit", ['Ivy v. Juniper']],
    ['happ!', []],
    ['negligenc*', ['Cedar v. Dogwood', 'Elm v. Fir']],
    ['vess! OR complain!', ['Cedar v. Dogwood', 'Gum v. Hazel']],
    ['ship & sank', ['Ash v. Birch']],
  ])('reads %s', async (query, titles) => expect(await found(query)).toEqual(titles))

  it('filters by court, jurisdiction, kind and date, both days included', async () => {
    expect(await found({ text: 'carrier', courts: ['ca9'] })).toEqual(['Cedar v. Dogwood', 'Elm v. Fir'])
    expect(await found({ text: '', jurisdictions: ['ca'] })).toEqual(['Gum v. Hazel', 'Ivy v. Juniper'])
    expect(await found({ text: '', kinds: ['statute'] })).toEqual(['False statements'])
    expect(await found({ text: 'carrier', from: '1962-05-05', to: '1980-12-31' })).toEqual([
      'Cedar v. Dogwood',
      'Elm v. Fir',
    ])
    expect(await found({ text: 'carrier', courts: ['nowhere'] })).toEqual([])
  })

  it('sorts by date, and pages without repeating or losing any', async () => {
    const query = { text: 'carrier', sort: 'date', limit: 2 } as const
    const first = await own.library.search(query)
    const second = await own.library.search({ ...query, offset: 2 })
    expect([...first.results, ...second.results].map((one) => one.title)).toEqual([
      'Elm v. Fir',
      'Cedar v. Dogwood',
      'Ash v. Birch',
    ])
    expect([first.total, second.total]).toEqual([3, 3])
  })

  it('shows the beginning of a text that was asked for by its citation alone', async () => {
    const { results } = await own.library.search('101 U.S. 101')
    const held = await own.library.read(results[0]?.id ?? '')
    expect(results[0]?.passage).toMatchObject({ authority: results[0]?.id, start: 0 })
    expect(held?.text.startsWith(results[0]?.passage?.words ?? '-')).toBe(true)
  })

  it('finds a typed citation and a typed name first', async () => {
    const typed = await own.library.search('Ash v. Birch, 101 U.S. 101')
    expect(typed.results[0]).toMatchObject({ title: 'Ash v. Birch', relevance: 1, citedBy: 1 })
    expect((await own.library.search('18 USC 1001')).results[0]?.title).toBe('False statements')
    expect((await own.library.search('Elm v. Fir')).results[0]?.title).toBe('Elm v. Fir')
  })

  it('finds a case by the words with which others cite it', async () => {
    const id = await own.library.startImport('jsonl', 'citing')
    const words = 'a hermit crab may not be taken from its shell by the clerk of a county that has no tide'
    await own.library.add(id, [
      text('Maple v. Nutmeg', 107, `Land is not all. In Ivy v. Juniper, 105 U.S. 105, we held that ${words}.`),
    ])
    const query = {
      text: `Whether land is like the sea was asked before. It was settled that ${words}, nor anywhere else.`,
      limit: 2,
    }
    expect((await own.library.search(query)).results.map((one) => one.title)).toEqual([
      'Maple v. Nutmeg',
      'Ivy v. Juniper',
    ])
    const maple = (await own.library.lookup('107 U.S. 107'))[0]?.id ?? ''
    const without = await own.library.search({ ...query, limit: 9 }, { without: [maple] })
    expect(without.results.find((one) => one.title === 'Ivy v. Juniper')?.relevance).toBeDefined()
    expect(without.results.map((one) => one.title)).not.toContain('Maple v. Nutmeg')
    await own.library.remove(id)
  })

  it('marks what was searched for, at its place in the text', async () => {
    const [result] = (await own.library.search('"duty of care"')).results
    const { authority = '', start = 0, end = 0, words } = result?.passage ?? {}
    const read = await own.library.read(authority)
    expect(read?.text.slice(start, end)).toBe(words)
    expect(result?.snippet?.marks.map(([from, to]) => result.snippet?.text.slice(from, to))).toEqual(['duty of care'])
    const [statute] = (await own.library.search('false statement agency')).results
    expect(statute).toMatchObject({ title: 'False statements', snippet: { text: all[5]?.holding } })
    expect(statute?.passage).toBeUndefined()
  })

  it.each([
    ['"duty of care', /quotation mark/],
    ['(ship OR', /OR stands|parenthesis/],
    ['ship) AND sank', /closing parenthesis/],
    ['ship AND', /AND has no words/],
    ['/s ship', /connector/],
    ['(ship AND sank) /s noon', /read as AND/],
    ['NOT ship', /only excludes words/],
    ['?!', /no words/],
    ['zebra carrier', /No authority contains all/],
  ])('reads %s as well as it can, and says how', async (query, said) => {
    expect((await own.library.search(query)).problem).toMatch(said)
  })

  it('finds by the law’s own words what is asked in others, and says whether it answers', async () => {
    const id = await own.library.startImport('jsonl', 'cards')
    await own.library.add(id, [
      card('Oak v. Pine', 108, 'An employer may not discharge an employee because of pregnancy.'),
      card('Quince v. Rowan', 109, 'A warrant is needed to enter a home.'),
    ])
    const lay = await own.library.search('can my boss fire me for being pregnant')
    expect([...lay.results, ...(lay.nearest ?? [])][0]?.title).toBe('Oak v. Pine')
    const plain = await own.library.search('discharge of an employee because of pregnancy')
    expect(plain).toMatchObject({ verdict: 'on point', results: [{ title: 'Oak v. Pine' }] })
    const none = await own.library.search('Texas homestead exemption acreage')
    expect(none).toMatchObject({ results: [], total: 0, verdict: 'nothing', scope: [{ label: 'Texas' }] })
    expect(none.missing).toContain('no Texas statutes')
    expect(await own.library.search('the of and')).toMatchObject({ verdict: 'nothing', results: [], nearest: [] })
    const elsewhere = await own.library.search('9th Cir. discharge of an employee because of pregnancy')
    expect(elsewhere.problem).toMatch('None of these results is of the 9th Cir.')
    await own.library.remove(id)
  })

  it('says of a citation, a code and a section by itself what is missing, and shows nothing near a citation', async () => {
    const cited = await own.library.search('Cal. Bus. & Prof. Code § 16600')
    expect(cited).toMatchObject({ verdict: 'nothing', nearest: [], scope: [{ label: 'California' }] })
    expect(cited.missing).toContain('no California statutes')
    const page = await own.library.search('999 U.S. 998')
    expect([page.nearest, page.missing]).toEqual([[], expect.stringMatching('nothing under this citation')])
    expect((await own.library.search('§ 16600')).missing).toMatch('No section here has this number')
    expect((await own.library.search('Penal Code 187')).missing).toMatch(
      'Most law on “Penal Code” is that of the states',
    )
  })

  it('puts what stands in a code that the query names before what merely has its words', async () => {
    const id = await own.library.startImport('jsonl', 'codes')
    const section = (citation: string): NewAuthority => ({
      externalId: citation,
      kind: 'statute',
      title: 'Preferences',
      citations: [citation],
      source: 'library',
      jurisdiction: 'us',
      holding: 'Under the Bankruptcy Code a trustee may avoid a preference within ninety days.',
    })
    await own.library.add(id, ['12 U.S.C. § 9101', '11 U.S.C. § 9547', '13 U.S.C. § 9101'].map(section))
    const find = (more: object = {}) =>
      own.library.search({ text: 'trustee may avoid a preference under the Bankruptcy Code', ...more })
    const { results, scope } = await find()
    expect([results[0]?.citation, scope]).toEqual([
      '11 U.S.C. § 9547',
      [{ id: 'code:usc-11', label: 'Bankruptcy Code' }],
    ])
    expect((await find({ unscoped: ['code:usc-11'] })).scope).toBeUndefined()
    const added = await find({ text: 'trustee may avoid a preference', scoped: ['code:usc-11'] })
    expect([added.results[0]?.citation, added.scope?.map((chip) => chip.label)]).toEqual([
      '11 U.S.C. § 9547',
      ['Bankruptcy Code'],
    ])
    // Where connectors are meant to the letter, a place is a filter, and a code is none.
    const letter = { text: 'trustee /s preference', scoped: ['code:usc-11', 'jurisdiction:tx'] }
    const { results: none, scope: chips } = await find(letter)
    expect([none, chips?.map((chip) => chip.id)]).toEqual([[], ['jurisdiction:tx']])
    expect((await find({ ...letter, scoped: ['jurisdiction:us'] })).results.length).toBeGreaterThan(0)
    await own.library.remove(id)
  })

  it('names what it has nothing of, where a query of a state or court finds no answer', async () => {
    const { verdict, missing, lacks } = await own.library.search({
      text: 'homestead exemption of a widow',
      scoped: ['jurisdiction:tx', 'court:ca5'],
    })
    expect(verdict).toBe('nothing')
    expect(missing).toContain('The library has no Texas statutes or court decisions and no decisions of the 5th Cir.')
    expect(lacks).toEqual([
      { id: 'tx statute', name: 'Texas statutes' },
      { id: 'tx case', name: 'Texas court decisions' },
      { id: 'court ca5', name: 'decisions of the 5th Cir.' },
    ])
    expect((await own.library.search({ text: 'homestead exemption of a widow' })).lacks).toBeUndefined()
  })

  it('names what is on point and was decided outside of the years that the query says', async () => {
    const id = await own.library.startImport('jsonl', 'years')
    const decided = (title: string, page: number, date: string) =>
      card(title, page, 'A falconer is liable for what a tethered falcon does.', { date })
    await own.library.add(id, [decided('Early v. Falcon', 211, '1960'), decided('Late v. Falcon', 212, '1990')])
    const { results, outside } = await own.library.search(
      'is a falconer liable for what a tethered falcon does after 1975',
    )
    expect(results.map(({ title }) => title)).toEqual(['Late v. Falcon'])
    expect([outside?.total, outside?.results.map(({ title }) => title)]).toEqual([1, ['Early v. Falcon']])
    expect(await own.library.search('tethered falcon')).not.toHaveProperty('outside')
    await own.library.remove(id)
  })

  it('counts a text and the card of the same case as one, whose length is no merit', async () => {
    const id = await own.library.startImport('jsonl', 'card')
    await own.library.add(id, [
      {
        externalId: 'ash',
        kind: 'case',
        title: 'Ash v. Birch',
        citations: ['101 U.S. 101'],
        source: 'library',
        date: '1950',
        holding: 'A carrier owes its seamen a duty of care.',
      },
    ])
    const { results } = await own.library.search('duty of care carrier seaman')
    expect(results.filter(({ title }) => title === 'Ash v. Birch')).toHaveLength(1)
    expect(results[0]?.title).toBe('Ash v. Birch')
    await own.library.remove(id)
  })

  it('ends every query, however hostile', async () => {
    const pieces = [
      '"',
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      '/s',
      '/3',
      '+p',
      'car*',
      'ship',
      '"duty of',
      'care"',
      '1 U.S. 1',
      '%',
      '\u0000',
      '\ud800',
    ]
    let seed = 3
    const random = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return (seed >>> 8) % below
    }
    for (let round = 0; round < 200; round++) {
      const query = Array.from({ length: random(25) }, () => pieces[random(pieces.length)]).join(' ')
      const { results, total } = await own.library.search(query)
      expect(results.length).toBeLessThanOrEqual(total)
    }
    for (const query of ['('.repeat(100_000), '"a b" /s '.repeat(10_000), 'a* '.repeat(10_000), 'ship '.repeat(50_000)])
      expect((await own.library.search(query)).total).toBeGreaterThanOrEqual(0)
    for (const limit of [-1, Number.NaN, 1e9]) await own.library.search({ text: 'ship', limit, offset: -5 })
  }, 60_000)

  it('reads a slip of the finger as the word that the library has, and says so', async () => {
    const { results, problem } = await own.library.search('neglignce of a carrier')
    expect(results.map(({ title }) => title)).toContain('Ash v. Birch')
    expect(problem).toContain('“neglignce” is not in the library: “negligence” was searched for.')
    // A name is no slip, nor is what the library has.
    expect((await own.library.search('Neglignce of a carrier')).problem ?? '').not.toContain('was searched for')
    expect((await own.library.search('negligence of a carrier')).problem ?? '').not.toContain('was searched for')
  })

  it('answers a question about a term in quotation marks by its words, and says so', async () => {
    const { results, problem } = await own.library.search(
      'what is a "duty of negligence" of the carrier whose seaman drowned',
    )
    expect(results[0]?.title).toBe('Ash v. Birch')
    expect(problem).toContain('No authority has the words in quotation marks')
    expect((await own.library.search('"duty of negligence"')).results).toEqual([])
  })

  it('finds a rule by its number alone, before what merely has the other words', async () => {
    const other = await own.library.startImport('jsonl', 'rules')
    await own.library.add(other, [
      text('Civil Procedure, Rule 11: Signing Pleadings', 901, 'The lawyer signs.', {
        kind: 'rule',
        citations: ['Fed. R. Civ. P. 11'],
      }),
      text('Oak v. Pine', 902, 'A safe harbor for the ship, and no harbor is safe.'),
    ])
    expect(await found('Rule 11 safe harbor')).toEqual(['Civil Procedure, Rule 11: Signing Pleadings', 'Oak v. Pine'])
    await own.library.remove(other)
  })

  it('takes away what was removed, at once', async () => {
    const other = await own.library.startImport('jsonl', 'more')
    await own.library.add(other, [text('Kapok v. Larch', 106, 'A zebra crossed.')])
    expect(await found('zebra')).toEqual(['Kapok v. Larch'])
    await own.library.remove(other)
    expect(await found('zebra')).toEqual([])
  })
})
