/** What lawyers abbreviate, and what it stands for. It means that and nothing else. */
export const abbreviations = `
plra | Prison Litigation Reform Act
aedpa | Antiterrorism and Effective Death Penalty Act, habeas corpus
ipr | inter partes review
pgr | post-grant review
ptab | Patent Trial and Appeal Board
lmra | Labor Management Relations Act
nlra | National Labor Relations Act
nlrb | National Labor Relations Board
cba | collective bargaining agreement
ulp | unfair labor practice
flsa | Fair Labor Standards Act
fmla | Family and Medical Leave Act
adea | Age Discrimination in Employment Act
ada | Americans with Disabilities Act
eeoc | Equal Employment Opportunity Commission
osha | Occupational Safety and Health Act
warn act | Worker Adjustment and Retraining Notification Act
erisa | Employee Retirement Income Security Act, ERISA
cobra | continuation coverage, group health plan
hipaa | protected health information, HIPAA
emtala | Emergency Medical Treatment and Labor Act
eaja | Equal Access to Justice Act
ftca | Federal Tort Claims Act
fsia | Foreign Sovereign Immunities Act
apa | Administrative Procedure Act
foia | Freedom of Information Act
nepa | National Environmental Policy Act
eis | environmental impact statement
esa | Endangered Species Act
cwa | Clean Water Act
caa | Clean Air Act
rcra | Resource Conservation and Recovery Act
nhpa | National Historic Preservation Act
rfra | Religious Freedom Restoration Act
rluipa | Religious Land Use and Institutionalized Persons Act
fha | Fair Housing Act
vra | Voting Rights Act
nvra | National Voter Registration Act
hava | Help America Vote Act
feca | Federal Election Campaign Act
fec | Federal Election Commission
icwa | Indian Child Welfare Act
ina | Immigration and Nationality Act
fdcpa | Fair Debt Collection Practices Act
fcra | Fair Credit Reporting Act
tcpa | Telephone Consumer Protection Act
tila | Truth in Lending Act
ecoa | Equal Credit Opportunity Act
respa | Real Estate Settlement Procedures Act
ftc | Federal Trade Commission
pslra | Private Securities Litigation Reform Act
slusa | Securities Litigation Uniform Standards Act
cafa | Class Action Fairness Act
hsr | Hart-Scott-Rodino
rico | Racketeer Influenced and Corrupt Organizations
cfaa | Computer Fraud and Abuse Act
csa | Controlled Substances Act
dtsa | Defend Trade Secrets Act
dmca | Digital Millennium Copyright Act
vara | Visual Artists Rights Act
esign | Electronic Signatures in Global and National Commerce Act
faa | Federal Arbitration Act
efaa | Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act
fela | Federal Employers' Liability Act
cercla | CERCLA, hazardous substance, response costs
fca | False Claims Act
qui tam | False Claims Act, civil action for false claims, relator
cda | Communications Decency Act, Contract Disputes Act
irc | Internal Revenue Code
mdl | multidistrict litigation
jmol, jnov | judgment as a matter of law
msj | summary judgment
mtd | motion to dismiss
tro | temporary restraining order
ifp | in forma pauperis
coa | certificate of appealability
iac | ineffective assistance of counsel
cert petition | certiorari
frcp | Federal Rules of Civil Procedure
frcrp, frcrimp | Federal Rules of Criminal Procedure
fre | Federal Rules of Evidence
frap | Federal Rules of Appellate Procedure
esi | electronically stored information
smj, subject matter jx | subject-matter jurisdiction
depo, depos | deposition
rogs, rog, interrogs | interrogatories
rfa, rfas | requests for admission
rfp, rfps | production of documents, requests for production
sol | statute of limitations, limitations period
qi | qualified immunity
sj | summary judgment
jx | jurisdiction
1a | First Amendment
2a | Second Amendment
4a | Fourth Amendment
5a | Fifth Amendment
6a | Sixth Amendment
8a | Eighth Amendment
14a | Fourteenth Amendment
pj | personal jurisdiction
fnc | forum non conveniens
bfoq | bona fide occupational qualification
rif | reduction in force
mvra | restitution
ussg | sentencing guidelines
`
