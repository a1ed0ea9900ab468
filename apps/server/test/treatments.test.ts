import { treatmentReader } from '@casewright/law'
import { countRead, type NewAuthority, readDueTreatments, treatmentsDue } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { citedBy } from '../src/research/treatment/cited-by.ts'
import { treatmentOf, withTreatments } from '../src/research/treatment/treatment.ts'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let importId = ''
const { signal } = new AbortController()

interface Given {
  name: string
  cite: string
  year: number
  court?: string
  text?: string
  kind?: NewAuthority['kind']
}
const add = (...given: Given[]) =>
  own.library.add(
    importId,
    given.map(({ name, cite, year, court = 'ca9', text, kind = 'case' }) => ({
      externalId: cite,
      kind,
      title: name,
      citations: [cite],
      court,
      jurisdiction: 'us',
      date: `${year}-05-04`,
      source: 'library',
      ...(text && { text }),
    })),
  )
const read = () => readDueTreatments(own.db, signal)
const held = async (citation: string) => {
  const [found] = await own.library.lookup(citation)
  if (!found) throw new Error(`${citation} is not in the library`)
  return found
}
const flagFor = async (citation: string) => (await withTreatments(own.library, [await held(citation)]))[0]?.treatment

const overruling = `The Court of Appeals relied on Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005). That decision held that a
seaman may not sue. We see no reason to keep it. Sitting en banc, we now overrule Harbor v. Quill, 401 F.3d 10 (9th Cir.
2005). We distinguish Mercer v. Vance, 402 F.3d 20 (9th Cir. 2006), which rested on a contract. See also Tull v. Orne, 403
F.3d 30 (9th Cir. 2007). We hold that 46 U.S.C. § 30104 is unconstitutional.`

beforeAll(async () => {
  own = await emptyLibrary()
  importId = await own.library.startImport('test', 'treatments')
  await add(
    { name: 'Harbor v. Quill', cite: '401 F.3d 10', year: 2005 },
    { name: 'Mercer v. Vance', cite: '402 F.3d 20', year: 2006 },
    { name: 'Tull v. Orne', cite: '403 F.3d 30', year: 2007 },
    { name: 'Jones Act', cite: '46 U.S.C. § 30104', year: 2006, kind: 'statute' },
    { name: 'Pike v. Dorrance', cite: '700 F.3d 100', year: 2012, text: overruling },
    {
      name: 'Vestal v. Hume',
      cite: '800 F.3d 5',
      year: 2015,
      text: 'The petitioner asks us to overrule Mercer v. Vance, 402 F.3d 20 (9th Cir. 2006). We decline to do so. We follow Mercer.',
    },
  )
  await read()
})
afterAll(() => own.stop())

describe('treatments of an opinion that comes into the library', () => {
  it('are flagged where the words are sure, with the words and the opinion in which they are', async () => {
    expect(await flagFor('401 F.3d 10')).toMatchObject({
      flag: 'red',
      kind: 'overruled',
      says: 'No longer good law: overruled by Pike v. Dorrance, 700 F.3d 100 (2012).',
      words: expect.stringContaining('we now overrule Harbor v. Quill'),
      in: { name: 'Pike v. Dorrance' },
    })
  })

  it('are no flag where a decision is distinguished, or what is asked is declined', async () => {
    expect(await flagFor('402 F.3d 20')).toBeUndefined()
    expect(await flagFor('403 F.3d 30')).toBeUndefined()
  })

  it('say of every authority how many citing opinions were looked at, of which years', async () => {
    const [mercer] = await withTreatments(own.library, [await held('402 F.3d 20')])
    expect(mercer?.looked).toEqual({ opinions: 2, from: 2012, to: 2015 })
  })

  it('flag a statute that a court holds unconstitutional', async () => {
    expect(await flagFor('46 U.S.C. § 30104')).toMatchObject({
      flag: 'amber',
      says: 'Held unconstitutional by Pike v. Dorrance, 700 F.3d 100 (2012).',
    })
  })

  it('go with the opinion that says so', async () => {
    await add({
      name: 'Gale v. Storm',
      cite: '900 F.3d 1',
      year: 2018,
      text: 'We overrule Tull v. Orne, 403 F.3d 30 (9th Cir. 2007).',
    })
    await read()
    expect((await flagFor('403 F.3d 30'))?.flag).toBe('red')
    await add({
      name: 'Gale v. Storm',
      cite: '900 F.3d 1',
      year: 2018,
      text: 'We follow Tull v. Orne, 403 F.3d 30 (9th Cir. 2007).',
    })
    await read()
    expect(await flagFor('403 F.3d 30')).toBeUndefined()
  })

  it('are read once, and are taken up where reading was stopped', async () => {
    await add(
      {
        name: 'Alder v. Birch',
        cite: '901 F.3d 1',
        year: 2018,
        text: 'See Tull v. Orne, 403 F.3d 30 (9th Cir. 2007).',
      },
      { name: 'Cedar v. Elm', cite: '901 F.3d 9', year: 2018, text: 'See Tull v. Orne, 403 F.3d 30 (9th Cir. 2007).' },
    )
    const stopped = new AbortController()
    stopped.abort(new Error('Stopped.'))
    await expect(readDueTreatments(own.db, stopped.signal)).rejects.toThrow('Stopped.')
    expect(await read()).toBe(2)
    expect(await read()).toBe(0)
  })
})

