/** Contracts, torts, property, family, estates, consumers. */
export const privateLaw = `
contract, deal, agreement, handshake deal | contract, agreement, promise
joke contract, signed as a joke, was kidding, drunk contract, didn't mean it | jest, objective intent, outward expression
promise to pay, promise money to quit, promise nephew, something in return | consideration, forbearance, promise
promise relied, relied on a promise | reliance, promissory estoppel
exclusive deal, implied promise, best efforts | implied promise, reasonable efforts
wrong pipe, small mistake in building, substantial performance, contractor almost finished, didn't follow the plans | substantial performance, defect, cost of replacement
both mistaken, mutual mistake, pregnant cow, mistake about what was sold | mutual mistake, rescission
guaranteed result, doctor promised, hairy hand | promised result, expectation damages
breach of contract, broke contract, broke our agreement, didn't do what they promised | breach, contract, damages
lost profits, foreseeable damages, hadley | consequential damages, foreseeable
unfair contract, one-sided contract, unconscionable, fine print | unconscionable, absence of meaningful choice
click agreement, shrinkwrap, terms inside box, terms of service, clickwrap, accept terms online | terms inside, license, acceptance, shrinkwrap
electronic signature, sign online, e-signature, docusign | electronic signature, electronic record
oral contract, verbal agreement, not in writing | statute of frauds, oral agreement, writing
damages in advance, liquidated damages, penalty clause | liquidated damages, penalty
duress, forced to sign, threatened into signing | duress, coercion
minor contract, child signed contract | infant, minor, contract
fraud, lied to me, tricked me, scammed, cheated, con | fraud, misrepresentation, deceit
scam, ripoff, false advertising, misleading ad, deceptive | unfair or deceptive, false advertising, consumers
product didn't work, warranty, defective product, product hurt me, broken product | defect, warranty, product liability
exploding bottle, soda bottle, bottle exploded | bottle, exploded, manufacturer, res ipsa loquitur
dangerous product, manufacturer liable, tool injured me, product injured | manufacturer, strict liability, defective
car defect, wheel broke, bought from dealer sue manufacturer | manufacturer, privity, negligence, automobile
negligence, careless, negligent, accident, reasonable care | negligence, duty of care, reasonable care
foreseeable, proximate cause, chain of events, unforeseeable victim, unforeseeable plaintiff | foreseeability, proximate cause, duty
cost of precaution, burden of precautions, hand formula | burden, probability, gravity of injury
industry custom, everyone does it that way | custom, reasonable prudence, industry
two people shot, don't know who hurt me, which one caused | alternative liability, both defendants, burden of proof
trap, spring gun, booby trap, burglar hurt, trespasser hurt | spring gun, trespasser, deadly force, property
visitor hurt, guest injured, hurt on someone's property, slip and fall, fell in store | premises, landowner, duty, invitee
kicked, battery, hit me, punched, assault, beat up | battery, unlawful contact, intent
thin skull, eggshell, worse injury than expected | extent of injury, consequences, tort
therapist warn, psychologist didn't warn, patient threatened, duty to warn | therapist, patient, serious danger, protect, warn
malpractice, doctor mistake, botched surgery | malpractice, physician, standard of care
wrongful death, killed, death of family member | wrongful death, survivors
emotional distress, mental anguish, outrageous | emotional distress, outrageous
trespass, came on my land | trespass, land
nuisance, noisy neighbor, smell, neighbor's smoke | nuisance, use and enjoyment
dog bite, dog bit | animal, owner, bite
car accident, car crash, rear ended, hit by car, drunk driver | automobile, negligence, collision
wild animal, hunting, fox, who owns wild animal | wild animals, pursuit, possession
found property, finders keepers | found, possession, title
landlord, slumlord, apartment owner | landlord, lessor
tenant, renter, renting, lease, apartment | tenant, lease, lessee, rental housing
rats, mold, no heat, no hot water, landlord won't fix, broken heater, uninhabitable, leaking roof | warranty of habitability, housing code, habitable, rent
evicted, eviction, kicked out, throw me out | eviction, possession, tenant
security deposit, deposit back, keep my deposit | security deposit, tenant, return of deposit
won't rent to me, refuse to rent, refused to sell house, housing discrimination, children not allowed apartment | refuse to sell or rent, dwelling, discrimination, housing
emotional support animal, service dog apartment, landlord service dog, landlord support dog, service dog rental, no pets disabled, disabled tenant | handicap, reasonable accommodations, dwelling
squatter, adverse possession, lived on land | adverse possession, hostile, continuous possession
easement, right of way, driveway across | easement, right of way, servitude
foreclosure, foreclose, mortgage, behind on house | foreclosure, mortgage
homeowners association, hoa, deed restriction | restrictive covenant, homeowners
zoning, variance | zoning, ordinance, variance
deed, title, property line, boundary, fence | deed, title, boundary
navigable water, riverbed, tidelands, shore | navigable waters, submerged lands, title
divorce, split up, separate from husband, separate from wife | divorce, dissolution of marriage
custody, who gets the kids, visitation, see my grandchildren, grandparents | custody, visitation, parent, child
child support | support, child
alimony, spousal support | alimony, maintenance
adoption, adopt | adoption, parental rights
unmarried father, father's rights | unwed father, unfit, hearing
indian child, native american child | Indian child, foster care, placement
prenup, prenuptial | premarital agreement
domestic violence, abusive husband, restraining order | domestic violence, protective order
will, inheritance, inherit, died without a will, estate | will, intestate, estate, heirs
trust, trustee, beneficiary of trust | trust, trustee, beneficiary
probate, executor | probate, executor, administrator
power of attorney | attorney in fact, agent
debt collector, collection agency, collector calls, collector harassing | debt collector, debt collection, consumer
credit report, credit bureau, wrong credit, credit score | consumer report, credit reporting, consumer reporting agency
robocall, robocalls, telemarketer, spam texts, junk calls, spam calls, unwanted text | automatic telephone dialing system, prerecorded voice, telephone call
never ordered, unordered merchandise, sent me stuff, free gift bill | unordered merchandise, mailed, gift
identity theft, stole my identity | identity theft
student loan | student loan, educational loan
payday loan, interest rate too high, usury | usury, interest
insurance claim denied, insurance won't pay, insurer | insurer, insurance, coverage, claim
data breach, leaked data, personal data stolen | data, disclosure, concrete harm
lied about me online, website liable, sue facebook, sue google, sue platform, posted about me, user posts, social media liable | interactive computer service, publisher, third party content
terms hidden, cruise, ticket contract | passage contract ticket, clause
wheelchair, no ramp, handicap access, inaccessible, blind customer, deaf patient | disability, public accommodation, accessible
city not accessible, sidewalk, government building access | public entity, disability, services
emergency room, er turned me away, hospital refused, no insurance hospital | emergency medical condition, screening, stabilize, hospital
medical records, hipaa, doctor told others, health privacy | protected health information, disclosure, covered entity
title ix, girls sports, college sexual assault, school sexual harassment | sex, education program, federal financial assistance
bully school, special education, iep | education, disability, child
discrimination federal funds, title vi | federal financial assistance, race, color, national origin
`
