import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import type { Read } from '../output.ts'
import { server } from '../server.ts'

const readIn = async (documentType: string, textContent: string) => {
  const { output } = await runAction(server, 'read', { documentType, textContent })
  return Object.fromEntries((output as Read).filled.map(({ field, value }) => [field, value]))
}

it.each([
  [
    'sales-contract',
    'I’m Rosalind Teague, selling my 2019 pickup to Gavin Moss at 12 Elm Street, Dayton, Ohio 45402 for $9,500.',
    { sellerName: 'Rosalind Teague', buyerName: 'Gavin Moss', buyerAddress: '12 Elm Street, Dayton, Ohio 45402' },
  ],
  [
    'sales-contract',
    "Hi I am selling my food truck to Dmitri Volkov of 3318 Ashland Av Chicago. I'm Rosalind Teague, 905 W Belmont, Chicago IL 60657. $48,500, cash at pickup. Illinois.",
    {
      sellerName: 'Rosalind Teague',
      sellerAddress: '905 W Belmont, Chicago IL 60657',
      buyerName: 'Dmitri Volkov',
      buyerAddress: '3318 Ashland Av Chicago',
      price: '$48,500',
      governingState: 'Illinois',
    },
  ],
  [
    'sales-contract',
    'I want to buy a used kiln from Clay Works LLC, 40 Mill Road, Asheville, NC 28801. My name is Ann Lee and I live at 9 Oak Street, Asheville, NC 28801.',
    {
      sellerName: 'Clay Works LLC',
      sellerAddress: '40 Mill Road, Asheville, NC 28801',
      buyerName: 'Ann Lee',
      buyerAddress: '9 Oak Street, Asheville, NC 28801',
    },
  ],
  [
    'rental-agreement',
    "I'm renting out my condo at 77 Bay Street Unit 4, Tampa, FL 33602 to a nurse named Carla Diaz. She lives at 5 Pine Ave, Tampa, FL 33603 now. I'm Tom Weller, 900 Gulf Drive, Tampa, FL 33606.",
    {
      landlordName: 'Tom Weller',
      landlordAddress: '900 Gulf Drive, Tampa, FL 33606',
      tenantName: 'Carla Diaz',
      tenantAddress: '5 Pine Ave, Tampa, FL 33603',
      premises: '77 Bay Street Unit 4, Tampa, FL 33602',
    },
  ],
  [
    'promissory-note',
    "I'm Ruth Vance, lending $5,000 to my nephew Kyle Vance at 8 Hill Street, Reno, NV 89501.",
    { lenderName: 'Ruth Vance', borrowerName: 'Kyle Vance', borrowerAddress: '8 Hill Street, Reno, NV 89501' },
  ],
  [
    'service-agreement',
    "I'm Lou Park, I do landscaping for Harbor Plaza LLC at 70 Pier Road, Salem, MA 01970. I'm at 3 Rose Lane, Lynn, MA 01902.",
    {
      providerName: 'Lou Park',
      providerAddress: '3 Rose Lane, Lynn, MA 01902',
      clientName: 'Harbor Plaza LLC',
      clientAddress: '70 Pier Road, Salem, MA 01970',
    },
  ],
  [
    'employment-contract',
    "I'm hiring Sam Ortiz, who lives at 22 Lake Road, Erie, PA 16502, as head baker at $52,000 a year.",
    { employeeName: 'Sam Ortiz', employeeAddress: '22 Lake Road, Erie, PA 16502' },
  ],
])(
  'in a %s whoever speaks has the part of the verb, and each address is of who is named beside it: %s',
  async (type, text, wanted) => expect(await readIn(type, text)).toMatchObject(wanted),
)

it('gives nobody the address of a person whose part is not known', async () => {
  const { sellerAddress, buyerAddress } = await readIn(
    'sales-contract',
    'I am selling my boat. Ask Rita Cole of 12 Elm Street, Dayton, Ohio 45402 where it lies.',
  )
  expect([sellerAddress, buyerAddress]).toEqual([undefined, undefined])
})