describe('a flag', () => {
  const said = (over: object) => ({
    opinions: 1,
    from: 2012,
    to: 2012,
    against: [
      {
        keys: ['f3d/401/10'],
        name: 'Harbor v. Quill',
        year: 2005,
        kind: 'overruled' as const,
        voice: 'court' as const,
        certainty: 1,
        words: 'We overrule Harbor.',
        startAt: 0,
        endAt: 9,
        byCitation: null,
        byName: null,
        byYear: null,
        byCourt: null,
        id: 'x',
        title: 'Pike v. Dorrance',
        citation: '700 F.3d 100',
        court: 'ca9',
        date: '2012-05-04',
        ...over,
      },
    ],
  })
  const harbor = {
    kind: 'case' as const,
    title: 'Harbor v. Quill',
    citation: '401 F.3d 10',
    date: '2005-01-02',
    court: 'ca9',
  }
  const flag = (over: object, cited: object = {}) => treatmentOf({ ...harbor, ...cited }, said(over))?.flag

  it('is red for a later decision of a court that may overrule', () => expect(flag({})).toBe('red'))
  it('is amber where the court may not: it is a reason to read', () => expect(flag({ court: 'ca5' })).toBe('amber'))
  it('is amber where the words are less sure', () => expect(flag({ certainty: 0.85 })).toBe('amber'))
  it('is amber where nobody is named who did it', () => expect(flag({ byCitation: '' })).toBe('amber'))
  it.each([
    [
      "See Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005), rev'd on other grounds, 550 U.S. 1 (2007).",
      { kind: 'reversed', byCitation: '550 U.S. 1', byName: 'Harbor v. Quill', byYear: 2007, byCourt: 'scotus' },
      'In doubt: Pike v. Dorrance, 700 F.3d 100 says that it was reversed on other grounds by Harbor v. Quill, 550 U.S. 1 (2007). Read its words.',
    ],
    [
      'Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005), superseded by statute, as recognized in Pike v. Dorrance.',
      { kind: 'superseded', byCitation: '' },
      'In doubt: Pike v. Dorrance, 700 F.3d 100 says that it was superseded by statute. Read its words.',
    ],
  ])('says how far, and by what: %s', (words, over, says) => {
    const found = treatmentOf(harbor, said({ words, certainty: 0.85, ...over }))
    expect(found).toMatchObject({ flag: 'amber', says })
  })
  it('is not raised by words that are not sure', () => expect(flag({ certainty: 0.7 })).toBeUndefined())
  it('is not raised by a decision that came before', () => expect(flag({ date: '2001-01-01' })).toBeUndefined())
  it('is not raised by a decision against itself, as a scanner may have it', () =>
    expect(flag({ byCitation: '401 F.3d 10', byName: 'Harbor v. Quill', byYear: 2005 })).toBeUndefined())
  it('is not raised against another case on the same page', () =>
    expect(flag({}, { title: 'Sellers v. Laird' })).toBeUndefined())
  it('is not raised against a case of another year on the same page', () =>
    expect(flag({}, { title: '', date: '1999-01-01' })).toBeUndefined())
  it('of two decisions that overrule each other is raised against the earlier one alone', () => {
    const pike = { ...harbor, title: 'Pike v. Dorrance', citation: '700 F.3d 100', date: '2012-05-04' }
    const against = said({
      name: 'Pike v. Dorrance',
      year: 2012,
      title: 'Harbor v. Quill',
      citation: '401 F.3d 10',
      date: '2005-01-02',
    })
    expect(treatmentOf(pike, against)).toBeUndefined()
    expect(flag({})).toBe('red')
  })
})

