import { type Read, readOn } from './read-in.ts'

const readIn = readOn('2026-11-24')

/** From which share of fault of their own a claimant recovers nothing, in negligence. */
export interface FaultRule {
  /** Barred above this percentage, or from it on. */
  over?: number
  from?: number
  source: string
  /** Where its words were read. Without it the rule asks, and bars nothing. */
  read?: Read
}

type Rule = (source: string, text?: string) => FaultRule
const rule =
  (limit: Pick<FaultRule, 'over' | 'from'>): Rule =>
  (source, text) => ({ ...limit, source, ...(text && { read: readIn(text) }) })
const over50 = rule({ over: 50 })
const from50 = rule({ from: 50 })
const any = rule({ over: 0 })

/** A law firm's note on Coleman, which names the five jurisdictions in which any fault bars recovery. */
const five = 'TAGLaw on Coleman v. Soccer Ass’n of Columbia, which names the five jurisdictions that keep the rule'

/** By postal code. Only states whose rule is known; all others are asked about. */
export const faultRules: Readonly<Record<string, FaultRule>> = {
  al: any(
    'the common law of contributory negligence (Williams v. Delta Int’l Mach. Corp., 619 So. 2d 1330 (Ala. 1993))',
    five,
  ),
  md: any(
    'the common law of contributory negligence (Coleman v. Soccer Ass’n of Columbia, 432 Md. 679 (2013))',
    'Justia',
  ),
  nc: any('the common law of contributory negligence', five),
  // Barred as in the four beside it, but for people on foot or on bicycles, whose statute was not read.
  dc: any('the common law of contributory negligence, and its exception for people on foot or on bicycles'),
  va: any('the common law of contributory negligence', five),
  ar: from50('Ark. Code Ann. § 16-64-122'),
  co: from50('Colo. Rev. Stat. § 13-21-111', 'Reference Source, which quotes the section'),
  ga: from50('O.C.G.A. § 51-12-33(g)', 'AttorNews, which quotes the subsection'),
  id: from50('Idaho Code § 6-801'),
  ks: from50('Kan. Stat. Ann. § 60-258a', 'the Kansas Revisor of Statutes'),
  tn: from50('McIntyre v. Balentine, 833 S.W.2d 52 (Tenn. 1992)'),
  ut: from50('Utah Code Ann. § 78B-5-818'),
  ct: over50('Conn. Gen. Stat. § 52-572h', 'Justia'),
  fl: over50('Fla. Stat. § 768.81(6); it does not apply to medical negligence', 'the Florida House of Representatives'),
  il: over50('735 ILCS 5/2-1116', 'the Illinois General Assembly'),
  in: over50('Ind. Code § 34-51-2-6', 'Lexace'),
  ia: over50('Iowa Code § 668.3'),
  ma: over50('Mass. Gen. Laws ch. 231, § 85', 'D. Larson Law, which quotes the section'),
  nv: over50('Nev. Rev. Stat. § 41.141', 'Lexace'),
  nj: over50('N.J. Stat. Ann. § 2A:15-5.1', 'the New Jersey Legislature'),
  oh: over50('Ohio Rev. Code § 2315.33', 'Casetext'),
  ok: over50('Okla. Stat. tit. 23, § 13'),
  or: over50('Or. Rev. Stat. § 31.600', 'OregonLaws'),
  pa: over50('42 Pa. Cons. Stat. § 7102', 'Onecle'),
  sc: over50('Nelson v. Concrete Supply Co., 303 S.C. 243 (1991)'),
  tx: over50('Tex. Civ. Prac. & Rem. Code § 33.001', 'Onecle'),
}

/** Where a claimant's fault reduces what is recovered and never bars it. */
export const pureStates: Readonly<Record<string, string>> = {
  az: 'Ariz. Rev. Stat. § 12-2505',
  ca: 'Li v. Yellow Cab Co., 13 Cal. 3d 804 (1975)',
  ny: 'N.Y. C.P.L.R. 1411',
  wa: 'Wash. Rev. Code § 4.22.005',
}

export const bars = ({ over, from }: FaultRule, percent: number): boolean =>
  from !== undefined ? percent >= from : percent > (over ?? 100)
