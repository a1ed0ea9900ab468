/**
 * Subjects of the law, one a line, by the words that tell them: a question on one of them is not answered by what has no
 * word of it. Most are the law of states. Before the bar what a question says, behind it what else speaks of the same.
 */
export const subjects = `
divorce, divorced, divorcing, annul, annulment, legal separation, alimony, spousal support, spousal maintenance, prenup, prenuptial, premarital agreement, postnuptial, marital property, community property | dissolution of marriage
child support | support of children, support for children
custody battle, joint custody, shared custody, share custody, sole custody, custody of my child, custody agreement, custody order, parenting time, parenting plan | custody of children, child custody
adopt a child, adopt my, open adoption, stepparent adoption, adoption of a, adoption papers, stepfather, stepmother, stepparent, foster parent, surrogate, paternity, paternity test | unwed father, parental rights
name change, change my name, legal name, maiden name, copy of my birth certificate, get my birth certificate, correct a birth certificate, death certificate |
domestic partnership, civil union, common law marriage, putative spouse, get a marriage license, marriage license cost, marriage license fee, wedding, engagement ring | marriage
last will, a will, my will, will contest, contest a will, contesting a will, testament, probate, executor, intestate, intestacy, inherit, inheritance, heir, heirs, inherits, decedent, codicil, without a will, estate administration, disinherit, elective share, letters testamentary | estates
living trust, revocable trust, irrevocable trust, special needs trust, spendthrift trust, trustee fees, successor trustee, removal of trustee | trust
power of attorney, health care proxy, living will, advance directive, conservatorship, guardianship, guardian |
evict, evicted, eviction, evicting, landlord, landlords, tenant, tenants, my rent, pay rent, raise the rent, roommate, my apartment, my lease, locked me out, changed the locks, shut off my utilities, unlawful detainer, holdover, sublease, sublet, month to month, rent increase, raise rent, rent control, rent relief, security deposit, pay or quit, break my lease, break a lease, lease early, termination of lease, lease termination | landlord, tenant
squatter, squatters, adverse possession, quiet title, easement, boundary line, property line, fence, encroachment, encroaches, landlocked, partition action, deed, quitclaim, title insurance, recording act, race-notice |
tree, hedge, noise, barking, neighbor | nuisance
homeowners association, hoa, condo association, condo board, condo fees, condominium association, restrictive covenant, timeshare |
mortgage, foreclosure, foreclose, short sale, reverse mortgage, deed of trust, redemption period, property tax, redemption after sale, homestead, escrow, realtor, real estate agent, home inspection | automatic stay
zoning variance, conditional use permit, certificate of occupancy, building permit | zoning, land use
mechanics lien, mechanic's lien, construction lien, charging lien, attorney lien, judgment lien, lien priority, garnish, garnishment, wage garnishment | lien
dog bite, dog bit, pet, cat, leash, dangerous animal | animal
slip and fall, wet floor, negligent security, criminal attack, premises liability, trip and fall | invitee, landowner
car accident, car crash, auto accident, car wreck, fender bender, rear ended, hit and run, uninsured motorist, no-fault insurance, lemon law, totaled |
medical malpractice, malpractice, sponge, surgeon, botched surgery, during surgery, after surgery, surgery went wrong, misdiagnosis, informed consent | physician, surgeon, operation
pain and suffering, noneconomic damages, damage cap, wrongful death, loss of consortium, comparative negligence, comparative fault, contributory negligence, assumption of risk, statute of repose |
homeowner's claim, homeowners insurance, life insurance, insurance claim, insurance policy, policy limits, water damage, duty to defend, subrogation, insurance company, bad faith denial | insurance
workers compensation, workers comp, workmen's compensation, work injury |
unemployment, unemployment benefits | unemployment compensation
non-compete, noncompete, non compete, covenant not to compete, nonsolicitation | restrictive covenant
two weeks notice, at will, fire me for no reason, fired for no reason, fired without cause, fire me without cause, quit my job, see my social media, check my references, prevailing wage, meal break, rest break, lunch break, final paycheck, pay stub, severance, vacation pay, sick leave, paid sick, tip pool | wages
speed limit, speeding ticket, traffic ticket, parking ticket, parking, red light, stop sign, driver license, driver's license, drivers license, license suspension, point system, open container, seat belt, dui, dwi, drunk driving, breathalyzer, license plate, vehicle registration, school bus | motorist
misdemeanor, shoplifting, petty theft, burglary, arson, assault, battery, trespass, vandalism, disorderly conduct, prostitution, gambling, statutory rape, age of consent, stalking, manslaughter, felony murder, self-defense, stand your ground, insanity, criminal trespass | murder
expunge, expunged, expungement, seal record, seal a, seal my, juvenile record, clear my record, criminal record, pardon, parole hearing, probation violation, sex offender |
jury duty, small claims, notary, notary public, process server, bail bondsman, court reporter |
llc, limited liability company, articles of organization, articles of incorporation, registered agent, operating agreement, sole proprietorship, partnership, general partnership, limited partnership, nonprofit, annual report, piercing the corporate veil, corporate veil, pierce the veil, piercing veil, llc veil, veil of an llc, s corporation, buy-sell, closely held | partners
franchise, franchisee, franchisor, franchise disclosure |
merchantability, implied warranty, express warranty, warranty, perfect tender, battle of the forms, nonconforming, bill of lading, letter of credit, negotiable instrument, holder in due course, promissory note, ucc, uniform commercial code, article 9, security interest, perfect a lien, perfecting, financing statement, secured party, purchase money | warranties
seller breached, buyer breached, seller's breach, buyer's breach, lost profits for breach, recover lost profits, consequential damages, expectation damages, cover damages, duty to mitigate, mitigate damages, mitigation of damages, rejected goods, defective goods, goods arrived late | contract, contracts, sale of goods
limitations for breach of contract, limitations breach of contract, limitations for contract, limitations on a contract, limitations for negligence, limitations for personal injury, limitations for fraud, limitations for defamation, limitations for libel, limitations for malpractice, limitations for wrongful death, time to sue for breach, how long to sue for breach |
usury, payday loan, paying back a loan, pay back a loan, pay me back, paying me back, lent money, loaned money, owes me money, pawn, pawn shop, title loan, interest rate, loan from a friend, iou, credit card debt | lending
statute of frauds, verbal contract, verbal lease, contract with a minor, minor sign, minors sign, minor signed, cosigned, cosigner, breach of contract in, oral agreement, oral contract, verbal promise, verbal agreement, handshake, parol evidence, liquidated damages clause, anticipatory repudiation, quantum meruit, promissory estoppel, unjust enrichment, accord and satisfaction, novation | promise
roofer, plumber, my contractor, roof, remodel, home improvement | builder, construction
gift tax, estate tax, inheritance tax, capital gains, capital gain, 1031, like-kind, ira, roth, 401k withdrawal, early withdrawal, section 179, depreciation, tax credit, r d credit, earned income, standard deduction, home office, filing status, offer in compromise, payroll tax, tax lien, amended return, w-2, s corporation election |
visa, h-1b, h1b, l-1b, l-1, o-1, eb-5, daca, tps, green card renewal, citizenship test, work permit, labor certification, i-130, fiance, sponsor | naturalization
medicare enrollment, medicaid eligibility, food stamps, snap, retirement age, social security retirement, trial work period, ssi, stimulus, gi bill | benefits
truancy, homeschool, charter school, school enrollment, tuition, teacher tenure | education
liquor license, business license, bars close, bar close, last call, alcohol on sunday, alcohol sales hours, food truck, occupational license, contractor license, building code, permit fee | license
filing fee, fee to file, cost of filing, cost to file, recording fee, fee to record, county recorder, city code, municipal code, county code, clerk’s office hours, phone number of | fees, cost
cyberbullying, revenge porn, right of publicity, data breach, breach notification, ccpa, record a phone call, record a conversation, two-party consent | concrete harm, injury in fact, certainly impending, intercept, intercepting, one-party consent
cryptocurrency tax, airbnb, short-term rental, drone, e-scooter, medical cannabis card |
likelihood of confusion factors, trademark examination, office action, patent examiner, patent term adjustment, provisional application, pct | trademark
german, germany, france, french, england, english law, wales, scotland, british, united kingdom, uk, ireland, irish law, canada, canadian, ontario, quebec, british columbia, australia, australian, new zealand, mexico, mexican law, mexican labor, french labor, german labor, english employment, china, chinese law, india, japan, japanese law, korea, korean law, brazil, spain, spanish law, italy, italian law, netherlands, dutch, russia, russian, israel, saudi, saudi arabia, dubai, emirates, qatar, turkey, greece, greek law, portugal, poland, sweden, norway, denmark, finland, belgium, austria, nigeria, kenya, south africa, egypt, pakistan, philippines, vietnam, thailand, singapore, hong kong, taiwan, indonesia, argentina, chile, colombia, peru, venezuela, cuba, jamaica, swiss, switzerland, european union, eu, gdpr, employment tribunal, charter of rights | foreign, abroad, foreign country, convention
late fee, late fees, security deposit, damage deposit, rent increase, raise rent, rent control, sublease, sublet, break my lease, break a lease, holdover, renters insurance, lease renewal, month to month | deposit, rent control
ex move, move away with, relocation, relocate with, visitation schedule, grandparents visitation, custody | custody of children, child custody, visitation, parental rights
real estate broker, real estate agent, realtor, seller disclosure, disclosed by seller, concealed defects, hidden defects, home inspection, closing costs, earnest money | vendor, purchaser
car dealer, used car, give me a refund, refund from a store, store refund, return policy, store return, salvage title, auto dealer, auto repair, mechanic, refund policy, gym, membership contract, contractor took, home warranty, extended warranty, consumer protection act | consumer
fictitious business name, business name, dba, business license, register a business, registered agent, annual report, franchise tax | trade name
k-1, schedule k, partnership return, pass-through, self-employment tax, estimated tax, sales tax exemption, property tax assessment | partnership income
uninsured driver, uninsured, underinsured, no-fault, car insurance, auto insurance, insurance adjuster, water damage, claim denial, coverage denied, insurer denied | insurer, insurance policy
home alone, curfew, truancy, babysitter, daycare, child care license | neglect
social security benefits amount, early retirement, retirement benefits age, food stamps, unemployment benefits | retirement
liquidated damages a penalty, liquidated damages penalty, damages a penalty, damages as a penalty, penalty clause, unenforceable penalty | reasonable forecast
economic loss rule, economic loss doctrine, collateral source, res ipsa loquitur, dram shop, social host, attractive nuisance, last clear chance, negligent entrustment, litigation privilege, anti-slapp |
partition, partitioned, tenancy in common, tenants in common, joint tenancy, joint tenants, tenancy by the entirety, jointly owned, co-owner, life estate, lateral support, rule against perpetuities | cotenants
appraisal rights, dissenting shareholders, alter ego, undercapitalization, undercapitalized, reverse piercing, shareholder oppression, judicial dissolution | corporate veil
modify custody, modification of custody, change of custody, change custody, modify child support, modification of child support, modify alimony | custody of children, child custody
open meetings, open records act, sunshine law | meetings of agencies
`
