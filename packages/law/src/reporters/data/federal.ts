/** Reporters of federal courts and agencies, and of no one state. Rows as `../table.ts` reads them. */
export const federal = `
A.E.C.||||Atomic Energy Commission Reports|federal|us
A.L.R. Fed.||||American Law Reports Annotated, Federal|federal|us
 A.L.R. Fed. 2d|||
Abb.|1863-1871||Abb. (U. S.);Abb. Rep.|Abbott, United States Circuit and District Court Reports|federal|ga ca mi ms mo ne or pa wi
Agric. Dec.||||Agriculture Decisions|federal|us
Am. Dec.|||Am. D.;Am. Dec's.|American Decisions|federal|va
Am. Jur.|1829-1843||Amer. Jur.|American Jurist and Law Magazine|federal|
Am. Law T.|1870-1871||Am. Law T. Rep.|American Law Times|federal|
Am. Law T. Rep. (N. S.)|1874-1877||Am. Law T. (N. S.)|American Law Times Reports, New Series|federal|
Am. Law T. Rep. U.S. Cts.|1868-1874|||American Law Times Reports, United States Courts|federal|tx
Am. Law. Rec.|1872-1887|||American Law Record|federal|us il oh va
Am. Lead. Cas.|||Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases;American Leading Cases (U.S.)|American Leading Cases|federal|
Am. Ry. Rep.|1873-1881|||American Railway Reports|federal|
Amer. L. Rev.|||Am Law Rev.;Amer. Law Rev.|American Law Review|federal|us
Amer. Law J.|1808-1817||Am. Law J.;Am. Law J. (U. S.)|American Law Journal|federal|
Amer. Law J. (N. S.)|1848-1852||Am. Law J. (N. S.)|American Law Journal, New Series|federal|us
Amer. Law T. Rep.|1868-1873|||American Law Times Reports, New Series.|federal|
Ariz. Adv. Rep.|1987-|||Arizona Advance Reports|state|
BCA||p||Board of Contract Appeals Decisions, published by Commerce Clearing House|federal|us
BNH||||United States Bankruptcy Court for the District of New Hampshire|federal|us
Baldw.||o|Bald;Bald. C.C.;Baldwin's C.C. U.S. Rep;Baldwin's Rep.|Baldwin's United States Circuit Court Reports|federal|pa
Balt. Law Trans.|1868-1870|||Baltimore Law Transcript|state|
Ben.||||Benedict United States District Reports|federal|us ny
Betts' Dec.|||Bett's D. C. MS.;Betts' C. C. MS.;Betts' D. C. MSS.;Betts, D. C.;Betts, D. C. Ms.|Reports of Cases Argued and Determined in the District Court of the United States for the Southern District of New York|federal|us ny pa
Betts' Scr. Bk.|1839-1862|o||Betts' Scrap Book.|state|
Biss.|||Biss. (U.S.) Bissell's;Bissell|Bissell's United States Circuit Court Reports|federal|us il in mi oh wi
Blatchf.|||Bl.;Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;Blatch. (U.S. Cir. Ct.);Blatchf. (U.S. Circ. Ct.);Blatchf. C.C.;Blatchf. C.C. Rep.|Blatchford's United States Circuit Court Reports|federal|us ct ny oh ri vt
Blatchf. Pr. Cas.|1861-1865|o|Blatchf. Prize Cas.|Blatchford's United States District Court Prize Cases|federal|
Bond||||Bond's United States Circuit Reports|federal|us oh
Brock.|||Brock. Rep.|Brockenbrough's Marshall's Decisions, United States Circuit Court|federal|nc va
Browne (Pa.)|1801-1814|||Browne's Pennsylvania Reports|state|
Brunn. Coll. Cas.||o|Brun. Col. Cas.;Brunner, Col. Cas.|Brunner's Collected Cases|federal|nc tn ct me md ma nh ny pa ri sc dc
Burr's Trial|1864-|||The Trial of Col. Aaron Burr on an Indictment for Treason|state|
C.C.A.|-1920||C. C. A. Rep.|United States Circuit Courts of Appeals Reports|federal|
Cal. Law J.|1862-1863|||California Law Journal|state|
Cal. Law J. & Lit. Rev.|1862-1863|o||California Law Journal and Literary Review|state|
Chase||o||Chase's United States Circuit Court Decisions|federal|
Chi. Law J.|1878-1907|||Chicago Law Journal|state|
Chi. Leg. News|1868-1925||Chi.Leg.N.|Chicago Legal News (1868-1925) (Illinois)|federal|us tn fl al il in ia la ma mi mn ms mo ne nj ny nc oh or pa ri wi
Cliff.||||Clifford's United States Circuit Court Reports|federal|us me ma nh ri dc
Code Rep.||||Code Reporter (NY)|federal|us la
Comp. Gen.||||Decisions of the Comptroller General of the United States|federal|us
Conn. Surr.||||Connecticut Surrogate Reports|state|
Cont. Cas. Fed.||p|Cont. Cas. Fed. (CCH)|Contract Cases, Federal|federal|
Coombs' Trial of Aaron Burr|1864-|o||The trial of Aaron Burr for high treason|state|
Crabbe||o||Crabbe's United States District Court Reports|federal|us
Cranch, Pat. Dec.|1841-1847|o||Cranch's Patent Decisions|federal|us
Curt.||||Curtis' United States Circuit Court Decisions|federal|us me ma nh ri
Cust. B. & Dec.|1967-|||Customs Bulletin and Decisions|federal|us
Cust. Ct.|1938-1980|||Customs Court Reports|federal|us
D. Haw.|1847-|||United States District Court for the District of Hawaii|federal|us
DNH||||United States District Court for the District of New Hampshire|federal|us
DSD||||United States District Court for the District of South Dakota|federal|us
DTS|1998-|||Decisiones del Tribunal Supremo|state|
Deady||o||Deady's Circuit & District Court Reports|federal|us ca or
Dec. Comm'r Pat.||||Decisions of the Commissioner of Patents|federal|us
Dill.||||Dillon's United States Circuit Court Reports|federal|us ar co ia ks ky mn mo ne oh
E.A.D.||||Environmental Administrative Decisions|federal|us
E.D. Pa.||||United States District Court for the Eastern District of Pennsylvania|federal|us
F.|1880-1924||Fed.;Fed.R.;Fed.Rep.|Federal Reporter|federal|us de nc tn az ca co ks mt nm or tx ut fl al ar ct ga id il in ia ky la me md ma mi mn ms mo ne nv nh nj ny nd oh ok pa ri sc d vt va wa dc wv wi wy
 F.2d|1924-1993||Fed.R.2d;Fed.Rep.2d
 F.3d|1993-||Fed.R.3d;Fed.Rep.3d
 F.4th|2021-||Fed.R.4th;Fed.Rep.4th
F. App'x|2001-||Fed Appx;Fed. App.|Federal Appendix|federal|us
F. Cas.|1789-1880||F.C.;Fed. Cas.;Fed.Ca.|Federal Cases|federal|us de nc tn ar ct dc ga ny oh tx ut vt fl al ca co il in ia ks ky la me md ma mi mn ms mo ne nv nh nj or pa ri sc va wv wi terr
F. Supp.|1932-1988|||Federal Supplement|federal|us de dc il ar ca ma mi mo ny ok va vi
 F. Supp. 2d|1988-2014||
 F. Supp. 3d|2014-||F.Supp. 3D;FS3d
F.C.C.||||Federal Communications Commission Reports|federal|us
 F.C.C.2d|||
F.L.R.A.||||Decisions of the Federal Labor Relations Authority|federal|us
F.T.C.||||Federal Trade Commission|federal|us
FCC Rcd||||Federal Communications Commission Record|federal|us
FED App.||y||United States Court of Appeals for the Sixth Circuit|federal|us
FERC||p||Federal Energy Guidelines: FERC Reports|federal|us
FLW Fed|||Fla. L. Weekly Fed.|Florida Law Weekly Federal|federal|
FMSHRC||||Federal Mine Safety and Health Review Commission Decisions|federal|us
Fed. Carr. Cas. (CCH)|1936-|p|Fed. Carr. Cas.|Federal Carrier Cases (CCH) (1936-)|federal|
Fed. Sent'g Rep|||Fed. Sent. R.|Federal Sentencing Reporter|federal|
Fish. Pat. Cas.||||Fisher's United States Patent Cases|federal|us dc al ca ct il in ky la me md ma mi mo nh nj ny oh pa ri sc wi
Fish. Pat. Rep.||||Fisher's United States Patent Reports|federal|mi oh
Fish. Prize Cas.||o|Fish. Pr. Cas.;Fish. Prize|Fisher's United States Prize Cases|federal|
Fla. L. Weekly Fed. S||w|Fla. L. Weekly|Florida (FL) Law Weekly Federal, Supreme Court|federal|us
Flip.|||Flipp. (F.)|Flippin's Circuit Court Reports (U.S.)|federal|us ky mi oh tn
Gall.|||Gall. C.C.R.;Gall. Rep.;Gallison;Gallison's Rep.|Gallison's Reports, United States Circuit Courts|federal|ma nh ri
Gibbons|||Gibbons (N.Y.)|Gibbons' Reports, New York Surrogate Court|state|
Gilp.||o||Gilpin, United States District Court Reports|federal|us
Hall, Law J.|1808-1817|||Hall's Law Journal|federal|us pa
Hask.||o||Haskell's Reports for U.S. Courts in Maine (Fox's Decisions)|federal|us me ma
Haskell C.C.||||Haskell's Reports|federal|
Hayw. & H.D.C.|1893-1941|o|Hay. & H.;Hay. & Haz.;Hayw. & H.|Hayward & Hazelton Circuit Court Reports (D.C.)|federal|dc ca
Hoff. Land Cas.|1853-1858|o||Hoffman's Land Cases|federal|
Holmes||o||Holmes Circuit Court Reports|federal|us me ma ri
How. N.P.|||How. N.P. (Mich.);Howell N.P.|Howell, Nisi Prius|federal|us ny mi fl ky
I. & N. Dec.|||I&N;IN Dec.|Administrative Decisions Under Immigration and Nationality Laws|federal|us
I.C.C.||||Interstate Commerce Commission Reporter|federal|us
 I.C.C.2d|||
I.R.B.||||Internal Revenue Bulletin|federal|us
Int. Rev. Rec.||||Internal Revenue Record|federal|us de nc tn fl al ar ga il in ia ky la md ma mi mn ms mo nh nj ny oh or pa ri sc va wv wi
Interior Dec.||||Interior Decisions|federal|us
JTS|1899-|||Jurisprudencia del Tribunal Supremo|state|
Jour. Jur.||||Journal of Jurisprudence|federal|
L. Ed.|1790-1956||L.E.;L.Ed.(U.S.);LAW ED;Law.Ed.;U.S.L.Ed.;U.S.Law.Ed.|Lawyer's Edition|federal|us pa
 L. Ed. 2d|1956-||L.E.2d;U.S.L.Ed.2d
L.R.A (N.S.)||||Lawyers' Reports Annotated New Series|federal|
L.R.A.||oa||Lawyers' Reports Annotated|federal|
La. Law J.|1841-1842|||Louisiana Law Journal|state|
Law & Eq. Rep.|1876-1878|||Law and Equity Reporter|federal|
Law Reporter|1839-1848|||The Law Reporter|state|
Legal Gaz.|||Leg. Gaz.;Leg. Gaz. Rep.|Legal Gazette|federal|us pa ri va
Liv. Law Mag.||||Livingston's Law Magazine|state|
Low.|||Low. Dec.;Low. Dis.;Lowell|Lowell's District Court Reports (US Mass. Dist.)|federal|us ma
M.S.P.B.||||Decisions of the United States Merit Systems Protection Board|federal|us
MP||||Northern Mariana Islands|state|us
Mart. O.S. (La.)||||Martin's Louisiana Reports, Old Series|federal|
Mason C.C.|||Mas.;Mason;Mason C.C.R.;Mason Circt. Ct. R.;Mason R.;Mason U.S.|Mason's United States Circuit Court Reports|federal|me ma nh ri
McAll.|||McAl.;McAll. (Cal.);McAllister U.S. Circ. Court R.|McAllister's Circuit Court Reports (U.S.)|federal|us ca
McCrary's Cir. Ct. Rpts|||McCrary|McCrary's Circuit Court Reports|federal|us co ia ks mn
McLean||||McLean's United States Circuit Court Reports|federal|us tn il in ky mi oh
Md. Law Rec.|1878-1889|||Maryland Law Record|state|
Mich. Lawy.|1875-1879|||Michigan Lawyer|state|
Month. Jur.|1878-1879|||Monthly Jurist|state|
Month. West. Jur.|1875-1877|||Monthly Western Jurist|state|
N. Y. City H. Rec.|1816-1822|||New York City Hall Recorder|state|
N.L.R.B.|1935-||NLRB Dec. (CCH)|Decisions and Orders of the National Labor Relations Board|federal|
N.M.B.||||Decisions of the National Mediation Board|federal|us
N.R.C.||||Nuclear Regulatory Commission Issuances|federal|us
N.T.S.B.||||National Transportation Safety Board Decisions|federal|us
Navajo Rptr.|1969-|||Navajo Reporter|federal|navajo us tribal
O.R.W.||||Ocean Resources and Wildlife Reporter|federal|us
Ohio F. Dec.|||Ohio F.D.;Ohio Fed. Dec.|Ohio Federal Decisions|federal|us
Okla. Trib.|1979-|||Oklahoma Tribal Court Reports|state|
Op. Att'y Gen.|1791-1982|||Official Opinions of the Attorneys General of the United States|federal|md wi
Op. O.L.C.|1977-1995|||Opinions of the Office of Legal Counsel of the Department of Justice|federal|
Otto|1875-1883|||Otto's Reports|federal|us
P.H.||||Prentice Hall|federal|
P.R. Fed.|1900-1924||P.R. Fed. Rep.|Porto Rico Federal Reports|federal|us
P.R.R.|1899-1978||P.R.;Puerto Rico|Puerto Rico Reports|state|us
Paine||||Paine's United States Circuit Court Reports|federal|us ct me ny pa ri vt va dc
Penn. Law J.|||Pa. Law J.;Pa. Law J. Rep.;Penn. L. J.;Penn. Law Jour.|Pennsylvania Law Journal|federal|pa us
Pet. Adm.||||Peters' District Court Admiralty Reports|federal|us pa
Pet. C.C.|||Peters C.C.|Peters' United States Circuit Court Reports|federal|nj pa
Pet. Cir. C.R.||||Peters' Condensed U.S. Circuit Reports|federal|
Pub. Lands Dec.||||Interior and General Land Office Cases Relating to Public Lands|federal|us
Quart. Law J.|1856-1859|||Quarterly Law Journal|state|
Reporter,||||Reporter. (Continuation of Law and Equity Reporter and of American Law Times Reports, New Series.)|federal|de al ca co il in mn nj ny oh or pa vt
Robb, Pat. Cas.|1789-1850|||Robb's Patent Cases|federal|us
S. Ct.|1882-||S. Ct. Rep.;S.C.;Sup.Ct.;Sup.Ct.Rep.;Supr.Ct.Rep.|West's Supreme Court Reporter|federal|us nj nm ok
S.C.D.C. (N.S.)||||Supreme Court of the District of Columbia|federal|dc
S.T.B.||||Surface Transportation Board Reporter|federal|us
SCDB|1791-|t||The Supreme Court Database|state|us
San Fran. Law J.|1877-1878|||San Francisco Law Journal|state|
Sawy.|||Saw.;Sawyer Circt.;Sawyer U.S. Ct. Rep.|Sawyer's U.S. Circuit Court Reports|federal|us ca ma nv or dc
Sickels|||Sick.|Sickels' Reports|state|
Story|||Story Rep.|Story's United States Circuit Court Reports|federal|us me ma nh ri
Sumn.|||Sum.;Sumn. Rep.|Sumner's United States Circuit Court Reports|federal|us me ma nh ri
Syllabi|1876-1879|o||Syllabi|state|
Taney|1836-1861|o||Taney's United States Circuit Court Reports|federal|md
Tenn. Leg. Rep.|1877-1879||Leg. Rep.|Tennessee Legal Reporter|state|
Tex. Law J.|1877-1882|||Texas Law Journal|state|
Treas. Dec. Int. Rev.||||Treasury Decisions Under Internal Revenue Laws|federal|us
U. S. Law J.||||United States Law Journal and Civilians' Magazine|federal|
U.S.|1875-||U. S. R.;U. S. Rep.;U.S.S.C.Rep.;USSCR|United States Supreme Court Reports|federal|us de ny pa nh
U.S. (Apx.)|||U.S. Appx.|United States Reports Appendix|federal|
U.S. Law Int.||||United States Law Intelligencer and Review (Providence and Philadelphia)|federal|ga pa
Utah Adv. Rep.|1987-|||Utah Advance Reports|state|
Van Ness||||Van Ness' Prize Cases, United States District Court, District of New York (NY)|state|us
W.L.J.|||West. Law J.|Western Law Journal (OH)|federal|ar il nh ny oh pa
W.L.M.|||W.L. Monthly;West Law Month.|Western Law Monthly (OH)|federal|oh
Wall.|1863-1874||Wall. C.C;Wall. Cir. Ct.|Wallace's Circuit Court Reports|federal|us
Wall. Jr.|||Wall. Jr. C.C.;Wallace, Jr., Rept.|Wallace, Jr.'s Reports of Cases Determined in the Circuit Court of the United States for the Third Circuit|federal|us de ma nj pa
Ware||||Ware's United States District Court Reports|federal|us me ma
Wash. C. C.|||Wash. C. C. Rep.|Washington's United States Circuit Court Reports|federal|us nj pa dc
West Coast Rep.|||West Co. Rep.|West Coast Reporter|federal|us
West. Jur.||||Western Jurist (Des Moines, Iowa)|federal|us ia mn mo ne pa
Whart. Hom.||o||Wharton, Treatise on the Law of Homicide in the United States|state|
Whart. St. Tr.||o||Wharton's State Trials|state|
Wkly. Dig.|||N. Y. Wkly. Dig.|New York Weekly Digest|federal|or
Woodb. & M.|||Wood. & Minot|Woodbury & Minot's United States Circuit Court Reports|federal|me ma nh ri
Woods|||Woods C.C.|Woods' United States Circuit Court Reports|federal|fl us al ga la ms pa tx
Woolw.||o|Wool.;Woolw. Rep.;Woolworth;Woolworth's Cir. Ct. R.|Woolworth's United States Circuit Court Reports|federal|us ia ks mn ne
Woolw.|||Woolw. Rep.|Woolworth's Reports (1 Nebraska)|state|
`
