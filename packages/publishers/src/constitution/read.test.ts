import { describe, expect, test } from 'vitest'
import { gather, haveSamples, sample } from '../testing/samples.ts'
import { readConstitution } from './read.ts'

describe.skipIf(!haveSamples)('the Constitution as the House prints it (TEST_DATA)', () => {
  test('gives the preamble, seven articles and twenty-seven amendments, a section each', async () => {
    const { read, rejected } = await gather(readConstitution(sample('bulk/constitution/constitution.xml.gz')))
    expect(rejected).toEqual([])
    const cited = read.map(({ citations }) => citations[0] as string)
    expect(new Set(cited.map((one) => /(art\.|amend\.) [IVX]+/.exec(one)?.[0]).filter(Boolean)).size).toBe(34)
    expect(read).toHaveLength(74)
    const due = read.find(({ id }) => id === 'U.S. Const. amend. XIV, § 1')
    expect(due?.text).toContain(
      'nor shall any State deprive any person of life, liberty, or property, without due process of law',
    )
    expect(due?.notes?.[0]?.kind).toBe('footnote')
  })

  test('joins a clause that an annotation parts, without the stars that mark the place', async () => {
    const { read } = await gather(readConstitution(sample('bulk/constitution/constitution.xml.gz')))
    const house = read.find(({ id }) => id === 'U.S. Const. art. I, § 2')
    expect(house?.text).toContain('by the People of the several States, and the Electors in each State')
    expect(house?.text).not.toContain('Congress has some power')
  })
})
