import { expect, test } from 'vitest'
import { citedIn } from './cited.ts'
import { whyUnresolved } from './unresolved.ts'

const roe = 'Roe v. Wade, 410 U.S. 113 (1973)'
const cited = (text: string) => {
  const all = citedIn({ text })
  return {
    ...all,
    words: all.places.map(({ span }) => text.slice(span.start, span.end)),
    why: all.places.map(({ unresolved }) => unresolved),
  }
}

test('short forms stand for what is cited in full, and are verified as it', () => {
  const { words, places, authorities, wanted } = cited(
    `See ${roe}. Id. at 120. Roe, 410 U.S. at 121. Roe, supra, at 3.`,
  )
  expect(words).toEqual(
    [`${roe}`, 'Id. at 120', 'Roe, 410 U.S. at 121', 'Roe, supra, at 3'].map((one) => expect.stringContaining(one)),
  )
  expect(places.map(({ authority, wanted: at }) => [authority, at])).toEqual(Array(4).fill([0, 0]))
  expect(authorities).toMatchObject([{ words: roe, places: [0, 1, 2, 3] }])
  expect(wanted).toEqual([{ citation: roe, quotations: [] }])
})

test('a citation that is written in two ways is verified in both', () => {
  const { wanted, authorities } = cited(`${roe}. Later: Roe v. Wade, 410 U.S. 113 (1937). And ${roe}.`)
  expect(wanted.map(({ citation }) => citation)).toEqual([roe, 'Roe v. Wade, 410 U.S. 113 (1937)'])
  expect(authorities).toHaveLength(1)
})

test('a short form stands for the last full citation that has its name, and not for one that was written wrong', () => {
  const [wrong, right] = ['Doe v. Poe, 410 U.S. 113 (1973)', roe]
  const { places, wanted } = cited(
    `${wrong}. ${right}. Roe, 410 U.S. at 121. Doe, 410 U.S. at 122. ${right}. Id. at 123.`,
  )
  expect(places.map(({ standsFor }) => standsFor)).toEqual([null, null, 1, 0, null, 4])
  expect(places.map(({ wanted: at }) => wanted[at ?? -1]?.citation)).toEqual([wrong, right, right, wrong, right, right])
})

test('an id. stands for the year right before it', () => {
  const { places, wanted } = cited(`Roe v. Wade, 410 U.S. 113 (1937). ${roe}. Id. at 123.`)
  expect(places.map(({ wanted: at }) => wanted[at ?? -1]?.citation.slice(-6))).toEqual(['(1937)', '(1973)', '(1973)'])
})

test('a citation right behind another is compared with the name before both', () => {
  const { wanted } = cited('See Brown v. Board, 347 U.S. 483, 349 U.S. 294 (1955); 350 U.S. 1 (1955).')
  expect(wanted.map(({ citation }) => citation)).toEqual([
    'Brown v. Board, 347 U.S. 483',
    'Brown v. Board, 349 U.S. 294 (1955)',
    '350 U.S. 1 (1955)',
  ])
})

test('words quoted belong to the place that they are ascribed to, and to no other', () => {
  const { places, wanted } = cited(`${roe}. It held “that the right is not unqualified.” Id. at 154. Id. at 155.`)
  expect(places.map(({ quotations }) => quotations.length)).toEqual([0, 1, 0])
  expect(wanted).toEqual([
    { citation: roe, quotations: [] },
    { citation: roe, quotations: ['that the right is not unqualified.'], leadIns: [`${roe}. It held `.trim()] },
  ])
})

test('a name is on one line, without signal and parenthetical, where a page or a party that begins low parts it', () => {
  expect(cited('See Roe\nv. Wade, 410\nU.S. 113 (1973) (holding\nmuch).').wanted[0]?.citation).toBe(roe)
  expect(cited('Compare Ashcroft v. al-Kidd, 563 U.S. 731 (2011).').wanted[0]?.citation).toContain(
    'Ashcroft v. al-Kidd, 563 U.S. 731 (2011)',
  )
})

test('a case that is called by its name alone is no citation', () => {
  expect(cited(`${roe}. Roe is settled.`).places).toHaveLength(1)
})

test('why nothing certain can be said is told', () => {
  const doe = 'Doe v. Roe, 410 U.S. 50 (1973)'
  expect(cited('Id. at 3.').why).toEqual(['nothing-before'])
  expect(cited('Id. at 3. Id. at 4.').why).toEqual(['nothing-before', 'before-unresolved'])
  expect(cited(`${roe}. Id. at 12.`).why).toEqual([null, 'page-before'])
  expect(cited(`${roe}; ${doe}. Id.`).why).toEqual([null, null, 'several'])
  expect(cited(`${roe}. ${doe}. Roe, supra.`).why).toEqual([null, null, 'several'])
  expect(cited(`${roe}. Smith, supra, at 4.`).why).toEqual([null, 'not-cited'])
  expect(cited(`${roe}. Roe, 411 U.S. at 120.`).why).toEqual([null, 'other-volume'])
  expect(cited(`${roe}. Roe, 411 U.S. at 20.`).why).toEqual([null, 'not-cited'])
  expect(cited(`${roe}. Roe, 93 S. Ct. at 720.`).why).toEqual([null, 'not-cited'])
  expect(cited(`${roe}. Vale, 411 U.S. at 120.`).why).toEqual([null, 'not-cited'])
  expect(cited(`${roe}. Roe, 410 U.S. at 12.`).why).toEqual([null, 'page-before'])
  expect(cited('The tenant must leave under § 4 of the lease.').why).toEqual(['no-code'])
  expect(Object.values(whyUnresolved).every((sentence) => sentence.endsWith('.'))).toBe(true)
})

test('a short form without its full citation is looked up with its name, without which its page says nothing', () => {
  const { wanted } = citedIn({ text: 'Counsel must be effective. See Strickland, 466 U.S. at 687. So it is.' })
  expect(wanted.map(({ citation }) => citation)).toEqual(['Strickland, 466 U.S. at 687'])
})
