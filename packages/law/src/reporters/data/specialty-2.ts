/** Reporters of a subject and loose-leaf services (2 of 2). Rows as `../table.ts` reads them. */
export const specialty2 = `
Food Drug Cosm. L. Rep. (CCH)||||Food Drug Cosmetic Law Reports|specialty|
G.D.R.||||Gaming Dispute Reporter|specialty|tribal
Gov't Cont. Rep. (CCH)||||Government Contracts Reporter|specialty|
Gov't Empl. Rel. Rep. (BNA)||||Government Employee Relations Report|specialty|
Hilles' Notebook|1792-1830|||Hilles Notebook|specialty|de
Hous. & Dev. Rep. (RIA)||||Housing & Development Reporter|specialty|
Hunt Mer. Mag.||||Hunt's Merchant's Magazine, New York|specialty|us il la md ma ms ny oh ri sc
I.E.R. Cas. (BNA)|||BNA IER CAS;I.E.R.;I.E.R. Cas.;IER Cases|Individual Employment Rights Cases|specialty|
I.T.R.D. (BNA)|1980-||I.T.R.D.;Int'l Trade Rep. (BNA)|International Trade Reporter Decisions|specialty|us
IRS Pos. (CCH)||||IRS Positions|specialty|
Immigr. L. Serv. (West)||||Immigration Law Service|specialty|
Ind. Cl. Comm.|1948-1973||Ind. Cl. Com.|Indian Claims Commission|specialty|us
Ind. L. Rep.||||Indian Law Reporter|specialty|
Inher. Est. & Gift Tax Rep. (CCH)||||Inheritance, Estate and Gift Tax Reports|specialty|
Ins. L. Rep. (CCH)||||Insurance Law Reports|specialty|
Ins. L.J.|||Ins Law J.|Insurance Law Journal|specialty|ca il ia la ms ne nh nj nc oh pa
Int'l Env't Rep. (BNA)||||International Environment Reporter (Bureau of National Affairs)|specialty|
Jour. Fr. Inst.|1826-|||Journal of the Franklin Institute|specialty|ny us ma pa
L.R.R.M. (BNA)|1937-||L.R.R.M.|Labor Relations Reference Manual|specialty|us
LCR|1993-|||Land Court Reporter|specialty|ma
Lab. Arb. Awards (CCH)||||Labor Arbitration Awards|specialty|
Lab. Arb. Rep. (BNA)||||Labor Arbitration Reports|specialty|
Lab. Cas. (CCH)||p|Lab.Cas.|Labor Cases|specialty|
Lab. L. Rep. (CCH)||||Labor Law Reporter (CCH)|specialty|
Lab. Rel. Rep. (BNA)||||Labor Relations Reporter|specialty|
Law J. Q.B.|1831-1946||L.J.Q.B.|Law Journal, New Series, Queen's Bench, England|specialty|gb
Life. Cas. (CCH)||||Life (Health & Accident) Cases (CCH)|specialty|
 Life. Cas. 2d (CCH)|||
Liquor Cont. L. Rep. (CCH)||||Liquor Control Law Reports|specialty|
M.J.|1975-|||Military Justice Reporter|specialty|us
M.S.P.R.||||United States Merit Systems Protection Board Reporter|specialty|
M.T.C.A.||||Mohegan Tribal Court Appeals|specialty|tribal
M.T.C.R.||||Mohegan Tribal Court Reporter|specialty|tribal
MDLR||||Massachusetts Discrimination Law Reporter|specialty|ma
MacA. Pat. Cas.||o|D.C. (patent);MacArth.;Mc.A. Pat. Cas.|Reports of cases arising upon applications for letters-patent for inventions determined in the Circuit and Supreme Court of the District of Columbia (MacArthur's Patent Cases)|specialty|dc
Med. Devices Rep. (CCH)||||Medical Devices Reports|specialty|
Media L. Rep. (BNA)|||Media L. Rep.|Media Law Reporter|specialty|us
Medicare & Medicaid Guide (CCH)||op|Med & Med GD (CCH)|Medicare and Medicaid Guide|specialty|
Miller's Notebook|1792-1830|o||Miller's Notebook|specialty|de
Morr. Min. Rep.|||Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.|Morrison's Mining Reports|specialty|co
Mut. Funds Guide (CCH)||||Mutual Funds Guide|specialty|
N.B.R. (Supp.)||o|Bankr. Reg. Supp.|National Bankruptcy Register Reports, Supplement|specialty|
N.Y.S.E. Guide (CCH)||||New York Stock Exchange Guide|specialty|
NCBC||||North Carolina Business Court|specialty|nc
NDLR||p|NDLR (LRP);NDLR (LRP) LEXIS|National Disability Law Repoter|specialty|
Nat. Bank. Reg.|1867-1882||Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.|National Bankruptcy Register Reports (U.S.)|specialty|us de nc ut al co il ia la md ma mi mn ms mo nj ny oh or pa ri sc tn tx vt va dc
Neg. Cas. (CCH)||||Negligence Cases (CCH)|specialty|
 Neg. Cas. 2d (CCH)|||
Newb. Adm.||o|Newb.|Newberry's District Court Admiralty Rep. United States|specialty|
Nuclear Reg. Rep. (CCH)||op|Nuclear Reg. Rep.|Nuclear Regulation Reports|specialty|
O.G.|||O.G. Pat. Off.;Off. Gaz.;Off. Gaz. Pat.;Off. Gaz. Pat. Off.|Official Gazette, United States Patent Office (Washington, D.C.)|specialty|us ca il in ky me md ma mi mo nj ny oh pa
O.S.H. Rep. (BNA)||||Occupational Safety & Health Reporter|specialty|
OFCCP Fed. Cont. Compl. Man. (CCH)||||OFCCP Federal Contract Compliance Manual|specialty|
OSHA Comp. Guide (CCH)||||Human Resources Management OSHA Compliance Guide|specialty|
OSHC (BNA)|||BNA OSHC|Occupational Safety and Health Cases|specialty|
Oil & Gas Rep.|||Oil & Gas;Oil & Gas Reptr.;Oil & Gas Rptr.|Oil and Gas Reporter|specialty|us
Olcott||o|Olc.|Olcott's Admiralty Reports|specialty|us
Ops.Cal.Atty.Gen.||||Opinions of the California Attorney General|specialty|ca
P.O.R.||||Patent Office Reports|specialty|
P.U.R.||||Public Utilities Reports|specialty|
 P.U.R. (N.S.)|||P.U.R. (n.s.)
 P.U.R.3d|||
 P.U.R.4th|||Pub. Util. Rep. 4th
Pat. Trademark & Copyright J. (BNA)||||Patent, Trademark & Copyright Journal|specialty|
Pens. & Ben. Rep. (BNA)|||Pens. & Benefits Rep. (BNA)|Pension & Benefits Reporter|specialty|
Pens. & Profit Sharing 2d (RIA)||||Pension & Profit Sharing Second|specialty|
Pens. Plan Guide (CCH)||op||Pension Plan Guide|specialty|
Personal and Comm. Liab. Life Health & Accid. Ins. Cas. 2d (CCH)||||Personal and Commercial Liability Life, Health & Accident Insurance Cases 2d|specialty|
Personnel Mgmt. (BNA)||||Personnel Management|specialty|
Phila. Ct. Com. Pl. LEXIS||||LexisNexis Philadelphia Court of Common Pleas|specialty|pa
Phila. Cty. Rptr. LEXIS||||LexisNexis Philadelphia Court of Common Pleas|specialty|pa
Prod. Liab. Rep. (CCH)||p||Products Liability Reports|specialty|
Prod. Safety & Liab. Rep. (BNA)||||Product Safety & Liability Reporter|specialty|
RICO Bus. Disp. Guide (CCH)|1970-|op|RICO Bus. Disp. Guide|RICO Business Disputes Guide (Commerce Clearing House)|specialty|
Rad. Reg.|||Rad. Reg. (P & F)|Radio Regulation (P & F)|specialty|us
 Rad. Reg. 2d (P & F)|||
Read's Notebook|1792-1830|o||Read's Notebook|specialty|de
Rec. V.A. Ct. (R.I.)|1716-1752|||Records of the Vice-Admiralty Court of Rhode Island, 1716-1752|specialty|ri
Ridgely's Notebook|1792-1830|o|Ridgely's Notebook I|Ridgely's Notebook|specialty|de
 Ridgely's Notebook II|1792-1830|o|
 Ridgely's Notebook III|1792-1830|o|
 Ridgely's Notebook IV|1792-1830|o|
 Ridgely's Notebook V|1792-1830|o|
Robertson's Report of the Trial of Aaron Burr.||||Robertson's Report of the Trial of Aaron Burr|specialty|
Rodney's Notes|1792-1830|o||Rodney's Notes|specialty|de
SEC Accounting R. (CCH)||||SEC Accounting Rules|specialty|
SEC Docket||||Securities and Exchange Commission Docket|specialty|
SEC Jud. Dec.||||Securities and Exchange Commission Judicial Decision|specialty|
Sec. & Fed. Corp. L. Rep. (West)||||Securities and Federal Corporate Law Report|specialty|
Sec. Reg. & L. Rep. (BNA)||||Securities Regulation & Law Report|specialty|
Secured Transactions Guide (CCH)||||Secured Transactions Guide|specialty|
Shipping Reg. (P & F)||||Shipping Regulation|specialty|
Soc. Sec. Rep. (CCH)||||Social Security Reporter|specialty|
Sprague|||Spr.|Sprague's United States District Ct. (Admiralty) Decisions|specialty|us ma
St. & Loc. Tax Serv. (RIA)||||State and Local Tax Service|specialty|
St. Tax Guide (CCH)||||State Tax Guide|specialty|
St. Tax Rep. (CCH)||||State Tax Reporter|specialty|
Stand. Fed. Tax Rep. (CCH)||||Standard Federal Tax Reports|specialty|
T.C.|1942-||T.C. at;T.Ct;UNITED STATES TAX COURT REPORT;UNITED STATES TAX COURT REPORTS|Reports of the United States Tax Court|specialty|us
T.C.M.|1942-||T.C.M. (CCH);T.C.M. (P-H);T.C.M. (RIA)|Tax Court Memorandum Decisions|specialty|us
T.C.M. (RIA)|1924-|pt|RIA TM|RIA Federal Tax Handbook|specialty|us
TNT||||Tax Notes Today|specialty|
Tax Ct. Mem. Dec. (CCH)|1900-||CCH Tax Ct. Mem.|Tax Court Memorandum Decisions|specialty|us
Tax Ct. Rep. (CCH)||||Tax Court Reports|specialty|
Tax Ct. Rep. Dec. (RIA)||||Tax Court Reported Decisions|specialty|
Tax Treaties (CCH)||||Tax Treaties|specialty|
Tex.Bankr.Ct.Rep.||||Texas Bankruptcy Court Report|specialty|
Trade Cas. (CCH)|1914-|p|Trade Cas.;Trade Cases|Trade Cases|specialty|
Trade Reg. Rep. (CCH)|1914-|p||CCH Trade Regulations Reporter|specialty|
Treas. Dec.||||Treasury Decisions Under Customs and Other Laws (U.S.)|specialty|
U.C.C. Rep. Serv. (West)|-1986||U.C.C. Rep. Serv.;U.C.C. Rep. Serv. (Callaghan)|Uniform Commercial Code Reporting Service|specialty|us nc
 U.C.C. Rep. Serv. 2d (West)|1986-||U.C.C. Rep. Serv. 2d;U.C.C. Rep. Serv. 2d (Callaghan)
U.S. CMCR LEXIS||||LexisNexis United States Court of Military Commission Review|specialty|us
U.S. Claims LEXIS|1982-||U.S. Cl. Ct. LEXIS|LexisNexis United States Claims Court|specialty|us
U.S. Commerce Ct. LEXIS|1910-1913|||LexisNexis United States Commerce Court|specialty|us
U.S. Ct. Cl. LEXIS|1856-|||LexisNexis United States Court of Claims|specialty|us
U.S. Tax Cas. (CCH)|1900-|p|USTC|United States Tax Cases (CCH)|specialty|us
U.S. Tax Rep. (RIA)||||U.S. Tax Reporter|specialty|
U.S. Vet. App. LEXIS|1990-||U.S. App. Vet. Claims LEXIS|LexisNexis United States Board of Veteran Appeals|specialty|us
U.S.L.W.|1933-|||United States Law Week|specialty|us
U.S.L.W. (BNA)||||The United States Law Week|specialty|
U.S.P.Q. (BNA)|1913-1987||U.S.P.Q.|The United States Patents Quarterly|specialty|us
 U.S.P.Q. 2d (BNA)|1987-||U.S.P.Q.2D (BNA);U.S.P.Q.2d
USCMA||||Official Reports, United States Court of Military Appeals|specialty|us
Unemployment Ins. Rep.||op|CCH Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);Unemployment Ins. Rep. (CCH)|Unemployment Insurance Reports (CCH)|specialty|
Union Lab. Rep. (BNA)||||Union Labor Report|specialty|
Util. L. Rep. (CCH)||op|Util. L. Rep.|Utilities Law Reports|specialty|
Va. Col. Dec.|1600-|||Virginia Colonial Decisions (Randolph & Barrandall)|specialty|va
Vet. App.|1990-|||Veterans Appeals Reporter|specialty|us
WL|||Wl;wl|West Law Citation|specialty|ak al ar az us ca co ct dc de fl ga hi ia id il in ks ky la ma me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa ri sc sd tn tx ut va vt wa wi wv wy
Wage & Hour Cas. (BNA)|||Wage & Hour Cas.|Wage and Hour Cases|specialty|
 Wage & Hour Cas.2d (BNA)|||Wage & Hour Cas. 2d
Wage Hour & Leave Rep. (BNA)||||Wage Hour & Leave Report|specialty|
Wall. Jr. Append.||r||Wall. Jr. Append.|specialty|
Wells' Notebook|1792-1830|o||Wells' Notebook|specialty|de
Wilson's Red Book|1792-1830|o||Wilson's Red Book|specialty|de
`
