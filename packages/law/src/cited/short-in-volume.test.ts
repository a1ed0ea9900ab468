import { describe, expect, it } from 'vitest'
import { shortInVolume } from './short-in-volume.ts'

const cases = [
  { titles: ['United States v. Cronic'], page: 648 },
  { titles: ['Strickland v. Washington'], page: 668 },
  { titles: ['Larch v. Oak'], page: 720 },
  { titles: ['Larch v. Elm'], page: 720 },
]
const meant = (name: string, page: number) => shortInVolume(cases, { name, page })?.found.titles[0]

describe('a short form in a volume of which some cases are known', () => {
  it.each([
    ['Strickland', 687, 'Strickland v. Washington'],
    ['Strickland', 668, 'Strickland v. Washington'],
    ['Strickland v. Washington', 700, 'Strickland v. Washington'],
    ['Cronic', 660, 'United States v. Cronic'],
    ['United States v. Cronic', 660, 'United States v. Cronic'],
  ])('%s at %i is %s', (name, page, title) => {
    expect(meant(name, page)).toBe(title)
  })

  it.each([
    ['Strickland', 600, 'the page is before every case'],
    ['Strickland', 660, 'the page is before the case'],
    ['Strickland', 730, 'another case begins between'],
    ['Cronic', 687, 'another case begins between'],
    ['Washburn', 687, 'nothing bears the name'],
    ['United States', 660, 'the name is of a party of many cases'],
    ['Washington', 687, 'the name is of a party of many cases'],
    ['Larch', 725, 'two cases bear it on one page'],
    ['Larch', 1021, 'no case is that long'],
  ])('%s at %i is left alone: %s', (name, page) => {
    expect(meant(name, page)).toBeUndefined()
  })

  it('tells which case known begins next', () => {
    expect(shortInVolume(cases, { name: 'Strickland', page: 687 })?.next?.page).toBe(720)
    expect(shortInVolume([], { name: 'Strickland', page: 687 })).toBeUndefined()
  })
})
