/**
 * Words of case names and how they are abbreviated, after the Bluebook's tables T6 and T10 and common use.
 * A row is `abbreviation|word;word`.
 */
export const nameAbbreviations = `
&|and
Acad.|Academy
ACLU|American Civil Liberties Union
Adm'r|Administrator
Adm'x|Administrix
Admin.|Administrative;Administration
Adver.|Advertising
Advert|Advertising
AFL|American Federation of Labor
Agric.|Agriculture;Agricultural
Ala.|Alabama
All.|Alliance
Alt.|Alternative
Am.|America;American
Ariz.|Arizona
Ark.|Arkansas
Ass'n|Association
Assoc.|Associate
Assocs.|Associates
Atl.|Atlantic
Auth.|Authority
Auto.|Automobile;Automotive
Ave.|Avenue
Bankr.|Bankruptcy
Bd.|Board
Bhd.|Brotherhood
Bk.|Bank
Bldg.|Building
Broad.|Broadcast;Broadcasting
Bros.|Brothers
Bus.|Business
Cal.|California
Cas.|Casualty
Cent.|Central
CFPB|Consumer Financial Protection Bureau
Chas.|Charles
Chem.|Chemical
CIO|Congress of Industrial Organizations
Cmty.|Community
Cnty.|County
Co.|Company;County
Coal.|Coalition
Coll.|College
Colo.|Colorado
Comm'n|Commission
Comm'r|Commissioner;Commissioners
Comm.|Committee
Commc'n|Communication
Comp.|Compensation
Comput.|Computer
Condo.|Condominium
Conf.|Conference
Cong.|Congress;Congressional
Conn.|Connecticut
Consol.|Consolidated
Constr.|Construction
Cont'l|Continental
Coop.|Cooperative
Corp.|Corporation
Corr.|Corrections;Correctional
Ct.|Court
Ctr.|Center;Centre
Cty.|County;City
D.C.|District of Columbia
Def.|Defense
Del.|Delaware
Dep't|Department
Det.|Detention
Dev.|Development
DHS|Department of Homeland Security
Dig.|Digital
Dir.|Director
Disc.|Discount
Dist.|District
Distrib.|Distributor;Distributing
Div.|Division
E.|East;Eastern
Econ.|Economic;Economics;Economical;Economy
Educ.|Education;Educational
Edw.|Edward
EEOC|Equal Employment Opportunity Commission
Elec.|Electric;Electrical;Electricity;Electronic
Emp'r|Employer
Emp't|Employment
Emp.|Employee;Employer;Employment
Emps.|Employees
Eng'g|Engineering
Eng'r|Engineer
Enter.|Enterprise
Entm't|Entertainment
Env't|Environment
Envtl.|Environmental
EPA|Environmental Protection Agency
Equal.|Equality
Equip.|Equipment
Ex'r|Executor
Ex'x|Executrix
Exam'r|Examiner
Exch.|Exchange
Exec.|Executive
Exp.|Exporter;Exportation
Expl.|Exploration;Exploratory
FCC|Federal Communications Commission
FDA|Food and Drug Administration
FDIC|Federal Deposit Insurance Corporation
FEC|Federal Election Commission
Fed'n|Federation
Fed.|Federal
FERC|Federal Energy Regulatory Commission
Fid.|Fidelity
Fin.|Finance;Financial;Financing
Fla.|Florida
Found.|Foundation
FPC|Federal Power Commission
Ft.|Fort
FTC|Federal Trade Commission
Ga.|Georgia
Gen.|General
Gend.|Gender
Geo.|George
Glob.|Global
Gov't|Government
Grp.|Group
Guar.|Guaranty
Hosp.|Hospital
Hous.|Housing
HUD|Department of Housing and Urban Development
ICC|Interstate Commerce Commission
Ill.|Illinois
Imp.|Importer;Importation
Inc.|Incorporated
Ind.|Indiana
Indem.|Indemnity
Indep.|Independent
Indus.|Industry;Industries;Industrial
Info.|Information
INS|Immigration and Naturalization Service
Ins.|Insurance
Inst.|Institute;Institution
Int'l|International
Inv'r|Investor
Inv.|Investment
IRS|Internal Revenue Service
Jas.|James
Jos.|Joseph
Jr.|Junior
Just.|Justice
Kan.|Kansas
Ky.|Kentucky
La.|Louisiana
Lab.|Laboratory;Labor
Liab.|Liability
Litig.|Litigation
Ltd.|Limited
Mach.|Machine;Machinery
Maint.|Maintenance
Mar.|Maritime
Mass.|Massachusetts
Md.|Maryland
Me.|Maine
Mech.|Mechanic;Mechanical
Med.|Medical;Medicine
Mem'l|Memorial
Merch.|Merchant;Merchandise;Merchandising
Metro.|Metropolitan
Mfg.|Manufacturing
Mfr.|Manufacturer
Mgmt.|Management
Mich.|Michigan
Minn.|Minnesota
Miss.|Mississippi
Mkt.|Market
Mktg.|Marketing
Mo.|Missouri
Mont.|Montana
Mortg.|Mortgage
Mt.|Mount
Mun.|Municipal
Mut.|Mutual
N.|North;Northern
N.C.|North Carolina
N.D.|North Dakota
N.H.|New Hampshire
N.J.|New Jersey
N.M.|New Mexico
N.Y.|New York
NAACP|National Association for the Advancement of Colored People
Nat'l|National
Nat.|Natural
NCAA|National Collegiate Athletic Association
Ne.|Northeast;Northeastern
Neb.|Nebraska
Nev.|Nevada
NLRB|National Labor Relations Board
No.|Number
Nw.|Northwest;Northwestern
Okla.|Oklahoma
Op.|Opinion
Or.|Oregon
Org.|Organization;Organizing
OSHA|Occupational Safety and Health Administration
P'ship|Partnership
P.R.|Puerto Rico
Pa.|Pennsylvania
Pac.|Pacific
Par.|Parish
Pers.|Personal;Personnel
Pharm.|Pharmaceutics;Pharmaceutical;Pharmaceuticals
Pres.|Preserve;Preservation
Prob.|Probation
Prod.|Product;Production
Prof'l|Professional
Prop.|Property
Prot.|Protection
Pub.|Public
Publ'g|Publishing
Publ'n|Publication
R.I.|Rhode Island
R.R.|Railroad;Railway
R.|Railroad;Railway
Rd.|Road
Ref.|Refining
Reg'l|Regional
Rehab.|Rehabilitation
Reprod.|Reproduction;Reproductive
Res.|Resource;Resources
Rest.|Restaurant
Ret.|Retirement
Robt.|Robert
Ry.|Railway
S'holder|Shareholder
S.|South;Southern
S.C.|South Carolina
S.D.|South Dakota
S.S.|Steamship;Steamships
Saml.|Samuel
Sav.|Savings
Sch.|School;Schools
Sci.|Science
Se.|Southeast;Southeastern
SEC|Securities and Exchange Commission
Sec'y|Secretary
Sec.|Security;Securities
Serv.|Service
Soc'y|Society
Soc.|Social
Sol.|Solution
Sr.|Senior
St.|Street;Saint
Steph.|Stephen
Subcomm.|Subcommittee
Sur.|Surety
Sw.|Southwest;Southwestern
Sys.|System;Systems
Tech.|Technology
Tel.|Telephone;Telegraph
Telecomm.|Telecommunication
Temp.|Temporary
Tenn.|Tennessee
Tex.|Texas
Thos.|Thomas
Tpk.|Turnpike
Tr.|Trustee
Transcon.|Transcontinental
Transp.|Transport;Transportation
TVA|Tennessee Valley Authority
Twp.|Township
U.S.|United States
Unif.|Uniform
Univ.|University
USDA|Department of Agriculture
USPS|United States Postal Service
Util.|Utility
Va.|Virginia
Vill.|Village
Vt.|Vermont
W.|West;Western
W. Va.|West Virginia
Wash.|Washington
Wis.|Wisconsin
Wm.|William
Wyo.|Wyoming
`
