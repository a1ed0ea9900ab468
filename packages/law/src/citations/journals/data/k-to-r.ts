/** Journals, K to R. A row is `abbreviation|name|variation;variation`. */
export const kToR = `
Kan. J.L. & Pub. Pol'y|Kansas Journal of Law and Public Policy
Ky. L.J.|Kentucky Law Journal
La Raza L.J.|La Raza Law Journal
La. L. Rev.|Louisiana Law Review
Lab. L.J.|Labor Law Journal
Lab. Law.|Labor Lawyer
Landslide|Landslide
Law & Contemp. Probs.|Law and Contemporary Problems
Law & Hist. Rev.|Law and History Review
Law & Hum. Behav.|Law and Human Behavior
Law & Ineq.|Law and Inequality
Law & Phil.|Law and Philosophy
Law & Pol'y Int'l Bus.|Law and Policy in International Business
Law & Pol'y|Law and Policy
Law & Soc'y Rev.|Law & Society Review
Law & Soc. Inquiry|Law & Social Inquiry
Law Libr. J.|Law Library Journal
Law Libr. Lights|Law Library Lights
Laws. Man. on Prof. Conduct (ABA/BNA)|ABA/BNA Lawyers' Manual on Professional Conduct
Legal Reference Services Q.|Legal Reference Services Quarterly
Legal Writing|Legal Writing: The Journal of the Legal Writing Institute
Lewis & Clark L. Rev.|Lewis & Clark Law Review
Libr. J.|Library Journal
Lincoln L. Rev.|Lincoln Law Review
Litig.|Litigation
Loy. Consumer L. Rev.|Loyola Consumer Law Review
Loy. J. Pub. Int. L.|Loyola Journal of Public Interest Law
Loy. L. Rev.|Loyola Law Review (New Orleans)
Loy. L.A. Ent. L. Rev.|Loyola of Los Angeles Entertainment Law Review
Loy. L.A. Int'l & Comp. L. Rev.|Loyola of Los Angeles International & Comparative Law Review
Loy. L.A. L. Rev.|Loyola of Los Angeles Law Review
Loy. U. Chi. L.J.|Loyola University of Chicago Law Journal
Major Tax Plan.|Major Tax Planning
Marq. Intell. Prop. L. Rev.|Marquette Intellectual Property Law Review
Marq. L. Rev.|Marquette Law Review
Marq. Sports L. Rev.|Marquette Sports Law Review
Mass. L. Rev.|Massachusetts Law Review
McGeorge L. Rev.|McGeorge Law Review
McGill L.J.|McGill Law Journal
Md. J. Contemp. Legal Issues|Maryland Journal of Contemporary Legal Issues
Md. J. Int'l L. & Trade|Maryland Journal of International Law and Trade
Md. L. Rev.|Maryland Law Review
Me. L. Rev.|Maine Law Review
Melb. U. L. Rev.|Melbourne University Law Review
Mercer L. Rev.|Mercer Law Review
Mich. Bus. L.J.|Michigan Business Law Journal
Mich. J. Gender & L.|Michigan Journal of Gender & Law
Mich. J. Int'l L.|Michigan Journal of International Law
Mich. J. Race & L.|Michigan Journal of Race & Law
Mich. L. Rev.|Michigan Law Review
Mich. St. L. Rev.|Michigan State Law Review
Mich. Telecomm. & Tech. L. Rev.|Michigan Telecommunications and Technology Law Review
Mil. L. Rev.|Military Law Review
Minn. Intell. Prop. Rev.|Minnesota Intellectual Property Review
Minn. J. Global Trade|Minnesota Journal of Global Trade
Minn. J. Int'l. L.|MinnesotaJournal of International Law
Minn. J. L. Sci. & Tech.|Minnesota Journal of Law, Science & Technology
Minn. L. Rev.|Minnesota Law Review
Miss. C. L. Rev.|Mississippi College Law Review
Miss. L.J.|Mississippi Law Journal
Mo. Envtl. L. & Pol'y Rev.|Missouri Environmental Law and Policy Review
Mo. L. Rev.|Missouri Law Review
Mod. L. Rev.|Modern Law Review
Monash U. L. Rev.|Monash University Law Review
Mont. L. Rev.|Montana Law Review
Monthly Lab. Rev.|Monthly Labor Review
N. Ill. U. L. Rev.|Northern Illinois University Law Review
N. Ky. L. Rev.|Northern Kentucky Law Review
N.C. Banking Inst.|North Carolina Banking Institute
N.C. Cent. L. Rev.|North Carolina Central Law Review
N.C. Cent. L.J.|North Carolina (NC) Central Law Journal|Cent. Law J.
N.C. J. Int'l L. & Com. Reg.|North Carolina Journal of International Law and Commercial Regulation
N.C. J.L. & Tech. On.|North Carolina Journal of Law & Technology (Online)
N.C. J.L. & Tech.|North Carolina Journal of Law & Technology
N.C. L. Rev.|North Carolina Law Review
N.C. St. B.J.|North Carolina State Bar Journal
N.D. L. Rev.|North Dakota Law Review
N.M. L. Rev.|New Mexico Law Review
N.Y. City L. Rev.|New York City Law Review
N.Y. Int'l L. Rev.|New York International Law Review
N.Y. L.J.|New York Law Journal
N.Y. St. B.A. Antitrust L. Symp.|New York State Bar Association Antitrust Law Symposium
N.Y. Times|New York Times
N.Y.L. Sch. J. Hum. Rts.|New York Law School Journal of Human Rights
N.Y.L. Sch. J. Int'l & Comp. L.|New York Law School Journal of International and Comparative Law
N.Y.L. Sch. L. Rev.|New York Law School Law Review
N.Y.U. Ann. Inst. On Fed. Tax'n.|New York University Annual Institute on Federal Taxation
N.Y.U. Ann. Surv. Am. L.|New York University Annual Survey of American Law
N.Y.U. Envtl. L.J.|New York University Environmental Law Journal
N.Y.U. J. Int'l L. & Pol.|New York University Journal of International Law and Politics
N.Y.U. J. Legis. & Pub. Pol'y|New York University Journal of Legislation and Public Policy
N.Y.U. L. Rev.|New York University Law Review
N.Y.U. Moot Ct. Casebook|New York University School of Law Moot Court Casebook
N.Y.U. Rev. L. & Soc. Change|New York University Review of Law and Social Change
Nat'l Black L.J.|National Black Law Journal
Nat'l L.J.|National Law Journal
Nat'l Lawyers Guild, Civil Rights Litigation and Attorney Fees Annual Handbook|National Lawyers Guild, Civil Rights Litigation and Attorney Fees Annual Handbook
Nat'l Rep. Legal Ethics (Univ. Pub. Am.)|National Reporter on Legal Ethics & Professional Responsibility
Nat. Resources J.|Natural Resources Journal
Naval L. Rev.|Naval Law Review
Neb. L. Rev.|Nebraska Law Review
Nev. L.J.|Nevada Law Journal
New Eng. Int'l & Comp. L. Ann.|New England International and Comparative Law Annual
New Eng. J. Med.|New England Journal of Medicine
New Eng. J. On Crim. & Civ. Confinement|New England Journal on Criminal and Civil Confinement
New Eng. L. Rev.|New England Law Review
New L.J.|New Law Journal
NEXUS|NEXUS: A Journal of Opinion
Nota Bene|Nota Bene
Notre Dame J.L. Ethics & Pub. Pol'y|Notre Dame Journal of Law Ethics & Public Policy
Notre Dame L. Rev.|Notre Dame Law Review
Notre Dame Law.|Notre Dame Lawyer
Nova L. Rev.|Nova Law Review
Nw. J. Int'l L. & Bus.|Northwestern Journal of International Law & Business
Nw. U. L. Rev.|Northwestern University Law Review
Ocean & Coastal L.J.|Ocean and Coastal Law Journal
Ohio N.U. L. Rev.|Ohio Northern University Law Review
Ohio St. J. Crim. L.|Ohio State Journal of Criminal Law
Ohio St. J. on Disp. Resol.|Ohio State Journal on Dispute Resolution
Ohio St. L.J.|Ohio State Law Journal
Oil & Gas Tax Q.|Oil and Gas Tax Quarterly
Oil Gas & Energy Q.|Oil, Gas & Energy Quarterly
Okla. City U. L. Rev.|Oklahoma City University Law Review
Okla. L. Rev.|Oklahoma Law Review
Or. L. Rev.|Oregon Law Review
Or. Rev. Int'l L.|Oregon Review of International Law
Osgoode Hall L.J.|Osgoode Hall Law Journal
Otago L. Rev.|Otago Law Review
Ottawa L. Rev.|Ottawa Law Review
Pac. L.J.|Pacific Law Journal
Pac. Rim L. & Pol'y J.|Pacific Rim Law & Policy Journal
Pace Envtl. L. Rev.|Pace Environmental Law Review
Pace Int'l L. Rev.|Pace International Law Review
Pace L. Rev.|Pace Law Review
Parker Sch. J. E. Eur. L.|Parker School Journal of East European Law
Pat. L. Ann.|Parent Law Annual
Penn St. Envtl. L. Rev.|Penn State Environmental Law Review
Penn St. Int'l L. Rev.|Penn State International Law Review
Penn St. L. Rev.|Penn State Law Review
Pepp. L. Rev.|Pepperdine Law Review
Prac. Law.|Practical Lawyer
Preview U.S. Sup. Ct. Cas.|Preview of United States Supreme Court Cases
Prob. L.J.|Probate Law Journal (National College of Probate Judges and Boston University School of Law)
Proc. Nat'l Acad. Sci.|Proceedings of the National Academy of Sciences
Psychol. Bull.|Psychological Bulletin
Psychol. Pub. Pol'y & L. Pub.|Psychology Public Policy and Law Public
Psychol. Rev.|Law & Psychology Review LAw &
Pub. Cont. L.J.|Public Contract Law Journal
Pub. Ent. Advert. & Allied Fields L.Q.|Publishing, Entertainment, Advertising and Allied Fields Law Quarterly
Pub. Int. L. Rep.|Public Interest Law Reporter
Pub. Land & Resources L. Rev.|Public Land and Resources Law Review
Pub. Util. Rep. (PUR)|Public Utilities Reports
Quinnipiac Health L.J.|Quinnipiac Health Law Journal
Quinnipiac L. Rev.|Quinnipiac Law Review
Quinnipiac Prob. L.J.|Quinnipiac Probate Law Journal
Race & Ethnic Anc. L.J.|Race and Ethnic Ancestry Law Journal
RAND J. Econ.|The RAND Journal of Economics
Real Est. L.J.|Real Estate Law Journal
Real Prop. Prob. & Tr. J.|Real Property Probate and Trust Journal
Real Prop. Tr. & Est. L.J.|Real Property, Trust and Estate Law Journal
Regent U. L. Rev.|Regent University Law Review
Rev. Der. P.R.|Revista de Derecho Puertorriqueno
Rev. Jur. U.P.R.|Revista juridica de la Universidad de Puerto Rico
Rev. Litig.|Review of Litigation
Rich. J. Global L. & Bus.|Richmond Journal of Global Law & Business
Rich. J.L. & Pub. Int.|Richmond Journal of Law and the Public Interest
Rich. J.L. & Tech.|Richmond Journal of Law & Technology
RISK|RISK: Health, Safety & Environment
Rocky Mtn. Min. L. Inst.|Rocky Mountain Mineral Law Institute
Roger Williams U. L. Rev.|Roger Williams University Law Review
Rutgers Computer & Tech. L.J.|Rutgers Computer and Technology Law Journal
Rutgers L. Rec.|Rutgers Law Record
Rutgers L. Rev.|Rutgers Law Review
Rutgers L.J.|Rutgers Law Journal
Rutgers Race & L. Rev.|Rutgers Race & the Law Review
Rutgers-Cam. L.J.|Rutgers-Camden Law Journal
`
