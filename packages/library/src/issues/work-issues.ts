/** What happens at work. */
export const workIssues = `
Discrimination against a pregnant worker
= 42 U.S.C. § 2000e; 42 U.S.C. § 2000e-2; 575 U.S. 206; 42 U.S.C. § 2000gg-1
? pregnancy discrimination in employment
@pregnant & @fired, @refused & @employer
@pregnant & light duty, lifting, breaks, pump, schedule, heavy boxes & @employer
@pregnant & @fired

Leave for a child or an illness
= 29 U.S.C. § 2612; 29 U.S.C. § 2614; 29 U.S.C. § 2615; 29 U.S.C. § 2611
? family and medical leave, interference, restoration to position
@fired & having my baby, had my baby, had a baby, giving birth, surgery, chemo, cancer, sick mother, sick father, dying, hospital, leave, weeks off, bonding & came back, returned, back from, while, asked, took, leave, day after, return
@employer & @leave & surgery, sick, cancer, mother, baby, adopt, adoption, parent, seizure & @refused, @fired

Sexual harassment at work
= 477 U.S. 57; 510 U.S. 17; 524 U.S. 775; 524 U.S. 742; 42 U.S.C. § 2000e-2
? sexual harassment, hostile work environment
boss, supervisor, manager, coworker, coworkers, co-worker, foreman, sergeant, chef, owner, at work, client at work & @sexual
@sexual & coworkers, shift, job, my boss, hr

Harassment by one of the same sex
= 523 U.S. 75; 590 U.S. 644
? same-sex sexual harassment
@sexual & male, men, both men, both women, another man, same sex & boss, supervisor, crew, sergeant, coworker, coworkers, foreman, work, recruit

Discrimination by race at work
= 42 U.S.C. § 2000e-2; 411 U.S. 792; 42 U.S.C. § 1981; 589 U.S. 327
? race discrimination in employment, disparate treatment
@race & @fired & @employer
@race & boss, supervisor, coworkers, foreman, manager, at work & noose, slur, slurs, jokes, remarks, promoted, promotion, called me, raise

Rule at work that keeps a group out
= 401 U.S. 424; 557 U.S. 557; 42 U.S.C. § 2000e-2
? disparate impact in employment
test, exam, height, diploma, weight, criminal record, english only & hire, hired, hiring, job, jobs, promotion, promotions & @race, women, fail, screens out

Retaliation for a complaint at work
= 42 U.S.C. § 2000e-3; 548 U.S. 53; 570 U.S. 338; 562 U.S. 170
? retaliation for complaining of discrimination
@complained & @fired & @race, @sexual, @religion, @old, discrimination, harassment, pregnant, women, gay, eeoc, charge, unequal pay
@fired & filed a charge, filed an eeoc, eeoc charge, eeoc, testified for, supported her complaint

Retaliation for reporting fraud or danger
= 18 U.S.C. § 1514A; 601 U.S. 23; 31 U.S.C. § 3730; 29 U.S.C. § 660
? whistleblower retaliation
@complained, told the board, refused to sign & @fired & fraud, cooked the books, cooking the books, fake invoices, medicare, billing, sec, shareholders, safety, unsafe, osha, accounting

Speech of a public employee
= 391 U.S. 563; 547 U.S. 410; 461 U.S. 138; 573 U.S. 228
? public employee speech, official duties, matter of public concern
@fired, punished & city, county, police department, public hospital, school district, state agency, teacher, firefighter, deputy, government, district attorney, public school, university & wrote, letter, posted, post, facebook, emailed, memo, testified, spoke, complained, reported, criticized, told a reporter, newspaper

Public job and politics
= 427 U.S. 347; 445 U.S. 507; 578 U.S. 266
? political patronage dismissal
@fired & election, campaign, yard sign, other candidate, party, democrat, republican, new sheriff, new mayor, voted & city, county, sheriff, mayor, job, government, clerk, public

Hearing before a public job is lost
= 470 U.S. 532; 408 U.S. 564; 408 U.S. 593
? due process, property interest in public employment
@fired & tenure, tenured, civil service, permanent, public school, city, county, security guard & hearing, chance to explain, no chance, without a hearing, no hearing, side of the story

Discrimination by age
= 29 U.S.C. § 623; 557 U.S. 167; 29 U.S.C. § 631; 507 U.S. 604
? age discrimination in employment
@old & @fired & job, employer, boss, company, younger, 30, 25, 28, position, manager, worked
@old & hire me, hire him, hire her, hire anyone, not hire, hired someone, interview, interviewed, promotion, promoted, no one hires
@fired & younger, too old, old guy, fresh blood, my age, new energy, overqualified

Release signed for severance
= 29 U.S.C. § 626; 522 U.S. 422
? waiver of age claims, severance agreement
@old & severance, release & sign, signed, waiver
severance & sign, signed & age, older workers, 40, 21 days, days to decide, took the money

Disability at work
= 42 U.S.C. § 12112; 42 U.S.C. § 12111; 42 U.S.C. § 12102; 535 U.S. 391
? reasonable accommodation of a disability in employment
@disabled & boss, employer, job, work, manager, company, supervisor, warehouse, hr, store, shift & @refused, @fired, stool, chair, schedule, from home, breaks, asked

Religion at work
= 42 U.S.C. § 2000e-2; 600 U.S. 447; 575 U.S. 768; 432 U.S. 63
? religious accommodation in employment, undue hardship
@religion & boss, employer, job, work, manager, store, register, shift, shifts, uniform, cashier, schedule, saturdays, fridays, sundays, company, hire & @refused, @fired, off, annoys, let me, afternoons, off for
@employer & head covering, headscarf, turban, beard, hijab, yarmulke, cross & @refused, @fired, remove, take off, let me

Religious employer and its ministers
= 565 U.S. 171; 591 U.S. 732
? ministerial exception
church, parish, catholic school, religious school, seminary, temple, diocese & @fired & teacher, pastor, organist, choir, principal, minister, youth, director

Discrimination against gay and transgender workers
= 590 U.S. 644; 42 U.S.C. § 2000e-2
? sexual orientation and gender identity discrimination in employment
@gay & @fired & @employer

Pay for women
= 29 U.S.C. § 206; 417 U.S. 188; 550 U.S. 618; 42 U.S.C. § 2000e-5
? equal pay for equal work, sex
woman, women, female, she & less, more & men, man, guys, male, him & same job, same work, paid, pay, salary, earn, makes, earns

Pay for all hours that were worked
= 29 U.S.C. § 207; 29 U.S.C. § 216; 574 U.S. 27; 29 U.S.C. § 254
? unpaid overtime, compensable work time
@wages & overtime, off the clock, bag check, security check, security line, clock out, clocked out, before my shift, after we clock, after my shift, put on gear, putting on gear, lunch, 50 hours, 55 hours, 60 hours, 70 hours, hours a week, extra hours, line for

Employee or contractor
= 29 U.S.C. § 203; 331 U.S. 722; 503 U.S. 318
? independent contractor or employee
1099, independent contractor, contractor, gig, freelancer & driver, drivers, deliver, installer, route, set my hours, boss tells, schedule, uniform, no overtime, my own car, dancer, dancers, cleaner

Salaried worker without overtime
= 29 U.S.C. § 213; 29 C.F.R. § 541.100; 598 U.S. 39
? exempt executive, administrative and professional employees, overtime
salary, salaried, assistant manager, title & overtime, 50 hours, 60 hours, 70 hours, exempt, stock shelves, no overtime

Tips
= 29 U.S.C. § 203
? tipped employees, tip credit
tips, tip pool, tip jar & boss, manager, owner, keeps, takes, kitchen, share, restaurant, server, waitress, waiter, bartender

Plant closing without notice
= 29 U.S.C. § 2101; 29 U.S.C. § 2102; 29 U.S.C. § 2104
? plant closing and mass layoff notice
shut down, closed, closing, laid off, layoff, shut the plant & notice, overnight, no warning, without warning, same day, that day & plant, factory, mill, workers, 100, 150, 200, 300, 400, 500, hundred, everyone, all of us, of us, company

Union and talk among coworkers
= 29 U.S.C. § 157; 29 U.S.C. § 158; 370 U.S. 9; 420 U.S. 251
? concerted activity, unfair labor practice
@fired, threatened, wrote us up, banned, forbids, not allowed & union, organize, organizing, walked out, talked about pay, talking about pay, discussed pay, discussing pay, compared pay, wages with, group chat, petition, strike

Striking workers
= 304 U.S. 333; 29 U.S.C. § 163; 598 U.S. 771
? right to strike, replacement of strikers
strike, strikers, walked out, picket line & replaced, replacement, replacements, company, union, job back

Benefits of a plan at work
= 29 U.S.C. § 1132; 29 U.S.C. § 1133; 489 U.S. 101; 554 U.S. 105; 29 U.S.C. § 1104
? denial of benefits under employee benefit plan
pension, 401k, 401(k), long term disability, disability insurance, retirement plan, health plan, plan administrator, life insurance through work & denied, deny, cut off, refused, lost, fees, stole, underpaid, will not pay, won't pay, turned down, said no, stopped paying

Soldier's job
= 38 U.S.C. § 4311; 38 U.S.C. § 4312; 562 U.S. 411
? reemployment of servicemembers, military service discrimination
national guard, reserves, reservist, reserve duty, deployed, deployment, drill weekend, army reserve, weekend drill, military leave & job, boss, employer, @fired, back, company, manager

Late charge of discrimination
= 42 U.S.C. § 2000e-5; 536 U.S. 101
? time to file a charge of discrimination
eeoc, charge of discrimination & late, deadline, days, too late, how long, months ago

Arbitration of a worker's claim
= 9 U.S.C. § 1; 584 U.S. 497; 532 U.S. 105; 500 U.S. 20; 9 U.S.C. § 402
? arbitration agreement of employee
@arbitrate & job, hired, employer, handbook, onboarding, harassment, fired, boss, drivers, driver, worker, workers, overtime, employee

Injury of a seaman
= 46 U.S.C. § 30104; 515 U.S. 347; 498 U.S. 337; 189 U.S. 158
? Jones Act, injury to seaman, maintenance and cure
deckhand, seaman, crew, crew member, ship’s cook, cook on, mate, tugboat, supply boat, fishing boat, trawler, barge, tanker, dredge, shrimp boat, oil rig & hurt, injured, broke, fell, crushed, lost, back, burned, slipped

Injury of a railroad worker
= 45 U.S.C. § 51; 564 U.S. 685; 45 U.S.C. § 53
? Federal Employers' Liability Act, injury to railroad employee
railroad, railway, brakeman, rail yard, train yard, freight train, conductor, coupler, locomotive, track gang & hurt, injured, broke, fell, crushed, lost, back, fingers, my fault

Polygraph at work
= 29 U.S.C. § 2002
? employee polygraph protection
lie detector, polygraph & boss, job, employer, work, manager, store, company, hire
`
