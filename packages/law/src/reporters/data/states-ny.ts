/** Reporters and public-domain numbers of state and territory courts: NY. Rows as `../table.ts` reads them. */
export const statesNy = `
A.D.|1896-1955||Ap.;App Div;App. Div. Rep.;App.Div.(N.Y.);N.Y.App.Dec.;N.Y.App.Div.|New York Supreme Court Appellate Division Reports|state|ny nj
 A.D.2d|1955-2004||Ap.2d.;App. Div. 2d.
 A.D.3d|2003-||App. Div. 3d.
Abb. Ct. App.|1807-1869||Abb. Ct. App. Dec.|Abbott's Court of Appeals Decisions|state|ny
Abb. N. Cas.|1876-1894||A.N.;A.N.C.;Abb. N. C.|Abbott's New Cases|state|ny us
Abb. Pr.|1854-1865||Abb.P.R.;Abb.Pr.Rep.;Abb.Prac.;Abbott P.R.;Abbott Pr.Rep.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.|Abbott's Practice Reports|state|ny us fl
 Abb. Pr. (n.s.)|1863-1875||
Am. Neg. Ca.|1789-1897||Am. Negl. Cas.|American Negligence Cases|state|ny
 Am. Neg. Cas.|1789-1907||
 Am. Neg. Cases|1789-1987||
Ant. N.P. Cas.|1807-1851||Anth.;Anthon N.P.(N.Y.)|Anthon's Nisi Prius Cases|state|ny
Armstrong. Election Cases|1778-1871|||Armstrong's Contested Election Cases in New York|state|ny
Barb.|1847-1877||B.;Barb. Rep.;Barb.S.C.|Barbour's Supreme Court Reports|state|ny us mn
Barb. Ch.|1845-1848||Barb. Ch. Rep.;Barb.Ch.(N.Y.)|Barbour's Chancery Reports|state|ny
Bedell|1900-1909|||Bedell|state|ny
Bosw.|||Bosworth Super. Ct. Rep.|Bosworth's Reports (14-23 New York Superior)|state|ny
Cai. Cas.|1796-1805||Cai.;Cai.Cas.Err.;Cain.;Cain. Rep.;Caines;Caines (N.Y.);Caines Cas.;Caines Rep.;N.Y.Cas.Err.|Caines' Cases|state|ny
Cai. R.|1803-1805|||Caines' Reports|state|ny
City Hall Rec. (NY)|||City H. Rec.;N.Y. City H. Rec.|City Hall Recorder (N.Y.)|state|ny
Cl. Ch.|1839-1841||Cl.R.;Clarke;Clarke Ch.;Clarke Ch.(N.Y.)|Clarke's Chancery Reports|state|ny
Cole. & Cai. Cas.|1794-1805||C.& C.;Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(N.Y.);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.|Coleman & Caines' Cases|state|ny
Cole. Cas.|1791-1800||C.C.;Col.Cas.;Col.Cas.(N.Y.);Cole.Cas.Pr.;Colem.Cas.|Coleman's Cases|state|ny
Connoly|||Connoly Sur. Rep.;Connoly Surr. Rep.|Connoly's New York Surrogate Reports|state|ny
Cow.|1823-1829||C.;Cow. Rep.;Cow.N.Y.|Cowen's Reports|state|ny us
Daly|||Daly (N.Y.);Daly's R.|Daly's New York Common Pleas Reports|state|ny
Dem. Sur.|1879-1888||Dem.Surr.|Demarest's Surrogate's Reports|state|ny
Dem. Surr.|||Dem.|Demarest's Surrogate (New York)|state|ny
Denio|1845-1848||Den.;Denio Rep.|Denio's Reports|state|ny
Duer|||Duer Super. Ct. Rep.|Duer's Reports (8-13 New York Superior)|state|ny
E.D. Smith|1850-1862|||E.D. Smith's Common Pleas Reports|state|ny
E.H. Smith|||E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.|E.H. Smiths Reports|state|ny
Edm. Sel. Cas.|1834-1853||Edm.Sel.Ca.;Edm.Sel.Cas.(N.Y.);Edmond|Edmond's Select Cases|state|ny us
Edw. Ch.|1831-1850||Ed.C.R.;Ed.Ch.;Edw.;Edw. Ch. Rep.;Edw. Rep.;Edw.Ch.(N.Y.)|Edwards' Chancery Reports|state|ny
Gibb. Surr.|1893-1898|||Gibbons' Surrogate's Reports|state|ny
Hall|||Hall R.;Hall Rep.;Hall Super. Ct. Rep.;Hall's R.;Hall's Sup. Court Rep.;Hall's Sup. Ct. R.|Hall's Reports (1-2 New York Superior)|state|ny
Hill|1841-1844||H.;H. Rep.;Hill Rep.;Hill.N.Y.|Hill's New York Reports|state|ny
Hill & Den.|1842-1844||Hill & D.Supp.;Hill & Den.Supp.;Lalor;Lalor Supp.|Hill and Denio Supplement (Lalor)|state|ny
Hilt.|1855-1860|||Hilton's Common Pleas Reports|state|ny
Hoff. Ch.|1838-1840||Hoff.;Hoff. Ch. Rep.;Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(N.Y.)|Hoffman's Chancery Reports|state|ny
Hopk. Ch.|1823-1826||Hopk. Ch. Rep.|Hopkins' Chancery Reports|state|ny
How. App. Cas.|1855-1860|||Howard's Appeal Cases|state|ny
How. Pr.|1844-1886||How. Pr. Rep.;How. Prac.;How.P.R.;How.Prac.(N.Y.);N.Y.Spec.Term R.;N.Y.Spec.Term Rep.|Howard's Practice Reports|state|ny us ca fl
How. Pr. (n.s.)|1879-1886|||Howard's Practice Reports (n.s.)|state|ny us
Hun||||Hun's Supreme Court Reports|state|ny
Hun||||Hun's New York Appellate Division Reports|state|ny
Johns.|1806-1823||J.;J. Rep.;John.;John. Rep.;Johns.Ct.Err.;Johns.N.Y.;Johns.Rep.;Johnson;Johnson Rep.|Johnson's Reports|state|ny
Johns. Cas.|1799-1803||Johns.Cas.(N.Y.)|Johnson's Cases|state|ny
Johns. Ch.|1814-1823||J.Ch.;Johns.;Johns. Ch. Rep.;Johns.(N.Y.);Johns.Ch.(N.Y.);Johns.Ch.Cas.;Johns.Rep.;Johnson;Johnson Rep.|Johnsons' Chancery Reports|state|ny
Jones & S.|||Jones & Spencer;Jones and Spencer's Super. Ct. Rep.|Jones & Spencer's Reports (33-61 New York Superior)|state|ny
Keyes|1863-1868|||Keyes' New York Court of Appeals Reports|state|ny
Lans.|1869-1873|||Lansing's Reports|state|ny
Lans. Ch.|1824-1826||L.;L. Rep.;Lans.|Lansing's Chancery Reports|state|ny
Liquor Tax Rep.|1896-1905|||Liquor Tax Law Reports|state|ny us fl
Lock. Rev. Cas.|1799-1847|||Lockwood's Reversed Cases|state|ny
Mills Surr.|1899-1917||Mills;mills|Mills' Reports, New York Surrogate Court|state|ny
Misc.|1892-1955||Misc Rep|New York Miscellaneous Reports|state|ny fl
 Misc. 2d|1955-2004||
 Misc. 3d|2004-||
N.J. (Manumission)|-1875||Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.|Bloomfield's Manumission (or Negro) Cases (N.J.)|state|ny nj
N.Y.|1847-1956||N. Y. Rep.;N.Y. (N.Y.S.)|New York Reports|state|ny
 N.Y.2d|1956-2004||
 N.Y.3d|2004-||
N.Y. Ann. Cas.|||N.Y. Ann. Ca.;N.Y. Anno. Cas.|New York Annotated Cases|state|ny
N.Y. App. Div. LEXIS||||LexisNexis New York Supreme Court Appellate Division|state|ny
N.Y. Ch. Ann.|1814-1847||N.Y.Ch.R.Ann.|New York Chancery Reports Annotated|state|ny
N.Y. City Ct. Rep.||||City Court Reports|state|ny
N.Y. Civ. Proc. R.|||Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.|New York Civil Procedure Reports|state|ny
 N.Y. Civ. Proc. R., (N.S.)|||N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Crim.|1810-1924||N.Y. Cr. R.;N.Y. Cr. Rep.;N.Y. Crim. R.;N.Y. Crim. Rep.|New York Criminal Reports|state|ny us ks fl
N.Y. LEXIS||||LexisNexis New York Court Appeals|state|ny
N.Y. Leg. Obs.|||N. Y. Leg. Ob.;N.Y. Legal Observer|New York Legal Observer (N.Y.)|state|ny us ct me ma ri
N.Y. Misc. LEXIS||||LexisNexis New York Miscellaneous Opinions|state|ny
N.Y. Proc. Ct. Ass.|1664-1701|||Proceedings of the General Court of Assizes|state|ny
N.Y. Sup. Ct.|1873-1896||N.Y. Super. Ct.;N.Y.Supr.Ct.;N.Y.Suprm.Ct.|Supreme Court Reports|state|ny
N.Y. Super. Ct.||||Reports of Cases Argued and Determined in the Superior Court of the City of New York|state|ny
N.Y.L.J.|||N. Y. Law J.|New York Law Journal|state|ny
N.Y.S.|1888-1937||N. Y. Supp.;N. Y. Supplement;New York Supp.;New York Supplement|New York Supplement|state|ny fl
 N.Y.S.2d|1938-||
 N.Y.S.3d|1938-||
NY Slip Op||||New York Slip Opinion|state|ny
Paige Ch.|1828-1845||Pai.;Pai.Ch.;Paige;Paige Ch. Rep.;Paige Rep.|Paige's Chancery Reports|state|ny
Park. Cr.|||Park. C.R.;Park. Cr. Rep.;Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker Cr. Rep.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.|Parker's Criminal Reports (NY)|state|ny us
Pow. Surr.|1890-1894||Power|Power's Surrogate's Reports|state|ny
Redf.|1846-1882|||Redfield's Reports|state|ny
Rob.|1863-1868||Robertson's Super. Ct. Rep.|Robertson's Reports (24-30 New York Superior)|state|ny
Sand. Ch.|1843-1847||Sand. Ch. Rep.;Sand.Chy.;Sandf.Ch.;Sandf.Ch.(N.Y.);Sandf.Chy.|Sandford's Chancery Reports|state|ny
Sandf.|||Sandf. Rep.;Sandford Super. Ct. Rep.|Sandford's Reports (3-7 New York Superior)|state|ny
Sarat. Ch. Sent.|1841-1847||Ch.Sent.;Ch.Sent.(N.Y.);N.Y.Ch.Sent.;Sar.Ch.Sen.|Saratoga Chancery Sentinel|state|ny
Seld. Notes|1852-1854|||Selden's Notes of Cases|state|ny
Sil. (Sup. Ct.)|||Silvernail|Silvernail's Supreme Court Reports (N.Y.)|state|ny
Silv. Ct. App.|1886-1892|||Silvernail's Court of Appeals Reports|state|ny
Silv. Sup.|1884-1890|||Silvernail's Supreme Court Reports|state|ny
Sweeny|||Sweeney Super. Ct. Rep.|Sweeny's Reports (31-32 New York Superior)|state|ny
Thomp. & Cook|1873-1875|||Thompson & Cook's Supreme Court Reports|state|ny
Tiffany|||Tiff|Tiffany's Reports (28-39 New York Court of Appeals)|state|ny
Trans. App.|1867-1868|||Transcript Appeals|state|ny
Tuck. Surr.|1870-1870|||Tucker's Surrogate's Reports|state|ny
Wend.|1828-1841||W.;Wend. Rep.;Wend.(N.Y.);Wendell;Wendell Rep.|Wendell's Reports|state|ny
Wheel. Cr. Cas.|1791-1825||Wheeler, Cr. Cas.;Wheeler, Crim. Cas.|Wheeler's Criminal Cases|state|ny us me ma nc oh pa va ms nj ga in la sc
Yates Sel. Cas.|1809-1809||Yates;Yates Sel.Cas.(N.Y.)|Yates' Select Cases|state|ny
`
