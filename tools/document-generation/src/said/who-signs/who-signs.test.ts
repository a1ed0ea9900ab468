import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-29').filled.map(({ field, value }) => [field, value]),
  )

describe('who signs', () => {
  it.each([
    [
      'the one who writes, with the office that they say they have',
      'employment-contract',
      'The company is Tern Bakery LLC, 4 Dock St, Salem, Oregon. I’m Vera Holt-Diaz, I’m the managing member, I sign. Employee is Owen Pratt, 9 Elm St, Salem, Oregon. Baker, $20 an hour from May 4, 2026.',
      { employerSigner: 'Vera Holt-Diaz, Managing Member' },
    ],
    [
      'the writer of a message for the body of which they say so, and the owner in brackets for the other',
      'service-agreement',
      'From: Paula Odum-Reyes\nTo: Legal\nSubject: pool\n\nHi,\n\nPlease write up our agreement with Gulf Pools, Inc. (owner and president is Lamar Tate, 22 Bay Road, Naples, Florida). The client is our HOA, Heron Walk Homeowners Association, Inc., 15 Heron Circle, Naples, Florida. I’m its treasurer and will sign. $900 a month from June 1, 2026.\n\nThanks,\nPaula',
      { providerSigner: 'Lamar Tate, Owner and President', clientSigner: 'Paula Odum-Reyes, Treasurer' },
    ],
    [
      'who is named at the head of a memorandum, and its manager for the other',
      'non-disclosure-agreement',
      'MEMORANDUM\n\nTO: Legal\nFROM: Grace Tarrow, Chief Operating Officer, Saltmarsh Coatings Corp.\nDATE: February 17, 2026\nRE: NDA\n\nPrepare a mutual nondisclosure agreement between this company (80 Quahog Wharf, Bristol, Rhode Island) and Ironbark Marine LLC, 14 Spruce Landing, Rockland, Maine. Its manager, Ansel Roy, will sign for it; I will sign for us. Effective date is March 2, 2026.',
      {
        firstParty: 'Saltmarsh Coatings Corp.',
        firstSigner: 'Grace Tarrow, Chief Operating Officer',
        secondSigner: 'Ansel Roy, Manager',
        startDate: '2026-03-02',
      },
    ],
    [
      'a manager for a body that lets a home',
      'rental-agreement',
      'Landlord is Gulch Properties LLC, 15 Gulch Ave, Helena, Montana; I’m Nora Beck, the property manager, and I sign for it. Tenant is Vernon Ash. Unit 4, 220 Spruce St, Helena, Montana, $1,050 a month.',
      { landlordSigner: 'Nora Beck, Property Manager' },
    ],
    [
      'nobody who is named for something else',
      'service-agreement',
      'Service agreement between Cone Security Inc., 14 Lava Road, Bend, Oregon, and Three Lodge LLC, 900 Century Drive, Bend, Oregon. $3,000 a month from May 1, 2026. Paul Reyes, the president, is the contact for schedules.',
      { providerSigner: undefined, clientSigner: undefined },
    ],
    [
      'nobody of two who may',
      'service-agreement',
      'Provider: Cone Security Inc., 14 Lava Road, Bend, Oregon (Ann Poe, president; Bo Tate, CEO). Client: Three Lodge LLC, 900 Century Drive, Bend, Oregon. $3,000 a month.',
      { clientSigner: undefined },
    ],
  ])('%s', (_, type, text, fields) => {
    const said = read(type, text)
    expect(Object.fromEntries(Object.keys(fields).map((name) => [name, said[name]]))).toEqual(fields)
  })

  it('is no party', () => {
    expect(
      read(
        'settlement-agreement',
        'Settlement between my client Imogen Tate, 8 Sorrel Court, Boise, Idaho, and Treeline Roofing LLC, 300 Chinden Blvd, Boise, Idaho. The owner there is Marco Felt, he signs as member. Treeline pays her $7,500 by May 1, 2026.',
      ),
    ).toMatchObject({
      firstParty: 'Treeline Roofing LLC',
      secondParty: 'Imogen Tate',
      firstSigner: 'Marco Felt, Member',
    })
  })
})

