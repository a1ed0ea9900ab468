/** Reporters and public-domain numbers of state and territory courts: AL, AK, AS, AZ, AR, CA, CO, CT. Rows as `../table.ts` reads them. */
export const statesAlToCt = `
Ala.|1840-1976||Ala. (N.S.);Ala. Rep.|Alabama Reports|state|al
 Ala. 2d|1977-||
Ala. App.|1910-1976|||Alabama Appellate Courts Reports|state|al
Ala. App. LEXIS|1911-1969|||LexisNexis Alabama Appeals Court|state|al
Ala. Civ. App. LEXIS||||LexisNexis Alabama Court of Civil Appeals|state|al
Ala. Crim. App. LEXIS||||LexisNexis Alabama Court of Criminal Appeals|state|al
Ala. LEXIS||||LexisNexis Alabama Supreme Court|state|al
Div.||||Div.|state|al
Minor|1820-1826||Min.;Min. Rep.;Minor (Ala.)|Minor's Alabama Reports|state|al
Port.|1834-1839||Port. Rep.;Port.(Ala.);Porter;Porter Rep.|Alabama Reports, Porter|state|al
Stew.|1827-1831||Stew. Rep.;Stewart|Alabama Reports, Stewart|state|al
Stew. & P.|1831-1834|||Alabama Reports, Stewart and Porter|state|al
Alas. App. LEXIS||||LexisNexis Alaska Appeals Court|state|ak
Alas. LEXIS||||LexisNexis Alaska Supreme Court|state|ak
Alaska|1884-1959||Alk.|Alaska Reports|state|ak us
Alaska Fed.|1869-1937||A.F.Rep.;Alaska Fed.R.;Alaska Fed.Rep.|Alaska Federal Reports|state|ak us
LEXIS||||LexisNexis Citation|lexis|ak al ar az us ca co ct dc de fl ga hi ia id il in ks ky la ma me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa ri sc sd tn tx ut va vt wa wi wv wy
Am. Samoa|1900-1975|||American Samoa Reports|state|as
 Am. Samoa 2d|1978-1999||
 Am. Samoa 3d|1993-||
AZ||y||Arizona Neutral Citation|neutral|az
Ariz.|1866-|||Arizona Reporter|state|az co id
Ariz. App.|1965-1976|||Arizona Appeals Reports|state|az
Ariz. App. LEXIS||||LexisNexis Arizona Court of Appeals|state|az
Ariz. App. Unpub. LEXIS||||LexisNexis Arizona Appeals Court Unpublished|state|az
Ariz. LEXIS||||LexisNexis Arizona Supreme Court|state|az
Ariz. Tax LEXIS||||LexisNexis Arizona Supreme Court|state|az
Ariz. Unpub. LEXIS||||LexisNexis Arizona Supreme Court Unpublished|state|az
Arizona Cases Digest||||Arizona Cases Digest|state|az
Ark.|2009-|y|ARK.|Arkansas Reports|neutral|ar tx
Ark.|1837-2008||ARK.;Ak.;Ark. Rep.|Arkansas Reports|state|ar
Ark. Adv. Op.||||Arkansas (AR) Advanced Opinions|state|ar
Ark. App'x||||Arkansas Appendix|state|ar
Ark. App.|1981-2008||Ak. App.|Arkansas Appellate Reports|state|ar ky
Ark. App.|2009-|y|Ak. App.|Arkansas Appellate Reports|neutral|ar
Ark. App. LEXIS||||LexisNexis Arkansas Court of Appeals|state|ar
Ark. LEXIS||||LexisNexis Arkansas Supreme Court|state|ar
Hempst.||o|Ark. Terr. Rep.;Hemp.|Hempstead (AR)|state|ar
Cal.|1850-1934||Cal. Rep.|California Reports|state|ca
 Cal. 2d|1934-1969||
 Cal. 3d|1969-1991||
 Cal. 3d Spec. Trib Supp.|1969-1991||
 Cal. 4th|1991-||cal. 4th
 Cal. 5th|1991-||
Cal. 4th CJP Supp.|1991-|||California Reports, Supplement|state|ca
 Cal. 5th CJP Supp.|1991-||
Cal. App.|1905-1934||Cal. App. Rep.;Cal. App. Supp|California Appellate Reports|state|ca
 Cal. App. 2d|1934-1969||Cal. App. 2d Supp
 Cal. App. 3d|1969-1991||
 Cal. App. 4th|1991-||
 Cal. App. 5th|1991-||
Cal. App. LEXIS||||LexisNexis California Appeals Court|state|ca
Cal. App. Supp.|1929-|||California Appellate Reports, Supplement|state|ca
 Cal. App. Supp. 2d|1929-||Cal. App. 2d Supp.
 Cal. App. Supp. 3d|1929-||Cal. App. 3d Supp.
 Cal. App. Supp. 4th|1991-||Cal. App. 4th Supp.
 Cal. App. Supp. 5th|1991-||Cal. App. 5th Supp.
Cal. App. Unpub. LEXIS||||LexisNexis California Appeals Court Unpublished|state|ca
Cal. Comm. Jud. Perform. LEXIS||||LexisNexis California Commission on Judicial Performance|state|ca
Cal. Daily Op. Serv.|||Cal. Daily Op. Service|California Daily Opinions Service|lexis|ca us
Cal. Dist. Ct.||||Reports of Cases Determined in the District Courts of the State of California|state|ca
Cal. Jud. Ethics Op. LEXIS||||LexisNexis California Commission on Judicial Ethics|state|ca
Cal. LEXIS||||LexisNexis Supreme Court of California|state|ca
Cal. Rptr.|1959-1991|||West's California Reporter|state|ca
 Cal. Rptr. 2d|1992-2003||
 Cal. Rptr. 3d|2003-||
Cal. Sup.|1921-1926||Cal. Sup. (Cal.);Cal. Supp.|California Superior Court, Reports of Cases in Appellate Departments|state|ca
Cal. Super. Ct.|1921-1926|||California Superior Court Decisions: Notable Cases|state|ca
Cal. Super. LEXIS||||LexisNexis California Superior Court|state|ca
Cal. Unrep.|1855-1910||Cal.Unrep.Cas.|California Unreported Cases|state|ca
Coffey|1880-1915|||Reports of Decisions in Probate, by James V. Coffey, Judge of the Superior Court in and for the City and County of San Francisco, State of California. Reported and Annotated by Peter V. Ross and Jeremiah V. Coffey|state|ca
D.A.R.|||Daily Journal D.A.R.|Daily Appellate Reports|state|ca us
Daily Journal DAR||||California Daily Journal Daily Appellate Reports|state|ca
Myrick|1872-1879|||Reports of Cases in the Probate Court of the City and County of San Francisco, from January 1, 1872, to December 31, 1879, Milton H. Myrick, Probate Judge|state|ca
P.C.L.J.||||Pacific Coast Law Journal|state|ca
P.L.R.|||P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.|Pacific Law Reporter|state|us ca
Brief Times Rptr.|1977-1996||BTR|Brief Times Reporter|state|co
CO||y||Colorado Neutral Citation|neutral|co
COA||y||Colorado Court of Appeals Neutral Citation|neutral|co ok
Colo.|1864-1980||Col.|Colorado Reports|state|co ak
Colo. App.|1891-1980|||Colorado Court of Appeals Reports|state|co
Colo. App. LEXIS||||LexisNexis Colorado Court of Appeals|state|co
Colo. Discipl. LEXIS||||LexisNexis Colorado Supreme Court Disciplinary Opinions|state|co
Colo. J.|||Colorado Journal|Colorado Journal|state|co
Colo. J. C.A.R.||||Colorado Journal, Colorado Appellate Reports|state|co
Colo. L. Rep.|||Col. L. Rep.;Col. Law Rep.;Colo. Law Rep.;Colo. R.|Colorado Law Reporter (Colo.)|state|co us al ca ct dc ga il ia ks ky ma mi mn ne nc oh pa tx ut va wi mo ny gb:england;house.of.lords gb:england;ewhc.ch
Colo. LEXIS||||LexisNexis Colorado Supreme Court|state|co
Colo. N. P.|1898-1902|||Colorado Nisi Prius Decisions|state|co
Conn.|1814-||Conn. Rep.|Connecticut Reports|state|ct us ky
Conn. App.|1983-|||Connecticut Appellate Reports|state|ct
Conn. App. LEXIS||||LexisNexis Connecticut Supreme Court|state|ct
Conn. Cir. Ct.|1961-1974|||Connecticut Circuit Court Reports|state|ct
Conn. Cir. LEXIS||||LexisNexis Connecticut Circuit Court|state|ct
Conn. L. Rptr.|1990-||CLR|Connecticut Law Reporter|state|ct
Conn. LEXIS||||LexisNexis Connecticut Supreme Court|state|ct
Conn. Super. Ct.|1986-1994||CSCR;Conn. Sup.;Ct. Sup.|Connecticut Superior Court Reports|state|ct
Conn. Super. Ct.||y|CSCR;Conn. Sup.;Ct. Sup.|Connecticut Superior Court format-neutral citation|state|ct
Conn. Super. LEXIS||||LexisNexis Connecticut Superior Court|state|ct
Conn. Supp.|1935-|||Connecticut Supplement|state|ct pa
Day|1802-1813||Day (Conn)|Day's Connecticut Reports|state|ct
Day.|1802-1813|||Day's Reports (Connecticut)|state|ct
Kirby|1785-1789||Kir.;Kirb.|Kirby's Connecticut Reports|state|ct
Root|1789-1798|||Root's Connecticut Reports|state|ct
`
