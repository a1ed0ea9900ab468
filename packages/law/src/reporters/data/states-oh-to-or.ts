/** Reporters and public-domain numbers of state and territory courts: OH, OK, OR. Rows as `../table.ts` reads them. */
export const statesOhToOr = `
AOA||||Anderson's Unreported Ohio Appellate Cases: cases argued and determined in the Ohio courts of appeal|state|oh
Cin. L. Bull.|||Cin. Law Bul.;Cin. Law Bull.;Cinc. L. Bul.|Cincinnati Law Bulletin|state|oh us in ny pa
Cin. Sup. Ct. Rep.|||Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super. (Ohio)|Cincinnati Superior Court Reports (Ohio)|state|oh
Disney (Ohio)|||Dis. R.|Disney, Superior Court of Cincinnati Reports (Ohio)|state|oh
Goebel|||Goebel's Rep.;Ohio Prob.;Ohio Prob. Ct.|Goebel's Probate Reports (Ohio)|state|oh
Handy|||H.;Han;Hand.;Handy (Ohio)|Handy's Ohio Reports (12 Ohio Dec.)|state|oh
Handy R.||||Handy, Cincinnati Superior Court Reports (Ohio)|state|oh
Hosea's Rep.||||Cincinnati Superior Court Decisions (Ohio)|state|oh
O. Supp.|||Ohio Supp.|Ohio Supplement|state|oh
O.S.U.||o|O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.|Ohio Supreme Court Decisions, Unreported|state|oh
Ohio|1821-1851||Ohio Rep.|Ohio Reports|state|oh or
Ohio|2002-|dy|OH;OHIO|Ohio Neutral Citation|neutral|oh
Ohio App.|1913-||App.;O. App.;O.A.R.;Oh. A.;Oh. App.;Ohio App. Rep.|Ohio Appellate Reports|state|oh ny
 Ohio App. 2d|1913-||O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d
 Ohio App. 3d|1913-||O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d
Ohio App. LEXIS|1789-|||LexisNexis Ohio Court of Appeals|state|oh
Ohio App. Unrep.|1990-1990||Anderson's Ohio App. Cas.|Unreported Ohio Appellate Cases (Anderson)|state|oh
Ohio B.|1982-1987||O.B.R.;Ohio B. Rep.|Ohio Bar Reports|state|oh
Ohio C.A.|1916-1923||O. C. A.;Ohio Ct. App.|Ohio Courts of Appeals Reports|state|oh
Ohio C.C.|1885-1901||Jahn;Oh.Cir.Ct.;Ohio C.C.R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.|Ohio Circuit Court Reports|state|oh fl ny or
 Ohio C.C. (n.s.)|1901-1922||O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C. (N.S.);Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.
Ohio C.C. Dec.|1901-1923||O.C.C.;Ohio Cir.Ct.|Ohio Circuit Court Decisions|state|oh
Ohio Ch.||||Reports of cases at law and in chancery Ohio|state|oh
Ohio Cir. Dec.|1885-1901||O.C.D.;Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.|Ohio Circuit Decisions|state|oh
Ohio Dec.|1894-1920||O.D.;Oh.Dec.;Ohio Dec. Rep.|Ohio Decisions|state|oh
Ohio Dec. Reprint|1840-1873||O.Dec.Rep.;Oh.Dec.(Reprint)|Ohio Decisions, Reprint|state|oh
Ohio LEXIS||||LexisNexis Ohio Supreme Court|state|oh
Ohio Law Rep.|||Ohio L.R.;Ohio Law R|Ohio Law Reporter|state|oh us fl nj ny
Ohio Law. Abs.|1922-1964||Abs;O.L.A.;O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abst.;Ohio Laws Abs.|Ohio Law Abstracts|state|oh us az sc wa fl pa
Ohio Misc.|1962-||O.Misc.;Ohio Misc.Dec.|Ohio Miscellaneous|state|oh us ny or pa
 Ohio Misc. 2d|1962-||O.Misc.2d
Ohio Misc. LEXIS|1823-|||LexisNexis Ohio Miscellaneous Opinions|state|oh
Ohio N.P.|1894-1934||O.N.P.;Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions|Ohio Nisi Prius Reports|state|oh pa
 Ohio N.P. (n.s.)|1894-1934||O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius (n.s.);Ohio Nisi Prius Reports (N. S.)
Ohio Op.|1934-1982||O.O.;Ohio Ops.|Ohio Opinions|state|oh
 Ohio Op. 2d|1934-1982||O.O.2d
 Ohio Op. 3d|1934-1982||O.O.3d
Ohio St.|1840-1964||O.S.;Oh.St.;Ohio St. Rep.;Ohio State|Ohio State Reports|state|oh ok
 Ohio St. 2d|1965-1991||O.S.2d
 Ohio St. 3d|1991-||O.S.3d
Ohio St. (N.S.)|1840-||Ohio St. (n.s.)|Ohio State Reports, Annotated, New Series|state|oh
Tapp. Rep.|1816-1819|o||Cases decided in the Courts of common pleas, in the Fifth circuit of the state of Ohio [1816-1819] (Tappan)|state|oh
W.L.B.|||Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin;Weekly Law Bulletin (Ohio)|Weekly Law Bulletin (Ohio)|state|oh
Week. Law Gaz.|||Wkly. Law Gaz.;Wkly. Law Gaz. No.|Weekly Law Gazette (Ohio)|state|oh in
Wright|1831-1834|||Reports of cases at law and in chancery, decided by the Supreme court of Ohio, during the years 1831, 1832, 1833, 1834|state|oh
Indian Terr.|1896-1907||Ind. T.|Indian Territory Reports|state|ok us
Indian Terr. LEXIS|1896-1907|||LexisNexis Court of Appeals of Indian Territory|state|ok
O.B.A.J.||||Oklahoma Bar Association Journal|state|ok
OK||y||Oklahoma Neutral Citation|neutral|ok co
OK AG||y||Oklahoma Attorney General Neutral Citation|neutral|ok
OK CIV APP||y||Oklahoma Neutral Citation (Civic Appeals)|neutral|ok
OK CR||y||Oklahoma Neutral Citation (Criminal)|neutral|ok
OK JUD ETH||y||Oklahoma Neutral Citation (Judicial Ethics Advisory Panel)|neutral|ok
Okl Jud.|||OK JUD|Oklahoma Court on the Judiciary|state|ok
Okla.|1890-1953||OKla.;Okl.;Okla. Rep.|Oklahoma Reports|state|ok
Okla. Civ. App. LEXIS||||LexisNexis Oklahoma Court of Civil Appeals|state|ok
Okla. Crim.|1908-1953||O.Cr.;Okl.Cr.;Okla.;Okla. Cr.;Okla. Cr. Rep.;Okla. Crim. Rep.;Okla. Rep.|Oklahoma Criminal Reports|state|ok
Okla. Crim. App. LEXIS||||LexisNexis Oklahoma Court of Criminal Appeals|state|ok
Okla. JUD LEXIS||||LexisNexis Oklahoma Court of Appeals|state|ok
Okla. LEXIS||||LexisNexis Oklahoma Supreme Court|state|ok
Or.|1853-||O.;Ore.;Oreg.|Oregon Reports|state|or us ok
Or. App.|1969-||Or.A.;Ore. App.|Oregon Reports, Court of Appeals|state|or fl
Or. Tax|1962-||OTR;OTR-MD|Oregon Tax Reports|state|or
Ore. App. LEXIS||||LexisNexis Oregon Supreme Court|state|or
Ore. LEXIS||||LexisNexis Oregon Supreme Court|state|or
Ore. Tax LEXIS||||LexisNexis Oregon Supreme Court|state|or
Wilson|||Wils. Oreg.|Wilson's Reports (1-3 Oregon)|state|or tx in
`
