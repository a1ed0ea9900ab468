/** Journals, A to D. A row is `abbreviation|name|variation;variation`. */
export const aToD = `
A.B.A. J.|ABA Journal
A.F. L. Rev.|Air Force Law Review
Adel. L. Rev.|Adelaide Law Review
Admin. L. Rev. Am. U.|Administrative Law Review of American University
Admin. L. Rev.|Administrative Law Review
Admin. L.3d|Administrative Law Third Series for Federal Contractors
Aff. Action Compl. Man.|Affirmative Action Compliance Manual for Federal Contractors
AIDS L. & Litig. Rep.|AIDS Law & Litigation Reporter
AIPLA Q.J.|American Intellectual Property Law Association Quarterly
Akron L. Rev.|Akron Law Review
Akron Tax J.|Akron Tax Journal
Ala. L. Rev.|Alabama Law Review
Alaska L. Rev.|Alaska Law Review
Alb. L. Rev.|Albany Law Review
Alb. L.J. Sci. & Tech.|Albany Law Journal of Science and Technology
All St. Tax Guide|All States Tax Guide
Am. B. Found. Res. J.|American Bar Foundation Research Journal
Am. Bankr. Inst. L. Rev.|American Bankruptcy Institute Law Review
Am. Bankr. L.J.|American Bankruptcy Law Journal
Am. Bus. L.J.|American Business Law Journal
Am. Crim. L. Rev.|American Criminal Law Review
Am. I. Int'l L.|American Journal of International Law
Am. Indian L. Rev.|American Indian Law Review
Am. J. Comp. L.|American Journal of Comparative Law
Am. J. Crim. L.|American Journal of Criminal Law
Am. J. Juris.|American Journal of Jurisprudence|Am. J. Jurispr;Am. J. Jurisprud
Am. J. Legal Hist.|American Journal of Legal History
Am. J. Trial Advoc.|American Journal of Trial Advocacy
Am. J.L. & Med.|American Journal of Law & Medicine
Am. Rev. Int'l Arb.|American Review of International Arbitration
Am. Soc'y Int'l L. Proc.|American Society of International Law Proceedings
Am. Stock Ex. Guide|American Stock Exchange Guide
Am. U. Int'l L. Rev.|American University International Law Review
Am. U. J. Gender Soc. Pol'y & L.|American University Journal of Gender, Social Policy and the Law
Am. U. L. Rev.|American University Law Review
Anglo-Am. L. Rev.|Anglo-American Law Review
Ann. Rev. Banking & Fin. L.|Annual Review of Banking & Financial law
Ann. Rev. Banking L.|Annual Review of Banking Law
Ann. Surv. Am. L.|Annual Survey of American Law
Ann. Surv. Int'l & Comp. L.|Annual Survey of International and Comparative Law
Annals Am. Acad. Pol. & Soc. Sci.|Annals of the American Academy of Political and Social Science
Annals Health L.|Annals of Health Law
Antitrust & Trade Reg. Rep.|Antitrust & Trade Regulation Report
Ariz. J. Int'l & Comp. L.|Arizona Journal of International and Comparative Law
Ariz. L. Rev.|Arizona Law Review
Ariz. St. L.J.|Arizona State Law Journal
Ark. L. Notes|Arkansas Law Notes
Ark. L. Rev.|Arkansas Law Review
Army Law.|Army Lawyer
Asian Am. L.J.|Asian American Law Journal
Asian Pac. Am. L.J.|Asian Pacific American Law Journal
Asian-Pac. L. & Pol'y J.|Asian-Pacific Law and Policy Journal
Auckland U. L. Rev.|Auckland University Law Review
Av. L. Rep.|Aviation Law Reporter
Ave Maria L. Rev.|Ave Maria Law Review
B. Examiner|The Bar Examiner
B.C. Envtl. Aff. L. Rev.|Boston College Environmental Affairs Law Review
B.C. Int'l & Comp. L. Rev.|Boston College International and Comparative Law Review
B.C. L. Rev.|Boston College Law Review
B.C. Third World L.J.|Boston College Third World Law Journal
B.U. Int'l L.J.|Boston University International Law Journal
B.U. J. Sci. & Tech. L.|Boston University Journal of Science & Technology Law
B.U. L. Rev.|Boston University Law Review
B.U. Pub. Int. L.J.|Boston University Public Interest Law Journal
Bankr. Dev. J.|Bankruptcy Developments Journal
Baylor L. Rev.|Baylor Law Review
Behav. Sci. & L.|Behavioral Sciences and the Law
Berkeley J. Afr.-Am. L. & Pol'y|Berkeley Journal of African-American Law & Policy
Berkeley J. Emp. & Lab. L.|Berkeley Journal of Employment and Labor Law
Berkeley J. Int'l L.|Berkeley Journal of International Law
Berkeley Tech. L.J.|Berkeley Technology Law Journal
Berkeley Women's L.J.|Berkeley Women's Law Journal
BioLaw (LexisNexis)|BioLaw
Brandeis L.J.|Brandeis Law Journal
Briefcase|Briefcase
Brook. J. Int'l L.|Brooklyn Journal of International Law
Brook. L. Rev.|Brooklyn Law Review
Buff. Crim. L. Rev.|Buffalo Criminal Law Review
Buff. Envtl. L.J.|Buffalo Environmental Law Journal
Buff. Hum. Rts. L. Rev.|Buffalo Human Rights Law Review
Buff. L. Rev.|Buffalo Law Review
Buff. Pub. Int. L.J.|Buffalo Public Interest Law Journal
Buff. Women's L.J.|Buffalo Women's Law Journal
Bus. L.J.|Business Law Journal
BYU Educ. & L.J.|Brigham Young University Education and Law Journal
BYU J. Pub. L.|Brigham Young University Journal of Public Law
BYU L. Rev.|Brigham Young University Law Review
Cal. Bankr. J.|California Bankruptcy Journal
Cal. Crim. L. Rev.|California Criminal Law Review
Cal. L. Rev.|Southern California Law Review &
Cal. Reg. L. Rep.|California Regulatory Law Reporter
Cal. St. B.J.|California State Bar Journal
Cal. W. Int'l L.J.|California Western International Law Journal
Cal. W. L. Rev.|California Western Law Review
Calif. L. Rev.|California Law Review
Cambridge L.J.|Cambridge Law Journal
Campbell L. Rev.|Campbell Law Review
Can.-U.S. L.J.|Canada-United States Law Journal
Cap. Def. Dig.|Capital Defense Digest
Cap. Def. J.|Capital Defense Journal
Cap. U. L. Rev.|Capital University Law Review
Cardozo Arts & Ent. L.J.|Cardozo Arts & Entertainment Law Journal
Cardozo J. Conflict Resol.|Cardozo Journal of Conflict Resolution
Cardozo J. lnt'l & Comp. L.|Cardozo Journal of International and Comparative Law
Cardozo L. Rev.|Cardozo Law Review
Cardozo Online J. Conflict Resol.|Cardozo Online Journal of Conflict Resolution
Cardozo Women's L.J.|Cardozo Women's Law Journal
Carolina Alumni Rev.|Carolina Alumni Review
Case W. Res. J. Int'l L.|Case Western Reserve Journal of International Law
Case W. Res. L. Rev.|Case Western Reserve Law Review
Cath. Law.|Catholic Lawyer
Cath. U. L. Rev.|Catholic University Law Review
Chap. L. Rev.|Chapman Law Review
Chi. J. Int'l L.|Chicago Journal of International Law
Chi.-Kent L. Rev.|Chicago-Kent Law Review
Chicano-Latino L. Rev.|Chicano-Latino Law Review
Child. Legal Rts. J.|Children's Legal Rights Journal
Chron. Higher Educ.|Chronicle of Higher Education
Clearinghouse Rev.|Clearinghouse Review
Clev. St. L. Rev.|Cleveland State Law Review
Clev.-Marshall L. Rev.|Cleveland-Marshall Law Review
Clinical L. Rev.|Clinical Law Review
Colo. J. Int'l Envtl. L. & Pol'y|Colorado Journal of International Environmental Law and Policy
Colo. Law.|Colorado Lawyer|Colorado Law.
Colum. Bus. L. Rev.|Columbia Business Law Review
Colum. Hum. Rts. L. Rev.|Columbia Human Rights Law Review
Colum. J. Asian L.|Columbia Journal of Asian Law
Colum. J. E. Eur. L.|Columbia Journal of East European Law
Colum. J. Envtl. L.|Columbia Journal of Environmental law
Colum. J. Gender & L.|Columbia Journal of Gender and Law
Colum. J. Of Eur. L.|Columbia Journal of European Law
Colum. J. Transnat'l L.|Columbia Journal of Transnational Law
Colum. J.L. & Arts|Columbia Journal of Law & the Arts
Colum. J.L. & Soc. Probs.|Columbia Journal of Law and Social Problems
Colum. L. Rev.|Columbia Law Review
Colum. Sci. & Tech. L. Rev.|Columbia Science and Technology Law Review
Colum.-VLA J.L. & Arts|Columbia-VLA journal of Law & the Arts
CommLaw Conspectus|CommLaw Conspectus: Journal of Communications Law & Policy
Common Mkt. L. Rev.|Common Market Law Review
Comp. Lab. L. & Pol'y J.|Comparative Labor Law & Policy journal
Comp. Lab. L.J.|Comparative Labor Law Journal
Computer L. Rev. & Tech J.|Computer Law Review & Technology Journal
Computer/L.J.|Computer/Law Journal
Cong. Dig.|Congressional Digest
Conn. Ins. L.J.|Connecticut Insurance Law Journal
Conn. J. Int'l L.|Connecticut Journal of International Law
Conn. L. Rev.|Connecticut Law Review
Conn. Prob. L.J.|Connecticut Probate Law Journal
Const. Comment.|Constitutional Commentary
Consumer Fin. L. Q. Rep.|Consumer Finance Law Quarterly Report
Conv. & Prop. Law. (n.s.)|Conveyancer and Property Lawyer (new series)
Copyright L. Symp. (ASCAP)|Copyright Law Symposium (American Society of Composers, Authors, & Publishers
Cornell Int'l L.J.|Cornell International Law Journal
Cornell J.L. & Pub. Pol'y|Cornell Journal of Law and Public Policy
Cornell L. Rev.|Cornell Law Review
Cornell L.Q.|Cornell Law Quarterly
Corp. Tax'n|Corporate Taxation
Creighton L. Rev.|Creighton Law Review
Crim. Just. Ethics|Criminal Justice Ethics
Crim. Just.|Criminal Justice
Crim. L. Bull.|Criminal Law Bulletin
Crim. L. Rev.|Criminal Law Review
Crim. L.F.|Criminal Law Forum
Crime, L. & Soc. Change|Crime, Law and Social Change
Cumb. L. Rev.|Cumberland Law Review
Current Med. for Att'ys|Current Medicine for Attorneys
Currents: Int'l Trad L.J.|Currents: The International Trade Law Journal
D.C. L. Rev.|District of Columbia Law Review
Dalhousie L.J.|Dalhousie Law Journal
Def. Couns. J.|Defense Counsel Journal
Del. J. Corp. L.|Delaware Journal of Corporate Law
Del. L. Rev.|Delaware Law Review
Denv. J. Int'l L. & Pol'y|Denver Journal of International Law and Policy
Denv. U. L. Rev.|Denver University Law Review
Dep't St. Bull.|Department of State Bulletin
DePaul Bus. & Com. L.J.|DePaul Business & Commercial Law Journal
DePaul Bus. L.J.|DePaul Business Law Journal
DePaul J. Health Care L.|DePaul Journal of Health Care Law
DePaul L. Rev.|DePaul Law Review
Depaul-LCA J. Art & Ent. L. & Pol'y|DePaul-LCA Journal of Art and Entertainment Law and Policy
Dick. Int'l L. Ann.|Dickinson International Law Annual
Dick. L. Rev.|Dickinson Law Review
Digest|The Digest: The National Italian-American Bar Ass'n Law Journal
Drake J. Agric. L.|Drake Journal of Agricultural Law
Drake L. Rev.|Drake Law Review
Drexel L. Rev.|Drexel Law Review
Duke J. Comp. & Int'l L.|Duke Journal of Comparative & International Law
Duke J. Const. L. & Pub. Pol'y|Duke Journal of Constitutional Law & Public Policy
Duke J. Gender L. & Pol'y|Duke Journal of Gender Law & Policy
Duke L.J.|Duke Law Journal
Duq. Bus. L.J.|Duquesne Business Law Journal
Duq. L. Rev.|Duquesne Law Review
Dydke Envtl. L. & Pol'y F.|Duke Environmental Law & Policy Forum
`
