/** What happens to businesses, owners of land and of works, debtors, and parties in court. */
export const businessIssues = `
Collection after a bankruptcy filing
= 11 U.S.C. § 362; 592 U.S. 154; 587 U.S. 554
? automatic stay, acts to collect
@bankrupt & took, repossessed, repo, sold, foreclosed, foreclosure, foreclosing, garnish, garnished, garnishing, towed, evict, evicted, keeps calling, still calling, shut off, sued, lawsuit, levy, set off, froze, impounded & filed, yesterday, days, after, last week, morning, petition, still, while, chapter

Student loans in bankruptcy
= 11 U.S.C. § 523; 559 U.S. 260
? discharge of student loans, undue hardship
student loan, student loans, student debt & bankruptcy, go away, wiped, wipe out, discharge, erase, rid, cannot pay, can't pay, owe, make

Debt that bankruptcy does not end
= 11 U.S.C. § 523; 523 U.S. 57; 598 U.S. 69
? nondischargeable debts, fraud, willful and malicious injury
@bankrupt & lied, fraud, drunk, child support, alimony, hit me, assaulted, divorce, stole, embezzled, fake, false & debt, owes, owe, judgment, discharge, get out of, discharged, pay, paid

Payment taken back by a trustee
= 11 U.S.C. § 547; 11 U.S.C. § 550; 583 U.S. 366
? preference, payment within ninety days of bankruptcy
trustee, bankruptcy, bankrupt, went under, chapter 7, chapter 11 & paid, payment, payments & back, return, clawback, 90 days, ninety days, before, weeks, months before, preference

Property hidden before bankruptcy
= 11 U.S.C. § 548; 11 U.S.C. § 727; 11 U.S.C. § 544; 11 U.S.C. § 523
? fraudulent transfer, concealment of property by debtor
hid, hidden, gave away, gave the house, transferred, put the house, deeded, signed over, put it in, moved his money, in his brother, in her mother & bankruptcy, filed, bankrupt, creditors, chapter 7, trustee

Home and belongings in bankruptcy
= 11 U.S.C. § 522; 571 U.S. 415
? bankruptcy exemptions
bankruptcy, chapter 7, chapter 13 & keep & house, home, car, tools, retirement, wedding ring, ira, truck

Lease or contract of a bankrupt business
= 11 U.S.C. § 365; 587 U.S. 370
? executory contracts and unexpired leases
bankruptcy, bankrupt, chapter 11, went under & lease, license, contract, franchise, landlord, supplier, trademark license & reject, rejected, cancel, keep, walk away, out of, assume, ends

Collection after a discharge
= 11 U.S.C. § 524; 587 U.S. 554
? discharge injunction
discharged, discharge, wiped out, finished my bankruptcy, bankruptcy was over & still, calls, letters, sued, collecting, collect, bills, billing

Look of a product or a shop
= 15 U.S.C. § 1125; 505 U.S. 763; 529 U.S. 205; 532 U.S. 23
? trade dress
@copied & look, colors, shape, decor, packaging, layout, design of our store, red sole, bottle & @brand, product, competitor, our, store, shop, restaurant, rival, cafe

Name or logo of another
= 15 U.S.C. § 1114; 15 U.S.C. § 1125; 287 F.2d 492; 599 U.S. 140
? trademark infringement, likelihood of confusion
@copied, opened, selling, sells, started, calls itself & @brand, same name, our name, my brand & competitor, rival, company, shop, store, down the street, online, customers, confused, registered, another, bakery, brewery, counterfeit, fake

Domain name of another
= 15 U.S.C. § 1125
? cybersquatting, domain name
domain, domain name, web address, url & bought, registered, ransom, wants money, our name, sell it, holding

Fair use of a work
= 17 U.S.C. § 107; 510 U.S. 569; 598 U.S. 508; 471 U.S. 539; 593 U.S. 1
? fair use, parody, transformative
@artwork & parody, spoof, joke version, making fun of, make fun of, makes fun of, mocking, fair use, remix, review, quoted, quotes, clip, thumbnail, train, training ai, poster, meme, satire, classroom, sample, sampled, turned, changed & @copied, without asking, posted, used, licensed, sold, song, photo, permission, artist

Copying of a work
= 17 U.S.C. § 106; 17 U.S.C. § 501; 499 U.S. 340; 17 U.S.C. § 504; 586 U.S. 296
? copyright infringement
@artwork & @copied, stole, using it, uses it, selling, on their website, their ad, without my, without credit, uploaded, pirated

Who owns what was made for another
= 17 U.S.C. § 101; 490 U.S. 730; 17 U.S.C. § 201; 17 U.S.C. § 204
? work made for hire, ownership of copyright
@artwork, website, app, logo & freelancer, freelance, contractor, hired, paid me, paid him, commissioned, employee & own, owns, ownership, rights, belongs, belong, whose

Takedown of what users post
= 17 U.S.C. § 512; 545 U.S. 913
? safe harbor of online service providers, takedown notice
takedown, dmca, took down my video, youtube, copyright strike, uploaded by users, users upload

Resale of a bought copy
= 568 U.S. 519; 17 U.S.C. § 109; 581 U.S. 360
? first sale, exhaustion
bought, resell, reselling, resale, resold, imported, import & books, textbooks, dvds, cartridges, cds, copies, watches, ebay & sue, sued, stop, stopping, infringement, cease

Secrets taken by someone who left
= 18 U.S.C. § 1836; 18 U.S.C. § 1839; 18 U.S.C. § 1833; 416 U.S. 470
? misappropriation of trade secrets
@secret & @leaver & downloaded, took, stole, copied, emailed, usb, thumb drive, walked out with, sent himself, using, uses, uploaded, competitor

Patent on an abstract idea or a thing of nature
= 35 U.S.C. § 101; 573 U.S. 208; 561 U.S. 593; 566 U.S. 66; 569 U.S. 576
? patent eligibility, abstract idea
patent, examiner, invention, idea, patented & software, computer, business method, hedging, gene, dna, app, algorithm, abstract, math, diagnostic, natural

Patent on what is obvious or was known
= 35 U.S.C. § 103; 35 U.S.C. § 102; 550 U.S. 398; 383 U.S. 1; 586 U.S. 123
? obviousness, novelty, prior art
patent, invention, patented & obvious, already, sold it, trade show, published, existed, before, years ago, everyone knew, combined, on sale, showed it

Copying of a patented thing
= 35 U.S.C. § 271; 35 U.S.C. § 284; 520 U.S. 17; 547 U.S. 388; 579 U.S. 93
? patent infringement
patent, patented & copied, copying, makes, infringe, infringes, sells, selling, competitor, knockoff, imports, troll, demand letter, sued me

Trading on a secret
= 15 U.S.C. § 78j; 463 U.S. 646; 521 U.S. 642; 580 U.S. 39; 445 U.S. 222
? insider trading, tippee
sold, bought, shares, stock, traded, dumped & tip, tipped, told him, told her, insider, before the news, before the announcement, trial failed, merger, overheard, cousin, board, earnings, brother

Lie to buyers of shares
= 15 U.S.C. § 78j; 17 C.F.R. § 240.10b-5; 485 U.S. 224; 551 U.S. 308; 544 U.S. 336
? securities fraud, misrepresentation to investors
shares, stock, investors, bought stock, invested & lied, hid, false, misled, inflated, fake numbers, dropped, cooked the books, never told, collapse, overstated, told everyone, doing great, record profits, crashed, tanked

What is an investment contract
= 328 U.S. 293; 15 U.S.C. § 77b; 15 U.S.C. § 77l; 494 U.S. 56
? investment contract, security
invested, investors, bought, sold, shares, units, tokens, coins, crypto & profits, profit, farms for them, manages, run by, promised returns, returns, passive, promoter, sponsor, split the profits, monthly return

Agreement among competitors
= 15 U.S.C. § 1; 550 U.S. 544; 551 U.S. 877; 310 U.S. 150
? price fixing, restraint of trade
competitors, rivals, companies, dealers, realtors, gas stations, hospitals, manufacturer, suppliers & same price, fixed prices, raised prices together, prices, agreed, meeting, split the territory, boycott, divide, bids, no poach, minimum price

Powerful rival
= 15 U.S.C. § 2; 540 U.S. 398; 472 U.S. 585; 509 U.S. 209; 253 F.3d 34
? monopolization, exclusionary conduct
only supplier, controls the market, dominant, monopoly, biggest, only one & below cost, refuses to deal, refuses to sell, exclusive, drive us out, lock, bundled, cut us off, squeezed

Arbitration clause of a customer
= 9 U.S.C. § 2; 563 U.S. 333; 581 U.S. 246; 570 U.S. 228; 565 U.S. 530
? arbitration agreement, class waiver
@arbitrate & customer, click, website, app, terms, nursing home, cell phone company, bank, signed, box, contract, mother, fine print, company

Suit in a state where the company is not
= 592 U.S. 351; 571 U.S. 117; 564 U.S. 915; 326 U.S. 310; 582 U.S. 255; 444 U.S. 286
? specific personal jurisdiction, minimum contacts
out of state, another state, never been there, never been to, never been in, never lived in, other state, never set foot, no office & sued me in, sued us in, suing me in, sued here, sued there, sued in, shipped, sold, online, amazon, crash, website, ebay

Clause that says where to sue
= 571 U.S. 49; 499 U.S. 585; 407 U.S. 1; 28 U.S.C. § 1404
? forum selection clause
ticket, contract, terms, fine print, agreement & have to sue in, must sue in, sue only in, only sue in, can only sue, sue them in, court in another state, court far away, in a different state & sue, lawsuit, court

Citizenship of a company
= 559 U.S. 77; 28 U.S.C. § 1332; 577 U.S. 378
? diversity jurisdiction, principal place of business
incorporated, headquarters, headquartered, offices, llc members, members live & moved, sued, plaintiff, federal court, different states, lives in

Moving a case to federal court
= 28 U.S.C. § 1441; 28 U.S.C. § 1446; 28 U.S.C. § 1447; 28 U.S.C. § 1332
? removal of civil actions
sued in state court, state court & federal court, move it, move the case, remove, get it out, thirty days, 30 days

Expert who guesses
= Fed. R. Evid. 702; 509 U.S. 579; 526 U.S. 137; 522 U.S. 136
? reliability of expert testimony
expert, accountant, appraiser, engineer, doctor, economist & guess, guessing, back of the envelope, no data, no testing, junk science, never tested, hunch, made up, never examined, no method, speculation & opinion, says, testify, report, testimony, damages, lost profits, opinion on, was, caused

Evidence that was destroyed
= Fed. R. Civ. P. 37
? spoliation, failure to preserve electronically stored information
deleted, wiped, erased, shredded, threw away, taped over, destroyed, overwrote, lost & emails, email, phone, texts, video, footage, hard drive, laptop, records, messages & lawsuit, sued, suit, letter, preserve, discovery, evidence, accident

Complaint with too few facts
= Fed. R. Civ. P. 12; 550 U.S. 544; 556 U.S. 662; Fed. R. Civ. P. 8
? motion to dismiss, plausibility
complaint, lawsuit & bare, no facts, vague, thin, conclusions, upon information and belief & dismiss, thrown out, get rid

Papers never served
= Fed. R. Civ. P. 4; Fed. R. Civ. P. 55; Fed. R. Civ. P. 60
? service of process, default judgment
never served, wrong address, served my roommate, did not know about the lawsuit, never got the papers, never got any papers, never got any court papers, never got court papers, never received any papers, never knew I was sued, no papers, left on the porch, taped to my door & judgment, default, garnish, lawsuit, sued, court

Land taken or made worthless
= 505 U.S. 1003; 438 U.S. 104; 545 U.S. 469; 594 U.S. 139; 588 U.S. 180
? regulatory taking, just compensation
@land & city, county, state, town, government, union, commission & take, taking, took, condemn, condemned, eminent domain, cannot build, may not build, ban building, worthless, forbids, flooded, come onto, crossed, pipeline

Sale of a home that a city forces
= 545 U.S. 469; 348 U.S. 26; 467 U.S. 229; U.S. Const. amend. V
? eminent domain, public use, private developer
force me to sell, forcing me to sell, force us to sell, forcing us to sell, make me sell, made us sell, condemn, condemning, take my, taking my & house, home, shop, store, land, farm, building, property, neighborhood & city, town, county, developer, private company, mall, stadium, hotel, offices, redevelopment

Condition on a permit
= 512 U.S. 374; 483 U.S. 825; 570 U.S. 595; 601 U.S. 267
? exaction, nexus and rough proportionality
permit, rezone, rezoning, build, subdivision, development & only if, unless, in exchange, condition, provided, pay a fee, fee, until we & road, turn lane, path, easement, land, intersection, park, traffic, dedicate, schools, beach, sidewalk

Fields and waters under federal law
= 598 U.S. 651; 547 U.S. 715; 33 U.S.C. § 1344; 33 U.S.C. § 1362; 33 U.S.C. § 1311
? waters of the United States, wetlands
@water & epa, army corps, corps of engineers, federal, permit, clean water & my land, farm, dry, spring, fill, filled, dug, build, federal water, our land, my property

Waste in the ground or the air
= 42 U.S.C. § 9607; 556 U.S. 599; 42 U.S.C. § 6972; 33 U.S.C. § 1365
? hazardous substances, liability for cleanup, citizen suit
dumped, leaked, leaking, contaminated, spilled, barrels, chemicals, solvent, waste, oil, toxic & land, well, river, ground, soil, creek, groundwater, water & factory, company, previous owner, plant, owner, dry cleaner, neighbors, cleanup, pay

Animals at risk of dying out
= 16 U.S.C. § 1538; 16 U.S.C. § 1536; 515 U.S. 687; 437 U.S. 153
? endangered species, take, habitat
endangered, rare, protected, owl, frog, eagle, tortoise, salmon, bats, wolf, turtle, woodpecker & build, logging, cut, dam, trees, project, land, shot, killed, nest, habitat

Study before a federal project
= 42 U.S.C. § 4332; 490 U.S. 332; 555 U.S. 7
? environmental impact statement
federal, forest service, corps, highway, pipeline, drilling & no study, environmental study, without studying, impact, environment & project, approved, permit, built, build, plan, road

Lie to a federal officer
= 18 U.S.C. § 1001; 522 U.S. 398
? false statements to federal agents
lied, false, fake, made up & fbi, federal agent, agents, federal form, federal investigators, irs agent, customs

Scheme by mail, phone or wire
= 18 U.S.C. § 1343; 18 U.S.C. § 1341; 598 U.S. 306; 561 U.S. 358
? wire fraud, mail fraud, scheme to defraud
scam, scheme, ponzi, fake invoices, phony, kickback, kickbacks & charged, indicted, federal, wire, emails, mail, investors, prosecuted

False bills to the government
= 31 U.S.C. § 3729; 31 U.S.C. § 3730; 579 U.S. 176; 598 U.S. 739
? false claims, qui tam
medicare, medicaid, government, army contract, va, defense contract, federal & billing, billed, bills, overbilled, overcharging, fake, upcoding, phantom, never did, false & hospital, company, clinic, doctor, employer, contractor, lab

Defective product approved by an agency
= 555 U.S. 555; 552 U.S. 312; 518 U.S. 470; 587 U.S. 299
? preemption of product liability claims
drug, pill, implant, medical device, pacemaker, vaccine, label, generic & fda, approved, warning, label & hurt, sick, died, heart, sue, exploded, recalled, injured

Ship, seaway and cargo
= 46 U.S.C. § 30701; 28 U.S.C. § 1333; 513 U.S. 527
? admiralty jurisdiction, carriage of goods by sea
cargo, container, vessel, boat, ship, cruise & damaged, lost, sank, collided, collision, spoiled, hit & port, carrier, sea, harbor, lake, voyage, ocean, shipped
`
