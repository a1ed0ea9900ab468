/** What happens to tenants, borrowers, buyers, families and people who are hurt, as far as federal law speaks of it. */
export const householdIssues = `
Discrimination in housing
= 42 U.S.C. § 3604; 455 U.S. 363; 576 U.S. 519
? discrimination in sale or rental of housing
@landlord & @kids & @refused, no kids, adults only, over 55
@landlord & @race, @religion, @gay, wheelchair, deaf, blind, section 8 & @refused, taken, already rented, rented it, different price
@landlord & no kids, no children, adults only

Disability and housing
= 42 U.S.C. § 3604
? reasonable accommodation in housing, assistance animal
@landlord & service dog, emotional support, support animal, guide dog, ramp, wheelchair, grab bars, parking space, assistance animal, parking spot

Harassment of a tenant
= 42 U.S.C. § 3617; 42 U.S.C. § 3604
? sexual harassment in housing, interference
landlord, building manager, property manager, super, maintenance man & @sexual, rent for sex

Lending and neighborhoods
= 15 U.S.C. § 1691; 42 U.S.C. § 3605; 581 U.S. 189
? credit discrimination, discrimination in residential lending
@lender & @race, woman, married, pregnant, public assistance, welfare, divorced, single & @refused, higher rate, worse terms, part of town, neighborhood, husband to sign

Lead paint
= 42 U.S.C. § 4852d
? lead paint disclosure in housing
lead paint, lead in the paint, paint chips, lead poisoning & apartment, house, landlord, bought, built, rent, seller

Housing voucher or public housing
= 535 U.S. 125; 42 U.S.C. § 1437d; 42 U.S.C. § 1437f
? public housing eviction, housing assistance
housing authority, public housing, section 8, voucher, projects & evict, evicted, kicked out, terminated, drugs, grandson, cut off, hearing, lost

Soldier's lease, loan or lawsuit
= 50 U.S.C. § 3955; 50 U.S.C. § 3931; 50 U.S.C. § 3937
? servicemembers civil relief
army, navy, marine, marines, air force, deployed, soldier, active duty, orders, stationed, transferred overseas & lease, landlord, default judgment, foreclosed, repossessed, loan, interest, rent

Debt collector's calls and letters
= 15 U.S.C. § 1692c; 15 U.S.C. § 1692d; 15 U.S.C. § 1692e; 15 U.S.C. § 1692g; 15 U.S.C. § 1692k
? debt collection harassment, false representations
@collector & @calling
debt, owe, old bill, medical bill & calls, calling, rings, ringing & at work, jail, arrested, my mother, neighbors, ten times, all day, sheriff

Error in a credit report
= 15 U.S.C. § 1681i; 15 U.S.C. § 1681e; 15 U.S.C. § 1681s-2; 15 U.S.C. § 1681n
? inaccurate credit report, reinvestigation
@credit & wrong, error, not mine, take it off, take off, someone else, somebody else, else’s, mixed, mistake, dispute, disputed, remove, same name, never had, identity, old

Background check for a job
= 15 U.S.C. § 1681b
? consumer report for employment purposes
background check, credit check, consumer report & job, hired, hire, offer, employer, hiring & never told, without telling, wrong, no copy, pulled, lost

Unwanted calls and texts
= 47 U.S.C. § 227; 592 U.S. 395
? telephone consumer protection, automatic dialing
robocall, robocalls, telemarketer, telemarketers, recorded message, spam texts, auto dialer, do not call, sales calls, text messages every day, scam calls

Money taken from an account
= 15 U.S.C. § 1693g; 15 U.S.C. § 1693f
? unauthorized electronic fund transfer, consumer liability
debit card, checking account, bank account, zelle, venmo, atm, account & thief, stolen, stole, hacked, emptied, drained, scammer, fraud, not me, unauthorized, without my ok & bank, credit union, refuses, my fault, says, account

Charge on a credit card
= 15 U.S.C. § 1666; 15 U.S.C. § 1643
? billing error, credit card
credit card, my card, visa card, card company & never made, not mine, stolen, wrong charge, charged twice, never came, billed twice, disputed, dispute, did not buy, never bought

Sale at the door
= 16 C.F.R. § 429.1
? door-to-door sale cooling-off period
door to door, door-to-door, at my door, came to the door, knocked on the door, at the door & sold, salesman, bought, signed, sales, solar, windows, vacuum, roof, cancel

Cancellation of a loan on a home
= 15 U.S.C. § 1635; 574 U.S. 259
? right of rescission, truth in lending
refinance, refinanced, home equity, second mortgage, loan on my house, mortgage & cancel, back out, undo, rescind, three days, change my mind, disclosures, finance charge, hidden fees

Mortgage servicer
= 12 U.S.C. § 2605; 12 C.F.R. § 1024.41
? mortgage servicing, loss mitigation
mortgage, servicer, mortgage company & escrow, modification, letter, payments, lost my payments, ignored, foreclosed while, application, new servicer

Warranty of a product
= 15 U.S.C. § 2301; 15 U.S.C. § 2310; 15 U.S.C. § 2304
? consumer product warranty
warranty & refuses, will not fix, won't fix, won't honor, would not honor, voided, expired, dealer, manufacturer, broke, keeps breaking, defective

Child taken to another country
= 22 U.S.C. § 9003; 560 U.S. 1; 572 U.S. 1; 589 U.S. 68; 568 U.S. 165; 596 U.S. 666
? international child abduction, wrongful removal, habitual residence
@spouse, mother, father & daughter, son, kids, children, child, baby, boy, girl & @abroad & took, taken, keeps, kept, will not send, won't send, won't bring, will not bring, return, refuses, hid, fled

Visits of grandparents and others
= 530 U.S. 57
? visitation by grandparents, fit parent
grandparent, grandparents, grandmother, grandma, grandfather, mother in law, mother-in-law, in-laws, in laws, father in law, his parents, her parents, husband’s parents, wife’s parents, aunt & visits, visit, visitation, see my kids, see my children, see the kids, see the baby, time with my kids, time with my children, time with the kids, more time

Child removed by the state
= 455 U.S. 745; 405 U.S. 645; 452 U.S. 18
? termination of parental rights
cps, child services, child protective services, social worker, caseworker, foster, foster care, dcf, dfs & took my, took our, taken, removed, terminate, terminated, rights, kids back, children back, baby back

State that knew that a child was in danger
= 489 U.S. 189; 545 U.S. 748
? failure of the state to protect from private violence
social worker, caseworker, police, county, cps & knew, warned, reports, complaints, called them, restraining order, ignored & father, boyfriend, husband, ex, stepfather, mother, child, killed, beat

Native American child
= 25 U.S.C. § 1912; 25 U.S.C. § 1915; 25 U.S.C. § 1911; 599 U.S. 255; 570 U.S. 637
? Indian child welfare, foster care and adoption of Indian child
tribe, tribal, indian, native american, cherokee, navajo, lakota, sioux, choctaw, ojibwe, apache, reservation & foster, adopt, adoption, custody, placed, child, baby, kids

Marriage of two people of one sex
= 576 U.S. 644; 570 U.S. 744; 1 U.S.C. § 7; 582 U.S. 563
? same-sex marriage
two women, two men, same sex, same-sex, gay, lesbian, my wife and i, both women, both men & marry, married, marriage, license, wedding license, birth certificate, spouse benefits, adopt

Father who is not married
= 405 U.S. 645; 463 U.S. 248; 441 U.S. 380; 491 U.S. 110
? unwed father, parental rights
never married, not married, unmarried, unwed, boyfriend & father, dad, biological & adoption, adopted, gave up, rights, custody, baby, child

Order of another state on a child or support
= 28 U.S.C. § 1738A; 28 U.S.C. § 1738B; 28 U.S.C. § 1738; 577 U.S. 404
? full faith and credit to custody and support orders
custody order, custody, adoption, child support, support order & another state, moved to, other state, new state, different state & order, judge, court, follow, enforce, recognize, change

Accident with a federal vehicle or in a federal place
= 28 U.S.C. § 1346; 28 U.S.C. § 2675; 28 U.S.C. § 2680; 28 U.S.C. § 2401
? federal tort claims
@federal & @hurt & ran, hit, broke, leg, arm, fell, slipped, surgery, died, killed, crash, crashed, light, operated, injured, clamp, wrong, hip, back

Injury of a soldier in service
= 340 U.S. 135; 28 U.S.C. § 2680
? injury incident to military service
active duty, soldier, army, navy, marine, marines, air force, base, sailor, recruit & @hurt, surgery, doctor, clamp, misdiagnosed & army doctor, military, base, navy doctor, on duty, active duty, training

Lie about a public person
= 376 U.S. 254; 388 U.S. 130; 418 U.S. 323
? defamation of public official, actual malice
@press & @lie & @public

Lie about a private person
= 418 U.S. 323; 472 U.S. 749; 497 U.S. 1
? defamation of private person
@press & lie, lies, false, not true, untrue, defamed, slander, libel & me, my, business, customers, shop, doctor, teacher

Words on another's website
= 47 U.S.C. § 230; 598 U.S. 617
? liability of interactive computer service for content of others
facebook, yelp, google, website, platform, forum, app, twitter, reddit, tiktok & review, post, user, posted, comment, fake profile & refuse, will not take, won't take, remove, take it down, sue, liable

Private facts and secret recordings
= 18 U.S.C. § 2511; 18 U.S.C. § 2520
? interception of communications, wiretap
recorded, recording, wiretap, bug, bugged, listened, spyware, tapped & call, calls, phone, conversation, conversations, my husband, my wife, boss, phone calls, house & secretly, without telling, secret, without my, did not know, hidden

Data that was stolen and not used
= 594 U.S. 413; 568 U.S. 398; 578 U.S. 330
? standing, concrete harm, risk of identity theft
@hacked & sold, used, no one has used, nothing has happened, worried, risk, credit monitoring, so far, yet, thief, company, hospital, exposed

Getting into a computer
= 18 U.S.C. § 1030; 593 U.S. 374
? unauthorized access to a computer
logged in, logged into, password, passwords, hacked into, got into, deleted files, wiped, downloaded & email, account, server, computer, files, system, company, laptop & ex, former, quit, fired, employee, without permission, still had

Access for a person in a wheelchair
= 42 U.S.C. § 12182; 42 U.S.C. § 12132; 541 U.S. 509; 532 U.S. 661
? public accommodation, accessibility
@disabled & restaurant, store, hotel, theater, courthouse, bus, city hall, sidewalk, library, museum, website, shop, uber, taxi, stadium, court & ramp, steps, stairs, elevator, get in, let me in, refused, no way, bathroom, dog, interpreter, screen reader, crawl

Refusal to serve
= 42 U.S.C. § 2000a; 600 U.S. 570; 584 U.S. 617
? public accommodation, refusal to serve
restaurant, hotel, motel, bar, store, baker, bakery, florist, photographer, cake, diner, web designer & refused, would not serve, will not serve, turned away, kicked us out, would not make, won't make, told to leave & @race, @religion, @gay, wedding

Emergency room
= 42 U.S.C. § 1395dd
? emergency medical treatment, screening and stabilization
emergency room, er, hospital & no insurance, uninsured, could not pay, turned away, sent away, sent me home, sent her home, sent him home, turned me away, in labor & refused, would not, turned, sent, transfer, no insurance
`
