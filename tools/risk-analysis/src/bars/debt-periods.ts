import { type Read, readIn } from './read-in.ts'

/** How long a state gives to sue for what is owed under a contract, by the longest time of its kinds of contract but seals and notes. */
export interface DebtPeriod {
  years: number
  source: string
  read: Read
}

const tables =
  'three public tables of the time to sue on a debt (equityfirstcc.com, irgus.com, millikenandmichaels.com), which agree'
const period = (years: number, source: string): DebtPeriod => ({ years, source, read: readIn(tables) })

/** By postal code. Only states on which the tables that were read agree; all others are asked about. */
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
  nc: period(3, 'N.C. Gen. Stat. § 1-52(1)'),
  ne: period(5, 'Neb. Rev. Stat. § 25-205'),
  nj: period(6, 'N.J. Stat. Ann. § 2A:14-1'),
  ny: period(6, 'N.Y. C.P.L.R. 213(2)'),
  or: period(6, 'Or. Rev. Stat. § 12.080'),
  sc: period(3, 'S.C. Code § 15-3-530'),
  sd: period(6, 'S.D. Codified Laws § 15-2-13'),
  tn: period(6, 'Tenn. Code § 28-3-109'),
  tx: period(4, 'Tex. Civ. Prac. & Rem. Code § 16.004'),
  wa: period(6, 'Wash. Rev. Code § 4.16.040'),
}

/** What has a time of its own, longer than that, or starts it again. */
export const otherDebt =
  /\b(?:under seal|sealed|promissory|notes?|mortgages?|deed of trust|judgments?|liens?|student loans?|guarant\w+|bonds?|warrant(?:y|ies)|defects?|insurance|acknowledg\w+|new promise|payment plan|forbearance|(?:paid|payments?) (?:again|since|after)|demand)\b/i
