import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const templates = new Map(shippedTypes.map((source) => [source.id, readTemplate(source).template as Template]))
const said = (type: string, text: string) => readSaid(templates.get(type) as Template, text, '2026-11-21')
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(said(type, text).filled.map(({ field, value }) => [field, value]))

it('leaves both parties open where only their order would tell who serves', () => {
  const { filled, open } = said(
    'service-agreement',
    'service agreement between Quill Partners LLC and Vester Group Inc, start March 1, 2027, $5,000 a month',
  )
  const names = filled.filter(({ field }) => /Name$/.test(field)).map(({ value }) => value)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^\[.*“Quill Partners LLC” and “Vester Group Inc”\]$/)
  expect(open.map(({ field }) => field)).toEqual(expect.arrayContaining(['providerName', 'clientName']))
})

it('takes no clerk of a town for the other party, and lets each keep the own address', () =>
  expect(
    read(
      'consulting-agreement',
      'Consulting agreement between the Town of Alder (we’re the town, mayor Jean Toll) and Stream Logic LLC. Walt Dunn, town clerk, 2 Main St, Alder, ID gets the reports. Fee $22,000, Idaho law.',
    ),
  ).toMatchObject({ consultantName: 'Stream Logic LLC', clientName: 'Town of Alder' }))

it('gives an address to whom it stands behind', () =>
  expect(
    read(
      'consulting-agreement',
      'Consulting agreement between the Town of Alder (we’re the town) and Stream Logic LLC, 40 Water St, Boise, ID. They model the culverts. $22,000.',
    ),
  ).toMatchObject({ consultantName: 'Stream Logic LLC', consultantAddress: '40 Water St, Boise, ID' }))

it('knows who signs for each of two bodies that share a word', () =>
  expect(
    read(
      'service-agreement',
      'Agreement: the Larch Foundation hires Larch Foundation Printing LLC to print its programs for $3,000. Joan Adair signs for the foundation. For the printing company it’s Bruno Pike, manager.',
    ),
  ).toMatchObject({ clientSigner: 'Joan Adair', providerSigner: expect.stringContaining('Bruno Pike') }))

it.each([
  ['price $15,500 wait no he talked me down $14,750', /14,750/, /15,500/],
  ['price $15,500 each wait no they came up to $16,000 each', /16,000/, /15,500/],
])('lets the price hold to which it came: %s', (words, now, before) => {
  const { whole } = said('sales-contract', `Seller Ann Lee, buyer Bo Cruz, a tractor, ${words}. Ohio law.`)
  expect(whole.text).toMatch(now)
  expect(whole.text).not.toMatch(before)
})

it('takes a day back by its number', () =>
  expect(
    said('sales-contract', 'Ann Lee sells Bo Cruz a tractor, pickup on the 12th, scratch that, the 14th of March 2027.')
      .whole.text,
  ).toMatch(/on the 14th of March 2027/))
