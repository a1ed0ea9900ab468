import { type Read, readOn } from './read-in.ts'

/**
 * The longest time that a state gives to sue for money owed under a contract, written or not. Sales of goods, which have a time of
 * their own (U.C.C. § 2-725), seals, notes and whatever else `otherDebt` names are left out.
 */
export interface DebtPeriod {
  years: number
  source: string
  read: Read
}

const tables =
  'three public tables of the time to sue on a debt (equityfirstcc.com, irgus.com, millikenandmichaels.com), which agree'
const read = readOn('2026-11-30')
const period = (years: number, source: string): DebtPeriod => ({ years, source, read: read(tables) })

/** By postal code. Only states on which the tables that were read agree, and that give four years or more; all others are asked about. */
export const debtPeriods: Readonly<Record<string, DebtPeriod>> = {
  al: period(6, 'Ala. Code § 6-2-34'),
  ca: period(4, 'Cal. Civ. Proc. Code § 337'),
  co: period(6, 'Colo. Rev. Stat. § 13-80-103.5'),
  ga: period(6, 'O.C.G.A. § 9-3-24'),
  hi: period(6, 'Haw. Rev. Stat. § 657-1'),
  id: period(5, 'Idaho Code § 5-216'),
  ma: period(6, 'Mass. Gen. Laws ch. 260, § 2'),
  mi: period(6, 'Mich. Comp. Laws § 600.5807'),
  mn: period(6, 'Minn. Stat. § 541.05'),
  ne: period(5, 'Neb. Rev. Stat. § 25-205'),
  nj: period(6, 'N.J. Stat. Ann. § 2A:14-1'),
  ny: period(6, 'N.Y. C.P.L.R. 213(2)'),
  or: period(6, 'Or. Rev. Stat. § 12.080'),
  sd: period(6, 'S.D. Codified Laws § 15-2-13'),
  tn: period(6, 'Tenn. Code § 28-3-109'),
  tx: period(4, 'Tex. Civ. Prac. & Rem. Code § 16.004'),
  wa: period(6, 'Wash. Rev. Code § 4.16.040'),
}

/** What has a time of its own, longer than that, or starts it again. */
export const otherDebt =
  /\b(?:under seal|sealed|promissory|notes?|mortgages?|deed of trust|judgments?|liens?|student loans?|guarant\w+|bonds?|warrant(?:y|ies)|defects?|insurance|acknowledg\w+|new promise|payment plan|forbearance|(?:paid|payments?) (?:again|since|after)|demand)\b/i

/** Money that is owed: the times above are for nothing else. */
export const owed =
  /\b(?:ow(?:e[sd]?|ing)|unpaid|overdue|debts?|debtors?|balance|invoices?|billed|loans?|lent|borrow\w*|rents?|fees?|price|defaulted|default(?! judgment)|(?:stopped|quit|ceased) (?:\w+ )?pay\w*|(?:not|never|n['’]t|refus\w+ to|fail\w+ to|without) (?:\w+ )?pay(?:ing|ment)?\b|(?:not|never|n['’]t) (?:been )?paid|non-?payment|missed (?:\w+ ){0,2}payments?)\b/i
/** A sale of goods has a time of its own. */
export const ofGoods =
  /\b(?:goods|merchandise|inventory|shipments?|shipped|deliver\w*|suppl(?:y|ies|ied|iers?)|wholesale\w*|products?|equipment|machin\w+|lumber|grain|cattle|steel|furniture|vehicles?|trucks?|cars?|tractors?|parts|manufactur\w+|U\.?C\.?C\.?|2-725)\b/i
