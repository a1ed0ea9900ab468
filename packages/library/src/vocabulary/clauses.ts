/** What drafters call the clauses of contracts, and in which words such clauses are written. */
export const clauses = `
liability cap, cap on liability, limitation of liability, limit of liability, limitation on liability, maximum liability | aggregate liability, total liability, cumulative liability, liability exceed, exceed the amount, limitation of liability
fix fee cap, fixed fee cap, fixed cap, fixed amount cap, dollar cap | liability exceed, exceed the sum of, exceed dollars, million
cap fees paid, cap months payment, cap equal fees, cap purchase price | amounts paid, fees paid, paid or payable, preceding twelve months, purchase price paid
mutual cap, mutual liability | either party's liability, neither party's liability, each party's liability, liability of either party
mutual indemnification, mutual indemnity, reciprocal indemnity | each party shall indemnify, each party agrees to indemnify, parties shall indemnify, indemnify the other party
unilateral waiver, one-sided waiver, one-way waiver | in no event shall company be liable
carveout, carve-out, carveouts, carve out | except for, excluding, exception, shall not apply, other than, notwithstanding, limitation
exception cap, exception limitation, exception waiver, exclusion cap | except for, shall not apply, excluding, other than
without carveouts, no carveouts | in no event
subject to law cap, law cap, permitted by law | to the maximum extent permitted by law, extent permitted by applicable law, permitted by applicable law
indirect damages, consequential damages, incidental damages, special damages, lost profits waiver | indirect, consequential, incidental, special, punitive damages, exemplary damages, loss of profits
damages waiver, damage waiver, waiver of damages, damages disclaimer, disclaimer of damages, damages excluded | in no event, liable, consequential damages, indirect
punitive damages, exemplary damages | punitive, exemplary
disclaimer of strict liability, disclaims strict liability | strict liability, negligence, tort, theory of liability
theory of liability, any theory | whether in contract, tort, negligence, strict liability
broad-based claims, broad based claims, any claims | any and all claims, losses, liabilities, arising out of, relating to
bodily injury, personal injury, injury or death | bodily injury, death, personal injury, property damage
gross negligence, willful misconduct, wilful misconduct | gross negligence, willful misconduct, intentional misconduct
confidentiality exception, confidentiality carveout, breach of confidentiality | confidentiality obligations, confidential information, breach of confidentiality
indemnification, indemnity, indemnify, indemnified, indemnifying | indemnify, hold harmless, defend
indemnification carveout, indemnification exception, indemnity carveout | indemnification obligations, obligation to indemnify
hold harmless | hold harmless, save harmless
third party claim, third-party claim, third party claims | claims brought by a third party, third party claim, suit by a third party
first party claim, first party claims, first party indemnification | losses incurred, suffered by, sustained by, direct claims
control defense, control of defense, defend claim, duty to defend | control the defense, assume the defense, counsel of its own choosing, settlement, settle
indemnified parties, indemnified party, indemnitees | affiliates, officers, directors, employees, agents, successors and assigns
violation of law indemnity, indemnification violation of law, compliance with law | violation of any applicable law, failure to comply with laws, applicable laws
ip, intellectual property, ipr | intellectual property, patent, copyright, trademark, trade secret
ip infringement, ip claim, intellectual property infringement, infringement indemnity | infringes, misappropriates, infringement of any patent, intellectual property rights
ip ownership, ip assignment, ownership of ip, ip transfer, work product | right title and interest, assigns, work made for hire, owned by, exclusive property
joint ip, joint ownership, jointly owned | jointly own, jointly owned, joint ownership, undivided interest, joint inventions
ip license, license grant | grants, non-exclusive license, sublicense, royalty-free
source code escrow, escrow source code | escrow agent, source code, escrow agreement, release conditions
as is, as-is | as is, without warranty of any kind, with all faults
warranty disclaimer, disclaimer of warranty, disclaimer of warranties, disclaims warranties | disclaims all warranties, makes no warranties, no representations or warranties, express or implied, implied warranties
implied warranty, implied warranties | merchantability, fitness for a particular purpose
title warranty, non-infringement warranty, noninfringement | noninfringement, non-infringement, title
product warranty, warranty product, manufacturing warranty | free from defects, material and workmanship, conform to specifications
defective products, defective goods, nonconforming goods, product defects | repair or replace, reject, return, refund, nonconforming
exclusive remedy, sole remedy, exclusivity remedy, exclusive remedies | sole and exclusive remedy, sole remedy, entire liability
replacement repair refund, repair or replace, refund | repair, replace, refund the purchase price
seller favorable, vendor favorable, supplier favorable | in no event shall seller, seller's liability
buyer favorable, customer favorable, purchaser favorable | buyer, purchaser, customer
liquidated damages | liquidated damages, not as a penalty, reasonable estimate
insurance coverage, insurance clause | insurance, coverage, insurance policy, policy limits
governing law, choice of law clause | governed by, construed in accordance with, laws of the state
england, english law, uk law | laws of england, england and wales, english law
multiple governing laws | governed by, respectively, laws of
renewal, renew, auto-renewal, automatic renewal, evergreen clause | renew, automatically renewed, successive terms, renewal term, extend the term
notice to renew, notice of renewal | written notice, prior to expiration, extend the term
term of agreement, initial term, expiration date | initial term, commence on the effective date, remain in effect
termination for convenience, terminate for convenience, terminate without cause | terminate at any time, for any reason, without cause, prior written notice
post-termination services, wind down, transition services | after termination, transition, wind-down
non-compete, noncompete, non-competition, covenant not to compete | shall not compete, engage in any business, competes with, competitive business, competitor
no-solicit, nonsolicit, no-solicitation, non-solicitation, solicit employees | solicit, induce, entice, hire, recruit
no-solicit customers, nonsolicit customers, solicit customers, non-solicitation customers | solicit customers, solicit any customer, clients, divert, business relationship
no-solicit employees, nonsolicit employees, poach employees, no-hire | solicit any employee, hire, employ, induce to leave employment
non-disparagement, nondisparagement, disparage | disparage, disparaging, defamatory, reputation
exclusivity, exclusive dealing clause | exclusive, exclusively, sole and exclusive
rofr, right of first refusal | right of first refusal, first refusal
rofo, right of first offer | right of first offer, first offer
rofn, right of first negotiation | right of first negotiation, first negotiate
revenue sharing, profit sharing, revenue share, share of revenue, profit share | percent of net revenue, share of revenues, percentage of profits, net revenues, net profits
royalties clause, royalty clause | royalty, net sales
price restriction, price increase, price cap clause | increase prices, price increase
minimum commitment, minimum purchase, minimum order | minimum quantity, purchase at least, minimum annual
volume restriction, usage cap | maximum number, not exceed
most favored nation, mfn, most favored customer | most favored, no less favorable, lowest price
audit rights, audit right, audit clause, right to audit | audit, inspect, books and records, examine records
covenant not to sue | not to sue, covenants not to sue, not assert any claim, release and discharge, contest the validity
third party beneficiary, third-party beneficiary | third party beneficiary, no person other than the parties, intended beneficiaries, inure to the benefit
change of control, change in control | change of control, merger, sale of substantially all assets
anti-assignment, assignment clause, no assignment | may not assign, shall not assign, prior written consent, assignment
affiliate license, license affiliates | affiliates, license
severability clause | severable, unenforceable, remaining provisions
entire agreement, integration clause, merger clause | entire agreement, supersedes all prior
confidentiality clause, nda, nondisclosure agreement | confidential information, disclose, receiving party
force majeure clause | force majeure, act of god, beyond reasonable control
`
