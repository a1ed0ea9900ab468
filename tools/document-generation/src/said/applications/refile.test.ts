import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const read = (type: string, text: string): Record<string, string> => {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  return Object.fromEntries(readSaid(template, text, '2026-11-28').filled.map(({ field, value }) => [field, value]))
}

describe('applications as people tell them', () => {
  it('keeps with the position the employer and its number, which the form does not ask for', () => {
    const said = read(
      'job-application',
      'Applying for the line cook job at Harbor Grill, ref C-14. Dana Ortiz, 8 Pier Rd, Astoria OR 97103, 503-555-0119. 6 years in kitchens, last at the Bridgewater since 2021. Food handler certified.',
    )
    expect(said.positionApplied).toBe('line cook at Harbor Grill, ref C-14')
    expect(said.skills).toContain('Food handler certified')
    expect(said.openPoints ?? '').not.toContain('Harbor Grill')
  })

  it('takes no rent for an income, and no bank of a debt for an employer', () => {
    const said = read(
      'loan-application',
      'Need 18,500 for a used van, over 4 years. Priya Nair, dental hygienist at Lakeview Dental since 2017, 4,900 a month. Rent 1,150. I owe 2,300 on a card at Community Federal. 12 Fern St, Duluth MN 55802.',
    )
    expect(said).toMatchObject({
      amount: '$18,500',
      term: '4 years',
      income: '$4,900 a month',
      applicantName: 'Priya Nair',
    })
    expect(said.employer).toContain('Lakeview Dental')
    expect(said.openPoints).toContain('Rent')
  })

  it('leaves open what may be the business’s or the person’s', () => {
    const said = read(
      'loan-application',
      'Want 60,000 for a walk-in freezer. The shop does about 340,000 a year. I’m Joel Marsh, 4 Elm St, Keene NH 03431.',
    )
    expect(said.income).toBeUndefined()
  })

  it('reads a visa by its letter, a nationality by its name and a stay by its first and last day', () => {
    const said = read(
      'visa-application',
      'B-2 for my aunt Rosa Quispe, Peruvian, born 3 March 1961 in Cusco, passport 11882734. She wants to visit us from June 2, 2027 to July 9, 2027, stays with us, 40 Birch Rd, Salem OR.',
    )
    expect(said).toMatchObject({
      visaType: 'tourist',
      nationality: 'Peruvian',
      passportNumber: '11882734',
      durationOfStay: 'From June 2, 2027 to July 9, 2027',
    })
    expect(said.purposeOfTravel).toContain('visit')
    expect(said.accommodationDetails).toMatch(/^Stays with us/)
  })

  it('names a permit by its kind and no agency by a town alone', () => {
    const said = read(
      'permit-application',
      'We want a permit for a block party June 19, 2027, Oak Street between 2nd and 4th, Lander WY. About 200 people, no alcohol. Contact Fay Bell 307-555-0130.',
    )
    expect(said.permitType).toBe('Special event: block party')
    expect(said.agency).toBeUndefined()
    expect(said.site).toContain('Oak Street between 2nd and 4th')
    const garage = read('permit-application', 'Building permit for a carport, 12 by 20, at 9 Ash Ln, Provo UT 84601.')
    expect(garage.permitType).toBe('Building permit')
    expect(garage.site).toBe('9 Ash Ln, Provo UT 84601')
  })

  it('tells the license that is wanted from one that is held', () => {
    const said = read(
      'license-application',
      'Barber license, Leo Crane, 3 Mill St, Utica NY 13501. 1,000 hours at Empire Barber Academy, passed the written. Never disciplined.',
    )
    expect(said.licenseType).toBe('Barber license')
    expect(said.otherLicenses).toBeUndefined()
    expect(said.discipline).toMatch(/never disciplined/i)
  })

  it('asks a grant for what was asked, and tells need and success apart', () => {
    const said = read(
      'grant-application',
      'Grant to the Alden Foundation, 22,000 for our seed library at the depot. Right now nobody in the county has one. We’ll know it worked if 300 people borrow seeds. We’re Depot Growers, nonprofit since 2016.',
    )
    expect(said).toMatchObject({ funder: 'Alden Foundation', amount: '$22,000', projectTitle: 'Seed library' })
    expect(said.need).toContain('nobody in the county')
    expect(said.evaluation).toContain('300 people')
  })

  it('loses no figure of what it reads again', () => {
    const text =
      'Loan app for Ridge Cider LLC, 90 thousand for a press. Owner Ana Pohl. Revenue last year 310,000, net 41,000. 9,000 open on a line of credit at Valley Bank.'
    const all = Object.values(read('loan-application', text)).join(' ')
    for (const figure of ['310,000', '41,000', '9,000', 'Ana Pohl']) expect(all).toContain(figure)
  })
})
