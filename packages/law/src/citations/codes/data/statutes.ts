/** Codes of statutes and of regulations. Rows as `../table.ts` reads them. */
export const statutes = `
Navajo Nation Code Ann.|navajo-code|statute||
Alaska Admin. Code|ak-regs|regulation||
Alaska Stat.|ak-code|statute||AS Code;Alaska Statutes
Alaska Stat. Ann.|ak-code|statute||
Ala. Admin. Code|al-regs|regulation||
Ala. Code|al-code|statute||Alabama Code;AL Code;Code of Alabama
Ark. Code Ann.|ar-code|statute||Ark. Code;Arkansas Code;A.C.A.
Ark. Code R.|ar-regs|regulation|t|
Am. Samoa Admin. Code|as-regs|regulation||
Am. Samoa Code Ann.|as-code|statute||
Ariz. Admin. Code|az-regs|regulation||A.A.C.
Ariz. Rev. Stat.|az-code|statute|b|A.R.S.;Arizona Revised Statutes
Ariz. Rev. Stat. Ann.|az-code|statute||
Cal. Code Regs.|ca-regs|regulation|bt|California Code of Regulations
Colo. Code Regs.|co-regs|regulation|t|
Colo. Rev. Stat.|co-code|statute|b|C.R.S.;C.R.S.A.;Colorado Revised Statutes
Colo. Rev. Stat. Ann.|co-code|statute||
Conn. Agencies Regs.|ct-regs|regulation||
Conn. Gen. Stat.|ct-code|statute||C.G.S.;General Statutes of Connecticut;Connecticut General Statutes;C.G.S.A.
Conn. Gen. Stat. Ann.|ct-code|statute||
C.Z. Code|cz-code|statute||
D.C. Code|dc-code|statute|b|D.C. Official Code;DC Official Code;District of Columbia Code
D.C. Code Ann.|dc-code|statute||
D.C. Code Mun. Regs.|dc-regs|regulation||
D.C. Mun. Regs.|dc-regs|regulation|t|DCMR
Del. Admin. Code|de-regs|regulation|t|
Del. Code Ann.|de-code|statute|bt|Del. Code;Del. C.;Delaware Code
Del. Code Regs.|de-regs|regulation|t|
Fla. Admin. Code Ann.|fl-regs|regulation|b|Fla. Admin. Code;F.A.C.
Fla. Stat.|fl-code|statute||Florida Statutes;F.S.;F.S.A.
Fla. Stat. Ann.|fl-code|statute||
Ga. Code Ann.|ga-code|statute|b|O.C.G.A.;Ga. Code;Official Code of Georgia Annotated;Official Code of Georgia
Ga. Comp. R. & Regs.|ga-regs|regulation|b|
Guam Admin. R. & Regs.|gu-regs|regulation|t|
Guam Code Ann.|gu-code|statute|bt|GCA;G.C.A.
Haw. Code R.|hi-regs|regulation||
Haw. Rev. Stat.|hi-code|statute|b|HRS;H.R.S.;Hawaii Revised Statutes;Hawai‘i Revised Statutes
Haw. Rev. Stat. Ann.|hi-code|statute||
Iowa Admin. Code|ia-regs|regulation||
Iowa Code|ia-code|statute||
Iowa Code Ann.|ia-code|statute||
Idaho Admin. Code|id-regs|regulation||
Idaho Code|id-code|statute||
Idaho Code Ann.|id-code|statute||
Ill. Admin. Code|il-regs|regulation|t|Illinois Administrative Code
Ill. Code R.|il-regs|regulation|bt|
Ill. Comp. Stat.|il-code|statute|bt|ILCS;Illinois Compiled Statutes
Ill. Comp. Stat. Ann.|il-code|statute|bt|
Ind. Admin. Code|in-regs|regulation|bt|
Ind. Code|in-code|statute||Indiana Code;I.C.;Burns Ind. Code Ann.
Ind. Code Ann.|in-code|statute||
Kan. Admin. Regs.|ks-regs|regulation||
Kan. Stat. Ann.|ks-code|statute|b|K.S.A.;Kan. Stat.;Kansas Statutes Annotated
Ky. Admin. Regs.|ky-regs|regulation|bt|
Ky. Rev. Stat. Ann.|ky-code|statute|b|KRS;K.R.S.;Ky. Rev. Stat.;Kentucky Revised Statutes
La. Admin. Code|la-regs|regulation||
La. Child. Code Ann.|la-code/child|statute||
La. Civ. Code Ann.|la-code/civ|statute||La. Civ. Code;La. C.C.;La. Civil Code
La. Code Civ. Proc. Ann.|la-code/civ-proc|statute||La. Code Civ. Proc.;La. C.C.P.
La. Code Crim. Proc. Ann.|la-code/crim-proc|statute||La. Code Crim. Proc.;La. C.Cr.P.
La. Code Evid. Ann.|la-code/evid|statute||La. Code Evid.;La. C.E.
La. Const. Ann.|la-const|statute||
La. Stat. Ann.|la-code/rs|statute|b|La. R.S.;La. Rev. Stat.;La. Rev. Stat. Ann.;LSA-R.S.;LSA-RS;La. Rev. Statutes
Mass. Ann. Laws|ma-code|statute||
Mass. Code Regs.|ma-regs|regulation|bt|CMR;C.M.R.
Mass. Gen. Laws|ma-code|statute||M.G.L.;G.L.;M.G.L.A.;Massachusetts General Laws
Mass. Gen. Laws Ann.|ma-code|statute||
Md. Code Ann.|md-code|statute||Md. Code
Md. Code Regs.|md-regs|regulation|b|COMAR
Me. Code R.|me-regs|regulation|t|
Me. Rev. Stat. Ann.|me-code|statute|bt|Me. Rev. Stat.;M.R.S.;M.R.S.A.
Me. Stat.|me-code|statute|t|
Mich. Admin. Code|mi-regs|regulation|b|Mich. Admin. Code R.
Mich. Comp. Laws|mi-code|statute|b|MCL;M.C.L.;MCLA;M.C.L.A.;Michigan Compiled Laws
Mich. Comp. Laws Ann.|mi-code|statute||
Mich. Comp. Laws Serv.|mi-code|statute||
Minn. R.|mn-regs|regulation|b|
Minn. Stat.|mn-code|statute||Minnesota Statutes;M.S.A.
Minn. Stat. Ann.|mn-code|statute||
Mo. Ann. Stat.|mo-code|statute||
Mo. Code Regs. Ann.|mo-regs|regulation||
Mo. Rev. Stat.|mo-code|statute||RSMo;R.S.Mo.;V.A.M.S.
N. Mar. I. Admin. Code|mp-regs|regulation|t|
N. Mar. I. Code|mp-code|statute|t|CMC;N.M.I. Code
Miss. Code Ann.|ms-code|statute||Miss. Code;Mississippi Code Annotated
Miss. Code R.|ms-regs|regulation|t|
Mont. Admin. R.|mt-regs|regulation|b|
Mont. Code Ann.|mt-code|statute|b|MCA;M.C.A.;Montana Code Annotated
N.C. Admin. Code|nc-regs|regulation|bt|
N.C. Gen. Stat.|nc-code|statute|b|N.C.G.S.;N.C.G.S.A.
N.C. Gen. Stat. Ann.|nc-code|statute||
N.D. Admin. Code|nd-regs|regulation|b|N.D.A.C.
N.D. Cent. Code|nd-code|statute||N.D.C.C.;North Dakota Century Code
N.D. Cent. Code Ann.|nd-code|statute||
Neb. Admin. Code|ne-regs|regulation|t|
Neb. Rev. Stat.|ne-code|statute||Nebraska Revised Statutes
Neb. Rev. Stat. Ann.|ne-code|statute||
N.H. Code Admin. R. Ann.|nh-regs|regulation||
N.H. Code R.|nh-regs|regulation|b|
N.H. Rev. Stat. Ann.|nh-code|statute|b|RSA;N.H. RSA;N.H. Rev. Stat.
N.J. Admin. Code|nj-regs|regulation|b|N.J.A.C.
N.J. Rev. Stat.|nj-code|statute||
N.J. Stat. Ann.|nj-code|statute|b|N.J.S.A.;N.J.S.
N.M. Code R.|nm-regs|regulation|b|NMAC;N.M. Admin. Code
N.M. Stat. Ann.|nm-code|statute||NMSA;N.M.S.A.;N.M. Stat.;NMSA 1978
Nev. Admin. Code|nv-regs|regulation|b|NAC
Nev. Rev. Stat.|nv-code|statute|b|NRS;N.R.S.;Nevada Revised Statutes
Nev. Rev. Stat. Ann.|nv-code|statute||
N.Y. Comp. Codes R. & Regs.|ny-regs|regulation|bt|NYCRR;N.Y.C.R.R.
Ohio Admin. Code|oh-regs|regulation|b|Ohio Adm. Code;O.A.C.
Ohio Rev. Code Ann.|oh-code|statute|b|R.C.;Ohio Rev. Code;O.R.C.;ORC;Ohio R.C.;Ohio Revised Code
Okla. Admin. Code|ok-regs|regulation||
Okla. Stat.|ok-code|statute|bt|O.S.;Oklahoma Statutes
Okla. Stat. Ann.|ok-code|statute|t|
Or. Admin. R.|or-regs|regulation|b|OAR
Or. Rev. Stat.|or-code|statute|b|ORS;O.R.S.;Oregon Revised Statutes
Or. Rev. Stat. Ann.|or-code|statute||
Pa. Code|pa-regs|regulation|t|
Pa. Cons. Stat.|pa-code/cs|statute|bt|Pa. C.S.;Pa. C.S.A.;Pa.C.S. Ann.;Pa. Cons. Stat. Ann.
Pa. Stat. and Cons. Stat. Ann.|pa-code/ps|statute|t|Pa. Stat. Ann.;P.S.;Pa. Stat.;Pa. Stat. & Cons. Stat. Ann.
P.R. Laws Ann.|pr-code|statute|bt|L.P.R.A.
P.R. Leyes An.|pr-code|statute||
R.I. Code R.|ri-regs|regulation|t|
R.I. Gen. Laws|ri-code|statute|t|Rhode Island General Laws
R.I. Gen. Laws Ann.|ri-code|statute|t|
S.C. Code Ann.|sc-code|statute||S.C. Code
S.C. Code Ann. Regs.|sc-regs|regulation|b|
S.D. Admin. R.|sd-regs|regulation|b|ARSD
S.D. Codified Laws|sd-code|statute|b|SDCL;S.D.C.L.;South Dakota Codified Laws
Tenn. Code Ann.|tn-code|statute|b|T.C.A.;Tenn. Code;Tennessee Code Annotated
Tenn. Comp. R. & Regs.|tn-regs|regulation|b|
Tex. Admin. Code|tx-regs|regulation|t|Texas Administrative Code
Tex. Bus. Corp. Act Ann.|tx-code/bus-corp-act|statute||Tex. Bus. Corp. Act
Tex. Code Crim. Proc. Ann.|tx-code/crim-proc|statute||Tex. Code Crim. Proc.;Tex. Crim. Proc. Code Ann.;Tex. Code of Crim. Proc.
Tex. Ins. Code Ann.|tx-code/ins|statute||Tex. Ins. Code
Tex. Prob. Code Ann.|tx-code/prob|statute||Tex. Prob. Code
Tex. Rev. Civ. Stat. Ann.|tx-code/rev-civ-stat|statute||Tex. Rev. Civ. Stat.
C.F.R.|cfr|regulation|bt|cfr;c.f.r.;Code of Federal Regulations;Code Fed. Regs.
Pub. L.|us-law/public|statute|b|Public Law;PL;Pub. Law;P.L.;Publ. L.
Pvt. L.|us-law/private|statute|b|Private Law;Priv. L.
Treas. Reg.|cfr/26|regulation||Treas. Regs.;Treasury Regulation;Temp. Treas. Reg.;Prop. Treas. Reg.
U.S.C.|usc|statute|bt|U.S.C.A.;U.S.C.S.;U.S.C.U.;U.S. Code;United States Code;United States Code Annotated;usc;u.s.c.;U.S.C. Ann.;U.S.Code Ann.
Utah Admin. Code|ut-regs|regulation|b|Utah Admin. Code R.
Utah Code Ann.|ut-code|statute||Utah Code;U.C.A.
Va. Admin. Code|va-regs|regulation|t|
Va. Code Ann.|va-code|statute||Va. Code;VA Code;Code of Virginia;Code Va.
V.I. Code Ann.|vi-code|statute|bt|V.I. Code;V.I.C.
V.I. Code R.|vi-regs|regulation|t|
Vt. Code R.|vt-regs|regulation|t|
Vt. Stat. Ann.|vt-code|statute|bt|V.S.A.;Vt. Stat.
Wash. Admin. Code|wa-regs|regulation|b|WAC
Wash. Rev. Code|wa-code|statute|b|RCW;R.C.W.;Revised Code of Washington
Wash. Rev. Code Ann.|wa-code|statute||
Wis. Admin. Code|wi-regs|regulation||
Wis. Stat.|wi-code|statute||Wisconsin Statutes
Wis. Stat. Ann.|wi-code|statute||
W. Va. Code|wv-code|statute||West Virginia Code;WV Code
W. Va. Code Ann.|wv-code|statute||
W. Va. Code R.|wv-regs|regulation||
Wyo. Code R.|wy-regs|regulation|t|
Wyo. Stat. Ann.|wy-code|statute||Wyo. Stat.
`
