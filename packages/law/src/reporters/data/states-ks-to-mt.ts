/** Reporters and public-domain numbers of state and territory courts: KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT. Rows as `../table.ts` reads them. */
export const statesKsToMt = `
Kan.|1862-||Kan. Rep.;Kans.;Kas.|Kansas Reports|state|ks us ar id nd
Kan. App.|1895-1901||Kans.App.|Kansas Court of Appeals Reports|state|ks
 Kan. App. 2d|1977-||
Kan. App. LEXIS||||LexisNexis Kansas Court of Appeals|state|ks
Kan. App. Unpub. LEXIS||||LexisNexis Kansas Appeals Court Unpublished|state|ks
Kan. LEXIS||||LexisNexis Kansas Supreme Court|state|ks
Kan. Unpub. LEXIS||||LexisNexis Kansas Supreme Court Unpublished|state|ks
McCahon|1858-1868|o|McCah.|Kansas Reports, McCahon|state|ks
A.K. Marsh.|1817-1821||Ky.(A.K.Marsh.);Mar.;Mar. Rep.;Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.A.K.|Kentucky Reports, Marshall, A.K.|state|ky
B. Mon.|1840-1857||B. Mon. Rep.;Ky.(B.Mon.);Mon.;Mon. Rep.;Mon.B.;Monroe, B.|Kentucky Reports, Monroe, Ben|state|ky
Bibb|1808-1817||Bibb Rep.;Bibb(Ky.);Ky.(Bibb)|Kentucky Reports, Bibb|state|ky
Bush|1866-1879||Bush (Ky.);Ky.(Bush)|Kentucky Reports, Bush|state|ky
Dana|1833-1840||Dan.;Dana Rep.;Ky.(Dana)|Kentucky Reports, Dana|state|ky
Duv.|1863-1866||Ky.(Duv.)|Kentucky Reports, Duvall|state|ky
Hard.|1805-1808||Hardin;Hardin(Ky.);Ky.(Hard.)|Kentucky Reports, Hardin|state|ky
Hughes|1785-1801||Hugh.;Hughes (1877);Ky.(Hughes)|Kentucky Reports, Hughes|state|ky us nc md ny sc va dc wv
J.J. Marsh.|1829-1832||J.J.Mar.;J.J.Marsh.(Ky.);Ky.(J.J.Marsh.);Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.J.J.|Kentucky Reports, Marshall, J.J.|state|ky
Ky.|1879-1951||Ky. Rep.|Kentucky Reports|state|ky
Ky. App.|1994-2000|||Kentucky Appellate Reporter|state|ky
Ky. App. LEXIS||||LexisNexis Kentucky Appeals Court|state|ky
Ky. App. Unpub. LEXIS||||LexisNexis Kentucky Appeals Court Unpublished|state|ky
Ky. L. Rptr.|1880-1908||Ken.L.Re.;Ky. Law Rep.;Ky.L.R.|Kentucky Law Reporter|state|ky
Ky. L. Summ.|1966-|||Kentucky Law Summary|state|ky
Ky. LEXIS||||LexisNexis Kentucky Supreme Court|state|ky
Ky. Op.|1864-1886||Ken.Opin.|Kentucky Opinions|state|ky
Ky. Unpub. LEXIS||||LexisNexis Kentucky Supreme Court Unpublished|state|ky
Litt.|1822-1824||Ky.(Litt.);Lit.;Lit. Rep.;Litt. Rep.;Litt.(Ky.);Littell;Littell Rep.|Kentucky Reports, Littell|state|ky
Litt. Sel. Cas.|1795-1821|o|Ky.(Lit.Sel.Cas.);Lit.Sel.Ca.;Litt. Sel. Cas. (Ky.)|Kentucky Reports, Littell's Selected Cases|state|ky
Met.|1858-1863||Ky.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Ky.|Kentucky Reports, Metcalf|state|ky
Sneed|1801-1805||Ken.Dec.;Ky.(Sneed);Sneed (Ky);Sneed Dec.|Kentucky Reports, Sneed|state|ky
T.B. Mon.|1824-1828||Ky.(T.B.Monroe);Mon.;Mon. Rep.;Mon.T.B.;T.B.Mon.(Ky.)|Kentucky Reports, Monroe, T.B.|state|ky
Gunby|1885-1885||Gunby (La.)|Louisiana Court of Appeals Reports, Gunby|state|la
LA||y||Louisiana Neutral Citation|neutral|la ca
La.|1830-1972||La. Rep.|Louisiana Reports|state|la fl ms
La. Ann.|1846-1900||La. Ann. Rep.|Louisiana Annual Reports|state|la
La. App.|1924-1932||La.A.|Louisiana Court of Appeals Reports|state|la
La. App. LEXIS||||LexisNexis Louisiana Appeals Court|state|la
La. App. Unpub. LEXIS||||LexisNexis Louisiana Appeals Court Unpublished|state|la
La. LEXIS||||LexisNexis Louisiana Supreme Court|state|la
La.App. 1 Cir.||l||Court of Appeal of Louisiana, First Circuit|state|la
La.App. 2 Cir.||l||Court of Appeal of Louisiana, Second Circuit|state|la
La.App. 3 Cir.||l||Court of Appeal of Louisiana, Third Circuit|state|la
La.App. 4 Cir.||l||Court of Appeal of Louisiana, Fourth Circuit|state|la
La.App. 5 Cir.||l||Court of Appeal of Louisiana, Fifth Circuit|state|la
La.App. 6 Cir.||l||Court of Appeal of Louisiana, Sixth Circuit|state|la
Mann. Unrep. Cas.|||Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases|Manning's Unreported Cases (La.)|state|la
Mart.|1809-1830||Mart. (O. S.);Mart. (o.s.);Mart. Rep.|Louisiana Reports, Martin|state|la us nc
 Mart. (N.S.)|||Mart. (n.s.)
McGl.|1881-1884||McGloin|Louisiana Court of Appeals Reports, McGloin|state|la
Pelt.|1917-1924|||Peltier's Opinions, Parish at Orleans|state|la
Rob.|1841-1846||Rob. Rep.;Rob.La.;Robinson|Louisiana Reports, Robinson|state|la va ny
Teiss.|1903-1917||La.App.(Orleans);Teissier|Louisiana Court of Appeals Reports, Teissier|state|la
Tiess.||||Decisions, Court of Appeal, parish of Orleans (Teissier)|state|la
ME|1996-|y|Me.|Maine Reports|neutral|me
Me.|1820-1965||Mai.;Maine;Maine Rep.|Maine Reports|state|me
Me. LEXIS||||LexisNexis Maine Supreme Court|state|me
Me. Super. LEXIS||||LexisNexis Maine Superior Court|state|me
Me. Unpub. LEXIS||||LexisNexis Maine Supreme Court Unpublished|state|me
Balt. C. Rep.|||B.R.|Baltimore City Reports|state|md pa
Bland|1797-1832|||Reports of cases decided in the High court of chancery of Maryland (Bland, Chancellor)|state|md
G. & J.|1829-1842|||Maryland Reports, Gill & Johnson|state|md
Gill|1843-1851|||Maryland Reports, Gill|state|md
H. & G.|1826-1829|||Maryland Reports, Harris and Gill|state|md
H. & J.|1800-1826||Har. & J.|Maryland Reports, Harris and Johnson|state|md ny va
H. & McH.|1770-1799|||Maryland Reports, Harris and McHenry|state|md ny va
MDBT|2003-|||Maryland Business and Technology|state|md
Md.|1851-||Maryland;Maryland Rep.;Md. Rep.|Maryland Reports|state|md va
Md. App.|1967-|||Maryland Appellate Reports|state|md pa
Md. App. LEXIS||||LexisNexis Maryland Court of Appeals|state|md
Md. Ch.|1841-1853|||Reports of cases decided in the High court of chancery of Maryland|state|md ny
Md. Cir. Ct. LEXIS||||LexisNexis Maryland Circuit Court|state|md
Md. LEXIS||||LexisNexis Maryland Court Appeals|state|md
Md. Tax LEXIS||||LexisNexis Maryland Supreme Court|state|md
Allen|1861-1867||All.;All. Rep.;Mass.(Allen)|Massachusetts Reports, Allen|state|ma
Cush.|1848-1853||Cush. Rep.;Cush.(Mass.);Cushing;Mass.(Cush.)|Massachusetts Reports, Cushing|state|ma
Davis. L. Ct. Cas.|1898-1908|||Massachusetts Land Court decisions, 1898-1908|state|ma
Gray|1854-1860||Gray (Mass.);Mass.(Gray)|Massachusetts Reports, Gray|state|ma
Law Rep.||||Monthly Law Reporter, Boston Mass.|state|ma us ct ga il me md mo nh ny oh pa ri sc va dc
Mass.|1867-||Ma.;Mas.;Mas. Rep.;Mass. (Cush);Mass. R.;Mass. Rep.|Massachusetts Reports|state|ma
Mass. App. Ct.|1972-||Ma.A.;Mass.App.|Massachusetts Appeals Court Reports|state|ma
Mass. App. Dec.|1941-1977|||Massachusetts Appellate Decisions|state|ma us
Mass. App. Div.|1936-|||Reports of Massachusetts Appellate Division|state|ma
Mass. App. Div. Adv. Sh.|1975-|o||Massachusetts Appellate Division Advance Sheets|state|ma
Mass. App. Div. LEXIS||||LexisNexis Massachusetts Appellate Division|state|ma
Mass. App. LEXIS||||LexisNexis Massachusetts Court of Appeals|state|ma
Mass. App. Unpub. LEXIS||||LexisNexis Massachusetts Appeals Court Unpublished|state|ma
Mass. L. Rptr.|1993-||Mass. Law Rep|Massachusetts Law Reporter|state|ma nj
Mass. LCR LEXIS||||LexisNexis Massachusetts Land Court|state|ma
Mass. LEXIS||||LexisNexis Massachusetts Supreme Court|state|ma
Mass. Super. LEXIS||||LexisNexis Massachusetts Superior Court|state|ma
Mass. Supp.|1980-1983|||Massachusetts Reports Supplement|state|ma us
Met.|1840-1847||Mass.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Mass.|Massachusetts Reports, Metcalf|state|ma
Pick.|1822-1839||Mass.(Pick.);Pick. Rep.;Pick.(Mass.)|Massachusetts Reports, Pickering|state|ma
Rec. Co. Ct.|1671-1680|||Records of the Suffolk county court, 1671-1680 (1671-1680)|state|ma ny
Rep. Cont. El.|1781-1862|||Reports of controverted elections in the House of representatives, of the commonwealth of Massachusetts|state|ma
Rep. Cont. Elect. Case.|1886-1897||Rep. Cont. Elect. Cas.|Reports of contested election cases in the Senate and House of Representatives of the commonwealth of Massachusetts for the year 1886-1897|state|ma
Super. Ct. Jud.|1761-1776|||Reports of cases argued and adjudged in the Superior Court of Judicature of the Province of Massachusetts Bay, between 1761 and 1772|state|ma
Tyng|1806-1822||Mass.(Tyng)|Massachusetts Reports, Tyng|state|ma
Will.|1804-1805||Mass.(Will.);Will.Mass.;Williams|Massachusetts Reports, Williams|state|ma
Blume Sup. Ct. Trans.|1805-1836|||Blume, Supreme Court Transactions|state|mi
Blume Unrep. Op.|1836-1843||Blume Op.|Blume, Unreported Opinions|state|mi
Doug.|1843-1847||Doug. Rep.;Doug.(Mich.);Dougl.(Mich.)|Michigan Reports, Douglass|state|mi
Harr. Ch.|1836-1842||Har.;Har. Ch.;Har. Chy.;Harr.;Harr. (Mich.);Harr. Ch. (Mich.);Harr. Ch. R.;Harring.;Harring. Ch. (Mich.);Harrington|Harrington's Michigan Chancery Reports (1836-42)|state|mi ny
McGrath|||McGrdath|McGrath's Mandamus Cases (Michigan)|state|mi
Mich.|1847-||M.;Mich. Rep.|Michigan Reports|state|mi
Mich. App.|1965-||Mich. Ct. App.|Michigan Appeals Reports|state|mi
Mich. App. LEXIS||||LexisNexis Michigan Supreme Court|state|mi
Mich. Ct. Cl.|1938-1942|||Michigan Court of Claims Reports|state|mi
Mich. LEXIS||||LexisNexis Michigan Supreme Court|state|mi
Mich. N.P.|||Mich. N.P. R.|Brown's or Howell's Michigan Nisi Prius Reports or Cases|state|mi fl oh
Mich. Pr.||||Practice reports. Cases decided in the Supreme court of Michigan in 1896, in which written opinions were not filed.|state|mi
Walk. Ch.||||Reports of cases argued and determined in the court of chancery of the state of michigan|state|mi ny
Minn.|1851-1977||Min.;Min. Rep.;Minn. Rep.|Minnesota Reports|state|mn
Minn. App. LEXIS||||LexisNexis Minnesota Appeals Court|state|mn
Minn. App. Unpub. LEXIS||||LexisNexis Minnesota Appeals Court Unpublished|state|mn
Minn. Dist. LEXIS||||LexisNexis Minnesota District Court|state|mn
Minn. LEXIS||||LexisNexis Minnesota Supreme Court|state|mn
Minn. Tax LEXIS||||LexisNexis Minnesota Supreme Court|state|mn
Wilson|||Wils. Minn.|Wilson's Reports (48-59 Minn.)|state|mn
Adv. S.||||Mississippi Reporter Advance Sheets|state|ms
Free. Ch.|1839-1843||Fr. Ch.;Fr. Chy.;Freem.;Freem. (Miss.);Freem. Ch.;Freem. Ch. (Miss.)|Freeman's Mississippi Chancery Reports (1839-43)|state|ms
Howard|1834-1843||How.;How. Rep.;Howard Rep.;Miss.(Howard)|Mississippi Reports, Howard|state|ms
MS||y||Mississippi Neutral Citation|neutral|ms
Miss.|1851-1966||Mis.;Mis. Rep.;Miss. R.;Miss. Rep.|Mississippi Reports|state|ms
Miss. App. LEXIS||||LexisNexis Mississippi Appeals Court|state|ms
Miss. Dec.||||Mississippi Decisions|state|ms
Miss. LEXIS||||LexisNexis Mississippi Supreme Court|state|ms
Morr. St. Cas.|1818-1872||Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.|Morris' State Cases (Miss. 1818-72)|state|ms
S. & M.|1843-1850||Miss. (S. & M. Ch.);Miss.(S.& M.);S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.;Smedes & M.(Miss.)|Mississippi Reports, Smedes and Marshall|state|ms ny
Walker|1818-1832||Miss.(Walker);Walk.;Walk.Miss.|Mississippi Reports, Walker|state|ms pa
Mo.|1821-1956||Mo. Rep.|Missouri Reports|state|mo
Mo. App.|1876-1954||Mo.App.Rep.|Missouri Appeals Reports|state|mo ks
Mo. App. LEXIS||||LexisNexis Missouri Appeals Court|state|mo
Mo. LEXIS||||LexisNexis Missouri Supreme Court|state|mo
Mont. Water LEXIS||||LexisNexis Missouri Water Court|state|mo
ML||||The Water Court of the State of Montana|state|mt
MT||y|Mt;mt|Montana Neutral Citation|neutral|mt
Mont.|1868-||Mon.;Mt.;State Reptr.|Montana Reports|state|mt
Mont. Dist. LEXIS||||LexisNexis Montana District Court|state|mt
Mont. LEXIS||||LexisNexis Montana Supreme Court|state|mt
N.Y. St. Rep.|||N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Rptr.;S. R.;St. Rep.|New York State Reporter|state|mt ny
State Rptr.|1945-||Mont. St. Rep.;St. Rep.|State Reporter|state|mt
`
