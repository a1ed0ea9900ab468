/** Plain words for the people, things and acts of which the law speaks, whatever the field. */
export const everyday = `
attorney, lawyer, public defender | counsel, lawyer, attorney
my attorney, my lawyer, wanted my attorney, said i wanted my lawyer, until my lawyer | request for counsel, right to counsel, asked for a lawyer
opposing counsel, other side, adversary, opponent | opposing party, other side
asking me questions, asked me questions, kept asking, grilled, quizzed | interrogation, questioning
detective, investigator, agent, state trooper, patrolman | police, officer
warden, jailer, guard, correctional officer, corrections officer | prison, inmate, guards
cellmate, convict, incarcerated, behind bars, doing time | inmate, prisoner, prison
beat up, beaten, stabbed, jumped, attacked | assaulted, violence, injured
knew about, was aware, ignored, looked the other way, did nothing | deliberate indifference, knowledge, ignored
insulin, diabetes, medication, medicine, sick, illness, surgery, treatment | medical care, serious medical needs, treatment
car, vehicle, truck, van, automobile, suv, motorcycle | automobile, vehicle, car
trunk, glove compartment, glove box, backseat | vehicle, container, automobile search
smelled, smell, odor | odor, probable cause
house, home, apartment, residence, dorm | home, dwelling, house
backpack, purse, suitcase, bag, luggage | luggage, container, bag
weed, pot, cannabis, marijuana, cocaine, heroin, meth, fentanyl | controlled substance, drugs, marijuana
handcuffed, cuffed, booked, taken in, hauled in, picked up by police | arrest, custody
rifle, shotgun, pistol, revolver, firearm, ammunition | firearm, gun
felon, convicted felon, ex-convict, ex-con | convicted felon, felony, prohibited persons
supervisor, manager, foreman, team lead, ceo | supervisor, employer, boss
company, business, firm, corporation, shop, store, startup | corporation, company, business
employer, warehouse, plant, factory, restaurant job, office job | employer, workplace
terminated, dismissed, let me go, axed, pink slip | discharge, fired, termination
promotion, promoted, passed over, raise denied | promotion, denied, unlawful employment practice
demanded a date, sleep with, sexual favor, date in exchange, make a pass, came on to me, kissed me | quid pro quo, sexual harassment, unwelcome advances
years old, year old, too old, older, younger, near retirement, senior worker | age, age discrimination, over forty
paycheck, salary, pay, wages, tips | wages, pay
coworkers pay, discuss salary, talk about pay, talk about wages, compare salaries | concerted activity, discussing wages with coworkers
stool, sit down, bad back, back injury, injured back, arthritis, blind, deaf, epilepsy, depression, anxiety, cancer, autism | disability, reasonable accommodation
crutches, wheelchair, ramp, steps, elevator, walker, guide dog, service dog | disability, accessible, wheelchair ramp
hijab, turban, beard, sabbath, yarmulke, headscarf | religion, religious practice, religious exercise
mosque, synagogue, temple, congregation, chapel, ministry | church, religious assembly, religious land use
building permit, land use permit, conditional use | zoning, land use
black, african american, hispanic, latino, asian, skin color, ethnicity | race, color, national origin
muslim, jewish, catholic, christian, sikh, atheist | religion, religious
woman, women, female, pregnant, expecting | sex, gender, pregnancy
queer, transgender, trans, nonbinary, gender transition | gender identity, sexual orientation, sex
kids, children, baby, family with kids | children, families with children, familial status
foreigner, immigrant, undocumented, alien, noncitizen, green card, visa | alien, noncitizen, immigration
deported, deport, sent back, kicked out of the country, ice detention | deportation, removal
persecuted, persecution, fled, flee my country, afraid to return, tortured | persecution, asylum, fear
erased, erase, wiped, deleted, destroyed, shredded, overwrote, threw away evidence | destroyed, lost, failure to preserve, spoliation
email, emails, server, hard drive, texts, data, chat logs, electronic files | electronically stored information, emails
by mistake, accidentally, inadvertently, accident sent, sent by mistake, wrong recipient | inadvertent, accidentally, mistake
memo, letter, notes, file, papers, paperwork | document, communication
give it back, wants it back, get it back, return the document | return, clawback
sunday, saturday, weekend, holiday, falls on a weekend, business day | legal holiday, weekends, computing time
deadline, time limit, due date, last day, too late, clock, how long | deadline, days, time limit
more time, extra time, extend time, extension | extension of time, extend
sent back, send back, go back to state court, return to state court | remand, state court
moved to federal court, removed, removal | removal, removed
same state as, from the same state, plaintiff is from, defendant is from, one defendant is from | citizens of different states, diversity jurisdiction
stay in federal court, keep in federal court | federal jurisdiction, diversity, federal question
form before suing, before suing, claim form, notify the agency first, file with agency first | administrative claim, presentment, exhaustion
mail truck, post office truck, government vehicle, army truck, federal employee hit | Federal Tort Claims Act, federal employees, negligence
thrown out, tossed, kicked out of court | dismiss, dismissal
refusing to enforce, denied motion to compel arbitration, refused arbitration | denying arbitration, appeal
immediately appealable, appeal now, appeal right away, appeal midcase | interlocutory appeal, appeal
group lawsuit, group lawsuits, joint lawsuit, nationwide class, collective lawsuit | class action, collective action, class waiver
handbook, employee manual, policy manual | employment, policy
bribe, kickback, embezzled, stolen funds, illegal profits, ill-gotten | illegal gains, embezzled, kickbacks
tax, taxed, taxable, irs, owe taxes | gross income, tax
write off, deduct, deduction, expense | deduction, business expenses
yard sign, lawn sign, banner, poster, flyer | sign, speech
political message, campaign sign | political speech, content
riot, incite, mob, violence at rally, told the crowd | incitement, imminent lawless action, advocacy
politician, mayor, senator, councilman, council member, governor, candidate, sheriff running | public official, public figure
our paper, newspaper, blog, journalist, magazine, broadcaster, podcast, editor | newspaper, press, publication
false story, untrue story, lies, falsehood, made up, smear | false statement, defamation, libel
ads, advertise, mailers, solicitation letters, billboard | advertising, commercial speech, solicitation
crash victims, accident victims, injured people ads | accident victims, attorney solicitation
owns stock, shares in a party, financial stake, golf buddy, related to judge | financial interest, disqualify, impartiality
cropped, credit removed, my name off, removed my name, watermark, stripped | copyright management information, removed, credit
photo, photograph, picture, image, drawing, illustration, painting | photograph, work, copyright
song, music, lyrics, tune, beat, recording | song, music, copyright
book, novel, article, blog post, manuscript, screenplay | work, copyright, author
software, code, app, program, algorithm, website code | software, computer program
freelancer, freelance, contractor wrote, without a contract, hired a designer | work made for hire, freelancer, who owns copyright
rights back, reclaim, take back rights, decades later | termination of transfers, reclaims rights
gadget, device, product, machine, widget, invention, tool | invention, device, product
sold before filing, sold it before, sold years before, selling before patent, showed it publicly, trade show | on-sale bar, public use, prior art, one-year grace period
inventor, coinvented, co-inventor, left off | inventorship, inventor, omitted
copycat, ripoff product, imitation, knockoff, counterfeit, lookalike | infringement, counterfeit, trade dress
brand, brand name, logo, slogan, company name | trademark, mark, brand
web address, domain, domain name, url, website name | cybersquatting, domain name
rival, competitor, competing company | competitor, competition
password, login, credentials, logged in, got into our system, accessed our network | unauthorized access, computer, exceeds authorized access
formula, recipe, customer list, client list, blueprint, source code stolen | trade secret, misappropriation
supplier, vendor, customer, distributor, dealer | contract, seller, buyer
drop our contract, walk away from contract, cancel contract in bankruptcy, get out of lease | reject, executory contract
bankrupt, bankruptcy, chapter 7, chapter 11, chapter 13, filed for bankruptcy | bankruptcy, debtor, estate
given to brother, gave to relative, transferred to family, put in my wife's name, hid assets, sold cheaply | fraudulent transfer, assets moved, concealed assets
creditor, bill collector, lender, collections, repo | creditor, debt collector, collection
calls, calling, phone calls, texts me | telephone call, collection
landlord, property manager, building owner, slumlord | landlord, housing
contaminated, polluted land, toxic, leaking tanks, asbestos, chemicals, cleanup | hazardous, contaminated, cleanup costs
gas station, dump site, landfill, old factory | facility, hazardous, contaminated land
creek, river, stream, lake, wetland, waterway | navigable waters, water pollution, discharge
dump, dumping, spill, sewage, waste, runoff | discharge, pollutants, waste
smoke, fumes, smokestack, emissions, air quality | air pollution, emissions, Clean Air Act
endangered, wildlife, species, habitat, owl, turtle, salmon | endangered species, habitat
train, railroad, conductor, brakeman | railroad, common carrier
boat, ship, barge, deckhand, tugboat, cruise ship, crew | vessel, seaman, maritime
airplane, plane, flight, airport | airport, aircraft
hospital, er, clinic, nurse, doctor, physician, surgeon | hospital, physician, medical
insurance, uninsured, insurer, coverage | insurance, coverage
medical chart, patient file, health information, test results | medical records, protected health information
school, principal, teacher, student, classroom, university, college | school, students, education
election, ballot, polling place, polls, voter, precinct | voters, elections, ballot
donation, donate, contribution, contributed, gave money to campaign | contribution, campaign
agency, epa, sec, fda, osha, bureau, department, federal government | agency
regulation, regs, new rule, rulemaking | regulation, rule, rulemaking
records request, public records, government documents, government files | agency records, public records
shareholder, stockholder, investor, shares | shareholder, stockholder, investors
board, directors, ceo, officers of corporation | directors, board, corporation
merger, buyout, takeover, acquisition, sold the company | merger, acquisition, sale of the company
monopoly, dominate the market, drive out, crush competitors, gouging | monopolization, market power
agreed on prices, set prices, same prices, rig bids, split up territory | price fixing, bid rigging, market allocation
tricked, deceived, misled, lied to investors, cooked the books | fraud, misleading, misstatement
sign, signed, signature, notarized, initials | signature, signed
dead, died, passed away, deceased, killed | death, deceased, unavailable
read her statement, read his statement, recorded statement, statement to police, statement to the detective, 911 call | testimonial, out-of-court statement, confrontation
jury, juror, jury pool, jury selection | jurors, jury
sentence, prison term, years in prison, punishment | sentence, sentencing
harsher, longer sentence, sentence increased | increase, enhancement
overturn, reverse, undo, wipe out | set aside, vacate, reverse
sue, suing, lawsuit, take to court, bring a case | civil action, suit, sue
get paid back, compensation, money damages, recover money, reimbursed | damages, recover, compensation
stop them, make them stop, block, shut down | injunction, restrain
groped, groping, fondled, inappropriate touching, touched inappropriately, catcalled | sexual harassment, unwelcome advances, hostile environment
on the hook, responsible for what, has to pay | liable, liability
auto delete, lit hold, legal hold, litigation hold, adverse inference, preservation letter | failure to preserve, spoliation, lost
rezoned, rezone, downzoned, unbuildable, nothing can be built, worthless land | regulatory taking, all economic use, land use
owe me money, pay me for my land, pay the owner | just compensation, compensation
va hospital, army hospital, veterans hospital, military doctor | Federal Tort Claims Act, federal employees, administrative claim
shop steward, steward, union rep | union representative
cop, cops, sheriff, deputy | police, officer
anytime | at any time
`
