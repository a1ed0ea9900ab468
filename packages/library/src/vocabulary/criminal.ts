/** Crime, police, trial and punishment. Before the bar what people write, behind it what the law says. */
export const criminal = `
stop and frisk, patted down, pat down, frisked | investigatory stop, pat-down, outer clothing weapons, reasonable suspicion, armed and dangerous
stopped by police, detained by police, cop stopped me, police stop | seizure, investigatory stop, reasonable suspicion, detention
cop, cops, policeman, sheriff, deputy, trooper, law enforcement | police, officer
pulled over, traffic stop, stopped my car, speeding ticket | traffic stop, traffic violation, motorist, vehicle stop
drug dog, dog sniff, police dog, canine, k9 | narcotics dog, dog sniff, trained dog
search my car, searched the car, search vehicle, look in my trunk | automobile search, vehicle, automobile exception, passenger compartment
search my phone, look through phone, go through my phone, unlock phone, cellphone search | cell phone, digital data, search incident to arrest
track my phone, phone location, cell tower | cell-site location, location records
gps tracker, tracking device, put a tracker | global positioning, monitoring vehicle movements, physical intrusion
listen to my calls, wiretap, bugged, record my phone call by police | eavesdropping, wiretapping, electronic surveillance, interception
search my house, came into my home, enter home, searched apartment, broke down my door | warrant, home, entry, dwelling
search warrant, warrantless search, without a warrant | warrant, probable cause, magistrate
tip, anonymous tip, informant, snitch | informant, totality of circumstances, veracity
said yes to the search, agreed to search, let police search, consent to search | consent, voluntary, consent search
thrown out evidence, throw out evidence, suppress, illegally obtained evidence, evidence found illegally | exclusionary rule, suppression, exclude, inadmissible, unreasonable search
fruit of the poisonous tree, tainted evidence | fruits, derivative evidence, taint, unlawful arrest
search after arrest, searched when arrested, searched on arrest | search incident to arrest, arrestee
body search, strip search, cavity search | strip search, detainee, search of person
blood test, breathalyzer, drunk driving test, draw blood | blood test, alcohol, compelled blood
trash, garbage, bank records, phone records, numbers dialed | third party, pen register, expectation of privacy
privacy, expect privacy | expectation of privacy, privacy
read my rights, read me my rights, miranda, right to remain silent | warnings, custodial interrogation, self-incrimination, remain silent
interrogated, questioned by police, police questioning, police station interview, keep questioning | custodial interrogation, interrogation, questioning
asked for a lawyer, wanted a lawyer, requested attorney | counsel, request for counsel, interrogation
confession, confessed, made me confess, forced confession, questioned for hours, hours of questioning | confession, voluntariness, coerced, self-incrimination
lineup, line-up, eyewitness, picked me out | lineup, identification, eyewitness
plead the fifth, take the fifth, refuse to testify, incriminate myself | self-incrimination, privilege, compelled
arrested, arrest | arrest, probable cause, custody
false arrest, wrongly arrested, arrested for no reason | unlawful arrest, probable cause, seizure
shot by police, police shot, deadly force, fleeing suspect | deadly force, escape, fleeing
police brutality, excessive force, beat me up police, roughed up, tased, chokehold, too much force, use of force | excessive force, objective reasonableness, seizure
police chase, high speed chase, rammed my car | pursuit, car chase, motorist
public defender, court appointed lawyer, free lawyer, cannot afford lawyer, cant afford attorney, no money for lawyer | appointed counsel, indigent, right to counsel
bad lawyer, lawyer messed up, lawyer did terrible, lawyer was incompetent, my attorney failed, poor representation, terrible lawyer | ineffective assistance, deficient performance, prejudice, counsel
fire my lawyer, represent myself, be my own lawyer, pro se | self-representation, waiver of counsel
lawyer withdraw, no merit appeal, frivolous appeal | frivolous appeal, withdraw, appointed appellate counsel
plea deal, plea bargain, plead guilty, take back plea, withdraw plea | guilty plea, plea agreement, voluntary
bail, bond, jail before trial, held before trial, pretrial detention, let out of jail | bail, release, detention, pretrial
speedy trial, waiting for trial, trial delay, in jail for years without trial, takes too long trial | speedy trial, delay, indictment
double jeopardy, tried twice, retry, tried again, same crime twice, same offense | double jeopardy, same offense, acquittal, second prosecution
proof needed to convict, proof convict, prove a crime, standard of proof crime, how sure must a jury | proof beyond a reasonable doubt, burden of proof in criminal cases, every element
beyond a reasonable doubt, not enough evidence, burden of proof crime, insufficient evidence | reasonable doubt, sufficiency of evidence, rational trier of fact
jury of peers, right to jury, jury trial crime, six jurors | jury trial, petty offense, impartial jury
unanimous jury, jury vote, hung jury, 10-2 verdict | unanimous verdict, unanimity
strike black jurors, jury all white, race jury selection, kicked off jury, juror race | peremptory challenge, racial discrimination, jurors
biased jury, pretrial publicity, change of venue crime, media coverage trial | impartial jury, publicity, prejudice
racist juror, racist jurors, juror was racist, juror slurs, racial slurs jury room, bigoted juror | racial animus of a juror, impeaching a verdict, juror bias in deliberations, no-impeachment rule
lab report, lab tech, crime lab, chemist testify, without the chemist, lab analyst | forensic report, crime lab analyst must testify, lab report and confrontation, testimonial
jury nullification | jury, law, nullify
hid evidence, withheld evidence, hide evidence prosecutor, favorable evidence, hand over evidence, turn over evidence, share evidence, evidence that helps me, evidence helpful, prosecution turn over | favorable to the accused, disclosure, suppression by prosecution, material
prosecutor misconduct, prosecutor lied, prosecutor argument | prosecutor, misconduct, improper argument
confront witness, cross examine, cross-examine, absent witness statement, hearsay in criminal trial | confrontation, cross-examination, testimonial
grand jury, indictment, indicted | indictment, grand jury
life sentence, longer sentence, facts jury never found, judge found facts, facts not found by jury, sentence raised, judge gave more time, sentence above maximum, sentence enhancement | statutory maximum, sentence, jury finding, facts that increase
sentencing guidelines | guidelines, advisory, sentencing
mandatory minimum | minimum sentence, mandatory
death penalty, execute, executed, capital punishment, lethal injection | capital punishment, death sentence, execution
intellectually disabled, mentally retarded, low iq, mentally disabled death | mentally retarded, intellectual disability
juvenile, minor, teenager crime, under 18, kid arrested, child arrested, sixteen, 17 year old crime | juvenile, offenders under eighteen, delinquency
victim impact | victim impact evidence, sentencing
cruel and unusual, cruel punishment | cruel and unusual punishment
status crime, being an addict, drug addict crime | status, addiction, narcotics
appeal conviction, new trial criminal, overturn conviction | conviction, reversal, error
harmless error, small mistake at trial | harmless error, reasonable doubt
plain error, did not object | plain error, forfeited
habeas, habeas corpus, challenge my conviction in federal court, in prison wrongly, illegally detained | habeas corpus, custody, state prisoner
second habeas, successive petition, deadline habeas, late habeas | limitation period, successive, application
procedural default, did not raise in state court | procedural default, cause and prejudice
retroactive, new rule apply to old case | retroactivity, new rule, collateral review
deported because of plea, immigration consequences of plea, lawyer did not tell me deportation | deportation, guilty plea, counsel, immigration consequences
self defense, self-defense, stand your ground | self-defense, deadly force
insanity, insane, crazy defense | insanity, mental disease
conspiracy, planned a crime together | conspiracy, agreement, overt act
aiding and abetting, helped commit crime, accomplice, getaway driver | aids, abets, principal
lied to fbi, lie to federal agent, false statement, lying to agent | false statement, materially false, concealment
perjury, lied under oath | perjury, oath, false
wire fraud, email scam, internet scam, online scam | wire fraud, scheme to defraud, interstate wire
mail fraud, scam in the mail | mail fraud, scheme to defraud
racketeering, organized crime, rico | racketeering, enterprise, pattern
hacking, hacked, hack, unauthorized access, broke into computer, stole data computer | computer, exceeds authorized access, without authorization
drug dealing, selling drugs, drug possession, weed, marijuana, cocaine | controlled substance, distribution, possession with intent
felon with a gun, felon gun, gun possession, own a gun felony, convicted felon firearm | firearm, possession, felony, prohibited
gun, guns, pistol, handgun, rifle, own a gun, keep a gun, bear arms, gun control, concealed carry, carry a gun | firearm, handgun, bear arms, self-defense
restraining order gun, domestic violence gun, protective order gun | firearm, domestic violence restraining order, disarmed
statute of limitations crime, how long to charge | limitations, indictment, offense
asset forfeiture, police took my money, seized my cash, took my car drugs | forfeiture, seizure of property
loitering, vagrancy, hanging around | loitering, vagueness, identification
vague law, unclear crime | vagueness, void for vagueness
refuse to give name, show id to police, identify myself | identification, credible and reliable
sex offender, registry | sex offender, registration
parole, probation, supervised release | parole, probation, revocation
expungement, clear my record, erase record | expunge, record
ex post facto, law changed after | ex post facto, retroactive punishment
military tribunal, court martial, guantanamo, enemy combatant | military commission, enemy combatant, detention
president crime, prosecute the president, presidential immunity | immunity, official acts, president
subpoena president, executive privilege, tapes | executive privilege, subpoena
vindictive prosecution, punished for appealing | vindictiveness, increased sentence, retaliation
entrapment, set up by police, trapped by undercover | entrapment, inducement
undercover informant, jail informant, wired informant, secretly recorded after charged | deliberately elicited, informant, counsel
prison, jail, inmate, prisoner, locked up, behind bars | prison, inmate, prisoner, incarceration
sick in jail, medical care in prison, prison doctor, denied medication inmate | deliberate indifference, serious medical needs
attacked in prison, beaten by another inmate, guards let me get hurt | deliberate indifference, substantial risk, failure to protect
prison conditions, overcrowded jail, double bunking | conditions of confinement, pretrial detainees
prison mail, inmate mail, prison rules | prison regulations, penological interests, mail
prison discipline, solitary, good time credit, lose good time, losing good time, lost good time, write-up in prison | disciplinary proceeding, good-time credits
cell search, searched my cell | prison cell, search
`
