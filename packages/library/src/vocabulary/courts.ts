/** Procedure, jurisdiction, evidence and remedies. */
export const courts = `
sue out of state company, sued in another state, court far away, sue company in my state, drag me into court there | personal jurisdiction, minimum contacts, forum, defendant
personal jurisdiction, jurisdiction over a defendant, haled into court, long arm | personal jurisdiction, minimum contacts, purposefully availed, due process
minimum contacts | fair play and substantial justice, forum, contacts
general jurisdiction | at home, continuous and systematic, all-purpose
specific jurisdiction | arises out of or relates to, forum contacts
stream of commerce, foreign manufacturer sued, component maker | stream of commerce, purposefully, manufacturer, forum
website jurisdiction, internet jurisdiction, sued because of website | Web site, interactivity, jurisdiction
tag jurisdiction, served while visiting | presence, service within the state
federal court, can i go to federal court, get into federal court, which court | jurisdiction, district courts, original jurisdiction
diversity, different states lawsuit, sue in federal court different states, amount in controversy, 75,000 | diversity, citizens of different states, amount in controversy
federal question, arising under | arising under, laws of the United States
well-pleaded complaint | anticipated defense, plaintiff's own cause of action
corporate citizenship, where is corporation citizen, headquarters | principal place of business, nerve center
supplemental jurisdiction, pendent claims, state claims in federal court | supplemental jurisdiction, same case or controversy
moved my case to federal court, removed case, move to federal court, removal | removal, notice of removal, defendants
send back to state court, remand | remand, lack of subject matter jurisdiction
deadline removal, how long to remove, 30 days removal | thirty days, notice of removal
venue, wrong court location, where to sue, file lawsuit where | venue, judicial district, resides, substantial part of events
change location of lawsuit, transfer case, move trial, transfer venue | transfer, convenience of parties and witnesses
forum non conveniens, foreign plaintiffs, inconvenient forum | forum non conveniens, alternative forum, dismissal
forum selection clause, contract says where to sue, cruise ticket | forum-selection clause, enforceable
which state's law, choice of law, state law in federal court, erie | state law, general common law, outcome, Rules of Decision
federal rule conflict with state law | Federal Rules, state law, conflict
stay state case, federal court stop state court, stop state court case, enjoin state proceedings | injunction, state court proceedings, abstention
younger abstention | pending state proceedings, abstention
appeal state court to federal court, federal judge overturn state judgment, rooker-feldman, lost in state court | state-court judgments, review, district court
full faith and credit, other state's judgment, divorce from another state, enforce judgment from other state | full faith and credit, judgment, another state
sued twice same thing, already lost case, res judicata, claim preclusion, collateral estoppel, issue preclusion | judgment, same claim, preclusion, estoppel
lawsuit, start a lawsuit, file a lawsuit, sue someone, how to sue, begin case | complaint, commenced, filing, civil action
served, serve papers, process server, service of process, sued me and served, summons | service, summons, process
never got notice, didn't know about lawsuit, notice by publication, newspaper notice | notice, reasonably calculated, publication
answer complaint, answer filed, file answer, answer due, due date answer, time to answer, respond to lawsuit, respond to complaint, deadline to answer, days to answer, got sued how long | answer, responsive pleading, days after being served
motion to dismiss, throw out the case, case dismissed, failure to state a claim, 12(b)(6) | dismiss, failure to state a claim, plausible
plausibility, pleading standard, how detailed complaint, enough facts, twombly, iqbal | plausible, short and plain statement, factual allegations
fraud pleading, particularity, plead fraud | fraud, particularity, circumstances
frivolous lawsuit, sanctions lawyer, bad faith lawsuit, fake cases lawyer | sanctions, improper purpose, frivolous, signature
multiply proceedings, lawyer pay costs, vexatious lawyer | unreasonably and vexatiously, excess costs
default, didn't answer lawsuit, never responded, default judgment | default judgment, default, failed to plead
change my complaint, fix my complaint, correct my complaint, redo complaint, amend complaint, add claims, leave to amend | amend, leave freely given, amendment
relation back | relates back, amendment, limitations
counterclaim, sue them back, countersue | counterclaim, compulsory, opposing party
third party, bring in another party, add a party, joinder | joinder, third-party, necessary party
intervene, join someone else's lawsuit | intervention, intervene
interpleader, competing claims to same money | interpleader, claimants, stake
class action, group lawsuit, sue together, class certification | class action, certification, commonality, predominance
class waiver, no class action | class arbitration, class waiver
multidistrict, mdl, consolidated pretrial | multidistrict, coordinated pretrial
discovery, get documents from other side, evidence exchange, scope of discovery | discovery, relevant, proportional
interrogatories, written questions other side | interrogatories
deposition, deposed, testify before trial | deposition, oral examination
object to subpoena, objection to subpoena, fight subpoena, quash subpoena | quash a subpoena, subpoena a nonparty, documents from a third party
subpoena, forced to testify, produce documents nonparty | subpoena, command, documents
document request, request for production | producing documents, inspection
admissions, requests to admit | request for admission, admitted
deleted emails, wiped server, wiped computer, wiped phone, wiped drive, lost texts, lost messages, lost emails, destroyed evidence, spoliation, lost evidence, shredded | electronically stored information, failure to preserve, lost
refuse discovery, won't turn over documents, motion to compel | compel, disclosure, sanctions, discovery
lawyer notes, attorney notes, work product | work product, anticipation of litigation, trial preparation
attorney-client, talk to lawyer secret, lawyer confidential, privileged, tell my lawyer | attorney-client privilege, confidential communications, counsel
spouse testify, husband testify, wife testify against, marital privilege | spouse, privilege, adverse testimony
gave documents by accident, inadvertent, clawback | inadvertent disclosure, waiver, privilege
discovery abroad, foreign proceeding evidence | foreign tribunal, assistance
scheduling order, pretrial conference | scheduling, pretrial conference
summary judgment, win without trial, no trial needed, no dispute of fact | summary judgment, genuine dispute, material fact
judgment as a matter of law, directed verdict, jnov | judgment as a matter of law, legally sufficient evidentiary basis
jury trial civil, demand a jury, right to jury civil | jury trial, demand, Seventh Amendment
bench trial, judge findings | findings of fact, clearly erroneous
new trial, redo trial | new trial, motion
reopen case, set aside judgment, undo judgment, relief from judgment, newly discovered evidence, mistake judgment | relief from judgment, excusable neglect, newly discovered evidence
offer of judgment, offer to settle before trial | offer of judgment, costs
costs, loser pays, court costs, recover costs | costs, prevailing party, taxation
attorney fees, lawyer fees, who pays attorney, get legal fees back | attorney's fees, prevailing party
fee waiver, can't afford filing fee, poor person filing, in forma pauperis | in forma pauperis, prepayment of fees, affidavit
injunction, court order to stop, make them stop, stop them from | injunction, equitable relief, restrain
preliminary injunction, temporary restraining order, tro, emergency order, stop it now | preliminary injunction, irreparable harm, likely to succeed, balance of equities
permanent injunction | injunction, irreparable injury, remedies at law inadequate
consent decree, modify decree | consent decree, modification
contempt, disobey court, violate order | contempt, disobedience
declaratory judgment, declare my rights | declaratory, rights, actual controversy
punitive damages, too much damages, excessive verdict, million dollar verdict | punitive damages, grossly excessive
appeal, how to appeal, notice of appeal, deadline to appeal, time to appeal, long to appeal, days to appeal, when appeal due | notice of appeal, days after entry, judgment
final judgment, when can i appeal | final decisions, appeal
interlocutory appeal, appeal before end | interlocutory, injunctions, controlling question
supreme court appeal, certiorari, cert | certiorari, writ
mandamus, writ | writs, mandamus
magistrate, magistrate judge | magistrate judge
biased judge, recuse, judge conflict, judge friend of | disqualify, impartiality, judge
limitations 1983, statute of limitations civil rights, deadline 1983, time limit 1983 | personal injury limitations period, borrowing state limitations period, limitations period for civil rights claims
law applies diversity, which law federal court, state law in federal court, which state's law | state law in diversity, rules of decision, no federal general common law
statute of limitations, deadline to sue, time limit to sue, too late to sue, how long to sue | limitations, accrues, years
sworn statement, affidavit without notary, declaration under penalty | unsworn declaration, penalty of perjury
count days, computing time, deadline weekend | computing time, period, legal holiday
foreign country sued, sue a foreign government, sovereign | foreign state, immunity, commercial activity
who decides arbitrability, arbitrability, delegation clause, arbitrator decides jurisdiction | arbitrability, clear and unmistakable, delegated, arbitrator decides
compel arbitration denied appeal, review denial of arbitration | appeal, order denying, arbitration
arbitration, forced arbitration, arbitration clause, arbitrate | arbitration, agreement to arbitrate, enforceable
compel arbitration, refuse to arbitrate | petition, order arbitration, stay
throw out arbitration, vacate award, challenge arbitrator, biased arbitrator | vacate, award, evident partiality, misconduct
confirm award, enforce arbitration award | confirm, award, judgment
appeal arbitration order | appeal, arbitration, denying
international arbitration, foreign award | Convention, award
hearsay, out of court statement, someone told me, secondhand | hearsay, statement, truth of the matter
excited utterance, business records, records of company, spontaneous statement | exceptions, hearsay, regularly conducted activity, excited utterance
dying declaration, dead witness, unavailable | unavailable, declarant, dying
relevant evidence, is it relevant | relevant, probative
prejudicial evidence, unfair prejudice, gory photos | unfair prejudice, probative value, outweighed
prior bad acts, other crimes, past crimes, bad character | character, other crimes, wrongs, acts
fixed it afterwards, repairs after accident, remedial measures | subsequent remedial measures
settlement talks, offer to settle evidence, admit settlement | compromise, offers, negotiations
review daubert, daubert ruling, review expert ruling, review evidentiary ruling, standard of review evidence | abuse of discretion, expert testimony, admit or exclude
expert, expert witness, junk science, scientific evidence | expert, reliable principles and methods, scientific
expert's methodology, unreliable expert, unreliable methodology, untested method | reliable principles and methods, expert testimony
exclude expert, keep expert out, strike expert | expert testimony, admissible
association on behalf of members, organization sue for members, group sue for members, associational standing, organizational standing | standing, members of an organization
jury demand, demand a jury, demand jury trial, waived jury by not asking | demand for a jury trial, right to a jury trial
attack credibility, credibility on the stand, impeach with conviction, prior conviction to impeach | impeachment, criminal conviction, witness's character for truthfulness
polygraph evidence, general acceptance, novel science | general acceptance, scientific principle
lay opinion, witness opinion | lay witness, opinion, perception
ultimate issue | opinion, ultimate issue
judge knows fact, judicial notice, common knowledge | judicial notice, adjudicative fact
authenticate, prove document real, prove text message, screenshots | authentication, identification, self-authenticating
summary chart, voluminous records | summary, voluminous
treaty court, admiralty, maritime, ship collision | admiralty, maritime
subject matter jurisdiction, wrong court | subject-matter jurisdiction
ripeness, mootness, moot, case is over | moot, case or controversy
advisory opinion | case or controversy
stare decisis, overrule precedent, follow precedent | stare decisis, precedent, overrule
`
