/** Rules of court and of evidence, guidelines and model laws, cited by number. Rows as `../table.ts` reads them. */
export const rules = `
Fed. R. Civ. P.|frcp|rule|b|FRCP;F.R.C.P.;Fed. R. Civ. Proc.;Fed. Rule Civ. Proc.;Fed. Rules Civ. Proc.;Federal Rule of Civil Procedure;Federal Rules of Civil Procedure;Fed. R. Civil P.;F.R.Civ.P.;Fed. Rules of Civ. Proc.;Rules Civ. Proc.
Fed. R. Crim. P.|frcrp|rule|b|FRCrP;F.R.Cr.P.;FRCrimP;Fed. R. Crim. Proc.;Fed. Rule Crim. Proc.;Fed. Rules Crim. Proc.;Federal Rule of Criminal Procedure;Federal Rules of Criminal Procedure;F.R.Crim.P.
Fed. R. App. P.|frap|rule|b|FRAP;F.R.A.P.;Fed. R. App. Proc.;Fed. Rule App. Proc.;Fed. Rules App. Proc.;Federal Rule of Appellate Procedure;Federal Rules of Appellate Procedure
Fed. R. Evid.|fre|rule|b|FRE;F.R.E.;Fed. Rule Evid.;Fed. Rules Evid.;Fed. R. Ev.;Federal Rule of Evidence;Federal Rules of Evidence
Fed. R. Bankr. P.|frbp|rule|b|FRBP;Fed. R. Bank. P.;Fed. Rule Bkrtcy. Proc.;Fed. Rules Bkrtcy. Proc.;Federal Rule of Bankruptcy Procedure;Federal Rules of Bankruptcy Procedure;Bankr. Rule;Bankruptcy Rule
Sup. Ct. R.|sup-ct-rule|rule|b|S. Ct. R.;Supreme Court Rule;Sup. Ct. Rule
U.S. Sent'g Guidelines Manual|ussg|rule||U.S.S.G.;USSG;U.S. Sentencing Guidelines Manual;U.S. Sentencing Guidelines;United States Sentencing Guidelines;U. S. Sentencing Commission Guidelines Manual
U.C.C.|ucc|rule||UCC;Uniform Commercial Code
Tax Ct. R.|tax-ct-rule|rule|b|Tax Court Rule
Ct. Fed. Cl. R.|rcfc|rule|b|RCFC;R.C.F.C.
Ct. Int'l Trade R.|usct-rule|rule|b|USCIT R.
N.Y. C.P.L.R.|ny-code/cplr|statute|b|CPLR;N.Y.C.P.L.R.;C.P.L.R.;N.Y. CPLR
Tex. R. Civ. P.|tx-rule/civ-p|rule|b|Texas Rule of Civil Procedure
Tex. R. App. P.|tx-rule/app-p|rule|b|Texas Rule of Appellate Procedure
Tex. R. Evid.|tx-rule/evid|rule|b|Texas Rule of Evidence
Cal. R. Ct.|ca-rule|rule|b|Cal. Rules of Court;California Rules of Court
Model Penal Code|model-penal-code|rule||M.P.C.;MPC
Model Code of Prof'l Responsibility|model-code-prof-resp|rule||
Model Rules of Prof'l Conduct|model-rules-prof-conduct|rule|b|Model Rule of Professional Conduct;Model Rules of Professional Conduct;ABA Model Rule;Model Rule
Restatement (First) of Contracts|restatement/contracts|restatement||Restatement of Contracts;Restatement, Contracts
Restatement (Second) of Contracts|restatement/contracts-2d|restatement||Restatement 2d of Contracts;Restatement (2d) of Contracts
Restatement (First) of Torts|restatement/torts|restatement||Restatement of Torts;Restatement, Torts
Restatement (Second) of Torts|restatement/torts-2d|restatement||Restatement 2d of Torts;Restatement (2d) of Torts
Restatement (Third) of Torts|restatement/torts-3d|restatement||Restatement (3d) of Torts
Restatement (Second) of Conflict of Laws|restatement/conflict-2d|restatement||Restatement (Second) Conflict of Laws
Restatement (Second) of Judgments|restatement/judgments-2d|restatement||
Restatement (Second) of Agency|restatement/agency-2d|restatement||
Restatement (Third) of Agency|restatement/agency-3d|restatement||
Restatement (Second) of Trusts|restatement/trusts-2d|restatement||
Restatement (Third) of Trusts|restatement/trusts-3d|restatement||
Restatement (Third) of Unfair Competition|restatement/unfair-competition-3d|restatement||
Restatement (Third) of Property|restatement/property-3d|restatement||
Restatement (Third) of Foreign Relations Law|restatement/foreign-relations-3d|restatement||
Restatement (Third) of Restitution & Unjust Enrichment|restatement/restitution-3d|restatement||Restatement (Third) of Restitution and Unjust Enrichment
ASBCA|asbca|docket||
CBCA|cbca|docket||
SBA|sba|docket||
CFPB|cfpb|docket||
CFTC|cftc|docket||
U.S. Patent|us-patent|docket||U.S. Pat.;United States Patent;US Patent
U.S. Patent Application|us-patent-application|docket||U.S. Patent App.
Rev. Rul.|rev-rul|rule|b|Revenue Ruling
Rev. Proc.|rev-proc|rule|b|Revenue Procedure
Exec. Order|exec-order|docket||Executive Order;E.O.
Proclamation|proclamation|docket||
Guam Pub. L.|guam-law|statute|b|
D.C. Law|dc-law|statute|b|
D.C. Act|dc-act|statute|b|
Restatement (Third) of Torts: Liab. for Physical & Emotional Harm|restatement/torts-3d-harm|restatement||Restatement (Third) of Torts: Liability for Physical and Emotional Harm;Restatement (Third) of Torts: Phys. & Emot. Harm
Restatement (Third) of Torts: Prods. Liab.|restatement/torts-3d-products|restatement||Restatement (Third) of Torts: Products Liability
Restatement (Third) of Torts: Apportionment of Liab.|restatement/torts-3d-apportionment|restatement||Restatement (Third) of Torts: Apportionment of Liability
Cal. Code Civ. Proc.|ca-code/civ-proc|statute||Code Civ. Proc.;Cal. Code of Civil Procedure;California Code of Civil Procedure
Cal. Penal Code|ca-code/pen|statute||Pen. Code;Cal. Pen. Code
Cal. Civ. Code|ca-code/civ|statute||Civ. Code
Cal. Evid. Code|ca-code/evid|statute||Evid. Code
Cal. Gov't Code|ca-code/gov|statute||Gov. Code;Cal. Gov. Code
Cal. Lab. Code|ca-code/lab|statute||Lab. Code
Cal. Veh. Code|ca-code/veh|statute||Veh. Code
Cal. Fam. Code|ca-code/fam|statute||Fam. Code
Cal. Prob. Code|ca-code/prob|statute||Prob. Code
Cal. Corp. Code|ca-code/corp|statute||Corp. Code
Cal. Health & Safety Code|ca-code/health-safety|statute||Health & Saf. Code;Cal. Health & Saf. Code
Cal. Bus. & Prof. Code|ca-code/bus-prof|statute||Bus. & Prof. Code
Cal. Welf. & Inst. Code|ca-code/welf-inst|statute||Welf. & Inst. Code
`
