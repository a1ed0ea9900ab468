/** What happens between people and the government: borders, schools, speech, elections, benefits and taxes. */
export const publicIssues = `
Cancellation of removal
= 8 U.S.C. § 1229b; 593 U.S. 155; 601 U.S. 209
? cancellation of removal, continuous physical presence
ten years, eleven years, twelve years, fifteen years, twenty years, 10 years, 12 years, 15 years, 20 years, since i was a child & without papers, no papers, undocumented, overstayed, immigration, illegally, deport, deported, send me away, removal

Asylum
= 8 U.S.C. § 1158; 480 U.S. 421; 502 U.S. 478; 8 C.F.R. § 208.13; 8 U.S.C. § 1231
? asylum, well-founded fear of persecution
@danger & come back, go back, going back, returns, went back, fled, flee, home country, sent back, my country, el salvador, honduras, guatemala, venezuela, nigeria, afghanistan, syria, haiti, cameroon, eritrea, china, iran, russia, cuba, nicaragua, sudan
asylum & @danger, deadline, one year, denied, late

Abused spouse of a citizen
= 8 U.S.C. § 1154; 8 U.S.C. § 1229b
? battered spouse petition, violence against women act, immigration
husband, wife, spouse & citizen, green card, permanent resident, sponsor & beats, hits, beat, abuses, abuse, abusive, threatens, chokes, hit, violent

Detention of a person ordered removed
= 533 U.S. 678; 8 U.S.C. § 1231; 543 U.S. 371; 583 U.S. 281
? immigration detention after removal order
immigration, ice & locked up, detained, detention, holding, held, jail & months, year, no country, will not take, bond hearing, no bond, still, stateless

Conviction and removal
= 8 U.S.C. § 1227; 8 U.S.C. § 1101; 569 U.S. 184; 543 U.S. 1
? aggravated felony, deportable offenses
green card, permanent resident, immigrant, noncitizen, not a citizen & convicted, conviction, dui, marijuana, shoplifting, theft, assault, plea, drug, record & deport, deported, ice, removal, detained, immigration, sent back

Notice of an immigration hearing
= 8 U.S.C. § 1229; 593 U.S. 155; 602 U.S. 447; 8 U.S.C. § 1229a
? notice to appear, in absentia removal
immigration court, immigration judge, notice to appear, ordered deported & never got, no date, wrong address, missed, absent, without me, did not know

Citizenship by birth or by parents
= 169 U.S. 649; U.S. Const. amend. XIV; 582 U.S. 47; 8 U.S.C. § 1401
? citizenship at birth
born here, born in the us, born in the united states, born abroad, born on, my mother is a citizen, my father is a citizen & citizen, citizenship, passport

Marriage and a green card
= 8 U.S.C. § 1186a; 8 U.S.C. § 1154; 8 U.S.C. § 1151
? marriage-based immigration, conditional residence
married, marriage, husband, wife, divorced & green card, immigration, interview, sponsor, conditional & fake, real, two years, divorce, fraud, petition, apply

Student's words outside of school
= 594 U.S. 180; 393 U.S. 503; 551 U.S. 393
? student speech, off campus
@school & @student & suspended, punished, expelled, kicked off, disciplined, detention & phone, posted, post, snapchat, instagram, weekend, online, tiktok, text, shirt, armband, flag, protest, walkout, hat, sign, video

Suspension from school
= 419 U.S. 565; 430 U.S. 651
? suspension of students, notice and hearing
@student & suspended, suspension, expelled, paddled, kicked out & school, principal, dean & no hearing, without a hearing, no chance, side of the story, never heard, days, without asking, paddled

Special education
= 20 U.S.C. § 1400; 20 U.S.C. § 1412; 580 U.S. 386; 458 U.S. 176; 20 U.S.C. § 1415
? free appropriate public education, special education
@student & @school & @disabled, adhd, iep, speech therapy, occupational therapy, autism, autistic, dyslexic, special ed, special needs, special education, aide & learned nothing, progress, refuses, refused, private school, services, evaluate, plan, nothing, denied, help, regular class, restrained

Harassment of a student
= 526 U.S. 629; 524 U.S. 274; 20 U.S.C. § 1681; 503 U.S. 60
? sexual harassment of students, deliberate indifference of school
@student, teacher, professor, coach, classmate & raped, groped, assaulted, harassed, sexual, sexually, touching, touched, nude & @school, college, university & knew, did nothing, ignored, reported, told, complained, principal

Sports and women
= 20 U.S.C. § 1681; 34 C.F.R. § 106.41
? sex discrimination in education, athletics
girls, women, daughter & team, softball, sports, wrestling, scholarship, scholarships, locker room, field, coach & boys, men, college, school, university

Race in admissions
= 600 U.S. 181; 539 U.S. 306; 438 U.S. 265
? race-conscious admissions
college, university, medical school, law school, admissions & @race & rejected, admitted, admit, admissions, lower scores, applied, turned down

Prayer at a public school
= 597 U.S. 507; 530 U.S. 290; 505 U.S. 577; 370 U.S. 421
? prayer in public school, establishment clause
@school, team, coach, graduation & pray, prayed, praying, prayer, prayers, bible, ten commandments, religious club, creche & coach, football, graduation, teacher, class, game, classroom, morning, public

Money for religious schools
= 591 U.S. 464; 596 U.S. 767; 582 U.S. 449; 536 U.S. 639
? religious school aid, free exercise
religious school, catholic school, christian school, church, church school, parochial, yeshiva & tuition, scholarship, voucher, grant, playground, state money, program, funding & denied, excluded, refused, not allowed, says no, cannot

Books removed by a school or library
= 457 U.S. 853; 539 U.S. 194
? removal of books from school library
library, school library, school board & book, books, novel & banned, removed, pulled, took, ban, off the shelves

Permit for a march
= 505 U.S. 123; 394 U.S. 147; 534 U.S. 316; 491 U.S. 781
? parade permit, time, place, or manner restriction
march, parade, rally, protest, demonstration, demonstrate & permit, fee, pay, police costs, insurance, license, denied, deny, cost

Place where one may speak
= 460 U.S. 37; 585 U.S. 1; 505 U.S. 672
? public forum, speech on government property
film, filming, leaflets, leaflet, sign, petition, pamphlets, handing out, flyers, protest, t-shirt, speak & town hall, city hall, lobby, airport, sidewalk, park, library, courthouse, post office, polling place, council meeting, county building, public meeting & thrown out, kicked out, removed, told, banned, stopped, arrested, told me, told us, made us leave

Sign rules of a city
= 576 U.S. 155; 596 U.S. 61; 512 U.S. 43
? content-based sign ordinance
sign, signs, billboard, banner, yard sign & city, town, village, county, ordinance & fine, fined, ban, take down, remove, size, permit, banned, too big

Official who blocks critics
= 601 U.S. 187; 587 U.S. 802
? social media of public officials, state action
mayor, council member, councilman, councilwoman, governor, sheriff, city manager, trustee, school board, official, congressman & blocked, block, deletes, deleted, deleting, banned, hides & facebook, twitter, page, comment, comments, post, posts, instagram, account

Posts that a platform removed
= 47 U.S.C. § 230; 603 U.S. 707; 587 U.S. 802
? content moderation by social media platforms, state action
facebook, twitter, youtube, instagram, tiktok, reddit, platform, website, social media & took down, taken down, deleted, banned, suspended, removed, locked, shadowbanned, kicked off & my post, my posts, my account, my page, my video, my videos, speech, censor, censored

Offensive speech
= 562 U.S. 443; 403 U.S. 15; 491 U.S. 397; 395 U.S. 444; 600 U.S. 66
? offensive speech, true threats, incitement
burned a flag, burning a flag, flag burning, profanity, vulgar, obscene, cursed, slur, funeral, swastika, threatening posts, joke about & arrested, charged, fined, sued, jail, convicted, banned

Religion and a general law
= 494 U.S. 872; 508 U.S. 520; 593 U.S. 522; 42 U.S.C. § 2000bb-1
? free exercise, neutral and generally applicable law
@religion & city, county, state, law, ordinance, government, health department, zoning & ban, banned, fine, fined, closed, shut, shut down, permit, sacrifice, vaccine, drug, denied, contract

Land use of a church
= 42 U.S.C. § 2000cc; 521 U.S. 507
? religious land use
mosque, church, synagogue, temple, congregation & zoning, permit, build, building, parking, variance, planning board, land use

Suit against a city
= 436 U.S. 658; 489 U.S. 378; 563 U.S. 51; 42 U.S.C. § 1983
? municipal liability, policy or custom
city, county, town, police department, sheriff’s office & never trained, no training, pattern, policy, custom, over and over, knew about, many complaints, trained & sue, hold, blame, responsible, liable, beat, shot, killed, jail

Vote and race
= 52 U.S.C. § 10301; 594 U.S. 647; 599 U.S. 1; 478 U.S. 30
? voting rights act, denial or abridgement of the right to vote
@vote & @race, reservation, tribe, tribal, minority, latino voters, black neighborhood & closed, moved, split, cut, redrew, packed, diluted, lines, id, half

Drawing of districts
= 588 U.S. 684; 369 U.S. 186; 377 U.S. 533; 509 U.S. 630; 602 U.S. 1
? redistricting, gerrymandering
redrew, redraw, map, lines, gerrymander, gerrymandered, districts & district, districts, legislature, congressional, council & party, democrats, republicans, voters, vote, race, population, seat

Papers asked of voters
= 553 U.S. 181; 383 U.S. 663; 52 U.S.C. § 21082; 570 U.S. 1
? voter identification, burden on the right to vote
vote, ballot, register, polls & id, photo id, birth certificate, proof of citizenship, tax, fee, turned away, turned me away, purged, rolls, provisional

Money in elections
= 558 U.S. 310; 424 U.S. 1; 572 U.S. 185
? campaign finance, contributions and expenditures
campaign, candidate, election, pac, super pac & donate, donation, contribution, contributions, ads, spend, spending, corporation, limit, money

Name on the ballot
= 460 U.S. 780; 504 U.S. 428; 601 U.S. 100
? ballot access of candidates
candidate, third party, independent, ballot & signatures, filing fee, kept off, off the ballot, petition, deadline, write-in

Benefits ended without a hearing
= 424 U.S. 319; 397 U.S. 254; 42 U.S.C. § 405; 42 U.S.C. § 423
? termination of benefits, due process hearing
@benefits & cut off, stopped, stop, ended, terminated, lost, took away, reduced, denied & hearing, notice, without, no letter, warning, chance

Disability benefits denied
= 42 U.S.C. § 405; 42 U.S.C. § 423; 20 C.F.R. § 404.1520; 587 U.S. 97; 402 U.S. 389
? social security disability, substantial evidence, judicial review
social security, ssdi, ssi, disability & denied, denial, turned down, judge, alj, appeals council, refused & back, cannot work, can't work, doctor, pain, appeal, work, hearing

Benefits paid by mistake
= 42 U.S.C. § 404
? overpayment of benefits, waiver of recovery
social security, ssi, benefits & overpaid, overpayment, pay back, paid too much, wants it back, owe

Veterans' benefits
= 38 U.S.C. § 7261; 38 U.S.C. § 1110; 562 U.S. 428; 38 U.S.C. § 5107
? veterans disability compensation
veteran, va, vet & disability, claim, rating, denied, ptsd, agent orange, service connected, benefit of the doubt & claim, denied, rating, appeal, compensation

Tax owed by a spouse
= 26 U.S.C. § 6015
? innocent spouse, joint return
@spouse & @taxman & hid, joint, signed, without looking, income, liable, come after, owe, did not know, unreported, filed, false

Levy on wages or accounts
= 26 U.S.C. § 6330; 26 U.S.C. § 6331; 26 U.S.C. § 6321; 26 U.S.C. § 6320
? tax levy, collection due process hearing
@taxman & levy, levied, account, lien, wages, paycheck, garnish, seize, take money, take my, bank account, froze

Fight with the tax office
= 26 U.S.C. § 6212; 26 U.S.C. § 6213; 26 U.S.C. § 7422; 26 U.S.C. § 6511; 596 U.S. 199
? notice of deficiency, petition to Tax Court, refund claim
irs, tax court, internal revenue & 90 days, ninety days, deficiency, refund, petition, deadline, late, owe, letter, disagree, audit

What counts as income
= 26 U.S.C. § 61; 348 U.S. 426; 26 U.S.C. § 104; 26 U.S.C. § 108; 363 U.S. 278
? gross income
taxed, taxable, tax, pay tax, 1099, irs & settlement, gift, prize, won, found, lottery, forgiven, canceled debt, emotional distress, lawsuit, raffle, bonus, scholarship

Expenses of a business
= 26 U.S.C. § 162; 290 U.S. 111; 26 U.S.C. § 274; 26 U.S.C. § 183; 26 U.S.C. § 262
? ordinary and necessary business expenses
deduct, write off, deducted, deduction, wrote off & business, meals, travel, car, suits, clothes, horse, hobby, home office, commute, dinner, expenses

Records of the government
= 5 U.S.C. § 552; 588 U.S. 427; 5 U.S.C. § 552a
? freedom of information, agency records
foia, records request, asked for records, requested records, records, documents, emails & agency, fbi, federal, government, epa, department & ignored, refuses, denied, redacted, no answer, never answered, refused, black

Rule or order of a federal agency
= 5 U.S.C. § 706; 603 U.S. 369; 463 U.S. 29; 5 U.S.C. § 553; 5 U.S.C. § 704
? judicial review of agency action, arbitrary and capricious
epa, fda, agency, usda, federal agency, hhs, department of labor, fcc, federal & new rule, changed its mind, no comment, never asked, no explanation, no reason, without notice, denied our application, reversed, overnight, regulation

Judge or prosecutor who did wrong
= 435 U.S. 349; 424 U.S. 409; 509 U.S. 259
? absolute immunity of judges and prosecutors
judge, prosecutor, district attorney & sue, suing & lied, corrupt, ordered, sterilized, took away, false, wrong, jailed, made up
`
