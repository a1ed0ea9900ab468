import { describe, expect, it } from 'vitest'
import type { SourceAsked } from './coverage.ts'
import { askedSentences, askedState, canAskAgain, joinAsked, reasonOf, stateInWords } from './sources-asked.ts'

const library: SourceAsked = { source: 'Library', outcome: 'answered', found: 3, milliseconds: 4 }
const said = (asked: readonly SourceAsked[]) => askedSentences(asked).map(({ lead, rest }) => lead + rest)

describe('the states of a source', () => {
  it.each<[SourceAsked, string, string, string]>([
    [library, 'found', 'Searched', ''],
    [{ source: 'eCFR', outcome: 'answered', found: 0 }, 'nothing', 'Nothing found', ''],
    [{ source: 'eCFR', outcome: 'answered' }, 'found', 'Searched', ''],
    [{ source: 'eCFR', outcome: 'timeout' }, 'failed', 'Timed out', 'timeout'],
    [{ source: 'eCFR', outcome: 'error', note: 'It is down.' }, 'failed', 'Not reached', 'It is down'],
    [{ source: 'eCFR', outcome: 'skipped', why: 'offline', note: 'x' }, 'not-asked', 'Not searched', 'offline'],
    [{ source: 'eCFR', outcome: 'skipped', why: 'no-key' }, 'not-asked', 'Not searched', 'no API key'],
    [
      { source: 'eCFR', outcome: 'skipped', note: 'It asked for a pause.' },
      'not-asked',
      'Not searched',
      'It asked for a pause',
    ],
  ])('%o is %s', (asked, state, words, reason) => {
    expect(askedState(asked)).toBe(state)
    expect(stateInWords(asked)).toBe(words)
    expect(reasonOf(asked)).toBe(reason)
  })
})

describe('joining what came of several questions', () => {
  it('lets no answer hide a failure, and says how many were answered', () => {
    const failed: SourceAsked = { source: 'Library', outcome: 'error', note: 'It broke off.' }
    expect(joinAsked([library, failed, library])).toEqual([
      {
        source: 'Library',
        outcome: 'error',
        found: 6,
        questions: 3,
        answered: 2,
        milliseconds: 8,
        note: 'It broke off.',
      },
    ])
    expect(said(joinAsked([library, failed, library]))).toEqual([
      'Not reached: Library (It broke off; it answered 2 of 3 questions).',
    ])
  })

  it('says a sentence once that was said of several questions', () => {
    const lenient = { ...library, note: 'None has all of these words. These have most.' }
    const scoped = { ...library, note: 'None has all of these words. The library has no decisions of the 10th Cir.' }
    expect(joinAsked([lenient, scoped, lenient])[0]?.note).toBe(
      'None has all of these words. These have most. The library has no decisions of the 10th Cir.',
    )
  })

  it('comes to the same however often and in whatever order it is joined', () => {
    const all: SourceAsked[] = [
      library,
      { source: 'Library', outcome: 'timeout', milliseconds: 1 },
      { source: 'eCFR', outcome: 'skipped', why: 'other-kind' },
      { source: 'eCFR', outcome: 'answered', found: 1 },
      library,
    ]
    const once = joinAsked(all)
    expect(joinAsked(once)).toEqual(once)
    expect(joinAsked([...joinAsked(all.slice(0, 2)), ...all.slice(2)])).toEqual(once)
    expect(new Set(joinAsked(all.toReversed()))).toEqual(new Set(once))
  })

  it('counts what a source could have added nothing to as no question', () => {
    const unneeded: SourceAsked = { source: 'Library', outcome: 'skipped', why: 'not-needed' }
    expect(joinAsked([unneeded, library])).toEqual([library])
    expect(joinAsked([unneeded, { ...unneeded, why: 'offline' }])[0]?.why).toBe('offline')
  })

  it('keeps each thing that was said of how a query was read, once', () => {
    const note = 'AND was read as a word.'
    expect(joinAsked([{ ...library, note }, { ...library, note }, library])[0]?.note).toBe(note)
  })
})

describe('the sentences', () => {
  it('names each source in one of four states, with the reason', () => {
    expect(
      said([
        library,
        { source: 'CourtListener', outcome: 'skipped', why: 'offline' },
        { source: 'eCFR', outcome: 'answered', found: 0 },
        { source: 'Federal Register', outcome: 'timeout' },
        { source: 'GovInfo', outcome: 'skipped', why: 'offline' },
      ]),
    ).toEqual([
      'Searched: Library.',
      'Searched, nothing found: eCFR.',
      'Not reached: Federal Register (timeout).',
      'Not searched: CourtListener, GovInfo (offline).',
    ])
  })

  it('says whether the library was searched by words alone', () => {
    const by = (way: SourceAsked['by']): SourceAsked => ({ ...library, by: way })
    expect(said([by('words')])).toEqual(['Searched: Library (by words only).'])
    expect(said(joinAsked([library, by('words'), by('words and meaning')]))).toEqual([
      'Searched: Library (words and meaning).',
    ])
  })

  it('marks as a gap what could have been found and was not looked for', () => {
    const gap = (why: SourceAsked['why']) => askedSentences([{ source: 'x', outcome: 'skipped', why }])[0]?.isGap
    expect([gap('offline'), gap('off'), gap('budget')]).toEqual([true, true, true])
    expect([gap('other-kind'), gap('not-needed')]).toEqual([undefined, undefined])
  })

  it('offers to ask again only where that may help', () => {
    const again = (why: SourceAsked['why']) => canAskAgain({ outcome: 'skipped', why })
    expect(canAskAgain({ outcome: 'timeout' })).toBe(true)
    expect([again('budget'), again('paused'), again('offline'), again('off')]).toEqual([true, true, false, false])
    expect(canAskAgain({ outcome: 'answered' })).toBe(false)
  })
})
