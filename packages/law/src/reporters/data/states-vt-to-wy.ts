/** Reporters and public-domain numbers of state and territory courts: VT, VA, VI, WA, WV, WI, WY, tribal courts. Rows as `../table.ts` reads them. */
export const statesVtToWy = `
Aik.|1825-1828||Aik. Rep.|Vermont Reports, Aikens|state|vt
Brayt.|1815-1819||Brayton (Vt.)|Vermont Reports, Brayton|state|vt
D. Chip.|1789-1824||Chip.;Chip. Rep.;Chip.(Vt.);Chip.D.;D. Chip. Rep.;D.Chip.(Vt.);D.Chipm.|Vermont Reports, Chipman, D.|state|vt
N. Chip.|1789-1791||Chip.N.;N.Chip.(Vt.);N.Chipm.|Vermont Reports, Chipman, N.|state|vt
Tyl.|1800-1803||Tyler|Vermont Reports, Tyler|state|vt
VT||y||Vermont Neutral Citation|neutral|vt pa
Vt.|1826-||V.R.;Verm.;Verm. Rep.;Vt. Rep.|Vermont Reports|state|vt us
Vt. LEXIS||||LexisNexis Vermont Supreme Court|state|vt
Vt. Super.||||LexisNexis Vermont Superior Court|state|vt
Vt. Super. LEXIS||||LexisNexis Vermont Superior Court|state|vt
Vt. Unpub. LEXIS||||LexisNexis Vermont Supreme Court Unpublished|state|vt
Call|1779-1825||Call (Va.);Call Rep.;Va.(Call)|Virginia Reports, Call|state|va
Gilmer|1820-1821|o|Gil.;Gilm.;Gilmer (Va.);Va.(Gilmer)|Virginia Reports, Gilmer|state|va
Gratt.|1844-1880||Gratt.(Va.);Va.(Gratt.)|Virginia Reports, Grattan|state|va
Hen. & M.|1806-1810||H.& M.;H.& M.(Va.);Hen.;Hen.& Mun.;Va.(Hen.& M.)|Virginia Reports, Hening & Munford|state|va
Howison|1850-1851|||Howison's Criminal Trials|state|va
Jeff.|||Jeff. (Va.);Jefferson|Jefferson's Reports (Virginia General Court)|state|va
Leigh|1829-1842||Leigh (Va.);Leigh Rep.;Va.(Leigh)|Virginia Reports, Leigh|state|va
Munf.|1810-1820||Munf. Rep.|Virginia Reports, Munford|state|va
Patton & Heath|||P. & H.;P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & H. (Va.);Patt. & Heath R.;Patton & H.;Patton & H. (Va.);Va. (Patt. & Heath)|Patton, Jr., and Heath's Reports (Va.)|state|va
Rand.|1821-1828||Rand. Rep.;Va.(Rand.)|Virginia Reports, Randolph|state|va
Rob.|1842-1844||Rob. (VA);Rob. Rep.;Rob.Va.;Robinson;Va.(Rob.)|Virginia Reports, Robinson|state|va
Va.|1880-||V.;Va. Leigh;Va. Rep.;Virg.|Virginia Reports|state|va in pa us ny
Va. App.|1985-|||Virginia Court of Appeals Reports|state|va
Va. App. LEXIS||||LexisNexis Virginia Supreme Court|state|va
Va. Cas.|1789-1826|||Virginia Cases, Criminal|state|va
Va. Ch. Dec.|1789-1799||Wy.;Wythe;Wythe (Va.);Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.|Wythe's Chancery Reports (1789-99) (Va.)|state|va ny
Va. Cir.||||Virginia Circuit Court Opinions|state|va fl
Va. Cir. LEXIS||||LexisNexis Virgina Circuit Court|state|va
Va. Dec.||||Virginia Decisions|state|va
Va. LEXIS||||LexisNexis Virginia Supreme Court|state|va
Va. Law J.|||Vir. L.J.|Virginia Law Journal|state|va
Va. Law Rep.||||Virginia Law Reports|state|va
V.I.|1917-|||Virgin Islands Reports|state|us vi
V.I. LEXIS||||LexisNexis Virgin Island Supreme Court|state|vi
V.I. Supreme LEXIS||||LexisNexis Virgin Islands Supreme Court|state|vi
Wash.|1889-||W.;W.St.;WASH;Wa.;Wash. Rep.;Wash.St.;Wn|Washington Reports|state|wa
 Wash. 2d|1889-2023||W.2d;Wa.2d;Wn. 2d
 Wash. 3d|2023-||Wa.3d;Wn.3d
Wash. App.|1969-||W.App.;Wa.A.;Wn. App.|Washington Appellate Reports|state|wa
 Wash. App. 2d|1969-||Wn. App. 2d
Wash. App. LEXIS||||LexisNexis Washington Supreme Court|state|wa
Wash. LEXIS||||LexisNexis Washington Supreme Court|state|wa
Wash. Terr.|1854-1888||Allen;W.T.;W.Ty.R.;Wash.;Wash. Rep.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.|Washington Territory Reports|state|wa
Wash. Terr. LEXIS|1854-1889|||LexisNexis Supreme Court of the Territory of Washington|state|wa
W. Va.|1864-||W.V.;West Va.|West Virginia Reports|state|wv us
W. Va. LEXIS||||LexisNexis West Virginia Supreme Court|state|wv
Bur.|1841-1843||Bur. Rep.;Burnett;Burnett (Wis.)|Wisconsin Reports, Burnett|state|wi
Chand.|1849-1852||Chand.(Wis.);Chandl.|Wisconsin Reports, Chandler|state|wi
Pin.|1839-1852||Pinn.|Wisconsin Reports, Pinney|state|wi
WI||y||Wisconsin Neutral Citation|neutral|wi
WI App||y||Wisconsin Neutral Citation|neutral|wi
Wis.|1853-||W.;W.R.;Wis. Rep.|Wisconsin Reports|state|wi us
 Wis. 2d|1853-||W.2d
Wisc. App. LEXIS||||LexisNexis Wisconsin Appeals Court|state|wi
Wisc. Cir. LEXIS||||LexisNexis Wisconsin Circuit Court|state|wi
Wisc. LEXIS||||LexisNexis Wisconsin Supreme Court|state|wi
WY||y|WYO|Wyoming Neutral Citation|neutral|wy ok
Wyo.|1870-1959||W.;Wy.|Wyoming Reports|state|wy
Wyo. LEXIS||||LexisNexis Wyoming Supreme Court|state|wy
Am. Tribal Law|1997-||Tribal|West's American Tribal Law Reporter|state|tribal
`