describe('parties', () => {
  it('are read without marks and capitals, and name who writes', () => {
    expect(
      read(
        'sales-contract',
        'hey need a bill of sale.. me duane fillmore-katz 6130 county rd 12 hastings nebraska selling to marisol vega 309 w elm st grand island nebraska my 2011 tractor for 17900 cash march 28 2026 as is nebraska law',
      ),
    ).toMatchObject({
      sellerName: 'Duane Fillmore-Katz',
      sellerAddress: '6130 County Rd 12, Hastings, Nebraska',
      buyerName: 'Marisol Vega',
      buyerAddress: '309 W Elm St, Grand Island, Nebraska',
    })
  })

  it('say what they do behind where they are', () => {
    expect(
      read(
        'sales-contract',
        'I, Ellen Rusk of 9 Quail Run, Medford, Oregon, sell my 2017 camper, VIN 4X4TSMN2, to Dale Ost of 310 Pine St, Ashland, Oregon, for $11,200.',
      ),
    ).toMatchObject({ sellerName: 'Ellen Rusk', sellerAddress: '9 Quail Run, Medford, Oregon', buyerName: 'Dale Ost' })
    expect(
      read(
        'service-agreement',
        'Mr. and Mrs. Holt, 90 Orchard Lane, Salem, Virginia, hire Ridge Stoneworks, Inc., 14 Quarry Road, Roanoke, Virginia, to rebuild a wall for $9,800.',
      ),
    ).toMatchObject({ clientName: 'Mr. and Mrs. Holt', providerName: 'Ridge Stoneworks, Inc.' })
  })

  it('write their own demand to whom the same sentence names, and nobody represents them', () => {
    const said = read(
      'demand-letter',
      'I need a demand letter from me, Connie Ivory, 510 Plum Street, Norman, Oklahoma 73069, to Wade Pruitt, owner of Pruitt Fence Co., 12 Industrial Loop, Moore, Oklahoma 73160. I paid him $2,100 on March 3, 2026 for a fence and he never came. I want my $2,100 back by May 1, 2026.',
    )
    expect(said).toMatchObject({
      writtenBy: 'client',
      clientName: 'Connie Ivory',
      recipientName: 'Wade Pruitt',
      recipientCompany: 'Pruitt Fence Co.',
    })
  })

  it('go by the later of two names, and an address ends where the next fact begins', () => {
    expect(
      read(
        'cover-letter',
        'cover letter, I’m Toma Rourke, 19 Kestrel Lane, Salem, Oregon, email toma at rourke dot example, phone 503-555-0177. It goes to Dr. Alan Petrov, he’s the director at Range Clinic, uh, no, that’s the other one, it’s Willamette Dental in Albany, Oregon. The job is office manager.',
      ),
    ).toMatchObject({ applicantAddress: '19 Kestrel Lane, Salem, Oregon' })
    expect(
      read(
        'rental-agreement',
        '- Landlord: Gert Avak, 55 Vine St, Fresno CA\n- The place: rear cottage, 57 Vine St, Fresno CA. 1 bedroom\n- Tenant: Cole Marsh',
      ),
    ).toMatchObject({ premises: 'rear cottage, 57 Vine St, Fresno CA' })
  })

  it('date a letter by the line at its head', () => {
    const said = readSaid(
      types.get('loan-application') as never,
      'To: Cedar Valley Bank, Attn: Mr. Otis Greer, loan officer, 12 Main Street, Waterloo, Iowa\nFrom: Marlene Voss, owner, Voss Quilts LLC, 88 Oak Street, Waterloo, Iowa\nDate: April 2, 2026\nAmount: $18,000',
      '2026-11-29',
    )
    expect(said.dated).toBe('2026-04-02')
    expect(said.filled.find(({ field }) => field === 'lender')?.value).toBe('Cedar Valley Bank')
  })
})
