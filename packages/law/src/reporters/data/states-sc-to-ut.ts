/** Reporters and public-domain numbers of state and territory courts: SC, SD, TN, TX, UT. Rows as `../table.ts` reads them. */
export const statesScToUt = `
Bail.|1828-1832||Bai.;Bail. Rep.;Bail.L.;Bail.L.(S.C.);Bailey;Bailey Rep.;S.C.L.(Bail.)|South Carolina Reports, Bailey|state|sc
Bail. Eq.|1830-1831||Bai.Eq.;Bail.Eq.(S.C.);Bailey;Bailey Ch.;Bailey Eq.;Bailey Rep.;S.C.Eq.(Bail.Eq.)|South Carolina Reports, Bailey's Equity|state|sc
Bay|1783-1804||S.C.L.(Bay)|South Carolina Reports, Bay|state|sc
Brev.|1793-1816||Brev. Rep.;S.C.L.(Brev)|South Carolina Reports, Brevard|state|sc
Chev.|1839-1840||Cheves;Cheves L.(S.C.);S.C.L.(Chev.)|South Carolina Reports, Cheves|state|sc
Chev. Eq.|1839-1840||Chev.Ch.;Cheves Eq.(S.C.);S.C.Eq.(Chev.Eq.)|South Carolina Reports, Cheves' Equity|state|sc
Des.|1784-1817||Des. Rep.;Desaus.;Desaus. Rep.;Desaus.Eq.;S.C.Eq.(Des.)|South Carolina Reports, Desaussure's Equity|state|sc
Des. Eq.||||Cases argued and determined in the Court of Chancery of South Carolina|state|sc
Dud.|1837-1838||Dud.(S.C.);Dud.L.;Dud.L.(S.C.);Dudl.;S.C.L.(Dud.)|South Carolina Reports, Dudley|state|sc
Dud. Eq.|1837-1838||Dud.Ch.;Dud.Eq.(S.C.);Dudl.;S.C.Eq.(Dud.Eq.)|South Carolina Reports, Dudley's Equity|state|sc
Harp.|1823-1831||Harp.L.;Harp.L.(S.C.);Harper;S.C.L.(Harp.)|South Carolina Reports, Harper|state|sc
Harp. Eq.|1824-1824||Harp.;Harp.Eq.(S.C.);Harper;S.C.Eq.(Harp.Eq.)|South Carolina Reports, Harper's Equity|state|sc
Hill|1833-1837||Hill Law;Hill Rep.;Hill S.C.;S.C.L.(Hill)|South Carolina Reports, Hill|state|sc
Hill Eq.|1833-1837||Hill;Hill Ch.;Hill Ch. Rep.;Hill Eq.(S.C.);Hill Rep.;Hill S.C.;S.C.Eq.(Hill Eq.)|South Carolina Reports, Hill's Chancery|state|sc
McCord|1821-1828||McCord Rep.;S.C.L.(McCord)|South Carolina Reports, McCord|state|sc
McCord Eq.|1825-1827||McCord Ch.;McCord Ch. Rep.;S.C.L.(McCord Eq.)|South Carolina Reports, McCord's Chancery|state|sc
McMul.|1840-1842||McMul.L.(S.C.);S.C.L.(McMul.)|South Carolina Reports, McMullen|state|sc
McMul. Eq.|1840-1842||McMul.Eq.(S.C.);S.C.L.(McMullan Eq.)|South Carolina Reports, McMullen's Equity|state|sc
Mill|1817-1818||Const.;Const. Rep.;Const.S.C.;Mill Const.;Mill Const.(S.C.);S.C.L.(Mill)|South Carolina Reports, Mill (Constitutional)|state|sc
Nott & McC.|1817-1820||N.& Mc.;Nott & M'C.(S.C.);S.C.L.(Nott & McC.)|South Carolina Reports, Nott and McCord|state|sc
Rec. Co. Ch. (S.C.)|1671-|||Records of the court of Chancery of South Carolina, 1671-1779|state|sc
Rice|1838-1839||Rice L.(S.C.);S.C.L.(Rice)|South Carolina Reports, Rice|state|sc
Rice Eq.|1838-1839||Rice Ch.;S.C.Eq.(Rice.Eq.)|South Carolina Reports, Rice's Equity|state|sc
Rich.|1846-1868||Rich. Rep.;Rich.L.(S.C.);Rich.Law(S.C.);S.C.L.(Rich.)|South Carolina Reports, Richardson|state|sc
Rich. Cas.|1831-1832||Rich.Cas.(S.C.)|South Carolina Reports, Richardson's Cases|state|sc
Rich. Eq.|1844-1868||Rich. Eq. Rep.;Rich.Eq.Ch.;S.C.Eq.(Rich.Eq.)|South Carolina Reports, Richardson's Equity|state|sc
Ril.|1836-1837||Riley;Riley L.(S.C.);S.C.L.(Riley)|South Carolina Reports, Riley|state|sc
Ril. Eq.|1836-1837||Ril.;Riley;Riley Ch.;Riley Eq.;Riley Eq.(S.C.);S.C.Eq.(Ril.)|South Carolina Reports, Riley's Chancery|state|sc
S.C.|1868-||S.C.R.;S.Car.;So.C.;So.Car.;South Car.|South Carolina Reports|state|sc us dc
S.C. App. LEXIS||||LexisNexis South Carolina Appeals Court|state|sc
S.C. App. Unpub. LEXIS||||LexisNexis South Carolina Court of Appeals Unpublished|state|sc
S.C. Eq.|1784-1868|||South Carolina Equity Reports|state|sc ny
S.C. LEXIS||||LexisNexis South Carolina Supreme Court|state|sc
S.C. Unpub. LEXIS||||LexisNexis South Carolina Supreme Court Unpublished|state|sc
S.C.L.|1783-1868||S.C.L. (Mill Const.)|South Carolina Law Reports|state|sc nc us pa
Speers|1842-1844||S.C.L.(Speers);Sp.;Spears;Speers L.(S.C.)|South Carolina Reports, Speers|state|sc al fl
Speers Eq.|1842-1844||S.C.Eq.(Speers Eq.);Sp.;Sp.Ch.;Spear Ch.;Spear Eq.;Spears;Spears Eq.;Speers;Speers Eq.(S.C.)|South Carolina Reports, Speers' Equity|state|sc
Strob.|1846-1850||S.C.L.(Strob.);Strobh.L.(S.C.)|South Carolina Reports, Strobhart|state|sc
Strob. Eq.|1846-1850||S.C.Eq.(Strob.Eq.);Strob.Eq.(S.C.)|South Carolina Reports, Strobhart's Equity|state|sc
Tread.|1812-1816||S.C.L.(Tread.)|Treadway's South Carolina Law Reports (1812-16)|state|sc
Tread.|||Tread. Const.;Treadway Const. (S.C.)|Treadway's South Carolina Constitutional Reports|state|sc
S.D.|1890-1976||S.Dak.|South Dakota Reports|state|sd us terr
S.D. LEXIS||||LexisNexis South Dakota Supreme Court|state|sd
SD||y||South Dakota Neutral Citation|neutral|sd us nd
Baxt.|||Bax.;Baxt. (Tenn.);Baxter|Baxter's Reports (60-68 Tennessee)|state|tn
Beeler||||Beeler's Reports (Tenn.)|state|tn
Cates.||||Cates' Reports (109-127 Tennessee Reports)|state|tn
Cold.|1860-1870||Col.;Coldw.;Tenn.(Cold.)|Tennessee Reports, Coldwell|state|tn
Cooke|1811-1814|o|Cooke (Tenn.);Tenn. (Cooke)|Tennessee Reports, Cooke|state|tn
Hayw.|1816-1818||Hayw. Rep.;Hayw.(Tenn.);Tenn.(Hayw.)|Tennessee Reports, Haywood|state|tn
Head|1858-1860||Head(Tenn.);Tenn.(Head)|Tennessee Reports, Head|state|tn
Heisk.|1870-1879||Heisk.(Tenn.);Tenn.(Heisk.)|Tennessee Reports, Heiskell|state|tn
Hum.|1839-1851||Hum. Rep.;Humph.;Humph. Rep.;Tenn.(Hum.)|Tennessee Reports, Humphreys|state|tn
Lea.||||Lea's Tennessee Reports|state|tn
Mart. & Yer.|1825-1828||M.& Y.;M.& Y.R.;Mart.& Y.;Mart.& Y.(Tenn.);Mart.& Yerg.|Tennessee Reports, Martin & Yerger|state|tn
McCanless||||Mccanless' Reports (Tenn.)|state|tn
Meigs|1838-1839||Tenn.(Meigs)|Tennessee Reports, Meigs|state|tn
Overt.|1791-1816||Tenn.(Overt.)|Tennessee Reports, Overton|state|tn nc
Peck|1821-1824||Peck (Tenn.);Tenn.(Peck)|Tennessee Reports, Peck|state|tn
Pickle||||Pickle's Reports (85-108 Tenn.)|state|tn
Shan.||||Shannon's Unreported Cases (Tenn.)|state|tn
Shan. Cas.|||Tenn. Cas.|Shannon's Tennessee Cases|state|tn us
Smith & H.|||Smith;Smith (TN);Smith (Tenn.)|Smith & Heiskell (Tenn.)|state|tn in nh
Sneed|1853-1858||Tenn.(Sneed)|Tennessee Reports, Sneed|state|tn
Swan|1851-1853||Tenn.(Swan)|Tennessee Reports, Swan|state|tn
TN WC|2014-|y||Tennessee Court of Workers' Compensation Claims|neutral|tn
TN WC App.|2014-|y||Tennessee Workers' Compensation Appeals Board|neutral|tn
Tenn.|1870-1971||Ten.;Ten. Rep.;Tenn. Rep.|Tennessee Reports|state|tn us
Tenn. App.|1925-1971|||Tennessee Appeals Reports|state|tn
Tenn. App. LEXIS||||LexisNexis Tennessee Appeals Court|state|tn
Tenn. Ch. App.|||Tenn. Chancery App.|Tennessee Chancery Appeals (Wright)|state|tn
Tenn. Ch. App. LEXIS||||LexisNexis Tennessee Chancery Appeals Court|state|tn
Tenn. Ch. R.|||Coop. Chy.;Tenn. Chancery|Tennessee Chancery Reports, Cooper (Tenn.)|state|tn
Tenn. Crim. App.|1967-1971|||Tennessee Criminal Appeals Reports|state|tn
Tenn. Crim. App. LEXIS||||LexisNexis Tennessee Criminal Appeals Court|state|tn
Tenn. LEXIS||||LexisNexis Supreme Court of Tennessee|state|tn
Thompson||o|Thomp. Cas.;Unrep. Tenn. Cas.|Thompson's Unreported Cases (TN)|state|tn
Yer.|1828-1837||Tenn.(Yer.);Yer. Rep.;Yerg.;Yerg. Rep.;Yerg.(Tenn.)|Tennessee Reports, Yerger|state|tn
Dallam|1840-1844|o|Dall.(Tex.);Dall.Dig.;Dallam Dig.(Tex.)|Digest of the Laws of Texas (Dallam's Opinions)|state|tx
Posey|||Posey U.C.;Posey's U.C.;Posey, Unrep. Cas.;Tex. Unrep. Cas.|Posey's Unreported Cases (Tex.)|state|tx
Robards|1862-1865|o|Rob.;Rob. Rep.;Rob.Cons.Cas.(Tex.);Rob.Consc.Cas.;Robard|Synopses of the Decisions of the Supreme Court of Texas Arising from Restraints by Conscript and Other Military Authorities (Robards)|state|tx
Tex.|1846-1962||Supp. Tex.;Tex. Rep.;Tex.S.Ct.;Texas;Texas Rep.|Texas Reports|state|tx
Tex. App. LEXIS||||LexisNexis Texas Appeals Court|state|tx
Tex. Bus.|2024-|y|Tex. Bus. Ct.|Texas Business Court|neutral|tx
Tex. Civ. App.|1892-1911|||Texas Civil Appeals Reports|state|tx
Tex. Crim.|1891-1962||Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;Tex.Crim.Rep.;Texas Cr. Rep.;Texas Crim. Rep.|Texas Criminal Reports|state|tx
Tex. Crim. App. LEXIS|1841-|||LexisNexis Texas Criminal Court of Appeals|state|tx
Tex. Crim. App. Unpub. LEXIS||||LexisNexis Texas Court of Criminal Appeals Unpublished|state|tx
Tex. Ct. App.|1876-1891||Tex.Ct.App.R.|Texas Court of Appeals Reports|state|tx
Tex. L. R.|1844-1885|||Texas Law Reporter|state|tx us
Tex. LEXIS||||LexisNexis Texas Supreme Court|state|tx
Tex. Sup. Ct. J.|1957-||Tex. Sup. J.|Texas Supreme Court Journal|state|tx
White & W.|1876-1883||Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;W.& W.;White & W.(Tex.);White & W.Civ.Cas.Ct.App.;Wi.& Will.|Condensed Reports of Decisions in Civil Causes in the Court of Appeals of Texas (White & Wilson)|state|tx
Willson|1883-1892||Willson Rep.|Condensed Reports of Decisions in Civil Causes in the Court of Appeals of Texas (Willson)|state|tx
UT||y||Utah Neutral Citation|neutral|ut
UT App||y|UT Ct. App.;Utah App;Utah Ct. App.|Utah Neutral Citation|neutral|ut
Utah|1851-1974|||Utah Reports|state|ut
 Utah 2d|1851-1974||
Utah App. LEXIS||||LexisNexis Utah Appeals Court|state|ut
Utah LEXIS||||LexisNexis Utah Supreme Court|state|ut
`
