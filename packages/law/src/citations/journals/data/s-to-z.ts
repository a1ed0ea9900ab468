/** Journals, S to Z. A row is `abbreviation|name|variation;variation`. */
export const sToZ = `
S. Cal. Interdisc. L.J.|Southern California Interdisciplinary Law Journal
S. Cal. L. Rev.|Southern California Law Review
S. Cal. Rev. L. & Soc. Just.|Southern California Review of Law & Social justice
S. Ill. U. L.J.|Southern Illinois University Law Journal
S. Tex. L. Rev.|South Texas Law Review
S.C. Envtl. L.J.|South Carolina Environmental Law Journal
S.C. L. Rev.|South Carolina Law Review
S.D. L. Rev.|South Dakota Law Review
S.U. L. Rev.|Southern University Law Review
San Diego L. Rev.|San Diego Law Review
San Fern. V. L. Rev.|San Fernando Valley Law Review
Santa Clara Computer & High Tech. L.J.|Santa Clam Computer and High Technology Law Journal
Santa Clara J. Int'l L.|Santa Clara Journal of International Law
Santa Clara L. Rev.|Santa Clara Law Review
Sch. L. Bull.|School Law Bulletin
Scholar|The Scholar: St. Mary's Law Review on Minority Issues
School L. Rep. (Educ. Law Ass'n)|School Law Reporter
Sci. Am.|Scientific American .
Search & Seizure Bull. (Quinlan)|Search & Seizure Bulletin
Seattle U. L. Rev.|Seattle University Law Review
Seton Hall Const. L.J.|Seton Hall Constitutional Law Journal
Seton Hall J. Sport L.|Seton Hall Journal of Sport Law
Seton Hall J. Sports & Ent. L.|Seton HallJournal of Sports and Entertainment Law
Seton Hall L. Rev.|Seton Hall Law Review
Seton Hall Legis. J.|Seton Hall Legislative Journal
SMU L. Rev.|Southern Methodist University Law Review
Soc. Serv. Rev.|Social Service Review|Soc. Sec. Rep. Serv.;Soc. Sec. Rep. Service;Soc.Sec.Rep.Serv.
Software L.J.|Software Law Journal
Southeastern Envtl. L.J.|Southeastern Environmental Law Journal
Sports Law. J.|Sports Lawyers Journal
St. B. Tex. Envtl. L.J.|State Bar of Texas Environmental Law Journal
St. John's J. C.R. & Econ. Dev.|St.]ohn's Journal of Civil Rights and Economic Development
St. John's L. Rev.|St. John's Law Review
St. Louis U. L.J.|Saint Louis University Law Journal
St. Louis U. Pub. L. Rev.|Saint Louis University Public Law Review
St. Louis-Warsaw Transatlantic L.J.|Saint Louis-Warsaw Transatlantic Law Journal
St. Mary's L.J.|St. Mary's Law Journal
St. Thomas L. Rev.|St. Thomas Law Review
Stan. Envtl. L.J.|Stanford Environmental Law Journal
Stan. J. C.R. & C.L.|Stanford Journal of Civil Rights and Civil Liberties
Stan. J. Int'l L.|Stanford Journal of International Law
Stan. J.L. Bus. & Fin.|Stanford Journal of Law, Business & Finance
Stan. L. & Pol'y Rev.|Stanford Law & Policy Review
Stan. L. Rev.|Stanford Law Review
Stan. Tech. L. Rev.|Stanford Technology Law Review
Stetson L. Rev.|Stetson Law Review
Stud. L. Pol. & Soc'y|Studies in Law, Politics, and Society
Student Law.|Student Lawyer
Suffolk J. Trial & App. Advoc.|Suffolk Journal of Trial & Appellate Advocacy
Suffolk Transnat'l L. Rev.|Suffolk Transnational Law Review
Suffolk U. L. Rev.|Suffolk University Law Review
Sup. Ct. Rev.|Supreme Court Review
Sw. J. Int'l Law|Southwestern Journal of International Law
Sw. L.J.|Southwestern Law Journal
Sw. U. L. Rev.|Southwestern University Law Review
Sydney L. Rev.|Sydney Law Review
Syracuse J. Int'l L. & Com.|Syracuse Journal of International Law and Commerce
Syracuse L. Rev.|Syracuse Law Review
T. Jefferson L. Rev.|Thomas Jefferson Law Review
T. Marshall L. Rev.|Thurgood Marshall Law Review
T.M. Cooley J. Prac. & Clinical L.|Thomas M. Cooley Journal of Practical and Clinical Law
T.M. Cooley L. Rev.|Thomas M. Cooley Law Review
Tax Adviser|Tax Adviser
Tax L. Rev.|Tax Law Review
Tax Law.|Tax Lawyer
Tax Mgm't Int'l J.|Tax Management International Journal
Tax Notes|Tax Notes
Taxes|Taxes: The Tax Magazine
Temp. Envtl. L. & Tech. J.|Temple Environmental Law & TechnologyJournal
Temp. Int'l & Comp. L.J.|Temple International and Comparative Law Journal
Temp. L. Rev.|Temple Law Review
Temp. Pol. & C.R. L. Rev.|Temple Political and Civil Rights Law Review
Temp. Pol. & Civ. Rts. L. Rev.|Temple Political & Civil Rights Law Review
Tenn. J. Prac. & Proc.|Tennessee Journal of Practice and Procedure
Tenn. L. Rev.|Tennessee Law Review
Tex. F. on C.L. & C.R.|Texas Forum on Civil Liberties and Civil Rights
Tex. Hisp. J.L. & Pol'y|Texas Hispanic Journal of Law and Policy
Tex. Int'l L.J.|Texas International Law Journal
Tex. Intell. Prop. L.J.|Texas Intellectual Property Law Journal
Tex. J. Bus. L.|Texas Journal of Business Law
Tex. J. C.L. & C.R.|Texas Journal on Civil Liberties and Civil Rights
Tex. J. Women & L.|Texas Journal of Women and the Law
Tex. L. Rev.|Texas Law Review|Texas L.Rev.
Tex. Rev. L. & Pol.|Texas Review of Law & Politics
Tex. Tech L. Rev.|Texas Tech Law Review
Tex. Wesleyan L. Rev.|Texas Wesleyan Law Review
Third World Legal Stud.|Third World Legal Studies
Tol. J. Great Lakes, L. Sci. & Pol'y|Toledo Journal of Great Lakes' Law, Science & Policy
Tort & Ins. L.J.|Tort & Insurance Law Journal
Tort Trial & Ins. Prac. L.J.|Tort Trial & Insurance Practice Law Journal
Touro Int'l L. Rev.|Touro International Law Review
Touro J. Transnat'l L.|Touro Journal of Transnational Law
Touro L. Rev.|Touro Law Review
Trademark Rep.|Trademark Reporter
Transactions: Tenn. J. Bus. L.|Transactions: The Tennessee Journal of Business Law
Transnat'l L. & Contemp. Probs.|Transnational Law & Contemporary Problems
Transnat'l Law.|The Transnational Lawyer
Transp. L.J.|Transportation Law Journal
Trial Law. Guide|Trial Lawyers Guide
Tu L. Mar. L.J.|Tulane Maritime Law Journal
Tul. Envtl. L.J.|Tulane Environmental Law Journal
Tul. Eur. & Civ. L.F.|Tulane European and Civil Law Forum
Tul. J. Int'l & Comp. L.|Tulane Journal of International and Comparative Law
Tul. J.L. & Sexuality|Tulane Journal of Law and Sexuality
Tul. L. Rev.|Tulane Law Review
Tulsa J. Comp. & Int'l L.|Tulsa Journal of Comparative & International Law
Tulsa L. Rev.|Tulsa Law Review
Tulsa L.J.|Tulsa Law Journal
U. Ark. Little Rock L. Rev.|University of Arkansas at Little Rock Law Review
U. Balt. Intell. Prop. L.J.|University of Baltimore Intellectual Property Law Journal
U. Balt. J. Envtl. L.|University of Baltimore Journal of Environmental Law
U. Balt. L. Rev.|University of Baltimore Law Review
U. Balt. L.F.|University of Baltimore Law Forum
U. Chi. L. Rev.|University of Chicago Law Review
U. Chi. Legal F.|University of Chicago Legal Forum
U. Cin. L. Rev.|University of Cincinnati Law Review
U. Colo. L. Rev.|University of Colorado Law Review
U. Dayton L. Rev.|University of Dayton Law Review
U. Denv. Water L. Rev.|University of Denver Water Law Review
U. Det. Mercy L. Rev.|University of Detroit Mercy Law Review
U. Fla. J.L. & Pub. Pol'y|University of Florida Journal of Law and Public Policy
U. Fla. L. Rev.|University of Florida Law Review
U. Haw. L. Rev.|University of Hawaii Law Review
U. Ill. J.L. Tech. & Pol'y|University of Illinois Journal of Law, Technology and Policy
U. Ill. L. Rev.|University of Illinois Law Review
U. Kan. L. Rev.|University of Kansas Law Review
U. Md. L.J. Race Religion Gender & Class|University of Maryland Law Journal of Race, Religion, Gender and Class
U. Mem. L. Rev.|University of Memphis Law Review
U. Miami Bus. L. Rev.|University of Miami Business Law Review
U. Miami Int'l & Comp. L. Rev.|University of Miami International and Comparative Law Review
U. Miami Inter-Am. L. Rev.|University of Miami Inter-American Law Review
U. Miami L. Rev.|University of Miami Law Review
U. Miami Y.B. Int'l L.|University of Miami Yearbook of International Law
U. Mich. J.L. Reform|University of Michigan Journal of Law Reform
U. Pa. J. Bus. L.|University of Pennsylvania Journal of Business Law
U. Pa. J. Const. L.|University of Pennsylvania Journal of Constitutional Law
U. Pa. J. Int'l Econ. L.|University of Pennsylvania Journal of International Economic Law
U. Pa. J. Int'l L.|University of Pennsylvania Journal of International Law
U. Pa. J. Lab. & Emp. L.|University of Pennsylvania Journal of Labor and Employment Law
U. Pa. L. Rev.|University of Pennsylvania Law Review
U. Pitt. L. Rev.|University of Pittsburgh Law Review
U. Puget Sound L. Rev.|University of Puget Sound Law Review
U. Rich. L. Rev.|University of Richmond Law Review
U. Seattle L. Rev.|University of Seattle Law Review
U. St. Thomas L.J.|University of St. Thomas Law Journal
U. Tol. L. Rev.|University of Toledo Law Review
U. Toronto Fac. L. Rev.|University of Toronto Faculty of Law Review
U. Toronto L.J.|University of Toronto Law Journal
U.C. Davis L. Rev.|University of California at Davis Law Review
U.S.-Mex. L.|United States-Mexico Law Journal
U.S.F. L. Rev.|University of San Francisco Law Review
U.S.F. Mar. L.J|University of San Francisco Maritime Law Journal
UCC L.J.|Uniform Commercial Code Law Journal
UCC Rep.-Dig.|Uniform Commercial Code Reporter-Digest
UCLA Bull. L. & Tech.|UCLA Bulletin of Law and Technology
UCLA Ent. L. Rev.|UCLA Entertainment Law Review
UCLA J. Envtl. L. & Pol'y|UCLA Journal of Environmental Law & Policy
UCLA J. Int'l L. & Foreign Aff.|UCLA Journal of International Law and Foreign Affairs
UCLA J.L. & Tech.|UCLA Journal of Law and Technology
UCLA L. Rev.|UCLA Law Review
UCLA Pac. Basin L.J.|UCLA Pacific Basin Law Journal
UCLA Women's L.J.|UCLA Women's Law Journal
UDC/DCSL L. Rev.|University of the District of Coliunbia David Clarke School of Law Law Review
UMKC L. Rev.|UMKC Law Review
UN Monthly Chron.|UN Monthly Chronicle
Urb. Law.|Urban Lawyer
Utah L. Rev.|Utah Law Review
UWLA L. Rev.|University of West Los Angeles Law Review
Va. Envtl. L.J.|Virginia Environmental Law Journal
Va. J. Int'l L.|Virginia Journal of International Law
Va. J. Soc. Pol'y & L.|Virginia Journal of Social Policy & the Law
Va. J.L. & Tech.|Virginia Journal of Law and Technology
Va. L. & Bus. Rev.|Virginia Law & Business Review
Va. L. Rev.|Virginia Law Review
Va. L.L. & Tech.|Virginia Journal of Law & Technology
Va. Sports & Ent. L.J.|Virginia Sports and Entertainment Law Journal
Va. Tax Rev.|Virginia Tax Review
Val. U. L. Rev.|Valparaiso University Law Review
Vand. J. Ent. & Tech. L.|Vanderbilt Journal of Entertainment & Technology Law
Vand. J. Transnat'l L.|Vanderbilt Journal of Transnational Law
Vand. L. Rev.|Vanderbilt Law Review
Vill. Envtl. L.J.|Villanova Environmental Law Journal
Vill. L. Rev.|Villanova Law Review
Vill. Sports & Ent. L.J.|Villanova Sports & Entertainment Law Journal
Vt. J. Envtl. L.|Vermont Journal of Environmental Law
Vt. L. Rev.|Vermont Law Review
W. New Eng. L. Rev.|Western New England Law Review
W. St. U. L. Rev.|Western State University Law Review
W. Va. L. Rev.|West Virginia Law Review
Wake Forest L. Rev.|Wake Forest Law Review
Wall St. J.|Wall Street Journal
Wash. & Lee J. C.R. & Soc. Just.|Washington and Lee Journal of Civil Rights and Social Justice
Wash. & Lee L. Rev.|Washington and Lee Law Review
Wash. & Lee Race & Ethnic Anc. L.J.|Washington and Lee Race and Ethnic Ancestry Law Journal
Wash. L. Rev.|Washington Law Review
Wash. Monthly|Washington Monthly
Wash. Post|Washington Post
Wash. U. Glob. Stud. L. Rev.|Washington University Global Studies Law Review
Wash. U. J. Urb. & Contemp. L.|Washington University Journal of Urban and Contemporary Law
Wash. U. J.L. & Pol'y|Washington University Journal of Law and Policy
Wash. U. L. Rev.|Washington University Law Review
Wash. U. L.Q.|Washington University Law Quarterly
Washburn L.J.|Washburn Law Journal
Wayne L. Rev.|Wayne Law Review
Whittier L. Rev.|Whittier Law Review
Widener J. Pub. L.|WidenerJournal of Public Law
Widener L. Rev.|Widener Law Review
Widener L. Symp. J.|Widener Law Symposium Journal
Willamette L. Rev.|Willamette Law Review
Wis. Envtl. L.J.|Wisconsin Environmental Law Journal
Wis. Int'l L.J.|Wisconsin International Law Journal
Wis. L. Rev.|Wisconsin Law Review
Wis. Women's L.J.|Wisconsin Women's Law Journal
Wm. & Mary Bill Rts. J.|William and Mary Bill of Rights Journal
Wm. & Mary Envtl. L. Pol'y Rev.|William & Mary Environmental Law and Policy Review
Wm. & Mary J. Women & L.|William and Mary Journal of Women and the Law
Wm. & Mary L. Rev.|William and Mary Law Review
Wm. Mitchell L. Rev.|William Mitchell Law Review
Women's Rts. L. Rep.|Women's Rights Law Reporter
Wyo. L. Rev.|Wyoming Law Review
Wyo. Law.|Wyoming Lawyer
Yale Hum. Rts. & Dev. L.J.|Yale Human Rights and Development Law Journal
Yale J. Health Pol'y L. & Ethics|Yale Journal of Health Policy, Law, and Ethics
Yale J. Int'l L.|Yale Journal of International Law
Yale J. on Reg.|Yale Journal on Regulation
Yale J. World Pub. Ord.|Yale Journal of World Public Order
Yale J.L. & Feminism|Yale Journal of Law and Feminism
Yale J.L. & Human.|Yale Journal of Law & the Humanities
Yale J.L. & Tech.|Yale Journal of Law & Technology
Yale L. & Pol'y Rev.|Yale Law & Policy Review
Yale L.J.|Yale Law Journal
`
