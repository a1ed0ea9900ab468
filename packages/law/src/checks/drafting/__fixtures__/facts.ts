import type { Example } from './example.ts'

export const factExamples: readonly Example[] = [
  {
    check: 'amount.words-and-figures',
    hit: 'Pay Five Hundred Dollars ($5,000) now.',
    words: ['Five Hundred Dollars ($5,000)'],
    miss: 'Pay Five Hundred Dollars ($500) now.',
  },
  {
    check: 'amount.percentage',
    hit: 'Interest is five percent (15%) a year.',
    words: ['five percent (15%)'],
    miss: 'Interest is five percent (5%) a year.',
  },
  {
    check: 'amount.doubled-number',
    hit: 'Pay within thirty (60) days.',
    words: ['thirty (60)'],
    miss: 'Pay within thirty (30) days, for one or more of (1) the goods.',
  },
  {
    check: 'date.impossible',
    hit: 'Pay on February 30, 2021.',
    words: ['February 30, 2021'],
    miss: 'Pay on February 29, 2024.',
  },
  {
    check: 'date.weekday',
    hit: 'Pay on Monday, March 6, 2026.',
    words: ['Monday, March 6, 2026'],
    miss: 'Pay on Friday, March 6, 2026.',
  },
  {
    check: 'date.backwards',
    hit: 'The term runs from May 1, 2022 through April 30, 2021.',
    words: ['May 1, 2022 through April 30, 2021'],
    miss: 'The term runs from May 1, 2021 through April 30, 2022. The deed of May 1, 2022 replaces that of May 1, 2020.',
  },
  {
    check: 'date.first-written',
    hit: 'This lease is made between the parties. Signed on the date first written above.',
    words: ['date first written above'],
    miss: 'This lease is made on May 1, 2021. Signed on the date first written above.',
  },
  {
    check: 'date.last-signature',
    hit: 'This lease takes effect on the date of the last signature.\n\nTENANT\nBy: __________\nName: __________',
    words: ['date of the last signature'],
    miss: 'This lease takes effect on the date of the last signature.\n\nTENANT\nBy: __________\nDate: __________',
  },
  {
    check: 'date.until',
    hit: 'The offer is open until May 1, 2021.',
    words: ['until May 1, 2021'],
    miss: 'The offer is open through May 1, 2021, or between May 1, 2020, and including that day.',
  },
  {
    check: 'blank.placeholder',
    hit: 'The price is [●] and the buyer is [insert name].',
    words: ['[●]', '[insert name]'],
    miss: 'The court held that “[t]he lease” ended. The price is [***] per unit. Services to be provided by him follow.',
  },
  {
    check: 'blank.line',
    hit: 'The rent is $______ a month.',
    words: ['______'],
    miss: 'The rent is $900 a month.\n\nTENANT\nBy: ______________\nName: ____________\n\nWitness: __________\n\nLandlord: ________    Date: ________\n\nName and title: ______    Name and title: ______',
  },
  {
    check: 'blank.note',
    hit: 'The rent is due. [Note to draft: confirm the day.]',
    words: ['[Note to draft: confirm the day.]'],
    miss: 'The promissory note is due. [Signature page follows]',
  },
  {
    check: 'blank.choice',
    hit: 'Pay within [three] months, [or sooner if asked].',
    words: ['[three]', '[or sooner if asked]'],
    miss: 'The “[t]enant” pays.[1] He wrote [sic] so. [Remainder of page intentionally left blank]',
  },
  {
    check: 'party.name-varies',
    hit: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nAcme Tools LLC shall deliver.',
    words: ['Acme Tools LLC'],
    miss: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nAcme Tools Inc. and Acme Holdings LLC deliver.',
  },
  {
    check: 'party.name-written',
    hit: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nAcme Tools Inc. shall deliver.',
    words: ['Acme Tools Inc.'],
    rewrite: 'Acme Tools, Inc.',
    miss: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nACME TOOLS, INC. and Acme Tools LLC deliver.',
  },
  {
    check: 'party.no-signature',
    hit: 'This contract is made between Acme Tools, Inc. (“Seller”), Ben Roe (“Agent”) and Ann Doe (“Buyer”).\n\nThe Seller delivers the goods and the Buyer pays the price, as the parties have agreed here.\n\nSELLER\nBy: ___________\nName: Carl Poe\n\nBUYER\nBy: ___________\nName: Ann Doe',
    words: ['Ben Roe'],
    miss: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nThe Seller delivers.\n\nACME TOOLS, INC.\nBy: ___________\nName: Carl Poe\n\nBUYER\nBy: ___________',
  },
  {
    check: 'party.stranger-signs',
    hit: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nThe Seller delivers.\n\nLANTERN BOATS, LLC\nBy: ___________\n\nBUYER\nBy: ___________',
    words: ['LANTERN BOATS, LLC\nBy: ___________'],
    miss: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nThe Seller delivers.\n\nACME TOOLS, INC.\nBy: ___________\n\nBUYER\nBy: ___________',
  },
  {
    check: 'party.no-capacity',
    hit: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nThe Seller delivers.\n\nACME TOOLS, INC.\nBy: ___________\nName: Ben Roe\n\nBUYER\nBy: ___________',
    words: ['ACME TOOLS, INC.\nBy: ___________\nName: Ben Roe'],
    miss: 'This contract is made between Acme Tools, Inc. (“Seller”) and Ann Doe (“Buyer”).\n\nThe Seller delivers.\n\nACME TOOLS, INC.\nBy: ___________\nName: Ben Roe\nIts: ___________\n\nBUYER\nBy: ___________',
  },
]
