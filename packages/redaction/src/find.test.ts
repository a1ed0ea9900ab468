import { describe, expect, it } from 'vitest'
import { findPersonalData } from './find.ts'

const names = ['John Q. Ferris', "Siobhán O'Dwyer", 'Kestrel Ridge Holdings, LLC', 'a+(b)*', '', ' , ']
const find = (text: string) =>
  findPersonalData(text, { names }).map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`)

describe('finding personal data', () => {
  it('counts offsets in UTF-16 units', () => {
    expect(find('😀 é SSN 078‑05‑1120 😀 x@example.com')).toEqual(['ssn: 078‑05‑1120', 'email: x@example.com'])
  })

  it('lets one span stand for two that overlap, and no end of either show', () => {
    expect(find('He lives at 12 John Ferris Lane, Boise, ID 83702.')).toEqual([
      'address: 12 John Ferris Lane, Boise, ID 83702',
    ])
    expect(find('Write to john.ferris@example.com.')).toEqual(['email: john.ferris@example.com'])
  })

  it('finds a name whose accents stand apart', () => {
    expect(find('Siobha\u0301n O’Dwyer came.')).toEqual(['name: Siobha\u0301n O’Dwyer'])
  })

  it('takes the names that are listed for words and never for patterns', () => {
    expect(find('aab and a (b).')).toEqual([])
  })

  it('refuses a card whose sum does not hold', () => {
    expect(find('The number 4242 4242 4242 4243 was printed.')).toEqual([])
  })

  it('takes nine digits for a Social Security number beside a cue alone', () => {
    expect(find('SSN 078051120')).toEqual(['ssn: 078051120'])
    expect(find('Parcel 078051120')).toEqual([])
  })
})
