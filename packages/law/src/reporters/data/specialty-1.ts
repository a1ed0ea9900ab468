/** Reporters of a subject and loose-leaf services (1 of 2). Rows as `../table.ts` reads them. */
export const specialty1 = `
A.F.T.R. (P-H)||||American Federal Tax Reports|specialty|us
A.F.T.R. (RIA)|-1957||A.F.T.R.;P-H T.C. Memo.|American Federal Tax Reports|specialty|us
 A.F.T.R.2d (RIA)|1958-||A.F.T.R. 2d
A.L.R.||||American Law Reports|specialty|nd
 A.L.R. 2d|||
 A.L.R. 3d|||
 A.L.R. 4th|||
 A.L.R. 5th|||
 A.L.R. 6th|||
A.M.C.|1923-|||American Maritime Cases|specialty|
Abb. Adm.||o||Abbott's Admiralty Reports|specialty|us
Abbotts||||Abbott's Reports|specialty|
Accom. Disabilities Dec. (CCH)||||CCH Accommodating Disabilities Decisions|specialty|
Adm. Rec.||||Admiralty Records|specialty|us
Alb. Law J.||||Albany Law Journal|specialty|us ma mi mo ny pa wi
Am. & Eng. R. Cas.|1879-1895|||American and English Railroad Cases.|specialty|
Am. B.R.||||American Bankruptcy Reports|specialty|
 Am. B.R. (N.S.)|||Am. B.R. (n.s.)
Am. Disabilities Cas. (BNA)|||A.D. Cases|Americans with Disabilities Cases (BNA)|specialty|us
Am. Disabilities Dec.||||Americans with Disabilities Decisions|specialty|
Am. Law T. Rep. Bankr.|||A.L.T. Bankr.|American Law Times, Bankruptcy Reports, United States Courts|specialty|us
App. Com'r Pat.|1881-||App. Com'r of Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.|Appeals from the Commissioner of Patents|specialty|
Auto. Cas.|1895-|p|Auto. Cas. (CCH)|Automobile Cases (CCH)|specialty|
 Auto. Cas.2d|1895-||Auto. Cas. 2d (CCH)
Av. Cas. (CCH)|1903-||Av. Cas.|Aviation Cases (CCH)|specialty|
B.C.A. (CCH)||||Board of Contract Appeals Decisions|specialty|
B.R.|1979-|||Bankruptcy Reporter|specialty|us
B.T.A.|1924-1942|||Reports of the United States Board of Tax Appeals|specialty|us
B.T.A.M. (P-H)|1928-1942|||Board of Tax Appeals Memorandum Decisions|specialty|us
BNA OSHC|||O.S.H. Cas.;O.S.H. Cas. (BNA);O.S.H. Cases;O.S.H. Cases (BNA)|Occupational Safety & Health Cases|specialty|
Ban. & A.||||Banning & Arden's Patent Reports|specialty|us ca ct il me md ma mi mn mo nv nh nj ny oh pa ri tn va wi
Banking Rep. (BNA)||||BNA's Banking Report|specialty|
Bankr. Ct. Dec. (CRR)|||B.C.D.;Bankr. Ct. Dec.|Bankruptcy Court Decisions|specialty|us
Bankr. Ct. Dec. (LRP)||||Bankruptcy Court Decisions|specialty|
Bankr. Ct. Rep.||||Bankruptcy Court Reporter|specialty|
Bankr. L. Rep.||p|Bankr. L. Rep. (C.C.H.)|Bankruptcy Law Reporter|specialty|
Bankr. LEXIS|1979-|||LexisNexis Bankruptcy Reporter|specialty|us
Bankr. Rep (St. Louis B.A.)||||Bankruptcy Reports (St. Louis B.A.)|specialty|
Bayard's Notebook|1792-1830|o||Bayard's Notebook|specialty|de
Ben. Rev. Bd. Serv. (MB)||||Benefits Review Board Service|specialty|
Bigelow. Ins. Rep.|||Bigelow's Insurance Reports|Bigelow's Insurance Reports|specialty|
Blue Sky L. Rep. (CCH)||op|BLUE SKY L. REP. (CCH);Blue Sky L. Rep.|Blue Sky Law Reports|specialty|
Brown Adm.||o|Brown's Adm|Brown's Admiralty (U.S.)|specialty|us
Bus. Franchise Guide (CCH)||||Business Franchise Guide|specialty|
C.B.||||Cumulative Bulletin|specialty|
C.C.P.A.|1929-1982|||Court of Customs and Patent Appeals Reports|specialty|us
C.M.A.|1951-1975|||Decisions of the United States Court of Military Appeals|specialty|us
C.M.R.|1951-1975|||Court Martial Records|specialty|us
CAAF LEXIS||||LexisNexis Court of Appeals for the Armed Forces|specialty|us
CCA LEXIS|1951-|||LexisNexis United States Court of Criminal Appeals|specialty|us
CCH OSHD||p|O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH)|Occupational Safety and Health Decisions (CCH)|specialty|
CCPA LEXIS|1910-1982||Ct. Cust. LEXIS|LexisNexis United States Court of Customs and Patent Appeals|specialty|us
CJ C.A.R.||||Criminal Justice Cases and Annotated Reports|specialty|
CMA LEXIS||||LexisNexis United States Court of Military Appeals|specialty|us
CMR LEXIS|1951-|||LexisNexis United States Court of Military Review|specialty|us
Cal. Bankr. Ct. Rep.||||California Bankruptcy Court Report|specialty|
Cal. Comp. Cases|||Cal. Comp. Cas|California Compensation Cases|specialty|us
Cal. I.A.C.||||Decisions of the Industrial Accident Commission of California|specialty|ca
Cal. WCC||||California Workers' Compensation Cases|specialty|
Can. Com. L. Guide (CCH)||||Canadian Commercial Law Guide|specialty|
Can. Tax Rep. (CCH)||||Canadian Tax Reports|specialty|
Carpenter's Report of Burr's Trial||||Carpenter's Report of Burr's Trial|specialty|
Cent. Law J.|1874-1927|||Central Law Journal|specialty|us ar ia ks ms oh pa tn tx
Chase's Trial. Append.||o||Chase's Trial. Append|specialty|
Chem. Reg. Rep. (BNA)||||Chemical Regulation Reporter|specialty|
Chicago Bd. Options Ex. (CCH)||||Chicago Board Options Exchange|specialty|
Cl. Ct.|1983-1992|||United States Claims Court Reporter|specialty|us
Clayton's Notebook|1792-1830|o||Clayton's Notebook|specialty|de
Collective Bargaining Negot. & Cont. (BNA)||||Collective Bargaining Negotiations & Contracts|specialty|
Collier Bankr. Cas.|||C.B.C.|Collier Bankruptcy Cases|specialty|us
 Collier Bankr. Cas. 2d|||Collier Bankr. Cas. (MB);Collier Bankr. Cas. 2d (MB)
Colo. Bankr. Ct. Rep.||||Colorado (CO) Bankruptcy Court Reporter|specialty|
Comm. Fut. L. Rep.||op|Comm. Fut. L. Rep. (CCH)|Commodity Futures Law Reporter (CCH)|specialty|
Commc'ns Reg. (P & F)||||Communications Regulation|specialty|
Communications Reg. (P&F)|||Comm. Reg. (P & F)|Communications Regulations|specialty|
 Communications Reg. 2d (P&F)|||Comm. Reg. 2d (P & F)
Cong. Index(CCH)||||Congressional Index|specialty|
Consumer Cred. Guide (CCH)||||Consumer Credit Guide|specialty|
Consumer Prod. Safety Guide (CCH)||||Consumer Product Safety Guide|specialty|
Cont. App. Dec. (CCH)||||Contract Appeals Decisions|specialty|
Copy. L. Rep. (CCH)||||Copyright Law Reporter (CCH)|specialty|
Copyright L. Dec. (CCH)||p|Copr.L.Dec.|Copyright Law Decisions|specialty|
Copyright L. Rep. (CCH)||||Copyright Law Reporter|specialty|
Cost Accounting Stand. Guide (CCH)||||Cost Accounting Standards Guide|specialty|
Crim. L. Rep. (BNA)||||The Criminal Law Reporter|specialty|
Ct. Cl.|1863-1982||C. Cls.;C. Cls. R.;Court Cl.;Ct. Cl. R.;Ct. Cl. Rep.;Ct. Cls. R.|Court of Claims Reports (United States)|specialty|us wv
Ct. Cl.|1941-|||Report of the Court of Claims (West Virginia)|specialty|wv
Ct. Cust.|1910-1929||Ct. Cust. Appls.;Cust. Ct.|Court of Customs Appeals Reports|specialty|us
Ct. Int'l Trade|1980-||C.I.T.|Court of International Trade Reports|specialty|us
Ct. Intl. Trade LEXIS|1980-|||LexisNexis Court of International Trade|specialty|
Cust. Ct. LEXIS|1938-1980|||LexisNexis United States Customs Court|specialty|us
DJCAR||||Daily Journal of California Reports|specialty|
Daily Lab. Rep. (BNA)||||Daily Labor Report|specialty|
Dec. Com. Pat.|||Dec. Comm'r Pat.|Decisions of the Commissioner of Patents|specialty|
Dominion Tax Cas. (CCH)||||Dominion Tax Cases|specialty|
EEOC Compl. Man. (CCH)||||EEOC Compliance Manual|specialty|
ERC||||Environmental Reporter Cases|specialty|
ERC (BNA)||||Environmental Reporter Cases (BNA)|specialty|us
Educ. L. Rep.|||Ed. Law Rep.|Education Law Reporter|specialty|
Empl. Benefits Cas. (BNA)||||Employee Benefits Cases|specialty|
Empl. Coordinator (RIA)||||Employee Benefits Compliance Coordinator|specialty|
Empl. Prac. Dec. (CCH)|1971-|p|Empl. Prac. Dec.|Employment Practices Decisions|specialty|us
Empl. Prac. Guide (CCH)||||Employment Practices Guide|specialty|
Empl. Safety & Health Guide (CCH)||||Employment Safety and Health Guide|specialty|
Employee Benefits Cas. (BNA)|||Employee Benefits Cas.|Employee Benefits Cases|specialty|us
Energy Mgmt. (CCH)||op|Energy Mgt.|Energy Management & Federal Energy Guidelines|specialty|
Env't Rep. (BNA)||||Environment Reporter|specialty|
Env't Rep. Cas. (BNA)||||Environment Reporter Cases|specialty|
Envtl. L. Rep. (Envtl. Law Inst.)|1971-||ELR;Envtl. L. Rep.|Environmental Law Reporter|specialty|
Exempt Org. Rep. (CCH)||||Exempt Organizations Reports|specialty|
F.R.D.|2001-|||Federal Rules Decisions|specialty|us ca mo
FCDR||||Florida Cases Daily Report|specialty|
Fair Empl. Prac. Cas. (BNA)|||Fair Empl. Prac. Newsl. (BNA);Fair Empl.Prac.Cas.|Fair Employment Practice Cases|specialty|us
Fam. L. Rep. (BNA)||||The Family Law Reporter|specialty|
Fam. L. Tax Guide (CCH)||||Family Law Tax Guide|specialty|
Fed. Audit Guide (CCH)||||Federal Audit Guides|specialty|
Fed. Banking L. Rep. (CCH)|||Fed. Banking L. Rep.|Federal Banking Law Reporter (CCH)|specialty|
Fed. Carr. Rep. (CCH)||||Federal Carriers Reports|specialty|
Fed. Cl.|1992-|||United States Claims Court Reporter|specialty|us
Fed. Cont. Rep. (BNA)||||Federal Contracts Report|specialty|
Fed. Election Camp. Fin. Guide (CCH)||||Federal Election Campaign Financing Guide|specialty|
Fed. Energy Reg. Comm'n Rep. (CCH)||||Federal Energy Regulatory Commission Reports|specialty|
Fed. Est. & Gift Tax Rep. (CCH)||||Federal Estate and Gift Tax Reporter|specialty|
Fed. Ex. Tax Rep. (CCH)||||Federal Excise Tax Reports|specialty|
Fed. Inc. Gift & Est. Tax'n (MB)||||Federal Income, Gift and Estate Taxation|specialty|
Fed. R. Serv.|1938-||Fed. R. Evid. Serv.;Fed. R. Evid. Serv. (Callaghan);Fed. R. Serv. (Callaghan)|Federal Rules of Evidence Service|specialty|us dc
 Fed. R. Serv. 2d|1938-||Fed. R. Evid. Serv. 2d;Fed. R. Serv. 2d (Callaghan)
 Fed. R. Serv. 3d|1938-||Fed. R. Evid. Serv. 3d;Fed. R. Serv. 3d (Callaghan);Fed. R. Serv. 3d (West)
Fed. R. Serv. 2d (West)||||Federal Rules Service, Second Series|specialty|
Fed. Sec. L. Rep. (CCH)||p|Fed. Sec. L. Rep.|Federal Securities Law Reporter (CCH)|specialty|
Fed. Tax Coordinator Second Series (RIA)||||Federal Tax Coordinator Second|specialty|
Fed. Tax Guide Rep. (CCH)||||Federal Tax Guide Reports|specialty|
Fire & Casualty Cas.|||Fire & Casualty Cas. (CCH)|Fire and Casualty Cases|specialty|
Fla. L. Weekly Fed. B||||Florida (FL) Law Weekly Federal, Bankruptcy Court|specialty|
Fla. L. Weekly Fed. C||||Florida (FL) Law Weekly Federal, Circuit Court|specialty|
Fla. L. Weekly Fed. D|||Fla. L. Weekly|Florida (FL) Law Weekly Federal, District Court|specialty|
`
