import { type Read, readOn } from './read-in.ts'

const readIn = readOn('2026-11-24')

interface Period {
  years: number
  source: string
  read: Read
}

/** How long a state gives to sue for an injury to the body by negligence, and where it says so. */
export interface InjuryPeriod extends Period {
  /** For a motor vehicle accident, where that differs. */
  vehicle?: Period
  /** What accrued before this day had another time. */
  earlier?: { until: string; years: number; read: Read }
  /** With one of these words the same state may give longer. */
  longer?: RegExp
}

const period = (years: number, source: string, text: string): Period => ({ years, source, read: readIn(text) })
const charges = /\b(?:cited|citations?|ticket(?:ed|s)?|charges?|charged)\b/i

/** By postal code. Only states whose words were read; all others are asked about. */
export const injuryPeriods: Readonly<Record<string, InjuryPeriod>> = {
  az: period(2, 'Ariz. Rev. Stat. § 12-542', 'USLegal'),
  ca: period(2, 'Cal. Civ. Proc. Code § 335.1', 'Justia'),
  co: {
    ...period(2, 'Colo. Rev. Stat. § 13-80-102', 'Casetext'),
    vehicle: period(3, 'Colo. Rev. Stat. § 13-80-101(1)(n)', 'Casetext'),
  },
  dc: period(3, 'D.C. Code § 12-301(a)(8)', 'the D.C. Code as the D.C. Council publishes it'),
  de: period(2, 'Del. Code tit. 10, § 8119', 'statutes-of-limitations.com, which reprints the section'),
  fl: {
    ...period(2, 'Fla. Stat. § 95.11', 'a court’s quotation on syfert.com, beside the section'),
    earlier: {
      until: '2023-03-25',
      years: 4,
      read: readIn(
        'the 2020 Florida Statutes of the Florida Senate, and the American Bar Association on Laws of Fla. ch. 2023-15',
      ),
    },
  },
  ga: { ...period(2, 'O.C.G.A. § 9-3-33', 'Justia'), longer: charges },
  hi: period(2, 'Haw. Rev. Stat. § 657-7', 'Justia'),
  ia: period(2, 'Iowa Code § 614.1(2)', 'Conner v. Fettkether, 294 N.W.2d 61 (Iowa 1980)'),
  id: period(2, 'Idaho Code § 5-219', 'the Idaho Legislature'),
  il: period(2, '735 ILCS 5/13-202', 'Westlaw’s public page'),
  in: period(2, 'Ind. Code § 34-11-2-4', 'CourtGPT, as amended by P.L. 79-2024'),
  ks: period(2, 'Kan. Stat. Ann. § 60-513', 'the Kansas Revisor of Statutes, with the notes to § 60-510'),
  ma: period(
    3,
    'Mass. Gen. Laws ch. 260, § 2A',
    'Shaw’s Supermarkets, Inc. v. Melendez, SJC-13054 (Mass. Sept. 3, 2021)',
  ),
  md: period(3, 'Md. Code, Cts. & Jud. Proc. § 5-101', 'Casetext'),
  me: period(6, 'Me. Rev. Stat. tit. 14, § 752', 'the Legislature’s ch. 205 on DocsLib'),
  mi: period(3, 'Mich. Comp. Laws § 600.5805', 'the Michigan Legislature, in H.B. 6237 of 2020'),
  nc: period(3, 'N.C. Gen. Stat. § 1-52', 'laws.com'),
  nd: period(6, 'N.D. Cent. Code § 28-01-16', 'self-law.org'),
  ne: period(4, 'Neb. Rev. Stat. § 25-207', 'Susman v. Kearney Towing & Repair Ctr., 310 Neb. 910 (2022)'),
  nh: period(3, 'N.H. Rev. Stat. § 508:4', 'the New Hampshire General Court'),
  nj: period(2, 'N.J. Stat. Ann. § 2A:14-2', 'Nolo, and Green v. Auerbach Chevrolet Corp., 606 A.2d 1093 (N.J. 1992)'),
  nm: period(3, 'N.M. Stat. § 37-1-8', 'Justia'),
  nv: period(2, 'Nev. Rev. Stat. § 11.190(4)(e)', 'Goldberg v. Charter Medical Corp., 98 Nev. 402 (1982)'),
  ny: period(3, 'N.Y. C.P.L.R. 214(5)', 'Lexace, and Kim v. Cruz (N.Y. App. Div. Apr. 10, 2012)'),
  oh: period(2, 'Ohio Rev. Code § 2305.10(A)', 'Instalawyer, and Cho v. Bowns (Ohio Ct. App. June 5, 2002)'),
  ok: period(2, 'Okla. Stat. tit. 12, § 95(A)(3)', 'Casetext, and Wright v. Keiser, 568 P.2d 1262 (Okla. 1977)'),
  or: period(2, 'Or. Rev. Stat. § 12.110(1)', 'OregonLaws'),
  pa: period(2, '42 Pa. Cons. Stat. § 5524', 'FindLaw'),
  sc: period(3, 'S.C. Code § 15-3-530', 'Justia'),
  tn: { ...period(1, 'Tenn. Code § 28-3-104', 'Lexis’s public page'), longer: charges },
  tx: period(2, 'Tex. Civ. Prac. & Rem. Code § 16.003', 'Westlaw’s public page'),
  va: period(2, 'Va. Code § 8.01-243(A)', 'LawServer'),
  vt: period(3, 'Vt. Stat. tit. 12, § 512', 'statutes-of-limitations.com, which reprints the section'),
  wa: period(3, 'Wash. Rev. Code § 4.16.080', 'Stenberg v. Pacific Power & Light Co., 104 Wn.2d 710 (1985)'),
  wi: period(3, 'Wis. Stat. § 893.54', 'Justia'),
}

const years = Object.values(injuryPeriods).map((one) => one.years)

/** The shortest and the longest time of the states that were read. It is no limit for the others. */
export const injuryYears = { least: Math.min(...years), most: Math.max(...years) }
