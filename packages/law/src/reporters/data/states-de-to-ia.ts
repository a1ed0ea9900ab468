/** Reporters and public-domain numbers of state and territory courts: DE, DC, FL, GA, GU, HI, ID, IL, IN, IA. Rows as `../table.ts` reads them. */
export const statesDeToIa = `
Boyce|1909-1920||Del.(Boyce)|Delaware Reports, Boyce|state|de
Del.|1920-1966||Del. Rep.|Delaware Reports|state|de ny
Del. C.P. LEXIS||||LexisNexis Delaware Court of Common Pleas|state|de
Del. Cas.|1792-1830|||Delaware Cases|state|de us ny oh pa
Del. Ch.|1814-1968||Del. Ch. Rep.|Delaware Chancery Reports|state|de ny
Del. Ch. LEXIS||||LexisNexis Delaware Chancery Court|state|de
Del. Fam. Ct. LEXIS||||LexisNexis Delaware Supreme Court|state|de
Del. LEXIS||||LexisNexis Delaware Supreme Court|state|de
Del. Super. LEXIS||||LexisNexis Delaware Superior Court|state|de
Hard.|||Hardes;Hardesty|Hardesty Team Reports (Del.)|state|de
Harrington|1832-1855|||Delaware Reports, Harrington|state|de
Houston|1855-1893||Houst.;Houston Criminal|Delaware Reports, Houston|state|de
Marvel|1893-1897||Marv.;Marv. (Del.)|Delaware Reports, Marvel|state|de
Penne.|||Penn.;Penn. Del.;Pennew.;Pennewill.|Pennewill's Delaware Reports|state|de
Pennewill|1897-1909|||Delaware Reports, Pennewill|state|de
Terry|||Ter.;Ter. Rep.|Terry's Reports (Delaware)|state|de
W.W. Harr.|||Harr.;Harr. Rep.;W.W. Harr. Del;W.W.H|W.W. Harrington's Reports|state|de
Storey|||Sto.;Sto. Rep.|Storey's Reports (Del.)|state|de
App. D.C.|1893-1941|||Appeal Cases, District of Columbia|state|dc us
Cranch|1801-1841||Cranch C.C.;Cranch D.C.;Cranch Rep.;D.C.(Cranch)|District of Columbia Reports, Cranch|state|dc
D.C.|1801-1893|||District of Columbia Reports|state|dc us
D.C. App.||||District of Columbia Appeals Reports|state|dc us
D.C. App. LEXIS||||LexisNexis Washington D.C. Appeals Court|state|dc
D.C. Super. LEXIS||||LexisNexis Washington D.C. Superior Court|state|dc
Daily Wash. L. Rptr.|1971-|||Daily Washington Law Reporter|state|dc
Hay. & Haz.|1841-1862||Havw. & H.;Hayw. & Haz.;Hayw.& H.|District of Columbia Reports, Hayward & Hazelton|state|dc us
MacArth.|1873-1879||D.C.(MacArth.);MacAr.;MacArthur|District of Columbia Reports, MacArthur|state|dc
MacArth. & M.|1879-1880||D.C.(MacArth.& M.);MacAr.& M.;MacAr.& Mackey;MacArth.& M.(Dist.Col.);MacArthur & M.|District of Columbia Reports, MacArthur and Mackey|state|dc
Mackey|1863-1892||D.C.(Mackey)|District of Columbia Reports, Mackey|state|dc
Tuck. & Cl.|1892-1893||D.C.(Tuck.& Cl.);Tuck.;Tuck.& C.|District of Columbia Reports, Tucker and Clephane|state|dc
U.S. App. D.C.|1941-|||United States Court of Appeals Reports|state|dc us
FL||y||Florida Neutral Citation|neutral|fl
FPSC||||Florida Public Service Commission|state|fl
Fla.|1846-1948||Fla. Rep.;Flor.;Florida;Florida Rep.|Florida Reports|state|fl
Fla. App. LEXIS||||LexisNexis Florida Appeals Court|state|fl
Fla. L. Weekly|1978-|w||Florida Law Weekly|state|fl us
Fla. L. Weekly Supp.|1992-|w|Fla. L. Weekly S|Florida Law Weekly Supplement|state|fl
Fla. LEXIS||||LexisNexis Florida Supreme Court|state|fl
Fla. Supp.|1948-1981||Fl.S.|Florida Supplement|state|fl
 Fla. Supp. 2d|1983-1992||
Charlton|1846-||Charl. R.;Charlet. (Ga.);Charlt.;Charlt. R.M.;Charlton Rep.;Charlton's;Charlton's (Rob't. M.) Rep.|R.M. Charlton Reports (Ga.)|state|ga nj
Dudley Rep.|1830-1835||Dudley (Ga.)|Dudley's Georgia Reports|state|ga nj
Fulton County D. Rep.||||Fulton County Daily Reporter|state|ga
Ga.|1846-||Ga. Supp.;Ga. (Kelly);Ga. Rep.;Suppl. Ga.|Georgia Reports|state|ga us va il
Ga. App.|1907-|||Georgia Appeals Reports|state|ga
Ga. App. LEXIS||||LexisNexis Georgia Appeals Court|state|ga
Ga. L. Rep.|||Ga. Law Reporter|Georgia Law Reporter|state|ga
Ga. LEXIS||||LexisNexis Georgia Supreme Court|state|ga
Georgia Decisions||||Georgia Decisions|state|ga
Kelly|1847-1849|||Kelly's Reports|state|ga
Guam|1955-|||Guam Reports|state|us gu
Guam LEXIS||||LexisNexis Guam Supreme Court|state|gu
Haw.|1847-||H.;H. Rep.;Haw. Rep.;Hawai'i;Hawaii Rep.|Hawaii Reports|state|hi
Haw. App.|1980-1994||Hawaii App.|Hawaii Appellate Reports|state|hi
Haw. App. LEXIS||||LexisNexis Hawaii Court Appeals|state|hi
Haw. LEXIS|1847-|||LexisNexis Supreme Court of Hawaii|state|hi
Am. St. Rep.|1888-||Am. S. R.;Am. St. R.|American State Reports|state|id
Hasb.||||Hasbrouck's Reports (Idaho)|state|id
Ida. App. LEXIS||||LexisNexis Idaho Appeals Court|state|id
Ida. App. Unpub. LEXIS||||LexisNexis Idaho Court of Appeals|state|id
Ida. LEXIS||||LexisNexis Idaho Supreme Court|state|id
Idaho|1982-||Ida.|Idaho Reports|state|id nv
Breese|1819-1831||Ill.(Breese)|Illinois Reports, Breese|state|il
Gilm.|1844-1849||Gilm.(Ill.);Gilman;Ill.(Gilm.)|Illinois Reports, Gilman|state|il
IL||y||Illinois Neutral Citation|neutral|il
IL App (1st)||y|Il App (1st)|Illinois Neutral Citation|neutral|il
IL App (2d)||y|IL App (2nd);Il App (2d)|Illinois Neutral Citation|neutral|il
IL App (3d)||y|IL App (3rd);Il App (3d)|Illinois Neutral Citation|neutral|il
IL App (4th)||y|Il App (4th)|Illinois Neutral Citation|neutral|il
IL App (5th)||y|Il App (5th)|Illinois Neutral Citation|neutral|il
Ill.|1849-||Ill. Rep.|Illinois Reports|state|il
 Ill. 2d|1849-||
Ill. App.|1877-||Ill. App. Rep.;Ill.A.|Illinois Appellate Court Reports|state|il
 Ill. App. 2d|1877-||Ill.A.2d
 Ill. App. 3d|1877-||Ill.A.3d
Ill. App. LEXIS||||LexisNexis Illinois Court of Appeals|state|il
Ill. App. Unpub. LEXIS||||LexisNexis Illinois Appeals Court Unpublished|state|il
Ill. C.C.||||Matthew and Bangs, Illinois Circuit Court Reports (III.)|state|il
Ill. Cir. Ct.|||Ill. Cir. Ct. Rep.|Illinois Circuit Court Reports|state|il
Ill. Ct. Cl.|1889-|||Illinois Court of Claims Reports|state|il
Ill. Ct. Cl. LEXIS||||LexisNexis Illinois Court of Claims|state|il
Ill. Dec.|1976-||Ill.Decs.|West's Illinois Decisions|state|il
Ill. LEXIS||||LexisNexis Illinois Supreme Court|state|il
Pac. Law Mag.|||P.L.M.;Pacific Law Mag.|Pacific Law Magazine|state|il nv
Scam.|1832-1843||Ill. (Scam);Sc.;Scam. Rep.|Illinois Reports, Scammon|state|il
Blackf.|1817-1847||Black.;Black. Rep.;Blackf. Rep.;Blackf.(Ind.)|Indiana Reports, Blackford|state|in
Ind.|1848-1981||Ind.Rep.|Indiana Reports|state|in
Ind. App.|1890-1979|||Indiana Court of Appeals Reports|state|in
Ind. App. LEXIS||||LexisNexis Indiana Court of Appeals|state|in
Ind. App. Unpub. LEXIS||||LexisNexis Indiana Appeals Court Unpublished|state|in
Ind. Dec.||||Indiana Decisions (Ind.)|state|in
Ind. L. Rep.|1881-|||Indiana Law Reporter (1881)|state|in
Ind. LEXIS||||LexisNexis Indiana Supreme Court|state|in
Ind. Tax LEXIS||||LexisNexis Indiana Tax Court|state|in
Va. Unpub. LEXIS||||LexisNexis Virginia Supreme Court Unpublished|state|in
Wilson|||Wils. Ind.;Wils. Super. (Ind.)|Wilson's Reports, Indiana Superior Court|state|in
Bradf.|1838-1841||Brad.;Bradford|Iowa Reports, Bradford|state|ia ny
Greene|1847-1854||Greene G.(Iowa)|Iowa Reports, Greene|state|ia us
Iowa|1855-1968||Ia.;Iowa Rep.|Iowa Reports|state|ia
Iowa App. LEXIS||||LexisNexis Iowa Appeals Court|state|ia
Iowa Sup. LEXIS||||LexisNexis Iowa Supreme Court|state|ia
Morris|1839-1846||Mor.Ia.;Morr.|Iowa Reports, Morris|state|ia
`
