/** Session laws and registers, cited by volume or year and page. Rows as `../table.ts` reads them. */
export const sessions = `
Alaska Adv. Legis. Serv.|alaska-adv-legis-serv|session|v|
Alaska Legis. Serv.|alaska-legis-serv|session|v|
Alaska Sess. Laws|alaska-sess-laws|session|v|
Ala. Admin. Monthly|ala-admin-monthly|register|v|
Ala. Adv. Legis. Serv.|ala-adv-legis-serv|session|v|
Ala. Laws|ala-laws|session|v|
Ala. Legis. Serv.|ala-legis-serv|session|v|
Ark. Acts|ark-acts|session|v|
Ark. Adv. Legis. Serv.|ark-adv-legis-serv|session|v|
Ark. Gov't Reg.|ark-govt-reg|register|v|
Ark. Legis. Serv.|ark-legis-serv|session|v|
Ark. Reg.|ark-reg|register|v|
Ariz. Admin. Reg.|ariz-admin-reg|register|v|
Ariz. Legis. Serv.|ariz-legis-serv|session|v|
Ariz. Sess. Laws|ariz-sess-laws|session|v|
Cal. Adv. Legis. Serv.|cal-adv-legis-serv|session|v|
Cal. Legis. Serv.|cal-legis-serv|session|v|
Cal. Regulatory Notice Reg.|cal-regulatory-notice-reg|register|v|
Cal. Stat.|cal-stat|session|v|
Colo. Legis. Serv.|colo-legis-serv|session|v|
Colo. Reg.|colo-reg|register|v|
Colo. Sess. Laws|colo-sess-laws|session|v|
Conn. Acts|conn-acts|session|v|
Conn. Gov't Reg.|conn-govt-reg|register|v|
Conn. L.J.|conn-lj|register|v|
Conn. Legis. Serv.|conn-legis-serv|session|v|
Conn. Pub. Acts|conn-pub-acts|session|v|
Conn. Spec. Acts|conn-spec-acts|session|v|
D.C. Code Adv. Leg. Serv.|dc-code-adv-leg-serv|session|v|
D.C. Reg.|dc-register|session|v|DCR;D.C.R.
D.C. Sess. L. Serv.|dc-sess-l-serv|session|v|
Del Gov't Reg.|del-govt-reg|register|v|
Del. Code. Ann. Adv. Legis. Serv.|del-code-ann-adv-legis-serv|session|v|
Del. Laws|del-laws|session|v|
Del. Legis. Serv.|del-legis-serv|session|v|
Del. Reg. Regs.|del-reg-regs|register|v|
Fla. Admin. Reg.|fla-admin-reg|register|v|
Fla. Admin. Weekly|fla-admin-weekly|register|v|
Fla. Laws|fla-laws|session|v|
Fla. Sess. Law Serv.|fla-sess-law-serv|session|v|
Ga. Code Ann. Adv. Legis. Serv.|ga-code-ann-adv-legis-serv|session|v|
Ga. Gov't Reg.|ga-govt-reg|register|v|
Ga. Laws|ga-laws|session|v|
Haw. Gov't Reg.|haw-govt-reg|register|v|
Haw. Legis. Serv.|haw-legis-serv|session|v|
Haw. Rev. Stat. Ann. Adv. Legis. Serv.|haw-rev-stat-ann-adv-legis-serv|session|v|
Haw. Sess. Laws|haw-sess-laws|session|v|
Iowa Acts|iowa-acts|session|v|
Iowa Admin. Bull.|iowa-admin-bull|register|v|
Iowa Legis. Serv.|iowa-legis-serv|session|v|
Idaho Admin. Bull.|idaho-admin-bull|register|v|
Idaho Code Ann. Adv. Legis. Serv.|idaho-code-ann-adv-legis-serv|session|v|
Idaho Legis. Serv.|idaho-legis-serv|session|v|
Idaho Sess. Laws|idaho-sess-laws|session|v|
Ill. Comp. Stat. Ann. Adv. Legis. Serv.|ill-comp-stat-ann-adv-legis-serv|session|v|
Ill. Laws|ill-laws|session|v|
Ill. Legis. Serv.|ill-legis-serv|session|v|
Ill. Reg.|ill-reg|register|v|
Ind. Acts|ind-acts|session|v|
Ind. Legis. Serv.|ind-legis-serv|session|v|
Ind. Reg.|ind-reg|register|v|
Ind. Stat. Ann. Adv. Legis. Serv.|ind-stat-ann-adv-legis-serv|session|v|
Kan. Legis. Serv.|kan-legis-serv|session|v|
Kan. Reg.|kan-reg|register|v|
Kan. Sess. Laws|kan-sess-laws|session|v|
Ky. Acts|ky-acts|session|v|
Ky. Admin. Reg.|ky-admin-reg|register|v|
Ky. Rev. Stat. & R. Serv.|ky-rev-stat-r-serv|session|v|
Ky. Rev. Stat. Adv. Legis. Serv.|ky-rev-stat-adv-legis-serv|session|v|
La. Acts|la-acts|session|v|
La. Reg.|la-reg|register|v|
La. Sess. Law Serv.|la-sess-law-serv|session|v|
Mass. Acts|mass-acts|session|v|
Mass. Adv. Legis. Serv.|mass-adv-legis-serv|session|v|
Mass. Legis. Serv.|mass-legis-serv|session|v|
Mass. Reg.|mass-reg|register|v|
Md. Code Ann. Adv. Legis. Serv.|md-code-ann-adv-legis-serv|session|v|
Md. Laws|md-laws|session|v|
Md. Legis. Serv.|md-legis-serv|session|v|
Md. Reg.|md-reg|register|v|
Me. Gov't Reg.|me-govt-reg|register|v|
Me. Laws|me-laws|session|v|
Me. Legis. Serv.|me-legis-serv|session|v|
Mich. Adv. Legis. Serv.|mich-adv-legis-serv|session|v|
Mich. Legis. Serv.|mich-legis-serv|session|v|
Mich. Pub. Acts|mich-pub-acts|session|v|
Mich. Reg.|mich-reg|register|v|
Minn. Laws|minn-laws|session|v|
Minn. Reg.|minn-reg|register|v|
Minn. Sess. Law Serv.|minn-sess-law-serv|session|v|
Mo. Laws|mo-laws|session|v|
Mo. Legis. Serv.|mo-legis-serv|session|v|
Mo. Reg.|mo-reg|register|v|
N. Mar. I. Pub. L.|n-mar-i-pub-l|session|v|
N. Mar. I. Reg.|n-mar-i-reg|register|v|
Miss. Gov't Reg.|miss-govt-reg|register|v|
Miss. Laws|miss-laws|session|v|
Miss. Laws Adv. Sh.|miss-laws-adv-sh|session|v|
Miss. Legis. Serv.|miss-legis-serv|session|v|
Mont. Admin. Reg.|mont-admin-reg|register|v|
Mont. Laws|mont-laws|session|v|
N.C. Adv. Legis. Serv.|nc-adv-legis-serv|session|v|
N.C. Legis. Serv.|nc-legis-serv|session|v|
N.C. Reg.|nc-reg|register|v|
N.C. Sess. Laws|nc-sess-laws|session|v|
N.D. Cent. Code Adv. Legis. Serv.|nd-cent-code-adv-legis-serv|session|v|
N.D. Laws|nd-laws|session|v|
N.D. Legis. Serv.|nd-legis-serv|session|v|
Neb. Laws|neb-laws|session|v|
Neb. Legis. Serv.|neb-legis-serv|session|v|
N.H. Gov't Reg.|nh-govt-reg|register|v|
N.H. Laws|nh-laws|session|v|
N.H. Legis. Serv.|nh-legis-serv|session|v|
N.H. Rev. Stat. Ann. Adv. Legis. Serv.|nh-rev-stat-ann-adv-legis-serv|session|v|
N.H. Rulemaking Reg.|nh-rulemaking-reg|register|v|
N.J. Laws|nj-laws|session|v|
N.J. Reg.|nj-reg|register|v|
N.J. Sess. Law Serv.|nj-sess-law-serv|session|v|
N.M. Adv. Legis. Serv.|nm-adv-legis-serv|session|v|
N.M. Laws|nm-laws|session|v|
N.M. Legis. Serv.|nm-legis-serv|session|v|
N.M. Reg.|nm-reg|register|v|
Nev. Legis. Serv.|nev-legis-serv|session|v|
Nev. Reg. Admin. Regs.|nev-reg-admin-regs|register|v|
Nev. Stat.|nev-stat|session|v|
N.Y. Consol. Laws Adv.|ny-consol-laws-adv|session|v|
N.Y. Laws|ny-laws|session|v|
N.Y. Legis. Serv.|ny-legis-serv|session|v|
N.Y. Reg.|ny-reg|register|v|
N.Y. Sess. Laws|ny-sess-laws|session|v|
Ohio Dep't|ohio-dept|register|v|
Ohio Gov't|ohio-govt|register|v|
Ohio Laws|ohio-laws|session|v|
Ohio Legis. Bull.|ohio-legis-bull|session|v|
Ohio Legis. Serv. Ann.|ohio-legis-serv-ann|session|v|
Ohio Monthly Rec.|ohio-monthly-rec|register|v|
Okla. Gaz.|okla-gaz|register|v|
Okla. Reg.|okla-reg|register|v|
Okla. Sess. Law Serv.|okla-sess-law-serv|session|v|
Okla. Sess. Laws|okla-sess-laws|session|v|
Or. Bull.|or-bull|register|v|
Or. Laws|or-laws|session|v|
Or. Laws Adv. Sh.|or-laws-adv-sh|session|v|
Or. Laws Spec. Sess.|or-laws-spec-sess|session|v|
Or. Legis. Serv.|or-legis-serv|session|v|
Pa. Bull.|pa-bull|register|v|
Pa. Laws|pa-laws|session|v|
Pa. Legis. Serv.|pa-legis-serv|session|v|
P.R. Laws|pr-laws|session|v|
P.R. Leyes|pr-leyes|session|v|
R.I. Acts & Resolves|ri-acts-resolves|session|v|
R.I. Adv. Legis. Serv.|ri-adv-legis-serv|session|v|
R.I. Gov't Reg.|ri-govt-reg|register|v|
R.I. Pub. Laws|ri-pub-laws|session|v|
S.C. Acts|sc-acts|session|v|
S.C. Reg.|sc-reg|register|v|
S.D. Reg.|sd-reg|register|v|
S.D. Sess. Laws|sd-sess-laws|session|v|
Tenn. Admin. Reg.|tenn-admin-reg|register|v|
Tenn. Code Ann. Adv. Legis. Serv.|tenn-code-ann-adv-legis-serv|session|v|
Tenn. Legis. Serv.|tenn-legis-serv|session|v|
Tenn. Priv. Acts|tenn-priv-acts|session|v|
Tenn. Pub. Acts|tenn-pub-acts|session|v|
Repub. Tex. Laws|repub-tex-laws|session|v|
Tex. Gen. Laws|tex-gen-laws|session|v|
Tex. Reg.|tex-reg|register|v|
Tex. Sess. Law Serv.|tex-sess-law-serv|session|v|
Fed. Reg.|fedreg|register|v|F.R.;FR;Federal Register;fed. reg.
Stat.|stat|session|v|Statutes at Large;Stat. at Large;Stats.;STAT.
Utah Adv. Legis. Serv.|utah-adv-legis-serv|session|v|
Utah Bull.|utah-bull|register|v|
Utah Laws|utah-laws|session|v|
Utah. Legis. Serv.|utah-legis-serv|session|v|
Va. Acts|va-acts|session|v|
Va. Adv. Legis. Serv.|va-adv-legis-serv|session|v|
Va. Legis. Serv.|va-legis-serv|session|v|
Va. Reg. Regs.|va-reg-regs|register|v|
V.I. Code Ann. Adv.|vi-code-ann-adv|session|v|
V.I. Gov't Reg.|vi-govt-reg|register|v|
V.I. Legis. Serv.|vi-legis-serv|session|v|
V.I. Sess. Laws|vi-sess-laws|session|v|
Vt. Acts & Resolves|vt-acts-resolves|session|v|
Vt. Adv. Legis. Serv.|vt-adv-legis-serv|session|v|
Vt. Gov't Reg.|vt-govt-reg|register|v|
Vt. Legis. Serv.|vt-legis-serv|session|v|
Wash. Legis. Serv.|wash-legis-serv|session|v|
Wash. Reg.|wash-reg|register|v|
Wash. Sess. Laws|wash-sess-laws|session|v|
Wis. Admin. Reg.|wis-admin-reg|register|v|
Wis. Legis. Serv.|wis-legis-serv|session|v|
Wis. Sess. Laws|wis-sess-laws|session|v|
W. Va. Acts|w-va-acts|session|v|
W. Va. Adv. Legis. Serv.|w-va-adv-legis-serv|session|v|
W. Va. Legis. Serv.|w-va-legis-serv|session|v|
W. Va. Reg.|w-va-reg|register|v|
Wyo. Gov't Reg.|wyo-govt-reg|register|v|
Wyo. Legis. Serv.|wyo-legis-serv|session|v|
Wyo. Sess. Laws|wyo-sess-laws|session|v|
`
