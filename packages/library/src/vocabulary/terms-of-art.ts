/**
 * Words that mean something of their own in the law where they stand together: 'common law marriage' is no marriage that
 * the common law mentions. What the other lists of this folder say for something is added to them.
 */
export const termsOfArt = `
abuse of discretion, abuse of process, accord and satisfaction, account stated, act of god, actual innocence, adhesion contract, ad valorem
administrative law judge, adverse inference, adverse possession, affirmative defense, after-acquired property, age of consent, air rights
alienation of affection, alter ego, alternative minimum tax, ancillary jurisdiction, anticipatory breach, anticipatory repudiation
anti-deficiency, anti-SLAPP, apparent authority, appointment of receiver, articles of incorporation, assault and battery, asset forfeiture
assignment of benefits, assignment for benefit of creditors, assumption of risk, at-will employment, attempted murder, attorney lien
attractive nuisance, bad faith, bail bond, balloon payment, bank secrecy, battle of the forms, beneficiary deed
best interests of the child, bill of lading, blue sky law, boundary by acquiescence, breach of fiduciary duty, breach of warranty
building code, bulk sale, business judgment rule, business records, buy-sell agreement, capital gains, caveat emptor, certificate of deposit
certificate of occupancy, chain of custody, chain of title, change of venue, charging lien, charging order, chattel mortgage, child custody
child support, citizen's arrest, class action waiver, clean hands, clear title, closely held corporation, code of conduct, collateral estoppel
collateral source rule, commercial lease, common area maintenance, common carrier, common interest privilege, common law marriage
community property, comparative negligence, compassionate release, competency to stand trial, concealed carry, conditional use permit
condition precedent, condominium association, confession of judgment, conflict of interest, conscious parallelism, conservatorship
consequential damages, conservation easement, consolidated return, constructive eviction, constructive fraud, constructive notice
constructive trust, contempt of court, contingent fee, contributory negligence, corporate opportunity, covenant not to compete
covenant against encumbrances, covenant running with the land, cram down, credit bid, crime of violence, cross-collateralization
custodial parent, cy pres, dead man's statute, death penalty, death tax, debtor in possession, deceptive trade practice, declaratory judgment
deed in lieu of foreclosure, deed of trust, default judgment, deficiency judgment, defense of others, derivative suit, design defect
design patent, detrimental reliance, discharge in bankruptcy, discovery rule, disorderly conduct, dissolution of marriage, diversity jurisdiction
dog bite, domestic partnership, domestic violence, doctrine of equivalents, double jeopardy, dram shop, driving under the influence
drunk driving, due diligence, due process, dying declaration, earned income, easement by necessity, easement by prescription
economic loss rule, economic duress, eggshell plaintiff, elder abuse, elective share, eminent domain, employee handbook, entire agreement
environmental impact statement, equal pay, equitable distribution, equitable estoppel, equitable subrogation, equitable tolling, escheat
estate tax, estimated tax, excess of authority, exclusive remedy, excusable neglect, executory contract, exemplary damages, ex post facto
exempt property, expungement, extradition, extraordinary remedy, failure to warn, fair market value, fair use, false advertising
false arrest, false imprisonment, false light, family law, felony murder, fiduciary duty, financing statement, first refusal, fixture filing
force majeure, foreign judgment, forum non conveniens, forum selection clause, franchise disclosure, franchise tax, fraud in the inducement
fraudulent conveyance, fraudulent transfer, frustration of purpose, full faith and credit, general warranty deed, generation-skipping
gift tax, good cause, good faith exception, good samaritan, grand jury, grand larceny, gross negligence, guardian ad litem, habeas corpus
habitual offender, harmless error, head of household, health care directive, health care proxy, heirs at law, hit and run, hold harmless
holder in due course, holdover tenant, holographic will, home office deduction, homeowners association, homestead exemption, hostile work environment
hot pursuit, house arrest, identity theft, implied contract, implied covenant of good faith, implied easement, implied warranty
impossibility of performance, impracticability, incidental beneficiary, income tax, incorporation by reference, independent contractor
ineffective assistance of counsel, inevitable discovery, inheritance tax, innkeeper, innocent owner, innocent spouse, insanity defense
insider trading, insurable interest, intentional infliction of emotional distress, interest rate, interlocutory appeal, intermittent leave
intestate succession, invasion of privacy, inverse condemnation, invitee, involuntary commitment, involuntary manslaughter, irreconcilable differences
joint and several liability, joint custody, joint tenancy, joint venture, judgment creditor, judgment lien, judgment notwithstanding the verdict
jury instruction, jury nullification, juvenile record, land use, landlord tenant, last clear chance, lease termination, legal malpractice
legal separation, lemon law, lender liability, letter of credit, letter of intent, letters testamentary, libel per se, license plate
lien priority, life estate, life insurance, limited liability company, limited partnership, liquidated damages, liquor license, lis pendens
litigation hold, litigation privilege, living trust, living will, loss of consortium, lost profits, mail fraud, malicious prosecution
mandatory minimum, marital property, marketable title, material adverse effect, material breach, mechanic's lien, medical malpractice
medical power of attorney, meeting of the minds, mental anguish, merger doctrine, minimum wage, minor child, mitigation of damages
mobile home, money laundering, month-to-month, mortgage foreclosure, motor vehicle, mutual mistake, name change, negligence per se
negligent entrustment, negligent hiring, negligent infliction of emotional distress, negligent misrepresentation, negligent supervision
negotiable instrument, no-contest clause, no-fault divorce, non-compete, noncompetition agreement, nondisclosure agreement, notice of claim
notice of lien, nuisance per se, nunc pro tunc, objective standard, offer in compromise, offer of judgment, official capacity, open and obvious
operating agreement, option contract, oral contract, order of protection, owner's association, parental rights, parol evidence, part performance
partition action, patent exhaustion, patent term, paternity, payable on death, payment bond, peremptory challenge, perfect tender, performance bond
periodic tenancy, permissive use, personal injury, personal jurisdiction, personal property, physician-patient privilege, piercing the corporate veil
plain error, plain meaning, plain view, plea bargain, police power, pour-over will, power of appointment, power of attorney, power of sale
prejudgment interest, preliminary hearing, preliminary injunction, premises liability, prenuptial agreement, preponderance of the evidence
prescriptive easement, pretermitted child, pretrial diversion, prevailing party, price discrimination, price fixing, primary jurisdiction
principal place of business, prior restraint, private nuisance, privity of contract, probable cause, probate court, products liability
professional corporation, promissory estoppel, promissory note, property tax, protective order, proximate cause, proxy statement
public duty, public nuisance, public records, public use, punitive damages, purchase money, putative spouse, quantum meruit, quasi contract
quiet title, quitclaim deed, race-notice, real estate agent, reasonable doubt, recording statute, redemption period, registered agent
relation back, rent control, repair and deduct, res ipsa loquitur, res judicata, rescission of contract, respondeat superior
restraining order, restraint of trade, restrictive covenant, retaliatory eviction, retirement account, reverse mortgage, revocable trust
right of first refusal, right of publicity, right of survivorship, right of way, right to cure, right to counsel, right to farm, ripeness
risk of loss, rule against perpetuities, rule of lenity, safe harbor, sale of business, sales tax, search incident to arrest, secured creditor
security agreement, security deposit, security interest, self-defense, self-dealing, separation agreement, service of process, sex offender registration
shareholder agreement, short sale, sister state, slayer rule, slip and fall, small claims, sole proprietorship, sovereign immunity
special needs trust, special warranty deed, specific performance, speedy trial, spendthrift trust, spoliation of evidence, spousal privilege
spousal support, stand your ground, standard of care, standard of review, standing to sue, state of mind, statute of frauds
statute of limitations, statute of repose, statutory rape, stay pending appeal, step transaction, stop and frisk, strict liability, strict scrutiny
structured settlement, subject matter jurisdiction, substantial performance, successor liability, summary judgment, summary eviction
supersedeas bond, supplemental jurisdiction, surety bond, survivor benefits, surviving spouse, tangible personal property, tax credit
tax deed, tax lien, tax sale, temporary restraining order, tenancy at will, tenancy by the entirety, tenancy in common, tenant improvement
third-party beneficiary, time of the essence, title insurance, tort claims act, tortious interference, totten trust, trade dress, trade fixture
trade name, trade secret, transferred intent, treble damages, trespass to chattels, trust protector, truth in lending, ultra vires
unclaimed property, unclean hands, unconscionable contract, under the influence, undue hardship, undue influence, unemployment benefits
unfair competition, uniform commercial code, uninsured motorist, unjust enrichment, unlawful detainer, use tax, usury, vacation rental
variance zoning, vehicular homicide, vicarious liability, visitation rights, voluntary payment, wage garnishment, wage theft, warranty of habitability
warranty of merchantability, water rights, white collar, will contest, wire fraud, withholding tax, work product, workers compensation
workmanlike manner, wrongful death, wrongful eviction, wrongful foreclosure, wrongful termination, year-end bonus, zoning ordinance, zoning variance
`
