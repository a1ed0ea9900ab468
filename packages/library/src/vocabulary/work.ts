/** Employment, labor and benefits. */
export const work = `
fired, fire me, let go, sacked, canned, laid off, lost my job, got fired, terminated from job | discharge, terminated, dismissal, employer
boss, company i work for, my job, manager, workplace, employer | employer, supervisor, employment
worker, staff, coworker, co-worker, colleague | employee
not hired, would not hire, job application rejected, denied a job | refuse to hire, applicant, hiring
fired pregnant, fire pregnant, pregnancy work, pregnant at work, maternity | pregnancy, sex, unlawful employment practice, discharge
fired race, fired because black, not promoted race, passed over promotion, job discrimination, discrimination at work, workplace discrimination | race, unlawful employment practice, disparate treatment, discriminate
fired gay, fired for being gay, fired transgender, fired for sexual orientation | homosexual, transgender, sex, employer, discharge
fired religion, work on sabbath, religious accommodation work | religion, religious practice, undue hardship, employer
fired old, too old, age discrimination, because of my age, older worker, over 40 | age, age discrimination, older employees
fired disabled, disability work, accommodate disability, reasonable accommodation, disabled employee | disability, reasonable accommodation, qualified individual
fired complaining, fired for reporting, retaliation, punished for complaining, reported harassment and fired, got back at me | retaliation, opposed, protected activity, adverse action
sexual harassment, hitting on me, groped, touched me at work, boss touching me, unwanted advances, asked for sex | sexual harassment, hostile environment, unwelcome
hostile work environment, toxic workplace, racist jokes, bullied at work, dirty jokes | hostile work environment, abusive, severe or pervasive
harassed by supervisor, company liable for harassment, employer liable harassment, harassment company fault, harassment company responsible, harassment employer responsible, boss harassment fault, blame company harassment | vicarious liability, supervisor, tangible employment action, affirmative defense
men harass men, same sex harassment | same-sex harassment, sex, discrimination
sex stereotypes, not feminine enough, macho, act like a woman | sex stereotyping, gender, partnership
transferred, job transfer, moved to worse job, demoted | transfer, terms conditions privileges, some harm
time off sabbath, off sabbath, holy day, work on saturday, work on sunday, saturday religious, sunday religious, sunday church, religious accommodation, religious holiday off | religious accommodation, undue hardship, substantial increased costs, employer refuses a religious day off
prove discrimination, smoking gun discrimination, discrimination without direct evidence, no direct evidence of discrimination | circumstantial evidence of discrimination, prima facie case of discrimination, burden shifting, proving job discrimination, pretext
pretext, real reason fired, excuse for firing | pretext, legitimate nondiscriminatory reason, prima facie
mixed motive, partly because | motivating factor, mixed motive
hits older workers, policy hurts older, layoff older not intended, older workers without intent | age disparate impact, reasonable factor other than age
transfer same pay, transferred same pay, transfer no pay cut, moved to worse job, lateral transfer | job transfer, some harm, discriminatory transfer, terms and conditions of employment
counts as a supervisor, counted as supervisor, definition of supervisor, team lead supervisor, lead worker supervisor | who is a supervisor, tangible employment action, coworker harassment
straight person discrimination, reverse discrimination, white employee discrimination, majority discrimination | reverse discrimination, majority group plaintiff
hiring test, job test, diploma requirement | employment test, disparate impact, business necessity
eeoc, file charge discrimination, eeoc deadline, eeoc complaint | charge, Commission, days after
federal employee discrimination complaint, federal worker eeo | counselor, federal agency, complaint
equal pay, paid less than men, wage gap, paid less because woman | wages, sex, equal work
overtime, time and a half, unpaid overtime, more than 40 hours, over 40 hours, extra hours | overtime, maximum hours, one and one-half times, workweek
unpaid wages, did not pay me, owed wages, last paycheck, wage theft, minimum wage, not paid | unpaid wages, minimum wage, liquidated damages, employer
misclassified, independent contractor, gig worker, 1099 | employee, independent contractor
medical leave, family leave, maternity leave, paternity leave, time off sick, take leave, baby leave, care for parent | leave, serious health condition, twelve workweeks, family and medical
fired on leave, fired while on fmla | interfere, leave, retaliation, discharge
mass layoff, plant closing, layoff notice, laid off without notice | plant closing, mass layoff, notice, sixty days
union, unionize, join a union, organize workers, labor union | labor organization, collective bargaining, union, self-organization
strike, striking workers, walkout | strike, picketing, injunction
unfair labor practice, fired for union, talk about pay, discuss wages | unfair labor practice, concerted activities
union dues, agency fees, forced to pay union | agency fees, nonmembers, union
union access, organizers on property | nonemployee organizers, company property
bargaining order, union cards | authorization cards, bargaining order
labor contract, sue under union contract, grievance | collective bargaining agreement, contracts between employer and labor organization
unsafe workplace, dangerous job, work safety, osha | recognized hazards, place of employment, safety
hurt at work, injured on the job, work injury, workers comp | injury, employee, employer negligence
railroad worker injury, hurt on the railroad | railroad, common carrier, employee injury
sailor hurt, seaman, deckhand, hurt on a ship, injured at sea | seaman, maritime, vessel, injury
pension, retirement plan, 401k, employee benefits, health plan denied claim, denied benefits | plan, participant, beneficiary, benefits
state law about benefit plan | preempt, employee benefit plan, relate to
whistleblower, reported fraud at work, blow the whistle, reporting company cheating | false claims, whistleblower, retaliation, private persons
contractor whistleblower | contractor, reprisal, disclosure
cheat government, overbill medicare, defraud medicare, fake bills government | false claims, fraudulent claim, payment, government
non-compete, noncompete, non compete, cannot work for competitor | covenant not to compete, restraint of trade, competition
trade secret, stole customer list, stole our secrets, took files to competitor, ex employee stole, confidential information | trade secret, misappropriation
arbitration at work, class waiver employment, forced arbitration job | arbitration, employee, class waiver, individual proceedings
harassment arbitration, arbitrate sexual assault | sexual harassment dispute, arbitration, forced arbitration
drug test job | drug test, employees
employment at will, at will, fired without cause | at will, cause
unemployment benefits, unemployment | unemployment compensation
polygraph, lie detector | polygraph
immigrant worker, undocumented worker | alien, unauthorized, employment
prevailing wage, government contractor wages | wages, contractor
title vii | unlawful employment practice, race color religion sex
ada | disability, reasonable accommodation
adea | age discrimination
fmla | family and medical leave, leave
flsa | overtime, minimum wage
erisa | plan, beneficiary, fiduciary
nlra | labor organization, collective bargaining
section 1981 | make and enforce contracts, race
`
