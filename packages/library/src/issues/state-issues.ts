/** What is a matter of the law of a state, which has no authority of its own here. */
export const stateIssues = `
Security deposit
? security deposit of residential tenant, deductions, normal wear and tear
landlord, landlady, tenant, property manager, lease, apartment & deposit

Eviction and rent
? eviction, nonpayment of rent, notice to quit
tenant, tenants, landlord, landlady, lease, renter, apartment & evict, evicted, eviction, stopped paying, behind on rent, locked me out, changed the locks, rent increase, raised the rent, break the lease, move out, lockout, squatting

Repairs of a rented home
? implied warranty of habitability, landlord's duty to repair
landlord, landlady, apartment, rental & mold, heat, no heat, roaches, bedbugs, bed bugs, leak, leaks, broken, rats, repairs, fix, hot water, sewage

Neighbors and boundaries
? boundary, adverse possession, easement, nuisance, trees
neighbor, neighbors, next door & fence, tree, oak, branches, roots, line, driveway, noise, dog, barking, shed, water, runoff, smoke, view

Fence or use for many years
? adverse possession, prescriptive easement
fence, driveway, shed, path, strip & years & my side, my land, my property, over the line, onto my, neighbor’s land

Association of owners
? homeowners association, covenants, fines
homeowners board, hoa, homeowners association, condo board, condo association & fine, fines, fined, lien, rules, paint, dues, assessment, hoop, fence

Sale of a house
? seller's duty to disclose, sale of real property
bought, house we bought, sold, seller, buyer, closing, realtor & roof, leak, leaks, foundation, mold, basement, termites, septic, crack, earnest money, backed out, inspection & house, home

Contractor who did not finish
? home improvement contractor, breach of contract, restitution
contractor, roofer, builder, plumber, painter, remodeler, handyman & quit, walked off, never finished, disappeared, down payment, deposit, bad work, leaks, kitchen, bathroom, roof, overcharged, half done

Repair of a car
? motor vehicle repair, mechanic's lien, unauthorized repairs
mechanic, body shop, repair shop, auto shop, garage & car, truck, bill, charge, wants, charged, keeps, work, engine, never told

Sale of a used car
? used motor vehicle sale, warranty, as is, lemon law
used car, car lot, dealer, dealership, lemon & died, broke, as is, transmission, engine, salvage, odometer, keeps breaking, title, refund

Money paid in advance
? breach of contract, refund, consumer protection
hall, venue, caterer, photographer, gym, dj, hotel, daycare, cruise, airline, dance studio & canceled, cancelled, cancel, kept, refund, keeps charging, gave our room, closed, money

Oral or handshake deal
? oral agreement, statute of frauds
handshake, shook hands, verbal, oral, nothing in writing, never signed, his word & sale, sold, sell, deal, promise, promised, agreed, agreement, loan, boat, land, partnership

Loan among friends and family
? loan agreement, promissory note
lent, loaned, borrowed, i owe you & friend, cousin, brother, sister, ex, roommate, uncle, coworker & money, pay, back, dollars

Will and inheritance
? will contest, undue influence, capacity, intestate succession
will, left everything, inheritance, estate, inherit, executor, left me nothing, died without & father, mother, grandmother, grandfather, aunt, uncle, brother, sister, stepmother, caretaker, parents, dad, mom, died

Property owned together
? partition of co-owned property
brother, sister, cousin, siblings, ex, co-owner, own together & own, owned, together, cabin, farm, house, land & wants to sell, sell, buy me out, partition, refuses to sell, wants out

Divorce and its property
? dissolution of marriage, division of property, spousal support
divorce, divorcing, separated, moved out, alimony, prenup, leaving me & house, pension, watch, property, savings, debt, business, support, half, split, husband, wife

Custody, visits and moves
? child custody, best interests of the child, relocation
custody, visitation, parenting time, weekends, every weekend, move away, relocate, move to another & kids, children, child, daughter, son, ex

Child support
? child support, modification
child support & pay, raise, lower, lost my job, modify, owes, behind, stop

Ring or gifts before a wedding
? engagement ring, conditional gift
ring & engaged, engagement, broke up, called off, wedding, fiance, fiancee, boyfriend, girlfriend

Injury by an animal
? dog bite, strict liability of owner of animal
dog, pit bull, horse, cat, bull & bit, bites, bitten, attacked, mauled, kicked, knocked & son, daughter, me, my, child, face, leg, mail carrier, jogger, kid

Fall in a store or on a walk
? premises liability, duty to invitee, slip and fall
slipped, fell, tripped, slip & store, aisle, sidewalk, stairs, parking lot, mall, restaurant, floor, ice, supermarket, grapes, spill, wet

Crash on the road
? negligence, comparative fault, motor vehicle accident
crash, crashed, rear ended, t-boned, accident, hit me, hit by, ran into & car, truck, driver, light, intersection, insurance, uninsured, bike, crosswalk, drunk

Error of a doctor
? medical malpractice, standard of care
surgeon, doctor, nurse, hospital, dentist, anesthesiologist, midwife & wrong kidney, wrong leg, sponge, misdiagnosed, botched, infection, missed, left inside, nerve, cut, overdose, paralyzed, never warned

Injury at work
? workers' compensation
hurt at work, fell at work, injured at work, on the job, at work & back, hand, arm, ladder, machine, workers comp, finger, knee, forklift, injured, injury

Denied insurance claim
? insurance coverage, bad faith
insurance, insurer, adjuster, policy, insurance company & denied, denies, refuses, will not pay, won't pay, lowball, act of god, says no, roof, storm, flood, canceled, delay

Partner or owner of a company
? fiduciary duty of members and partners, dissolution
partner, business partner, llc, co-founder, shareholder, partnership & checks, stealing, himself, locked me out, buy out, buyout, 50, books, freeze, froze, quit, profits

Competition after leaving a job
? covenant not to compete
noncompete, non-compete, non compete, competing, compete & left, quit, new job, old boss, hired, sign, signed, employer, salon, clients, mile, miles, year

Last pay and breaks
? final wages, meal and rest breaks
last check, final check, final paycheck, vacation pay, lunch break, meal break, sick days & boss, job, quit, employer, pay, fired, paid

Unemployment benefits
? unemployment compensation, misconduct, good cause
unemployment & denied, fired, quit, laid off, appeal, apply, overpaid

Traffic offenses and licenses
? traffic violation, license suspension, driving under the influence
ticket, license, dui, dwi, blew, speeding, going 52, points, red light camera, breathalyzer & suspended, fine, court, took, third, lose, fight, limit, gone, stop, stopped

Record of an arrest or conviction
? expungement, sealing of criminal records
expunge, expunged, seal, clear my record, clean my record & arrest, conviction, record, felony, misdemeanor, charge

Neighborly or household threats
? protective order, harassment, stalking
restraining order, protective order, stalking, stalks, stalker, harassing me & ex, boyfriend, husband, neighbor, girlfriend, wife, coworker, follows

Care of parents and of those who cannot decide
? guardianship, power of attorney
power of attorney, guardian, guardianship, dementia, alzheimer, alzheimer’s & mother, father, grandmother, brother, sister, caretaker, money, bank, sign, nursing home

Criminal law
? murder, manslaughter, assault, theft, elements of crime
felony murder, manslaughter, second degree murder, burglary, robbery, larceny, shoplifting, arson, trespass, self defense, stand your ground, statutory rape, stalking, vandalism, disorderly conduct, criminal mischief

Contracts
? formation, consideration, breach and remedies of contract
promissory estoppel, unjust enrichment, quantum meruit, anticipatory repudiation, parol evidence, statute of frauds, liquidated damages, unconscionability, specific performance, accord and satisfaction, frustration of purpose, tortious interference, breach of contract

Torts
? negligence, intentional torts, damages
negligent infliction, intentional infliction, comparative negligence, contributory negligence, res ipsa, wrongful death, loss of consortium, premises liability, negligence per se, dram shop, attractive nuisance, conversion, battery, civil assault, negligent hiring, negligent entrustment, medical malpractice, legal malpractice

Sales and secured transactions
? uniform commercial code, sale of goods, security interest
implied warranty, perfect tender, battle of the forms, holder in due course, financing statement, secured party, security interest, purchase money, letter of credit, merchantability, article 9, article 2

Business entities
? limited liability companies, corporations, piercing the corporate veil
corporate veil, pierce the veil, operating agreement, articles of incorporation, articles of organization, derivative demand, charging order, dissolve an llc, oppression of minority shareholders, registered agent

Wills and trusts
? probate, intestate succession, trusts
intestate, intestacy, elective share, holographic will, undue influence, testamentary capacity, probate, codicil, spendthrift trust, successor trustee, trust amendment
`
