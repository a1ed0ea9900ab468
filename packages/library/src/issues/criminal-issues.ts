/** What happens between people and the police, in courts that try them, and in prisons. */
export const criminalIssues = `
Search of a vehicle without a warrant
= 267 U.S. 132; 556 U.S. 332; 456 U.S. 798; 500 U.S. 565
? warrantless search of a vehicle, automobile exception
@police & @search & @vehicle
@stopped & @search & @vehicle
@search & @vehicle & @nowarrant

Traffic stop that lasted too long
= 575 U.S. 348; 543 U.S. 405
? prolonged traffic stop, dog sniff
@stopped & dog, k9, k-9, drug dog, canine
@police & license, ticket, warning, registration & dog, k9, k-9, canine
@stopped & waited, wait, kept me, kept us, held us, an hour, forty minutes, minutes

Reason for a traffic stop
= 517 U.S. 806; 574 U.S. 54
? pretextual traffic stop, reasonable suspicion
@stopped & pretext, no reason, excuse, wrong about the law, for nothing, one broken, taillight, air freshener

Search of a cell phone
= 573 U.S. 373
? search of cell phone incident to arrest
@police & @search, looked at, read & @phone
@search, looked at & @phone & arrest, arrested, booked, booking, station, @nowarrant

Search at the border
= 541 U.S. 149; 473 U.S. 531
? border search exception, customs inspection
airport, border, customs, port of entry, border patrol, coming home from, came back from, flew in from & @search, copied, took, seized, kept, made me unlock, demanded my password & laptop, phone, tablet, suitcase, luggage, bags, car, truck, devices

Tracking by phone or by device
= 585 U.S. 296; 565 U.S. 400
? location records, global positioning, monitoring vehicle movements
@police & @tracker
@police & cell tower, tower records, location records, location data, phone company, cell site, tracked his phone, pinged
@tracker & @nowarrant

Entry into a home without a warrant
= 445 U.S. 573; 563 U.S. 452; 593 U.S. 194
? warrantless entry of a home, exigent circumstances
@police & @home & walked in, came in, barged, entered, burst in, kicked, broke in, broke down, busted, let themselves in, stormed
@home & @nowarrant & kicked, walked in, came in, barged, entered, burst, broke, searched, went in
@police & @nowarrant & let them in, let the, let police, let a, let an, come in, coming in, open the door, open my door, at my door, at the door, my house, my home, my apartment
kicked, broke & door & flush, flushed, toilet, warrant, marijuana, smelled

Search around a home
= 569 U.S. 1; 584 U.S. 586; 533 U.S. 27
? curtilage, front porch, dog sniff at home
@police & porch, front steps, front step, backyard, back yard, driveway, curtilage, yard & @search, dog, drug dog, looked, walked, snooped, @nowarrant
@police & thermal, heat camera, infrared, drone

Consent to a search by another resident
= 547 U.S. 103; 415 U.S. 164; 571 U.S. 292; 497 U.S. 177
? consent of co-occupant to search
@police & roommate, girlfriend, wife, husband, landlord, mother, roommates, grandmother & let them in, let them, let police, let the, said yes, agreed, gave permission, invited them in, said ok, signed a consent
@search & roommate, girlfriend, wife, husband, landlord & let them in, said yes, gave permission

Stop and frisk
= 392 U.S. 1; 528 U.S. 119; 508 U.S. 366
? stop and frisk, reasonable suspicion
@police & patted down, patted me, patted him, pat down, frisked, frisk, felt something, felt his pocket, felt my pocket, put his hands in, up against the wall
@police & stopped & walking, corner, sidewalk, standing & no reason, ran, nervous, bulge, tip, @search

Tip from an unknown caller
= 529 U.S. 266; 496 U.S. 325; 572 U.S. 393; 462 U.S. 213
? anonymous tip, reasonable suspicion
@police, warrant & anonymous, tip, tipster, caller would not give, unnamed, informant

Search of a student by a school
= 469 U.S. 325; 557 U.S. 364
? search of student by school officials
@school & @search, strip search, strip searched, drug test & purse, bag, backpack, locker, pocket, pockets, bra, underwear, phone, vape, vapes, vaping, pills, drugs, ibuprofen

Drug test of students or workers
= 536 U.S. 822; 515 U.S. 646; 489 U.S. 656
? suspicionless drug testing
drug test, urine test, urine, pee in a cup, drug testing & @school, city, railroad, government, customs, athletes, team, all students, public

Blood or breath test of a driver
= 569 U.S. 141; 579 U.S. 438; 384 U.S. 757; 588 U.S. 840
? warrantless blood test, driving while intoxicated
blood, breath test, needle, breathalyzer & @police, dui, dwi, drunk, driver, hospital, unconscious & warrant, took, drew, stuck, without asking, refused

Request for a lawyer during questioning
= 451 U.S. 477; 512 U.S. 452; 559 U.S. 98; 384 U.S. 436
? request for counsel during interrogation
asked for, wanted, want, requested, said, maybe, until, ask for & @counsel, talk to somebody & @questioned, kept going, went on, came back, detective, kept at him, anyway, no lawyer came
@police & maybe i should talk, should talk to a lawyer, want a lawyer, wanted a lawyer, asked for his attorney, asked for a lawyer, asked for her lawyer

Questioning without warnings
= 384 U.S. 436; 530 U.S. 428; 542 U.S. 600; 560 U.S. 370
? Miranda warnings, custodial interrogation
@police & @questioned & rights, warnings, miranda, never read, not read, without reading, before they read
@questioned & handcuffed, cuffed, squad car, patrol car, cruiser, locked room, station, not free to leave & @police

Confession that was forced
= 297 U.S. 278; 499 U.S. 279; 479 U.S. 157
? involuntary confession, coercion
confessed, confession, confess, signed a statement & hours, beat, beaten, threatened, promised, no sleep, hungry, tricked, lied to him, teenager, 15, 16, 17, without his mother, without his parents, low iq

Informant in jail
= 377 U.S. 201; 447 U.S. 264; 477 U.S. 436
? statements deliberately elicited by informant after indictment
cellmate, snitch, jailhouse, informant, wore a wire & told, talked, got him to, confessed, statements, wire, paid, testified

Evidence that the prosecution did not disclose
= 373 U.S. 83; 514 U.S. 419; 405 U.S. 150; 473 U.S. 667
? suppression by prosecution of favorable evidence
@prosecutor, police, detective & hid, hidden, kept in a drawer, kept it in, withheld, never told, never gave, never turned over, buried, sat on, did not disclose, lost, after the verdict, after trial & tape, video, witness, evidence, deal, report, lab, dna, someone else, statement, notes, letter

Lawyer at trial who did not do the work
= 466 U.S. 668; 539 U.S. 510; 545 U.S. 374
? ineffective assistance of counsel
@counsel & slept, asleep, drunk, never called, did not call, never investigated, did not investigate, never talked to, did not object, never objected, missed, forgot, failed, never met, no witnesses & trial, witness, witnesses, sentencing, jury, conviction, convicted, verdict, shooting, murder, alibi, hearing, two people

Advice on a plea
= 566 U.S. 134; 566 U.S. 156; 474 U.S. 52
? ineffective assistance in plea bargaining
@counsel & plea, plead guilty, pled guilty, offer & never told, did not tell, never passed, never relayed, turned down, reject, wrong advice, without saying, said he would, expired

Deportation after a guilty plea
= 559 U.S. 356; 582 U.S. 357
? advice on deportation before guilty plea
@counsel, plead, pled, plea & guilty, plea, deal & deported, deportation, deport, sent back, immigration, green card, removal

Jurors struck for their race or sex
= 476 U.S. 79; 500 U.S. 614; 511 U.S. 127; 588 U.S. 284
? peremptory challenge of jurors because of race
@race, women, men, woman & jury, juror, jurors, panel, venire & kicked, struck, strike, strikes, off, excused, removed, cut, no

Bias of a juror
= 580 U.S. 206; 464 U.S. 548; 366 U.S. 717
? juror bias, jury deliberations
juror, jury, jury room & racist, biased, mexicans, googled, facebook, lied, slur, bribed, newspaper, talked to

Lab report without its analyst
= 557 U.S. 305; 564 U.S. 647; 602 U.S. 779; 541 U.S. 36
? forensic analyst testimony, confrontation
lab, analyst, chemist, powder, toxicology, dna, blood test, forensic & never came, did not testify, did not come, never testified, not in court, her boss, his boss, supervisor, another analyst, different analyst, substitute, report was read

Statement of a witness who is not in court
= 541 U.S. 36; 547 U.S. 813; 562 U.S. 344; 554 U.S. 353
? testimonial statements, confrontation
911, dispatcher, dying, statement, told police, body camera, told the officer & played, jury, never testified, would not testify, did not come, did not testify, died, refused to testify, not in court, trial

Identification by a witness
= 388 U.S. 218; 432 U.S. 98; 565 U.S. 228; 390 U.S. 377
? suggestive identification procedure, lineup
lineup, line-up, picked him out, photo array, show up, showup, one photo, single photo, mugshot, photo & witness, victim, police, eyewitness, identified, he did it

Tried twice for the same thing
= 284 U.S. 299; 395 U.S. 711; 587 U.S. 678
? double jeopardy, same offense
tried again, second trial, twice, charge him again, charged again, retry, retried, mistrial, acquitted, feds charged, federal charges & same, again, acquitted, not guilty, mistrial, hung jury, state court, state case, already

Delay before trial
= 407 U.S. 514; 505 U.S. 647; 18 U.S.C. § 3161
? speedy trial, delay
years, months, still waiting, waiting & trial, charged, indicted, court date, jail & waited, waiting, delay, delayed, no trial, never tried, still no trial, put off

Sentence raised by what no jury found
= 530 U.S. 466; 542 U.S. 296; 543 U.S. 220; 570 U.S. 99
? facts that increase sentence, jury finding
judge & added, raised, more years, extra years, longer, enhanced, enhancement, minimum & jury, never found, sentence, guidelines, himself found

Young person sentenced for life
= 567 U.S. 460; 560 U.S. 48; 543 U.S. 551; 593 U.S. 98
? juvenile life without parole
14, 15, 16, 17, teenager, juvenile, kid, minor & life, without parole, life sentence, death penalty, die in prison

Force used by an officer
= 490 U.S. 386; 471 U.S. 1; 550 U.S. 372; 42 U.S.C. § 1983
? excessive force by police, objective reasonableness
@police & @shot
@shot & handcuffed, cuffed, unarmed, running away, ran away, nothing in his hands, no weapon, arrest & @police, arrested

Arrest without a reason
= 543 U.S. 146; 420 U.S. 103; 583 U.S. 48; 42 U.S.C. § 1983
? arrest without probable cause
@police & arrested, arrest, handcuffed, locked me up, jailed, took me in & wrong person, no reason, for nothing, did nothing, mistaken, charges dropped, dropped the charges, wrong man, false, innocent, same name

Arrest for what was said to an officer
= 587 U.S. 391; 482 U.S. 451
? retaliatory arrest, speech
@police & arrested, arrest, ticket, cited, cuffed, handcuffed & cursed, swore, filming, filmed, recording, middle finger, yelled, mouthed off, talking back, video

Care of the sick in a jail
= 429 U.S. 97; 511 U.S. 825
? deliberate indifference to serious medical needs of prisoners
@inmate, @jailer & insulin, medicine, medication, pain, chest pains, sick, seizure, seizures, heart, cancer, asthma, inhaler, hepatitis, tooth, surgery, withdrawal, pregnant, doctor, treatment & ignored, refused, no, not, died, denied, never, without, delayed, waited, would not, begged, begging

Violence among prisoners
= 511 U.S. 825
? deliberate indifference to risk of harm, failure to protect inmates
@jailer, @inmate & beaten, beat, attacked, stabbed, raped, jumped, assaulted, killed & warned, told them, told the guards, knew, guards, did nothing, ignored, let him, asked to be moved, gang

Force used on a prisoner
= 503 U.S. 1; 559 U.S. 34; 576 U.S. 389
? excessive force against prisoners
@jailer & beat, punched, kicked, pepper sprayed, tased, slammed, beating, stomped & inmate, prisoner, handcuffed, cell, cuffed, me, him

Religion in a prison
= 574 U.S. 352; 42 U.S.C. § 2000cc-1; 544 U.S. 709
? religious exercise of prisoners, substantial burden
@jailer, @inmate & @religion & refused, let, will not, won't, not allowed, cut, ban, denied, no, forced, take, took

Prisoner's complaint within the prison
= 42 U.S.C. § 1997e; 548 U.S. 81; 578 U.S. 632; 549 U.S. 199
? exhaustion of administrative remedies by prisoners
grievance, grievances, complaint form & prison, jail, inmate, prisoner, warden, guard, guards

Mail, books and visits in a prison
= 482 U.S. 78; 539 U.S. 126; 490 U.S. 401
? prison regulations, legitimate penological interests
@jailer, @inmate & mail, letters, books, magazine, magazines, visits, visit, visitors, marry, phone calls & open, opened, read, refused, refuse, refuses, stopped, ban, banned, not let, no, took, will not, won't

Punishment within a prison
= 418 U.S. 539; 515 U.S. 472; 545 U.S. 209
? prison discipline, liberty interest, solitary confinement
solitary, the hole, segregation, good time, supermax, isolation & @inmate, hearing, prison, months, lost, years

Gun of a person who may not have one
= 18 U.S.C. § 922; 602 U.S. 680; 588 U.S. 225
? possession of firearm by prohibited person
gun, rifle, shotgun, pistol, firearm, guns, ammunition & protective order, restraining order, felony, felon, convicted, domestic violence, on parole, on probation, old conviction, record, marijuana

Carrying a gun
= 597 U.S. 1; 554 U.S. 570; 561 U.S. 742
? right to keep and bear arms, carry
gun, handgun, pistol, firearm & permit, license, carry, concealed & denied, refused, will not, won't, city, state, reason, need

Property taken by the police
= 586 U.S. 146; 509 U.S. 602; 524 U.S. 321; 601 U.S. 377
? civil forfeiture, excessive fines
@police, government, state, prosecutors & keep, kept, took, seized, forfeited, forfeit, forfeiture & car, truck, cash, money, house, suv, boat & drug, drugs, traffic stop, never charged, no charges, not charged, fine, nephew, son

Prayer for release filed late
= 28 U.S.C. § 2244; 560 U.S. 631; 569 U.S. 383
? habeas corpus limitation period, equitable tolling
habeas, petition, federal petition, 2254 & late, deadline, missed, a year, days late, out of time

Claim that counsel did not raise in state court
= 566 U.S. 1; 501 U.S. 722; 596 U.S. 366
? procedural default, ineffective assistance of postconviction counsel
habeas, postconviction, post-conviction & never raised, did not raise, failed to raise, waived, defaulted, barred

Questions on bail
= 481 U.S. 739; 18 U.S.C. § 3142; 342 U.S. 1
? bail, pretrial detention
bail, bond & cannot afford, can't afford, too high, denied, no bail, million, held without, detained, judge

Counsel for a person who cannot pay
= 372 U.S. 335; 407 U.S. 25; 535 U.S. 654
? right to appointed counsel
cannot afford, can't afford, no money for, could not afford, too poor & lawyer, attorney, counsel & charged, criminal, jail, court, trial, felony, misdemeanor

Representing oneself
= 422 U.S. 806; 554 U.S. 164
? right to self-representation
represent himself, represent myself, represent herself, be my own lawyer, own lawyer, fire my lawyer, act as his own, without a lawyer & trial, judge, court, criminal, charged
`
