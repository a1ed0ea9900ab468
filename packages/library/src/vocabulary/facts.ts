/** What files are full of, in the words of reports and intake notes, and what the law calls it. */
export const facts = `
tracker, tracked his movements, followed his movements, gps | global positioning, monitoring vehicle movements, location records
k-9, k9, dog alerted, alerted to the car, walked the dog | dog sniff, narcotics dog, trained dog
warning ticket, written warning, finished the ticket, wrote the ticket, license and registration, prolonged the stop | traffic stop, prolonged, mission of the stop
lump, bulge, felt something, squeezed | pat-down, plain feel, outer clothing
broke the door, kicked in the door, battering ram, forced entry, no knock, knocked and announced | knock and announce, entry, dwelling
drone, helicopter, flew over, aerial photo, overflight | aerial observation, curtilage, expectation of privacy
backyard, porch, driveway, front step | curtilage, home
roommate, co-tenant, girlfriend let them in, wife let them in, husband let them in, landlord let them in, at the door | consent, co-occupant, common authority, premises
drunk driver, dui stop, dwi, blood draw, breath test | blood test, alcohol, warrantless
checkpoint, roadblock | checkpoint, suspicionless stops
impounded, tow yard, inventory of the car | inventory search, impoundment
border, customs, airport screening | border search
schoolbag, locker, student's purse, vice principal searched | school officials, student search, reasonableness
urine, drug testing, drug tested | drug testing, urine, suspicionless
laptop, hard drive, thumb drive, cloud account | computer, digital data
squad car, cruiser, patrol car, back of the car | custody, arrest
kept silent, stayed silent, said nothing, would not answer | silence, right to remain silent, invoke
waived his rights, signed the waiver, rights form | waiver, warnings, knowing and voluntary
jailhouse, cellmate told, wore a wire | informant, deliberately elicited
photo array, show-up, showup, mugshot | identification procedure, suggestive
excited utterance, told the dispatcher, called 911, dying words, body cam statement | testimonial, ongoing emergency, confrontation
lab report, lab analyst, drug analyst, toxicology | testimonial, forensic analyst, confrontation
state sat on, never turned over, never disclosed, buried, deal with the witness, paid the witness | suppression by prosecution, favorable to the accused, impeachment, promise of leniency
panelist, venire, struck jurors, strikes | peremptory challenge, jurors
told him to reject the plea, turned down the offer, never relayed the offer, plea offer | plea offer, ineffective assistance, plea bargaining
by a preponderance, judge found, judge decided, mandatory minimum | jury finding, facts that increase, minimum sentence
brandished, brandishing | firearm, jury finding, mandatory minimum
prior conviction, predicate, career offender, crime of violence, violent felony | prior conviction, categorical approach, elements
probation officer, violated probation, revoked | revocation, probation, hearing
seized the house, took the car, took his truck, forfeited, forfeit | forfeiture, excessive fines
late petition, a day late, missed the habeas deadline, month late | limitation period, equitable tolling
post-conviction lawyer, state habeas counsel, failed to raise | procedural default, ineffective assistance, cause
taser, pepper spray, baton, police dog bit | excessive force, objective reasonableness
untrained, no training, training officers, hired despite | failure to train, municipal liability, deliberate indifference
suicide in jail, hanged himself, suicidal detainee | deliberate indifference, risk of harm, detainees
grievance, grievance form, grievance deadline | administrative remedies, exhaustion, prisoner
social worker, foster home, child protective services | state custody, substantive due process, foster care
suspended from school, expelled, expulsion | notice and hearing, students, due process
posted online, facebook page, instagram, snapchat, blocked me, deleted my comments, social media | speech, social media, state action
billboards, temporary signs, sign ordinance, church sign | content based, sign regulation, speech
prayed, prayer, coach prayed, nativity, ten commandments | establishment clause, prayer, religion
state grant, voucher, tuition aid, religious school excluded | free exercise, public benefit, religious institution
wedding, cake, same-sex couple, florist | public accommodation, sexual orientation, free exercise
wrote a memo, complained to supervisor, reported up the chain, testified at trial about | official duties, public employee, speech, retaliation
political patronage, supported the other candidate, fired after the election | public employee, political belief, patronage
drew the lines, redrew the map, district lines, district map, redistricting, legislature drew | redistricting, districts, gerrymandering
not race, race predominated, majority black district, packed black voters | racial gerrymandering, strict scrutiny, predominated
bike path, easement for the public, easement permit, demand an easement, dedicate land, give up land, land for a permit, strings on a permit, permit only if, condition on the permit | permit condition, easement for a permit, exaction, nexus, rough proportionality, takings
condemned, eminent domain, sell it to a developer | public use, eminent domain, taking
wetland covered, boggy, bog, marsh, swamp, fill dirt, filled the lot, backfilled, drains to | wetlands, waters of the United States, Clean Water Act jurisdiction, navigable waters, Clean Water Act
drums, tank farm, spills, sold chemicals, shipped waste | hazardous, arranger, cleanup costs
flip-flopped, changed its policy, reversed its policy, reliance interests, no explanation | arbitrary and capricious, reasoned explanation, agency
own regulation, own reg, interpretive letter, guidance letter, handbook of the agency | agency interpretation, regulation, deference
tribe sued, sue tribe, tribe immune | tribal sovereign immunity, sue a tribe
state prosecute tribal, state prosecute indian, state charge tribal, crime on reservation | state jurisdiction over Indians, Indian country, crime on Indian land, reservation boundaries
tribal court, reservation, fee land, casino, tribe | tribe, tribal jurisdiction, nonmember
deckhand, longshoreman, stevedore, seasick, slipped on deck | seaman, unseaworthiness, maintenance and cure
smocks, aprons, gear, donning, changing clothes, walking to the line, security line, off the clock | compensable work time, protective gear, overtime
tip pool, tips, misclassified, day rate, salaried, assistant managers overtime | overtime, exempt, Fair Labor Standards Act
loaded trucks, delivery drivers, last mile, ramp workers, across state lines | transportation workers, interstate commerce, arbitration
cards, authorization cards, card check, without an election | authorization cards, bargaining order, union majority
interview without a steward, asked for his steward, union rep in the meeting | investigatory interview, union representative
handbook rule, petition about pay, group complaint | concerted activity, unfair labor practice
sunday shifts, saturday shifts, shift swap, sabbath, dress code religion | religious accommodation, undue hardship
light duty, lifting restriction, pregnant worker | pregnancy, accommodation, comparable
layoff, reduction in force, cut first, older workers, older engineers | age discrimination, disparate treatment
rates women, comments about looks, dirty jokes, pinup, lewd jokes | hostile environment, sexual harassment
never complained, never reported it, complaint policy | affirmative defense, supervisor, vicarious liability
fired weeks after, demoted after, cut his hours after | retaliation, causation, protected activity
ltd, long term disability, denied my disability, disability insurer | plan administrator, denial of benefits, conflict of interest
pension, 401(k) fees, plan menu, company stock in the plan | fiduciary, plan, prudence
same goals each year, iep, autistic, speech therapist, special ed | free appropriate public education, individualized education program
tax credits, vouchers, housing all in, segregated housing, low income housing | fair housing, discriminatory effect, disparate impact
credit bureau, credit file, wrong credit report, background check | consumer report, credit reporting, concrete harm
robocalls, autodialer, text blasts | automatic telephone dialing system, Telephone Consumer Protection Act
condo, rental pool, time share, tokens, coins, crypto, profit share, promoter | investment contract, security, efforts of others
tip, tipped, brother in law, golf buddy traded, stock tip | tippee, insider trading, personal benefit
price impact, stock drop, class of shareholders | fraud on the market, reliance, class certification
red flags, asleep at the switch, ignored reports, compliance failures | oversight, directors, good faith
poison pill, white knight, hostile bid, deal protection, break fee | takeover, defensive measures, board
below cost, undercut, price war | predatory pricing, recoupment
minimum price, resale price, cut off the discounter, map policy | resale price maintenance, vertical restraint
tied, bundled, must also buy | tying arrangement
old references, combined references, common sense to try, examiner combined | obviousness, prior art, combination
on a computer, generic computer, app that, business method, 101 rejection | abstract idea, patent eligible, computer implementation
does not practice, troll, licensing company | permanent injunction, patent
white pages, phone numbers, listings, database of names, directory | compilation, originality, facts
uniform, costume, stripes, useful article, clothing design | useful article, separability, design
single color, color of the product, product color, packaging color | color, trademark, secondary meaning
dog toy, spoof, joke product, making fun | parody, trademark, fair use
retells, remix, sample, mashup, fan fiction | fair use, transformative, derivative work
gray market, bought abroad, imported books, resell | first sale, importation
never warned, did not warn him, green card holder pled, plea and deportation | immigration consequences, deportation, guilty plea
notice to appear, hearing date blank, ten years here, ten year clock | notice to appear, cancellation of removal, stop-time
stripped the lien, underwater, second mortgage, strip off | lien, secured claim, void
kept the car, keeps it, refused to give back the car, repossessed before filing | automatic stay, property of the estate, turnover
paid us within ninety days, paid eighty days before, clawback of payment, paid before filing | preference, avoidance, transfer
innocent partner, lied to the buyers, debt from fraud, still discharge | discharge, exception, fraud
back pay, emotional distress, settlement proceeds, settlement check | gross income, personal injury, taxable
wrong affiliate, wrong entity, sued the wrong company, sued the wrong | relation back, mistake, amended pleading
snap removal, was not served yet, not served, citizen of the forum | forum defendant, removal, diversity jurisdiction
headquarters, main office, officers sit, plants | principal place of business, citizenship
class certification order, leave to appeal class | class certification, permission to appeal
wiped, texts gone, phone reset, auto-deleted | electronically stored information, failure to preserve
produced by mistake, sent us the memo, privileged email | inadvertent disclosure, privilege, waiver
slang, street terms, officer's opinion | lay opinion, expert testimony
psychotherapy, therapist notes, therapy notes, therapy records, counseling records, told my therapist, therapist testify | psychotherapist privilege, therapist notes, mental health records
interviewed employees, counsel's notes, interview notes | attorney-client privilege, work product
never tested, ipse dixit, junk science | expert testimony, reliability
delegation clause, whole agreement is unconscionable, arbitrator decide, who decides | arbitrability, delegation, severable
no privity, made by somebody else, component maker | negligence, manufacturer, product
freight, broken shaft, crankshaft, late delivery, lost profits | consequential damages, foreseeability
`
