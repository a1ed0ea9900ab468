/** How long a state gives to sue for an injury to the body by negligence, and where it says so. */
export interface InjuryPeriod {
  years: number
  source: string
  /** For a motor vehicle accident, where that differs. */
  vehicle?: { years: number; source: string }
  /** What accrued before this day had another time. */
  earlier?: { until: string; years: number }
}

const period = (years: number, source: string): InjuryPeriod => ({ years, source })

/** By postal code. A state that is not here is asked about. */
export const injuryPeriods: Readonly<Record<string, InjuryPeriod>> = {
  al: period(2, 'Ala. Code § 6-2-38(l)'),
  az: period(2, 'Ariz. Rev. Stat. § 12-542'),
  ca: period(2, 'Cal. Civ. Proc. Code § 335.1'),
  co: {
    ...period(2, 'Colo. Rev. Stat. § 13-80-102'),
    vehicle: { years: 3, source: 'Colo. Rev. Stat. § 13-80-101(1)(n)' },
  },
  dc: period(3, 'D.C. Code § 12-301(a)(8)'),
  de: period(2, 'Del. Code tit. 10, § 8119'),
  fl: { ...period(2, 'Fla. Stat. § 95.11'), earlier: { until: '2023-03-24', years: 4 } },
  ga: period(2, 'O.C.G.A. § 9-3-33'),
  hi: period(2, 'Haw. Rev. Stat. § 657-7'),
  ia: period(2, 'Iowa Code § 614.1(2)'),
  id: period(2, 'Idaho Code § 5-219'),
  il: period(2, '735 ILCS 5/13-202'),
  in: period(2, 'Ind. Code § 34-11-2-4'),
  ks: period(2, 'Kan. Stat. Ann. § 60-513'),
  ma: period(3, 'Mass. Gen. Laws ch. 260, § 2A'),
  md: period(3, 'Md. Code, Cts. & Jud. Proc. § 5-101'),
  me: period(6, 'Me. Rev. Stat. tit. 14, § 752'),
  mi: period(3, 'Mich. Comp. Laws § 600.5805'),
  nc: period(3, 'N.C. Gen. Stat. § 1-52'),
  nd: period(6, 'N.D. Cent. Code § 28-01-16'),
  ne: period(4, 'Neb. Rev. Stat. § 25-207'),
  nh: period(3, 'N.H. Rev. Stat. § 508:4'),
  nj: period(2, 'N.J. Stat. Ann. § 2A:14-2'),
  nm: period(3, 'N.M. Stat. § 37-1-8'),
  nv: period(2, 'Nev. Rev. Stat. § 11.190(4)(e)'),
  ny: period(3, 'N.Y. C.P.L.R. 214(5)'),
  oh: period(2, 'Ohio Rev. Code § 2305.10(A)'),
  ok: period(2, 'Okla. Stat. tit. 12, § 95(A)(3)'),
  or: period(2, 'Or. Rev. Stat. § 12.110(1)'),
  pa: period(2, '42 Pa. Cons. Stat. § 5524'),
  sc: period(3, 'S.C. Code § 15-3-530'),
  tn: period(1, 'Tenn. Code § 28-3-104'),
  tx: period(2, 'Tex. Civ. Prac. & Rem. Code § 16.003'),
  va: period(2, 'Va. Code § 8.01-243(A)'),
  vt: period(3, 'Vt. Stat. tit. 12, § 512'),
  wa: period(3, 'Wash. Rev. Code § 4.16.080'),
  wi: period(3, 'Wis. Stat. § 893.54'),
}

/** No state gives longer than this for an injury by negligence. */
export const longestInjuryPeriod = 6
