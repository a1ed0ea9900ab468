import { describe, expect, it } from 'vitest'
import { isOfFederalCourts, isOnPlace, readScope } from './scope.ts'

const labels = (text: string, more: object = {}) => readScope({ text, ...more }).chips.map(({ label }) => label)

describe('the scope that a query names', () => {
  it.each([
    ['Texas homestead exemption', ['Texas']],
    ['Georgia candidates with similar names', ['Georgia']],
    ['are non-competes enforceable in california', ['California']],
    ['West Virginia mining law', ['West Virginia']],
    ['qualified immunity 9th Cir.', ['9th Cir.']],
    ['9th Cir preliminary injunction', ['9th Cir.']],
    ['Fifth Circuit standing after 2015', ['5th Cir.', 'After 2015']],
    ['Texas v. Johnson flag burning', []],
    ['standard of Strickland v. Washington', []],
    ['New York Times libel', []],
    ['who won in 1987', []],
    ['directors and other employees United States', ['United States']],
    ['who can sue the United States', []],
    ['Texas v. United States', []],
    ['complete diversity between a Georgia plaintiff and a Nevada company', []],
    ['personal jurisdiction under Georgia law', ['Georgia']],
    ['United States', []],
  ])('of %s is %j', (text, chips) => expect(labels(text)).toEqual(chips))

  it('leaves the other words to be searched for', () => {
    const { text, jurisdictions, dates } = readScope({ text: 'homestead exemption in Texas since 2010' })
    expect([text, jurisdictions, dates]).toEqual(['homestead exemption', ['tx'], { from: '2010-01-01' }])
  })

  it('does not use what was removed, and gives way to filters', () => {
    const removed = readScope({ text: 'Texas homestead', unscoped: ['jurisdiction:tx'] })
    expect([removed.chips, removed.text]).toEqual([[], 'Texas homestead'])
    expect(labels('Texas homestead', { jurisdictions: ['ca'] })).toEqual([])
  })
})

describe('a scope that is added', () => {
  const added = (scoped: string[], more: object = {}) => readScope({ text: 'homestead exemption', scoped, ...more })

  it('is preferred as if the words named it', () => {
    const { chips, jurisdictions, courts, codes, text } = added(['jurisdiction:tx', 'court:ca5', 'code:usc-11'])
    expect(chips.map(({ label }) => label)).toEqual(['Texas', '5th Cir.', 'Bankruptcy Code'])
    expect({ jurisdictions, courts, codes, text }).toEqual({
      jurisdictions: ['tx'],
      courts: ['ca5'],
      codes: ['11 U.S.C. '],
      text: 'homestead exemption',
    })
  })

  it('stands once where the words name it too, and beside what else they name', () => {
    const { chips, jurisdictions, text } = readScope({
      text: 'Texas homestead exemption under Oklahoma law',
      scoped: ['jurisdiction:tx'],
    })
    expect(chips.map(({ label }) => label)).toEqual(['Texas', 'Oklahoma'])
    expect(jurisdictions).toEqual(['tx', 'ok'])
    expect(text).toBe('homestead exemption law')
  })

  it.each([
    [['jurisdiction:zz', 'court:none', 'code:usc-53', 'dates:x', 'jurisdiction', '', 'read-as:x']],
    [['jurisdiction:constructor', 'court:', 'code:']],
  ])('that is none is left out: %j', (scoped) => expect(added(scoped).chips).toEqual([]))

  it('gives way to filters', () => {
    expect(added(['jurisdiction:tx', 'court:ca5'], { courts: ['ca9'] }).chips).toEqual([])
    expect(added(['jurisdiction:tx'], { jurisdictions: ['ca'] }).chips).toEqual([])
    expect(added(['jurisdiction:tx'], { unscoped: ['jurisdiction:tx'] }).chips).toEqual([])
  })
})

it('knows a text that is about the state that a query names', () => {
  const scope = readScope({ text: 'Oklahoma could not tell buyers of beer apart' })
  expect(isOnPlace(scope, 'An Oklahoma statute prohibits the sale of beer.')).toBe(true)
  expect(isOnPlace(scope, 'A Texas statute prohibits the sale of beer.')).toBe(false)
  expect(isOnPlace(readScope({ text: 'sale of beer' }), 'An Oklahoma statute.')).toBe(false)
})

it('a year behind the other words is when it was decided, and the number of a section is not', () => {
  expect(readScope({ text: 'personal jurisdiction 2021' })).toMatchObject({
    year: '2021',
    text: 'personal jurisdiction',
  })
  expect(readScope({ text: 'summary judgment standard (1986)' })).toMatchObject({ year: '1986' })
  expect(readScope({ text: 'the riot in 2011' })).not.toHaveProperty('year')
  expect(readScope({ text: 'who can be sued under section 1983' })).not.toHaveProperty('year')
  expect(readScope({ text: '28 U.S.C. 1746' })).not.toHaveProperty('year')
  expect(readScope({ text: 'claim under 1983' })).not.toHaveProperty('year')
  expect(readScope({ text: 'cases decided after 2015' })).not.toHaveProperty('year')
  const kept = readScope({ text: 'personal jurisdiction 2021', unscoped: ['year:2021'] })
  expect(kept).toMatchObject({ chips: [], text: 'personal jurisdiction 2021' })
})

describe('a rule of federal courts', () => {
  it.each([
    ['peremptory challenges in Nebraska', 'Fed. R. Crim. P. 24', true],
    ['peremptory challenges', 'Fed. R. Crim. P. 24', false],
    ['peremptory challenges in federal court in Nebraska', 'Fed. R. Crim. P. 24', false],
    ['Fed. R. Evid. 702 in California', 'Fed. R. Evid. 702', false],
    ['search of a car in Nebraska', 'U.S. Const. amend. IV', false],
  ])('does not bind whom %s asks about (%s: %s)', (text, citation, isOther) => {
    expect(isOfFederalCourts(readScope({ text }), citation)).toBe(isOther)
  })
})
