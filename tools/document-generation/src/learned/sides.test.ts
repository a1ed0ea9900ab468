import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../said/read-said.ts'

const templates = new Map(shippedTypes.map((source) => [source.id, readTemplate(source).template as Template]))
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(templates.get(type) as Template, text, '2026-11-24').filled.map(({ field, value }) => [field, value]),
  )

it('an address right behind a party’s name is that party’s', () => {
  expect(
    read(
      'consulting-agreement',
      'Please draw up the agreement between Larkwell Strategy, Inc., 18 Ash Street, Denver, Colorado 80202, and the school district, namely Dry Creek Unified School District, 450 Mesa Road, Tucson, Arizona 85719. Subject: new attendance boundaries. Fee: $20,000.',
    ),
  ).toMatchObject({
    consultantName: 'Larkwell Strategy, Inc.',
    consultantAddress: '18 Ash Street, Denver, Colorado 80202',
    clientName: 'Dry Creek Unified School District',
    clientAddress: '450 Mesa Road, Tucson, Arizona 85719',
  })
})

it('two parties that ‘and’ joins are two', () => {
  expect(
    read(
      'service-agreement',
      'need a service agreement between Bluewater Pool Care and Sandpiper Apartments LP. The pools are cleaned every week. They pay $900 a month.',
    ),
  ).toMatchObject({ providerName: 'Bluewater Pool Care', clientName: 'Sandpiper Apartments LP' })
})

it('a name under which somebody trades is no other party', () => {
  expect(
    read(
      'non-disclosure-agreement',
      'NDA mutual\n1) Kestrel Forge Works LLC / 15 Anvil Ct / Asheville NC 28801\n2) Tamsin Boyle dba Boyle Cutlery / 9 Rue St, Hot Springs NC\npurpose = whether she would make handles for our knives',
    ),
  ).toMatchObject({ firstParty: 'Kestrel Forge Works LLC', secondParty: 'Tamsin Boyle d/b/a Boyle Cutlery' })
})

it('who borrows from whoever speaks is the borrower, and who speaks the lender', () => {
  expect(
    read(
      'promissory-note',
      'my brother in law Gus Pappas is borrowing nine thousand five hundred dollars from me, I’m Theo Kanellos, 88 Harbor Street, Tarpon Springs, Florida 34689.',
    ),
  ).toMatchObject({ borrowerName: 'Gus Pappas', lenderName: 'Theo Kanellos' })
})

it('a dictation without capitals keeps its names where days in it are written out', () => {
  expect(
    read(
      'inquiry-letter',
      'my name is wilma hatfield and i live at 28 sinking creek road newport virginia 24128. i need the record of my aunt by december twentieth.',
    ),
  ).toMatchObject({ senderName: 'Wilma Hatfield' })
})
