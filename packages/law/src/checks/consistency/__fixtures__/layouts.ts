import type { Pair } from './case.ts'

/** The same slip in the layouts in which it comes: sentences, lists, labels, tables. */
const of = (
  id: Pair[0],
  wrong: string,
  right: string,
  texts: readonly string[],
): Pair[] => texts.map((text) => [id, text.replaceAll('@', wrong), text.replaceAll('@', right)])

export const layouts: readonly Pair[] = [
  ...of('consistency.sum', '$70,000', '$80,000', [
    '1. Payment. Company shall pay @ in three checks, within ten days:\n(a) $40,000 to Ann, as wages, less withholding;\n(b) $25,000 to Ann;\n(c) $15,000 to her counsel.\n2. Other. Company pays $9,000 for each violation.',
    'Company shall pay @ in three wires: $40,000 to Ann, $25,000 to Bea and $15,000 to Cal.',
    'The price of @ is divided into $40,000 for the press, $25,000 for the dies and $15,000 for the tools.',
    'Buyer shall pay @ as follows:\n- $40,000 at signing\n- $25,000 on delivery\n- $15,000 on acceptance',
    'Budget\n  Rooms .......... $40,000\n  Food ........... 25,000\n  Music .......... 15,000\n  ----------------------\n  Event budget ... @',
    'Owner shall pay the Contract Sum of @, made up as follows:\n\n  Site work        $ 40,000\n  Framing            25,000\n  Finishes           15,000\n                   --------\n  Contract Sum     @',
    '| Item | Amount |\n| Design | $40,000 |\n| Build | $25,000 |\n| Train | $15,000 |\n| Contract price | @ |',
  ]),
  ...of('consistency.product', '$52,000', '$48,000', [
    'Term: 24 months from acceptance\nMonthly rent: $2,000.00        Total of rents: @',
    'Monthly payment ....... $2,000\nNumber of payments .... 24 payments\nTotal of payments ..... @',
    'Lessee shall pay twenty-four (24) monthly rents of $2,000 a month. The total of all rents is @.',
    'Rent is $2,000 per month for 24 months, and the total rent for the term is @.',
    'The fee is $2,000 a month for twenty-four months. Total fees: @',
    'Customer pays 24 installments of $2,000, for a total of @.',
  ]),
  ...of('consistency.term-end', 'June 30, 2030', 'June 30, 2029', [
    'AMENDMENT TO LEASE\nThe term ends on June 30, 2027. The lease now ends on @. The amendment extends the term by two (2) years.',
    'EXTENSION AGREEMENT\nThe Agreement expires June 30, 2027. The parties extend it by two years. It shall expire on @.',
    'SECOND AMENDMENT\nThe term is extended for an additional two years, and ends on @. Before, it was to end on June 30, 2027.',
    'LOAN MODIFICATION\nOld maturity date: June 30, 2027\nNew maturity date: @\nThe loan is extended by 24 months.',
    'FIRST AMENDMENT\nWHEREAS, the license is to expire on June 30, 2027;\nThe license is extended by two years and runs until @.',
    'ADDENDUM\nThe contract, ending June 30, 2027, is hereby extended for a further twenty-four (24) months. Its last day: it ends @.',
  ]),
  ...of('consistency.after-its-event', 'May 1, 2026', 'December 1, 2026', [
    'The Work shall begin on June 15, 2026.\nSubstantial Completion shall be achieved by @.',
    'Start date: June 15, 2026\nCompletion date: @',
    'Contractor shall commence the Work no later than June 15, 2026, and the Work shall be completed on or before @.',
    'Work starts on June 15, 2026.\nAll work is to be finished by @.',
    '- Commencement of the Work: June 15, 2026\n- Final completion: @',
    'Construction is to begin June 15, 2026.\nThe addition is to be completed by @.',
  ]),
  ...of('consistency.for-good-and-for-time', 'December 31, 2028', 'payment by check', [
    'Term .......... perpetual\nAll of Licensee’s rights expire on @.',
    'Term: in perpetuity\nThe license ends on @.',
    'Licensor grants the rights in perpetuity.\nThe rights granted terminate on @.',
    'The Term is perpetual.\nThis License shall expire on @.',
    '| Term | forever |\nLicensee’s rights lapse on @.',
    'Owner grants a perpetual right to show the film.\nThis agreement ends on @.',
  ]),
  ...of('consistency.exclusive-and-free', 'Licensor may grant other licenses in the Field.', 'Licensor may grant other licenses outside the Field.', [
    'Licensor grants Licensee an exclusive license in the Field.\n@',
    'Licensor grants to Licensee the sole and exclusive right to make the valves.\n@',
    'Licensor appoints Licensee its exclusive distributor.\n@',
  ]),
  ...of('consistency.two-boxes', '[X]', '[ ]', [
    'End of term (check one)\n  [X] Buy at value   @ Buy for $1.00   [ ] Return',
    'Mark only one:\n[X] Yes\n@ No',
    'Select one.\n\n[x] Monthly\n[ ] Quarterly\n@ Yearly',
    'CHOOSE ONE: [X] Cash @ Loan',
    'Interest (check only one): @ fixed [X] variable',
    'Delivery: tick one box\n@ by truck\n[X] by rail\nInsurance: check one\n[X] Buyer [ ] Seller',
  ]),
  ...of('consistency.who-bears', 'Hospital, and not Sponsor, shall bear', 'Hospital shall record', [
    'Sponsor shall reimburse the costs of treating an injury of a subject.\n@ the cost of treating every injury of a subject.',
    'Sponsor will pay for storage of the crates at the harbor.\n@ the storage of crates at the harbor.',
  ]),
]
