/** Reporters and public-domain numbers of state and territory courts: PA, PR, RI. Rows as `../table.ts` reads them. */
export const statesPaToRi = `
Add.|1791-1799|o||Reports of cases of the State of Pennsylvania by Alexander Addison|state|pa
Am. Law Reg.|1853-1861||Amer. Law Reg.|American Law Register|state|pa us de al la md mo nj oh ri wv
 Am. Law Reg. (N.S.)|1862-1878||Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)
Binn.|1799-1814||Bin.;Bin. Rep.;Binn [Pa];Binn. Rep.|Pennsylvania State Reports, Binney|state|pa
Brightly|1809-1851|||Reports of cases decided by the judges of the supreme court of Pennsylvania, in the court of nisi prius|state|pa
C.C.L.J.|||Centre Co.L.J.|Centre County Legal Journal (Pa.)|state|pa
Chest.|||Chester Co. Rep.|Chester County Reports (Pa.)|state|pa
Chit. Cr. Law|||Chit. Cr. L.;Chit. Crim. Law|Chitty's Criminal Law|state|pa
Daily L.N.|||D. L. N.;Daily L.R.;Daily Leg. (Pa.);Daily Leg. News (Pa.)|Daily Legal News (Pa.)|state|pa mi
Dall.|1754-1806||D.;Dal.;Dal. Rep.;Dall. Rep.;Dallas;Dallas Rep.|Pennsylvania State Reports, Dallas|state|pa
Del. Co.|||Del. Co. Rep.;Delaware Co. Reports|Delaware County (Pa.)|state|pa
Foster|1870-1875|||Legal Chronicle reports of Cases decided in the Supreme Court of Pennsylvania (Foster)|state|pa us
Grant|1814-1863||Gr.;Grant (Pa.);Grant Cas.;Grant Cas.(Pa.)|Pennsylvania State Reports, Grant|state|pa
Just.||||Justices' Law Reporter (Pennsylvania)|state|pa
Kulp||||Kulp's Luzerne Legal Register Reports (Pa.)|state|pa
Lack. L.N.|||Lack. Leg.;Lack. Leg. News (P.A.);Lacka. Leg. News|Lackawanna Legal News (Pa.)|state|pa
Lack.Jur.|||Lac. Jur.;Lack.Jurist|Lackawanna Jurist (Pa.)|state|pa
Lanc. L. Rev.||||Lancaster Law Review|state|pa
Law Times (N.S.)|1876-1879|||Law Times (New Series)|state|pa il
Leg. Int.|||Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.|Philadelphia Legal Intelligencer, Pa.|state|pa us de fl il md ma mi nj ny va dc
Leg. Op.|||Leg. Ops. (Pa.)|Legal Opinions|state|pa us mi
Leg. Rec. Rep.|||Leg. Rec.|Legal Record Reports (1-2 Schuykill Co. (Pa.)|state|pa
Lehigh|||Leh. V.L.R. (Pa.);Lehigh V.L.R.;Lehigh Val. L. Rep.;Lehigh Val. L.R.;Lehigh Val. Law Rep|Lehigh Valley Law Reporter (Pa.)|state|pa
Luz. L.R.|||Luz. Leg. Reg.;Luz. Leg. Reg. Rep.|Luzerne Legal Register (Pa.)|state|pa
Miles|1825-1842|||Reports of cases determined in the district court for the city and county of Philadelphia|state|pa
Monag.|1888-1890||Mon.;Mon. Rep.;Mona.;Monaghan;Monaghan(Pa.)|Pennsylvania State Reports, Monaghan|state|pa
Montg.|||Mont'g. Co. L. Rep.;Mont'g. L. Rep.;Montg. (Pa.);Montg. CLR;Montg. Co.;Montg. Co. L. Rep'r;Montg. Co. L.R.;Montg. Co. L.R. (Pa.);Montg. Co. Law Rep'r.|Montgomery County Law Reporter (Pa.)|state|pa
PA||y||Pennsylvania Neutral Citation|neutral|pa us mi nc
Pa.|1845-||P.S.R.;Pa.Rep.;Pa.St.;Pa.State;Penn.;Penn.Rep.;Penn.St.;Penn.St.R.|Pennsylvania State Reports|state|pa ca or ri
Pa. (Admiralty)|1783-1788|||Judgements in the Admiralty of Pennsylvania in four suits, brought as for maritime hypothecations|state|pa
Pa. C.|1870-1921||P.C.R.;Pa. Co. Ct.;Pa. Co. Ct. Rep.;Pa.C.C.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.|Pennsylvania County Court Reports|state|pa
Pa. Commw.|1970-1994||Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.C.;Pa.Commw.Ct.|Pennsylvania Commonwealth Court Reports|state|pa dc
Pa. Commw. LEXIS||||LexisNexis Pennsylvania Commonwealth Court|state|pa
Pa. Commw. Unpub. LEXIS||||LexisNexis Pennsylvania Commonwealth Court Unpublished|state|pa
Pa. Corp.|||Pa. Corp. R.;Pa. Corp. Rep.|Pennsylvania Corporation Reporter|state|pa
Pa. D.|1892-1921||Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.|Pennsylvania District Reports|state|pa
Pa. D. & C.|1921-||Pa.Dist.& C.Rep.;Pa.Dist.& Co.|Pennsylvania District and County Reports|state|pa us oh
 Pa. D. & C.2d|1921-||
 Pa. D. & C.3d|1921-||
 Pa. D. & C.4th|1921-||
 Pa. D. & C.5th|2006-||
Pa. Dist. & Cnty. Dec. LEXIS||||LexisNexis Common Pleas in the State of Pennsylvania|state|pa
Pa. Fid.|1977-1981|||Pennsylvania Fiduciary Reporter|state|pa
Pa. Jud. Disc. LEXIS||||LexisNexis Pennsylvania Court of Judicial Discipline|state|pa
Pa. Just. L. Rep.|1900-1903|||Pennsylvania Justices' Law Reporter|state|pa us
Pa. LEXIS||||LexisNexis Pennsylvania Supreme Court|state|pa
Pa. Super.|1895-1998||PA Super;Pa. Super. Ct.;Pa. Superior Ct.;Pa.S.|Pennsylvania Superior Court Reports|state|pa
Pa. Super.|1999-|y|PA Super|Pennsylvania Superior Court Neutral Citation|neutral|pa
Pa. Super. LEXIS||||LexisNexis Pennsylvania Superior Court|state|pa
Pa. Super. Unpub. LEXIS||||LexisNexis Pennsylvania Superior Court Unpublished|state|pa
Parsons||||Select cases in equity and at law (Parsons) (PA)|state|pa
Pears.|1851-1869|||Decisions of the Honorable John J. Pearson, judge of the twelvth judicial district|state|pa
Pen. & W.|1829-1832||P.& W.;P.R.;Penr.& W.|Pennsylvania State Reports, Penrose and Watts|state|pa
Pennyp.|1881-1884||Penn.;Penny.;Pennyp.(Pa.)|Pennsylvania State Reports, Pennypacker|state|pa
Phila.|||Phila. Rep.|Philadelphia Reports|state|pa us ga
Pitts L.J.|||Pitt.L.J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. Leg. J. (O. S.);Pittsb. Leg. J. (Pa.);Pittsb. R. (Pa.);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal|Pittsburgh Legal Journal|state|pa us tn al in md mi mo nj ny oh dc terr
Pitts. Rpts.|||Pitts. R.;Pitts. Rep.;Pitts. Rep. (Pa.)|Pittsburgh Reports|state|pa
Rawle|1828-1835||Pa. Rawle;R.;Raw.;Rawle Rep.|Pennsylvania State Reports, Rawle|state|pa
Sadler|1885-1888||Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.;Sadler(Pa.)|Pennsylvania State Reports, Sadler|state|pa
Sch. Reg.|1770-||Schuy. Reg.|Schuylkill Register (Pa.)|state|pa
Serg. & Rawle|1814-1828||Serg. & Rawl.;Serg.& R.;Serg.& Raw.|Pennsylvania State Reports, Sergeant and Rawle|state|pa
Som. L.J.|||Som.;Som. Leg. J. (Pa.);Somerset L.J.|Somerset Legal Journal (Pa.)|state|pa
Vaux|1846-1846|||Reports of some of the criminal cases on primary hearing, before Richard Vaux, recorder of the city of Philadelphia|state|pa
W.N.C.|1874-1899||W.N.C. (Pa.);Wkly. N.C;Wkly. Notes Cas.;Wkly. Notes Cas. (Pa.)|Weekly Notes of Cases|state|pa us de mo nj
Walk.|1855-1885||Walk.Pa.;Walker|Pennsylvania State Reports, Walker|state|pa
Walker|1849-1887|||Reports of cases decided by the supreme court of pennsylvania which have been omitted from the regular reports|state|pa
Wash.|1790-1796||Va.(Wash.);Wash. (VA);Wash. Rep.;Wash.Va.|Virginia Reports, Washington|state|pa va wa
Wash. Co.|||Wash. Co (Pa.);Wash. Co. R.;Wash. Co. Rep.;Wash. Co. Repr.|Washington County Reports, Pennsylvania|state|pa
Watts|1832-1840||Wa.;Watts Rep.;Watts(Pa.)|Pennsylvania State Reports, Watts|state|pa
Watts & Serg.|1841-1845||W. & S.;Watts & S.|Pennsylvania State Reports, Watts & Sergeant|state|pa
Week. No.|1874-1899||Week. Notes Cas.|Weekly Notes of Cases (Pa.) (1874-99)|state|pa
Whart.|1835-1841||Wh.;Wh. Rep.;Whar.;Whar. Rep.;Whart. Rep.;Whart.Pa.;Wharton|Pennsylvania State Reports, Wharton|state|pa
Yeates|1791-1808||Y.;Yea.;Yeates Rep.|Pennsylvania State Reports, Yeates|state|pa
York|||York Leg. Rec.;York Leg. Rec. (Pa.);York Leg. Record;York Legal Record|York Legal Records (Pa.)|state|pa
DTA||||Decisiones del Tribunal de Circuito de Apelaciones de Puerto Rico|state|pr
Juris P.R.||||Jurisprudencia Del Tribunal Supremo (PR)|state|pr
P.R. Dec.|1899-||D.P.R.|Decisiones de Puerto Rico|state|pr
P.R. Offic. Trans.|1978-|||Official Translations of the Opinions of the Supreme Court of Puerto Rico|state|pr
P.R. Sent.|1899-1902|||Sentencias del Tribunal Supremo de Puerto Rico|state|pr
PR App. LEXIS||||LexisNexis Puerto Rico Appeals Court|state|pr
PR Sup. LEXIS||||LexisNexis Puerto Rico Supreme Court|state|pr
T.C.A.|1995-|||Decisiones del Tribunal de Circuito de Apelaciones de Puerto Rico (Decisions of the Circuit Court of Appeals of Puerto Rico)|state|pr
TSPR||||Tribunal Supremo de Puerto Rico|state|pr
R.I.|1828-1980|||Rhode Island Reports|state|ri
R.I. Dec.||||Rhode Island Decisions|state|ri
R.I. LEXIS||||LexisNexis Rhode Island Supreme Court|state|ri
R.I. Super. LEXIS||||LexisNexis Rhode Island Superior Court|state|ri
Super. Ct. (R.I.)||||Rhode Island Superior Court|state|ri
`