describe('cited by', () => {
  const list = async (citation: string, query: object = {}) => citedBy(own.library, await held(citation), query)

  it('lists each citing opinion with what it does, how much it says and its sentence, the gravest first', async () => {
    const { opinions, total, treatments } = await list('402 F.3d 20')
    expect(total).toBe(2)
    expect(opinions.map(({ title, kind }) => [title, kind])).toEqual([
      ['Pike v. Dorrance', 'distinguished'],
      ['Vestal v. Hume', 'followed'],
    ])
    expect(opinions[1]?.sentence).toContain('We follow Mercer')
    expect(treatments).toEqual([
      { kind: 'distinguished', count: 1 },
      { kind: 'followed', count: 1 },
    ])
  })

  it('counts by year for a timeline, and filters by treatment, court, year and depth', async () => {
    expect((await list('402 F.3d 20')).years).toEqual([
      { year: 2012, count: 1, against: 0 },
      { year: 2015, count: 1, against: 0 },
    ])
    const titles = async (query: object) => (await list('402 F.3d 20', query)).opinions.map(({ title }) => title)
    expect(await titles({ treatment: 'followed' })).toEqual(['Vestal v. Hume'])
    expect(await titles({ from: 2013 })).toEqual(['Vestal v. Hume'])
    expect(await titles({ to: 2013 })).toEqual(['Pike v. Dorrance'])
    expect(await titles({ court: 'ca5' })).toEqual([])
    expect(await titles({ depth: 'examined' })).toEqual([])
  })

  it('says for a chosen court which of them bind it', async () => {
    const { opinions } = await list('401 F.3d 10', { binding: 'cand' })
    expect(opinions.map(({ binding }) => binding)).toEqual([true])
    expect((await list('401 F.3d 10', { binding: 'nysd' })).opinions.map(({ binding }) => binding)).toEqual([false])
  })

  it('is the same for a statute', async () => {
    const { opinions } = await list('46 U.S.C. § 30104')
    expect(opinions).toMatchObject([{ title: 'Pike v. Dorrance', kind: 'held unconstitutional', against: true }])
  })
})

describe('treatments that an older reader has read', () => {
  const due = () => treatmentsDue(own.db)
  const versions = async () =>
    (await own.db.selectFrom('treatmentRead').select(['authority', 'reader']).orderBy('authority').execute()).map(
      ({ reader }) => reader,
    )
  /** As a library stands after an update of the software: read by an older reader, which read other things. */
  const age = async () => {
    await own.db.updateTable('treatmentRead').set({ reader: 0 }).execute()
    await own.db.updateTable('authorityTreatment').set({ kind: 'questioned', against: false }).execute()
  }

  it('are none in a library that this version has read', async () => {
    await read()
    expect(await due()).toEqual({ isNew: false, isOld: false })
    const { opinions, read: done } = await countRead(own.db)
    expect(opinions).toBe(done)
    expect(done).toBeGreaterThan(1)
  })

  it('stand until they are read again, and are read again as this version reads them', async () => {
    const before = await flagFor('401 F.3d 10')
    await age()
    expect(await due()).toEqual({ isNew: false, isOld: true })
    expect(await read()).toBe(0)
    expect(await flagFor('401 F.3d 10')).toBeUndefined()
    const { opinions, read: none } = await countRead(own.db)
    expect(none).toBe(0)
    expect(await readDueTreatments(own.db, signal, 1000)).toBe(opinions)
    expect(await flagFor('401 F.3d 10')).toEqual(before)
    expect(await countRead(own.db)).toEqual({ opinions, read: opinions })
    expect(new Set(await versions())).toEqual(new Set([treatmentReader]))
  })

  it('are read again as many as are asked for, go on where they were, and wait for new ones', async () => {
    await age()
    const { opinions } = await countRead(own.db)
    await add({
      name: 'Later v. Now',
      cite: '900 F.3d 7',
      year: 2019,
      text: 'See Tull v. Orne, 403 F.3d 30 (9th Cir. 2007).',
    })
    expect(await readDueTreatments(own.db, signal, 1)).toBe(2)
    expect(await countRead(own.db)).toEqual({ opinions: opinions + 1, read: 2 })
    const stopped = new AbortController()
    stopped.abort(new Error('Stopped.'))
    await expect(readDueTreatments(own.db, stopped.signal, 1000)).rejects.toThrow('Stopped.')
    expect(await readDueTreatments(own.db, signal, 1000)).toBe(opinions - 1)
    expect(await due()).toEqual({ isNew: false, isOld: false })
  })

  it('of a newer reader are left alone by this one', async () => {
    await own.db
      .updateTable('treatmentRead')
      .set({ reader: treatmentReader + 1 })
      .execute()
    expect(await due()).toEqual({ isNew: false, isOld: false })
  })
})
