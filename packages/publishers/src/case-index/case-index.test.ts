import { describe, expect, test } from 'vitest'
import { haveSamples, samplePath, streamOf } from '../testing/samples.ts'
import { packCases, packPages, unpackCases, unpackPages } from './block.ts'
import { casesOfVolume, isCaseList, type ListedCase, listsInZip } from './cases-of-volume.ts'
import { createPlaces, placeOfKey } from './place.ts'

const oak = {
  name: 'Oak v. Pine',
  citations: ['10 F.2d 100', '5 S. Ct. 7'],
  court: 'Second Circuit',
  date: '1926-01-02',
  firstPage: '100',
  lastPage: '104',
}

test('a volume comes out of its block as it went in', () => {
  const elm = { ...oak, name: 'In re Elm', court: 'First Circuit', date: '1926' }
  expect(unpackCases(packCases([oak, elm, oak]))).toEqual([oak, elm, oak])
  expect(unpackPages(packPages([['7', '100']]))).toEqual([['7', '100']])
})

test.each([packCases([oak]).subarray(0, 20), Buffer.from('<html>'), packPages([['7', '100']])])(
  'a block that is cut off or is none says so',
  (block) => {
    expect(() => unpackCases(block)).toThrow('A volume of the case index is damaged. Add its pack again.')
  },
)

test('however a reporter is written, its page is one place', () => {
  const places = createPlaces()
  const cited = ['10 F. 2d 100', '10 F.2d 100', '10 F.2d 100'].map(places)
  expect(new Set(cited.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(cited[0]).toEqual(placeOfKey('f2d/10/100'))
  expect(places('3 Fed. Appx. 4')).toEqual(places('3 F. App’x 4'))
  expect(places('7 Wall. 700')).toEqual(placeOfKey('us/74/700'))
  expect(places('Id. at 5')).toBeUndefined()
})

test('an entry that is not in the documented shape is listed with the reason', async () => {
  const listed: ListedCase[] = []
  for await (const one of casesOfVolume({ open: async () => streamOf('[{"id":1}]') })) listed.push(one)
  expect(listed).toMatchObject([{ rejected: expect.stringContaining('Not in the shape'), row: '{"id":1}' }])
})

describe.skipIf(!haveSamples)('a real volume of the Caselaw Access Project (TEST_DATA)', () => {
  test('the zip of 1 Alaska lists its 106 cases', async () => {
    const listed: ListedCase[] = []
    for await (const list of listsInZip(samplePath('bulk/cap/volume-alaska-1/1.zip'), () => {}))
      for await (const one of casesOfVolume(list)) listed.push(one)
    const cases = listed.flatMap((one) => ('indexed' in one ? [one.indexed] : []))
    expect([listed.length, cases.length]).toEqual([106, 106])
    expect(cases.find(({ citations }) => citations[0] === '1 Alaska 509')).toMatchObject({
      name: 'Binswanger v. Henninger',
      lastPage: '516',
    })
  })
})

test.each([
  ['us/410/CasesMetadata.json', true],
  ['metadata/CasesMetadata.json', true],
  ['us-410-CasesMetadata.json', true],
  ['us/410/VolumeMetadata.json', false],
])('%s is a list of cases: %s', (name, is) => {
  expect(isCaseList(name)).toBe(is)
})
