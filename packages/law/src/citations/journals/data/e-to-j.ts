/** Journals, E to J. A row is `abbreviation|name|variation;variation`. */
export const eToJ = `
Ecology L.Q.|Ecology Law Quarterly
Economist|The Economist
Elder L.J.|Elder Law Journal
Emory Bankr. Dev. J.|Emory Bankruptcy Developments Journal
Emory Int'l L. Rev.|Emory International Law Review
Emory L.J.|Emory Law Journal
Emp. Rts. & Emp. Pol'y J.|Employee Rights and Employment Policy Journal
Empl. Testing (Univ. Pub. Am.)|Employment Testing: Law & Policy Reporter
Energy L.J.|Energy Law Journal
Envtl. L.|Environmental Law
Envtl. Law.|Environmental Lawyer
Est. Plan.|Estate Planning
Eur. H.R. Rep.|European Human Rights Reports
F.B.I.S.|Foreign Broadcast Information Service
Fam. & Conciliation Cts. Rev.|Family and Conciliation Courts Review
Fam. Ct. Rev.|Family Court Review
Fam. L.Q.|Family Law Quarterly
Fed. Cir. B.J.|Federal Circuit Bar Journal
Fed. Comm. L.J.|Federal Communications Law Journal
Fed. Probation|Federal Probation
Fed. Sent'g Rep.|Federal Sentencing Reporter
FIU L. Rev.|Florida International University Law Review
Fla. B.J.|Florida Bar Journal
Fla. J. Int'l L.|Florida Journal of International Law
Fla. L. Rev.|Florida Law Review
Fla. St. J. Transnat'l L. & Pol'y|Florida State Journal of Transnational Law & Policy
Fla. St. U. L. Rev.|Florida State University Law Review
Fla. Tax Rev.|Florida Tax Review
Food & Drug L.J.|Food and Drug Law Journal
Food Drug Cosm. L.J.|Food Drug Cosmetic Law Journal
Fordham Envtl. L. Rev.|Fordham Environmental Law Review
Fordham Int'l L.J.|Fordham International Law journal
Fordham Intell. Prop. Media & Ent. L.J.|Fordham Intellectual Property, Media & Entertainment Law Journal
Fordham J. Corp. & Fin. L.|Fordham Journal of Corporate & Financial Law
Fordham L. Rev.|Fordham Law Review
Fordham Urb. L.J.|Fordham Urban Law Journal
Franchise L.J.|Franchise Law Journal
Ga. J. Int'l & Comp. L.|Georgia Journal of International and Comparative Law
Ga. L. Rev.|Georgia Law Review
Ga. St. U. L. Rev.|Georgia State University Law Review
Geendale L. Rev.|Glendale Law Review
Geo. Immigr. L.J.|Georgetown Immigration Law Journal
Geo. Int'l Envtl. L. Rev.|Georgetown International Environmental Law Review
Geo. J. Gender & L.|The Georgetown Journal of Gender and the Law
Geo. J. Int'l L.|Georgetown Journal of International Law
Geo. J. Legal Ethics|Georgetown Journal of Legal Ethics
Geo. J. on Poverty L. & Pol'y|Georgetown Journal on Poverty Law and Policy
Geo. L.J.|Georgetown Law Journal
Geo. Mason L. Rev.|George Mason Law Review
Geo. Mason U. C.R. L.J.|George Mason University Civil Rights Law Journal
Geo. Wash. Int'l L. Rev.|George Washington International Law Review
Geo. Wash. J. Int'l L. & Econ.|George Washington Journal of International Law and Economics
Geo. Wash. L. Rev.|George Washington Law Review
German L.J.|German Law Journal
Golden Gate U. L. Rev.|Golden Gate University Law Review
Gonz. L. Rev.|Gonzaga Law Review
Great Plains Nat. Resources J.|Great Plains Natural Resources Journal
Green Bag 2d|Green Bag 2d
Green Bag Alm.|Green Bag Almanac
Green Bag|Green Bag
Guild Prac.|Guild Practitioner
Hamline J. Pub. L. & Pol'y|Hamline Journal of Public Law and Policy
Hamline L. Rev.|Hamline Law Review
Harv. C.R.-C.L. L. Rev.|Harvard Civil Rights-Civil Liberties Law Review
Harv. Envtl. L. Rev.|Harvard Environmental Law Review
Harv. Hum. Rts. J.|Harvard Human Rights Journal
Harv. Int'l L.J.|Harvard International Law Journal
Harv. J. on Legis.|Harvard Journal on Legislation
Harv. J. on Racial & Ethnic Just.|Harvard Journal on Racial & Ethnic Justice
Harv. J.L. & Gender|Harvard Journal of Law and Gender
Harv. J.L. & Pub. Pol'y|Harvard Journal of Law and Public Policy
Harv. J.L. & Tech.|Harvard Journal of Law & Technology
Harv. L. & Pol'y Rev.|Harvard Law & Policy Review
Harv. L. Rev.|Harvard Law Review
Harv. Latino L. Rev.|Harvard Latino Law Review
Harv. Negot. L. Rev.|Harvard Negotiation Law Review
Harv. Women's L.J.|Harvard Women's Law Journal
Hastings Comm. & Ent. L.J.|Hastings Communications and Entertainment Law Journal
Hastings Const. L.Q.|Hastings Constitutional Law Quarterly
Hastings Int'l & Comp. L. Rev.|Hastings International and Comparative Law Review
Hastings L.J.|Hastings Law Journal
Hastings W.-Nw. J. Envtl. L. & Pol'y|Hastings West-Northwest Journal of Environmental Law and Policy
Hastings Women's L.J.|Hastings Women's Law Journal
Health L. Persps.|Health Law Perespectives
Health Matrix|Health Matrix
Healthspan|Healthspan
High Tech. L.J.|High Technology Law Journal
Hofstra L. Rev.|Hofstra Law Review
Hofstra Lab. & Emp. L.J.|Hofstra Labor & Employment Law Journal
Hong Kong L.J.|Hong Kong Law Journal
Hous. J. Int'l L.|Houston Journal of International Law
Hous. L. Rev.|Houston Law Review
How. L.J.|Howard Law Journal
Hum. Rts. Q.|Human Rights Quarterly
Human.|Humanities
Idaho L. Rev.|Idaho Law Review
IDEA|IDEA: The Intellectual Property Law Review
Ill. B.J.|Illinois Bar Journal
ILSA J. Int'l & Comp. L.|ILSA Journal of International & Comparative Law
Immigr. & Nat'lity L. Rev.|Immigration and Nationality Law Review
In Pub. Interest|In the Public Interest
Ind. Int'l & Comp. L. Rev.|Indiana International & Comparative Law Review
Ind. J. Global Legal Stud.|Indiana Journal of Global Legal Studies
Ind. L. Rev.|Indiana Law Review
Ind. L.J.|Indiana Law Journal
Indus. & Lab. Rel. Rev.|Industrial and Labor Relations Review
Inst. on Fed. Tax'n|Institute on Federal Taxation
Inst. on Oil & Gas L. & Tax'n|Institute on Oil and Gas Law and Taxation
Inst. on Plan. Zoning & Eminent Domain|Institute on Planning, Zoning, and Eminent Domain
Inst. on Priv. Inv. & Inv. Abroad|Institute on Private Investments and Investors Abroad
Inst. on Sec. Reg.|Institute on Securities Regulation
Int'l & Comp. L.Q.|International and Comparative Law Quarterly
Int'l Herald Trib.|International Herald Tribune
Int'l J. Pub. Admin.|International Journal of Public Administration
Int'l J. Pub. Opinion Res.|International Journal of Public Opinion Research
Int'l J.L. & Psychiat Ry|International Journal of Law and Psychiatry
Int'l Law.|International Lawyer
Int'l Org. L. Rev.|International Organization Law Review
Int'l Org.|International Organization
Int'l Rev. L. & Econ.|International Review of Law and Economics
Iowa L. Rev.|Iowa Law Review
J. Affordable Housing & Community Dev. L.|Journal of Affordable Housing & Community Development Law
J. Agric. L.|Journal of Agricultural Law
J. Air L. & Com.|Journal of Air Law and Commerce
J. ALWD|Journal of the Association of Legal Writing Directors
J. Am. Acad. Matrim. Law.|Journal of the American Academy of Matrimonial Lawyers
J. Am. Soc'y Info. Sci.|Journal of the American Society for Information Science
J. App. Prac. & Process|Journal of Appellate Practice and Process
J. Bus. L.|Journal of Business Law
J. Chinese L.|Journal of Chinese Law
J. Contemp. Health L. & Pol'y|Journal of Contemporary Health Law and Policy
J. Contemp. L.|Journal of Contemporary Law
J. Contemp. Legal Issues|Journal of Contemporary Legal Issues
J. Copyright Soc'y U.S.A.|Journal of the Copyright Society of the U.S.A.
J. Corp. L.|Journal of Corporation Law
J. Corp. Tax'n|Journal of Corporate Taxation
J. Crim. L. & Criminology|Journal of Criminal Law and Criminology
J. Disp. Resol.|Journal of Dispute Resolution
J. Energy Nat. Resources & Envtl. L.|Journal of Energy, Natural Resources & Environmental Law
J. Envtl. L. & Litig.|Journal of Environmental Law and Litigation
J. Fam. L.|Journal of Family Law
J. Gender Race & Just.|Journal of Gender, Race and justice
J. Health & Hosp. L.|Journal of Health and Hospital Law
J. Health Care L. & Pol'y|Journal of Health Care Law & Policy
J. Health L.|Journal of Health Law
J. Health Pol. Pol'y & L.|Journal of Health Politics, Policy and Law
J. High Tech. L.|Journal of High Technology Law
J. Int'l Arb.|Journal of International Arbitration
J. Int'l Legal Stud.|Journal of International Legal Studies
J. Int'l Wildlife L. & Pol'y|Journal of International Wildlife Law and Policy
J. Intell. Prop. L.|Journal of Intellectual Property Law
J. Intell. Prop.|Journal of Intellectual Property
J. Irreproducible Results|Journal of Irreproducible Results
J. Land Resources & Envtl. L.|Journal of Land, Resources & Environmental Law
J. Land Use & Envtl. L.|Journal of Land Use and Environmental Law
J. Legal Educ.|Journal of Legal Education
J. Legal Med.|Journal of Legal Medicine
J. Legal Prof.|Journal of the Legal Profession
J. Legal Stud.|The Journal of Legal Studies
J. Legis.|Journal of Legislation
J. Mar. L. & Com.|Journal of Maritime Law and Commerce
J. Marshall J. Computer & Info. L.|John Marshall Journal of Computer & Information Law
J. Marshall L. Rev.|John Marshall Law Review
J. Med. & L.|Journal of Medicine and Law
J. Min. L. & Pol'y|Journal of Mineral Law & Policy
J. Nat. Resources & Envtl. L.|Journal of Natural Resources & Environmental Law
J. Pat. & Trademark Off. Soc'y|Journal of the Patent and Trademark Office Society
J. Prod. Liab.|Journal of Products Liability
J. S. Legal Hist.|Journal of Southern Legal History
J. Sci. & Tech. L.|Journal of Science & Technology Law
J. Small & Emerging Bus. L.|Journal of Small and Emerging Business Law
J. Space L.|Journal of Space Law
J. Suffolk Acad. L.|Journal of the Suffolk Academy of Law
J. Sup. Ct. Hist.|Journal of Supreme Court History
J. Tax'n|Journal of Taxation
J. Tech. L. & Pol'y|Journal of Technology Law & Policy
J. Urb. L.|Journal of Urban Law
J. World Trade|Journal of World Trade
J.C. & U.L.|Journal of College and University Law
J.L. & Com.|Journal of Law and Commerce
J.L. & Econ.|Journal of Law & Economics
J.L. & Educ.|Journal of Law and Education
J.L. & Fam. Stud.|Journal of Law and Family Studies
J.L. & Health|Journal of Law and Health
J.L. & Pol'y|Journal of Law and Policy
J.L. & Pol.|Journal of Law & Politics
J.L. & Religion|The Journal of Law and Religion
J.L. Econ. & Org.|Journal of Law, Economics, & Organization
J.L. Med. & Ethics|Journal of Law, Medicine & Ethics
J.L. Soc'y|Journal of Law in Society
JAG J.|JAG Journal
JAMA|Journal of the American Medical Association
Judges J.|Judges Journal
Jurid. Rev.|Juridical Review
Jurimetrics J.|Jurimetrics: The Journal of Law, Science, and Technology
Jurimetrics|Jurimetrics
Juris Mag.|Juris Magazine
Just. Sys. L|Justice System Journal
`
