/** The Constitution, civil rights, and suits against governments. */
export const liberties = `
sue police, sue a cop, sue the cops, sue officer, police violated my rights, sue for civil rights, sue the sheriff | deprivation of rights, color of state law, civil action, damages
sue city, sue county, sue town, sue village, city liable, county liable, town liable, city responsible, county responsible, town responsible, city liable for police, sue police department, school district liable, sue school district | municipality, municipal liability, policy or custom, no respondeat superior, local government liability
sue federal agent, sue fbi, federal officers violated rights | federal agents, damages, constitutional violation
sue state, sue the state, state immune | sovereign immunity, state, Eleventh Amendment
sue governor, stop state official, injunction against state officer | state officer, injunction, prospective relief
sue government, sue united states, sue the federal government, postal truck, mail truck, va hospital malpractice, negligent federal employee | tort claims, United States, sovereign immunity, federal employee
qualified immunity, cop immune, police immune, officer immune, good faith immunity | qualified immunity, clearly established
absolute immunity, sue judge, sue prosecutor | absolute immunity, judicial acts
attorney fees civil rights, winning party fees, make them pay my lawyer | prevailing party, attorney's fees, reasonable fee
free speech, freedom of speech, speech rights, say what i want | speech, First Amendment, expression
protest, demonstration, march, rally, picket | assembly, picketing, demonstrators, speech
flag burning, burn flag, burning the flag | flag, expressive conduct, desecration
pledge of allegiance, salute the flag, kneel for anthem | flag salute, compelled, pledge
forced speech, compelled speech, made to say, forced to say | compelled speech, compel
hate speech, offensive speech, funeral protest, offensive protest | offensive speech, public concern, funeral
threats speech, incite, inciting violence, call for violence, riot speech | incitement, imminent lawless action, advocacy
fighting words, cursing, swearing, profanity | fighting words, profanity
obscene, obscenity, porn, pornography, dirty pictures | obscenity, prurient interest, community standards
libel, slander, defamation, defamed, lied about me, spread lies, false rumor, false story newspaper, bad review, trash me online | defamation, libel, reputation, falsehood
sue newspaper, politician sues press, celebrity defamation, public official libel | actual malice, public official, libel
private person libel | private individual, defamation, fault
stop newspaper publishing, gag order, censor, publish secrets, leaked documents | prior restraint, publication, injunction
journalist source, reporter source, reporter name a source, reveal source, protect sources, shield law | newsman, confidential source, grand jury
advertising ban, ban on ads, advertise prices, commercial speech, liquor ads, lawyer advertising | commercial speech, advertising, substantial interest
signs, billboard, yard sign, sign ordinance | sign, content-based
public park speech, leaflets, handing out flyers, flyers, pamphlets | leaflets, distribution, public forum, permit
mall protest, speech on private property, company town | private property, shopping center
student speech, school speech, armband, suspended for speech, school censor | students, school, expression, disruption
teacher fired for speech, government employee speech | public employee, protected conduct, speech
campaign donations, campaign finance, donate to candidate, dark money, corporate spending election, super pac | political expenditures, contributions, independent expenditures
religion, religious freedom, freedom of religion, church | free exercise, religion, religious
religious exemption, law against my religion, religious objection, refuse for religion | free exercise, neutral, generally applicable, burden on religion
prayer in school, school prayer, church and state, establishment of religion, public money religious school | establishment, religion, school
homeschool, private school choice, send child to catholic school, parents rights education, amish | parents, upbringing, education of children
parents rights, parental rights, raise my kids, take my child | parents, liberty, care custody and control
birth control, contraception, contraceptives | contraceptives, privacy, marital
abortion, terminate pregnancy, right to choose | abortion, pregnancy, termination
gay, lesbian, homosexual, same sex, same-sex, lgbt, transgender, trans | homosexual, same-sex, sexual orientation, transgender
gay marriage, same sex marriage, marry same sex | same-sex marriage, marriage, couples
interracial, marry other race, mixed race marriage | interracial marriage, racial classification, miscegenation
sodomy, private sex, consensual sex law | sexual conduct, private, consenting adults
segregation, separate but equal, segregated school, integrated schools | segregation, separate but equal
affirmative action, race in admissions, college admissions race, quota | admissions, race, strict scrutiny
minority contracts, set aside, race preference contract | racial classification, contracts, set-aside
race discrimination, racist, because i am black, because of my race, because of skin color, racial | race, racial discrimination, equal protection
sex discrimination, gender discrimination, because i am a woman, sexist law, women excluded | sex, gender, classification, equal protection
illegal immigrant children school, discrimination against immigrants | alien, equal protection
equal protection, treated differently, unequal treatment | equal protection, classification
disparate impact constitution, discriminatory intent, discriminatory purpose | discriminatory purpose, disproportionate impact
mentally disabled group home, zoning group home | mental retardation, group home, rational basis
economic regulation, business license law, eyeglasses, optician | economic regulation, rational basis
liberty of contract, maximum hours law, minimum wage constitutional | liberty of contract, wages, hours
due process, hearing before, notice and hearing, fair hearing | due process, hearing, notice
lose benefits, welfare cut off, cut off benefits, benefits stopped, terminated benefits | benefits, termination, evidentiary hearing, recipients
fired government job hearing, tenure | property interest, hearing, public employment
paddling, corporal punishment, spanked at school | corporal punishment, school
vaccine, vaccination, forced vaccine, mandatory shots, mask mandate | vaccination, public health, police power
eminent domain, take my house, take my home, take our home, take my land, take my property, seize my home, seize my land, government wants my land, condemn property | eminent domain, public use, just compensation, taking
regulatory taking, landmark, cannot build on my land, zoning took value, downzoned | taking, regulation, investment-backed expectations
right to vote, voting rights, vote denied, poll tax, voter suppression | vote, voting, elections
voter id, voter registration, purged, removed from voter rolls | voter registration, removal, list maintenance
gerrymandering, gerrymander, redistricting, voting districts drawn | districts, partisan gerrymandering, apportionment
one person one vote, unequal districts | apportionment, equal population, legislative districts
preclearance, voting rights act | voting, coverage formula, covered jurisdictions
recount, presidential election dispute, ballots | recount, ballots, electors
electoral college, counting electoral votes | electors, electoral votes
term limits, candidate qualification, candidate name on ballot | candidate, ballot, qualifications
political question, courts stay out | political question, justiciable
commerce clause, can congress regulate, federal power over, power of congress | commerce, Congress, interstate
growing wheat, growing marijuana at home, guns near school | interstate commerce, substantial effect, aggregate
necessary and proper, national bank | implied powers, necessary and proper
state tax on interstate, out of state sellers, sales tax online, internet sales tax, tax out-of-state | sales tax, substantial nexus, remote sellers
states discriminate other states, protectionist, out of state trash, another state's trash, other states trash, another state's waste, keep out goods, ban on out-of-state goods | discriminates against interstate commerce, burden, local
federal law overrides state, preempt, preemption, supremacy, state law conflicts with federal | preempt, supremacy, conflict
state's rights, states rights, tenth amendment, commandeer | reserved powers, states, Tenth Amendment
treaty, indian treaty, tribal fishing, reservation water | treaty, Indian, tribe, reserved rights
obamacare, health insurance mandate, individual mandate | individual mandate, health insurance, Affordable Care Act
executive order, president seize, president power, steel mills | President, executive power, seizure
separation of powers, legislative veto, one house veto | separation of powers, legislative veto, presentment
judicial review, courts strike down laws, who decides what is constitutional | judicial review, constitutionality, province of the judicial department
slavery, enslaved, citizenship of slaves | slavery, servitude, citizenship
birthright citizenship, born here, born in the united states | citizenship, born, subject to the jurisdiction
lose citizenship, renounce citizenship, denaturalize | citizenship, denationalization, expatriation
welfare residency, moved to new state, travel right, right to travel | travel, residency, durational
internment, japanese americans | exclusion order, Japanese ancestry
accommodations, hotel refuse, restaurant refuse to serve, refused service, store would not serve me | public accommodations, discrimination, refuse service
prison lawsuit, inmate sue, prisoner lawsuit rules | prisoner, prison conditions, exhaustion
rluipa, church zoning, prisoner religion | religious exercise, land use, substantial burden
conspiracy to violate civil rights, klan, mob attack | conspiracy, civil rights, equal protection
damages for wrongful conviction, sue over conviction, sue for being wrongly convicted | conviction, invalidity, damages, favorable termination
second amendment | bear arms, firearm
first amendment | speech, religion, press
fourth amendment | search, seizure, warrant
fifth amendment | self-incrimination, double jeopardy, due process
sixth amendment | counsel, confrontation, jury trial
eighth amendment | cruel and unusual punishment, bail
fourteenth amendment | due process, equal protection
standing, right to sue, who can sue, no injury | standing, injury in fact, traceable, redressable
privacy of government records, government file on me | records maintained on individuals, agency records
public records, government records, get copies records, foia, request documents from agency, sunshine | agency records, freedom of information, disclosure
`
