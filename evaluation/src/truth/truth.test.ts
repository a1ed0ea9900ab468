import { describe, expect, it } from 'vitest'
import { nearMisses } from './captions/near-misses.ts'
import { realCaptions } from './captions/real.ts'
import { relationOf } from './captions/relation.ts'
import { readTruthData } from './data.ts'
import { align, lettersOf } from './quotations/align.ts'
import { honestQuotations } from './quotations/honest/index.ts'
import { partsOf } from './quotations/parts.ts'
import { plainSentences } from './quotations/sentences.ts'
import { splices } from './quotations/splices/index.ts'
import { chanceOf } from './random.ts'
import { wilson } from './wilson.ts'

const text = 'The orchard stood empty. The farmer was told by 3 neighbors\nthat the fence must be fixed. Nobody came.'

describe('what the sets are made with', () => {
  it('shows that parts stand in order, whatever the layout', () => {
    const places = (...parts: string[]) =>
      align(
        text,
        lettersOf(text),
        parts.map((part) => lettersOf(part)),
        60,
      )?.map(([start, end]) => text.slice(start, end))
    expect(places('The farmer was told', 'that the fence must be fixed')).toEqual([
      'The farmer was told',
      'that the fence must be fixed',
    ])
    expect(places('neighbors that the fence')).toEqual(['neighbors\nthat the fence'])
    expect(places('that the fence', 'The farmer was told')).toBeUndefined()
    expect(places('he farmer was told')).toBeUndefined()
    expect(places('The orchard', 'Nobody came')).toBeUndefined()
  })

  it('takes for a sentence only what surely is one', () => {
    const said = `The court of the county heard the matter on the first day of the term.\n\nMr. Wade lost. ${text}`
    expect(plainSentences(said).map(({ words }) => words)).toEqual([
      'The court of the county heard the matter on the first day of the term.',
    ])
  })

  it('tells the court from a dissent', () => {
    const opinion = `Justice Ash delivered the opinion of the Court.\n${'We hold so. '.repeat(200)}\nJustice Elm, dissenting.\n\nI do not.`
    expect(partsOf(opinion)?.map(({ kind, start, end }) => [kind, opinion.slice(start, end).trim().slice(-9)])).toEqual(
      [
        ['court', ' hold so.'],
        ['dissent', 'I do not.'],
      ],
    )
    expect(partsOf('A letter.')).toBeNull()
  })

  it.each([
    ['Elm Mfg. Co. v. Ash', 'Elm Manufacturing Company v. Ash', 'as in the title'],
    ['NLRB v. Ash', 'National Labor Relations Board v. Ash', 'as in the title'],
    ['Elm Co. v. Ash', 'Elm Orchard Co. v. Ash', 'shorter than the title'],
    ['Elm v. Ash & Beech', 'Elm v. Ash', 'longer than the title'],
    ['Elm v. Oak', 'Elm v. Ash', null],
    ['Elm v. Wainright', 'Elm v. Wainwright', null],
  ])('says of %s and %s how they stand to each other', (written, title, relation) => {
    expect(relationOf(written, title)).toBe(relation)
  })

  it('chooses the same in every run', () => {
    const choose = (seed: string) => chanceOf(seed).shuffled(['a', 'b', 'c', 'd', 'e', 'f']).join('')
    expect(choose('one')).toBe(choose('one'))
    expect(choose('one')).not.toBe(choose('two'))
  })

  it('gives the interval of a share', () => {
    expect(wilson(0, 500)[1]).toBeCloseTo(0.0076, 4)
    expect(wilson(10, 20).map((bound) => Math.round(bound * 100))).toEqual([30, 70])
  })
})

const folder = process.env.TEST_DATA

describe.skipIf(!folder)('the sets (TEST_DATA names the folder of real material)', () => {
  const data = folder ? readTruthData(folder) : null

  it('hold as many quotations as the goals are set for', { timeout: 120_000 }, () => {
    const opinions = data?.opinions ?? []
    const [false_, honest] = [splices(opinions), honestQuotations(opinions, data?.linked ?? []).cases]
    expect(false_.filter(({ isWatched }) => !isWatched).length).toBeGreaterThanOrEqual(1_000)
    expect(honest.length).toBeGreaterThanOrEqual(1_000)
    expect(honest.filter(({ kind }) => kind.startsWith('one opinion of another')).length).toBeGreaterThanOrEqual(500)
    expect(new Set([...false_, ...honest].map(({ id }) => id)).size).toBe(false_.length + honest.length)
  })

  it('hold as many names as the goals are set for', { timeout: 120_000 }, () => {
    if (!data) return
    const [near, real] = [nearMisses(data), realCaptions(data).cases]
    expect(near.length).toBeGreaterThanOrEqual(1_200)
    expect(near.filter(({ written, real }) => written === real)).toEqual([])
    expect(real.filter(({ isWatched }) => !isWatched).length).toBeGreaterThanOrEqual(2_000)
  })
})
