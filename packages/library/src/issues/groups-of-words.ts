/** Who acts in a story, on what, and how, in the words of clients: what the patterns of issues name with `@`. */
export const groupsOfWords = `
police | police, cop, cops, policeman, policemen, officer, officers, trooper, troopers, deputy, deputies, sheriff, detective, detectives, patrolman, highway patrol, state patrol, narcs, swat, agents, fbi, dea, atf
jailer | guard, guards, warden, jail, prison, jailer, correctional officer, corrections officer, corrections, cell block, cellblock, prison officials
inmate | inmate, inmates, prisoner, detainee, in jail, in prison, behind bars, locked up, lockup, jail cell, cell, incarcerated, serving time, serving a sentence
doctor | doctor, doctors, nurse, nurses, medic, physician, clinic, hospital, infirmary
prosecutor | prosecutor, prosecutors, prosecution, state, government, district attorney, da, assistant da, us attorney
counsel | attorney, lawyer, public defender, defense counsel, defender
employer | boss, employer, supervisor, manager, foreman, shift lead, company, hr, human resources, plant, warehouse, factory, restaurant, job, work, workplace, worked, ceo, store, firm, hospital, owner, they
fired | fired, fire me, terminated, let go, let me go, laid off, lay off, canned, sacked, dismissed, lost my job, discharged, demoted, cut my hours, hours were cut, shifts were gone, took away my shifts, cut my shifts, wrote me up, pushed out, forced out, moved me to, transferred me, passed over, passed me over, gave my job, took my job, replaced, would not hire, refused to hire, not hired, did not hire, denied a promotion, rescinded, revoked the offer, pulled the offer, reassigned, suspended me, punished me, eliminated my position, got rid of me
search | searched, search, searching, went through, go through, going through, gone through, looked through, looking through, rifled, rummaged, dug through, opened, opened up, popped, looked inside, patted, felt around, emptied, combed through, tore apart, scrolled, scrolling, dumped, downloaded, read my
vehicle | car, trunk, truck, van, suv, vehicle, backseat, back seat, glove box, glove compartment, console, pickup, motorcycle, rv, motor home, camper, sedan, jeep
stopped | pulled over, pulled me over, pulled him over, pulled her over, pulled us over, pull over, pulls over, traffic stop, stopped my car, stopped his car, stopped me, stopped him, stopped her, stopped for, stop for, flagged down, taillight, speeding, rolling a stop sign, turn signal
home | home, house, apartment, condo, trailer, duplex, townhouse, bedroom, my place, his place, her place, residence, dorm room, motel room, hotel room, front door, back door, basement, garage, kicked the door, kicked in the door, the door in
nowarrant | no warrant, without a warrant, warrantless, without any warrant, no paper from a judge, never got a warrant, did not have a warrant, had no warrant, no search warrant, without paper
phone | phone, cell phone, cellphone, iphone, smartphone, mobile, laptop, tablet
tracker | airtag, gps, tracker, tracking device, beeper
asked | asked for, wanted, requested, demanded, said he wanted, said she wanted, said i wanted, invoked
questioned | questioned, questioning, interrogated, interrogation, interrogate, asking questions, kept asking, kept talking, got him talking, started talking, talked to him again, grilled, interview, interviewed, confessed, confession, confess, admitted, statement
threat | threatened, threatens, threaten, threatening, said he would, said they would, said she would, warned
school | school, principal, assistant principal, vice principal, teacher, district, dean, classroom, high school, middle school, school board
student | student, son, daughter, kid, child, pupil, freshman, sophomore, junior, senior, boy, girl, grandson, granddaughter, teen
landlord | landlord, landlady, building manager, property manager, leasing office, apartment complex, apartment, rental, rent, renting, building, condo board, co-op board, housing complex, lease, realtor, hoa, homeowners association, housing authority
refused | refused, refuses, refuse, will not, won't, would not, wouldn't, denied, denies, turned down, turned us down, turned me down, turning down, turns down, rejected, said no, says no, not allow, not allowed, ban, banned, no longer, not let
race | black, african american, hispanic, latino, latina, mexican, asian, chinese, race, racist, racial, skin color, n-word, white, arab, native american, foreign accent, accent
religion | muslim, jewish, christian, sikh, hindu, church, mosque, synagogue, faith, religion, religious, sabbath, prayer, pray, prays, praying, hijab, turban, head covering, headscarf, yarmulke, beard, rastafarian, dreadlocks, jehovah, seventh day, adventist, kosher, halal, ramadan, bible
pregnant | pregnant, pregnancy, expecting, having a baby, having my baby, had a baby, gave birth, maternity, breast milk, pump milk, lactation, morning sickness
disabled | disability, disabled, wheelchair, deaf, blind, epilepsy, diabetes, diabetic, cancer, ptsd, autism, autistic, depression, bipolar, ms, multiple sclerosis, back injury, bad back, crutches, amputee, hiv, asthma, chronic, down syndrome, dyslexia, walker, service dog, emotional support, support animal, guide dog
old | 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, too old, older, my age, his age, her age, old guy, fresh blood, younger, near retirement, retire
gay | gay, lesbian, transgender, trans, same sex, same-sex, two women, two men, bisexual, transitioned, gender identity, nonbinary, husband and husband
sexual | touching, touches, touched, groped, grabbed my, sexual, sexually, sex, explicit, nude, naked, dirty jokes, jokes about my body, about my body, hitting on, hits on, asked me out, rubbed, rubs, porn, lewd, crude, kiss, kissed, come on to me, comes on to
complained | complained, complain, reported, report, filed a complaint, filed a charge, told hr, spoke up, wrote to hr, went to hr, eeoc, blew the whistle, whistleblower, testified, raised concerns
wages | overtime, paid, pay, wages, unpaid, off the clock, clock out, clock in, clocked out, hourly, minimum wage, tips, hours a week, time and a half, salary, paycheck, for free
leave | leave, time off, fmla, off work, weeks off, took off, came back from, maternity
kids | kids, children, kid, child, family with, baby, families
lender | bank, lender, mortgage company, loan officer, loan, loans, mortgage, credit union, credit card company
collector | collector, collection agency, collections, debt buyer, collection, collection law firm, debt collector
calling | calls, calling, rings, ringing, called, call, phones, texts, texting, letters, threatened, threatens, says, said
credit | credit report, credit file, credit bureau, credit score, experian, equifax, transunion, my credit, background check, credit reports
spouse | husband, wife, ex, ex-husband, ex-wife, spouse, partner, boyfriend, girlfriend, fiance, father, mother
abroad | spain, mexico, germany, france, england, ireland, italy, brazil, canada, japan, india, israel, poland, overseas, abroad, another country, back to his country, foreign country, out of the country, argentina, colombia, greece, turkey, egypt
immigrant | undocumented, immigrant, immigration, ice, green card, visa, deport, deported, deportation, without papers, no papers, illegally, crossed the border, border patrol, noncitizen, not a citizen, permanent resident, work permit, sent back, send me back, send him back, send her back, send me away, kicked out of the country, thrown out of the country, asylum, overstayed, removal
danger | kill, killed, killing, gang, persecuted, persecution, tortured, torture, beat me, beaten, threatened, afraid to go back, cartel, militia, rape, raped, burned, jailed for
bankrupt | bankruptcy, bankrupt, chapter 7, chapter 11, chapter 13, went under, trustee, filed for bankruptcy, filed bankruptcy, filed chapter, debtor
took | took, take, takes, taken, repossessed, repo, sold, sell, seized, garnish, garnished, garnishing, foreclose, foreclosed, foreclosing, foreclosure, towed, grabbed, froze, frozen, shut off, evict, evicted, keeps calling, sued, sue, lawsuit
copied | copied, copies, copying, copy, copycat, knockoff, knock off, knockoffs, ripped off, rip off, stole, steals, imitates, imitating, used my, uses my, using my, used our, uses our, using our, took my, without asking, without permission, look of, looks just like, same name, similar name, confusing, posted my
artwork | photo, photograph, photographs, picture, song, lyrics, music, book, novel, poem, drawing, painting, artwork, video, film, movie, code, software, article, sculpture, mural, design, recipe, tattoo, beat, script, screenplay
brand | logo, brand, trademark, slogan, our name, company name, shop name, restaurant, packaging, label, trade dress, product name, domain name, mascot, same name, similar name
secret | source code, customer list, client list, formula, trade secret, trade secrets, confidential files, design files, pricing files, secret recipe, our designs, files, proprietary, blueprints
leaver | engineer, employee, salesman, sales rep, vice president, executive, developer, worker, contractor, scientist, he quit, she quit, quit, resigned, left for, went to a competitor, joined a competitor, competitor
taxman | irs, internal revenue, tax people, taxes, tax man, tax return, tax, revenue agent, audit, audited
speech | protest, protested, protesting, march, marched, marching, rally, picket, picketed, leaflet, leaflets, pamphlets, sign, signs, banner, demonstrate, demonstration, posted, post, tweet, facebook, comment, comments, speech, speak, spoke, blog, flag, t-shirt, shirt, film, filming, filmed, record, recording, recorded, criticized, criticize, cursed, middle finger, swore
official | city, town, county, council, mayor, clerk, park, state, city hall, town hall, permit, sheriff, police, officer, ordinance, government, governor, school board, library, village, cop
shot | shot, shoot, shooting, tased, taser, tasered, punched, beat, beaten, slammed, choked, chokehold, kneeled, knelt, pepper sprayed, broke my arm, broke his arm, threw me, body slammed, kicked me, police dog, dog bite, bit me
vote | vote, voting, voter, voters, ballot, ballots, polling, polls, polling place, polling places, precinct, district lines, election, elections, register to vote, absentee, voter id
benefits | benefits, disability checks, checks for disability, ssi, social security, ssdi, welfare, medicaid, food stamps, housing voucher, section 8, unemployment, my checks, disability benefits
hacked | hacked, hackers, data breach, breach, stolen data, got hold of my, leaked, stole my data, ransomware, social security number, social security numbers, personal information, tax numbers, identity
arbitrate | arbitration, arbitrator, arbitrate, private judge, never sue, cannot sue, can't sue, give up a jury, giving up a jury, gave up a jury, no class, class suits, no class action
contract | contract, papers, agreement, signed, terms, click, clicked, app, fine print, form
federal | mail truck, post office, postal, mailman, va, veterans hospital, army, navy, air force, marines, federal, federal building, national park, forest service, fbi, government truck, base hospital, government employee, usps
hurt | hurt, hit me, broke my, broken, injured, injury, crashed, ran a light, ran a red light, rear ended, slipped, fell, killed, died, left a, operated, surgery
press | newspaper, reporter, magazine, tv station, blogger, website, article, journalist, posted online, blog, review, printed, podcast
lie | lie, lied, lies, false, not true, untrue, made up, defamed, defamation, slander, libel, wrong
public | mayor, senator, governor, politician, candidate, celebrity, council member, councilman, councilwoman, sheriff, public official, famous, congressman, judge, actor
land | land, property, lot, house, farm, pasture, beach, backyard, acre, acres, field, parcel, building, rental building
takes | permit, rezone, zoning, dedicate, easement, take my, taking my, took my, condemn, condemned, eminent domain, wiped out, worthless, ban building, cannot build, path across, pipeline, developer
water | pond, creek, wetland, wetlands, stream, ditch, marsh, swamp, drainage, lake, river, bog
agency | epa, army corps, corps of engineers, osha, fda, sec, ftc, agency, department, hud, usda, federal agency
`
