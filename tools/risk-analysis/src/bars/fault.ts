/** From which share of fault of their own a claimant recovers nothing, in negligence. */
export interface FaultRule {
  /** Barred above this percentage, or from it on. */
  over?: number
  from?: number
  source: string
}

const over50 = (source: string): FaultRule => ({ over: 50, source })
const from50 = (source: string): FaultRule => ({ from: 50, source })
const any = (source: string): FaultRule => ({ over: 0, source })

/** By postal code. Only states whose rule was read; all others are asked about. */
export const faultRules: Readonly<Record<string, FaultRule>> = {
  al: any(
    'the common law of contributory negligence (Williams v. Delta Int’l Mach. Corp., 619 So. 2d 1330 (Ala. 1993))',
  ),
  md: any('the common law of contributory negligence (Coleman v. Soccer Ass’n of Columbia, 432 Md. 679 (2013))'),
  nc: any('the common law of contributory negligence'),
  va: any('the common law of contributory negligence'),
  ar: from50('Ark. Code Ann. § 16-64-122'),
  co: from50('Colo. Rev. Stat. § 13-21-111'),
  ga: from50('O.C.G.A. § 51-12-33(g)'),
  id: from50('Idaho Code § 6-801'),
  ks: from50('Kan. Stat. Ann. § 60-258a'),
  tn: from50('McIntyre v. Balentine, 833 S.W.2d 52 (Tenn. 1992)'),
  ut: from50('Utah Code Ann. § 78B-5-818'),
  ct: over50('Conn. Gen. Stat. § 52-572h'),
  fl: over50('Fla. Stat. § 768.81(6); it does not apply to medical negligence'),
  il: over50('735 ILCS 5/2-1116'),
  in: over50('Ind. Code § 34-51-2-6'),
  ia: over50('Iowa Code § 668.3'),
  ma: over50('Mass. Gen. Laws ch. 231, § 85'),
  nv: over50('Nev. Rev. Stat. § 41.141'),
  nj: over50('N.J. Stat. Ann. § 2A:15-5.1'),
  oh: over50('Ohio Rev. Code § 2315.33'),
  ok: over50('Okla. Stat. tit. 23, § 13'),
  or: over50('Or. Rev. Stat. § 31.600'),
  pa: over50('42 Pa. Cons. Stat. § 7102'),
  sc: over50('Nelson v. Concrete Supply Co., 303 S.C. 243 (1991)'),
  tx: over50('Tex. Civ. Prac. & Rem. Code § 33.001'),
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
