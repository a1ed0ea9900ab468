import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { standsApart } from './belongs.ts'
import { splicesIn } from './clauses/splices.ts'
import { stated } from './draw/in-full/stated.ts'
import { edited } from './edits.ts'
import { readSaid } from './read-said.ts'

const template = (id: string) =>
  shippedTypes.map((source) => readTemplate(source).template as Template).find((one) => one.id === id) as Template
const read = (id: string, text: string) =>
  Object.fromEntries(readSaid(template(id), text, '2026-11-29').filled.map(({ field, value }) => [field, value]))

describe('a sentence of many statements', () => {
  const cut = (text: string) => edited(text, splicesIn(text)).text

  it('is taken apart at the commas that join them', () =>
    expect(
      cut(
        'She comes on as lead technician in Boise, start date is March 2, pay is $29.50 an hour, she works Tuesday through Saturday, two weeks PTO a year plus six paid holidays, no non-compete, Idaho law.',
      ),
    ).toBe(
      'She comes on as lead technician in Boise. Start date is March 2. Pay is $29.50 an hour. She works Tuesday through Saturday. Two weeks PTO a year plus six paid holidays. No non-compete. Idaho law.',
    ))

  it.each([
    'If the truck breaks down on the road, they send another one within two hours, and the driver stays with the load until it has come and is loaded.',
    'The price covers the mower, the trailer, the two ramps, the spare blades, the cover, the manual, and every attachment that is now kept in the barn.',
  ])('stays one where its commas do something else: %s', (text) => expect(cut(text)).toBe(text))

  it('keeps what hangs on a condition with it', () =>
    expect(
      cut(
        'If the truck breaks down on the road, they send another one within two hours, the driver stays with the load until it has come, and we pay nothing for the wait.',
      ),
    ).toBe(
      'If the truck breaks down on the road, they send another one within two hours. The driver stays with the load until it has come. We pay nothing for the wait.',
    ))
})

it('is not parted before whom somebody has, which tells who a party is', () => {
  const text =
    'Buyer is a lady in Redmond, she has Oak Farm LLC, it is on Elm Street, and the price is the same as we told her in the spring.'
  expect(edited(text, splicesIn(text)).text).toBe(
    'Buyer is a lady in Redmond, she has Oak Farm LLC. It is on Elm Street. The price is the same as we told her in the spring.',
  )
})

describe('a piece of a sentence', () => {
  it.each(['nonrefundable', 'two hour minimum', 'then no more than $5,000', 'but not on Sundays', 'parts and labor'])(
    'is of what stands before it: %s',
    (words) => expect(standsApart(words)).toBe(false),
  )
  it.each(['no dogs', '$250 pet fee', 'we pay water and trash', 'deposit $1,200', 'as is', 'if it breaks they fix it'])(
    'tells something by itself: %s',
    (words) => expect(standsApart(words)).toBe(true),
  )

  it('stays in its sentence, and goes to no other clause', () => {
    const { petTerms, depositTerms } = read(
      'rental-agreement',
      'Landlord: Ann Poe, 1 Elm St, Durham, NC 27701\nTenant: Ben Cole\nRent: $1,100\nPets: one cat. $250 pet fee, nonrefundable.',
    )
    expect(petTerms).toMatch(/\$250 pet fee.*nonrefundable/)
    expect(depositTerms).toBeUndefined()
  })

  it('is told in one stretch with the value of its field', () =>
    expect(
      read(
        'service-agreement',
        'Provider: Ann Poe LLC. Client: Ben Cole Inc. They clean the office. $1,380 a month, invoiced on the 1st, due in 15 days.',
      ).paymentTerms,
    ).toBe('invoiced on the 1st, due in 15 days'))

  it('keeps a label that turns its words around', () =>
    expect(
      Object.values(
        read(
          'service-agreement',
          'Provider: Ann Poe LLC\nClient: Ben Cole Inc.\nWe mow the lawn weekly.\nNot included: storm cleanup, $62 an hour plus parts.',
        ),
      ).join('\n'),
    ).toContain('The following is not included: storm cleanup, $62 an hour plus parts.'))

  it('says of a dog nothing that is said of a tenant', () => {
    const all = read(
      'rental-agreement',
      'Landlord: Ann Poe\nTenant: Mia Foss\nRent: $1,100\nShe has a dog, Pepper, ok but she can’t be in the yard alone.',
    )
    // Who 'she' is stays open, so it is printed as a point and never as what the tenant may not.
    expect(Object.values(all).join('\n')).toContain('[To be drafted from the notes: “She can’t be in the yard alone.”]')
    expect(Object.values(all).join('\n')).not.toMatch(/Tenant[^.\n]*yard/)
  })
})

describe('words that only name something', () => {
  it.each([
    ['Terms on title', 'Clear title, no liens.', 'Title: clear title, no liens.'],
    ['Terms on warranties', 'Sixty days on the pump.', 'Warranties: sixty days on the pump.'],
  ])('stand under their subject: %s', (label, words, line) => expect(stated(label, words)).toBe(line))

  it.each([
    ['Terms on title', 'He keeps it till then.'],
    ['Terms on title', 'Gus Halvorsen signs for us.'],
    ['Terms on title', 'Then whatever is left.'],
    ['Additional terms', 'Clear title, no liens.'],
  ])('do not where it is not certain of what they are said: %s, %s', (label, words) =>
    expect(stated(label, words)).toBeNull(),
  )
})

it('says who alone discloses where an agreement is one way', () =>
  expect(
    read(
      'non-disclosure-agreement',
      'NDA one way. We (Tarn Robotics LLC, 3 Dock St, Everett WA 98201) are showing our gripper design to Pacific Valve Co., 41 Mill Rd, Kent WA 98032, so they can quote the machining. They give it all back when we ask.',
    ),
  ).toMatchObject({
    directionTerms:
      'This Agreement is one way: Tarn Robotics LLC is the only Discloser, and the other party is the only Recipient.',
    purpose: 'to quote the machining',
  }))
