/** A short services agreement of our own that does what it should: fair to both sides, in plain words. */
export const goodContract = `SERVICES AGREEMENT

This Services Agreement (the “Agreement”) is made on May 4, 2026 (the “Effective Date”) between Alder Design LLC, an Oregon limited liability company (“Provider”), and Birch Tools Inc., a Delaware corporation (“Customer”).

1. Services. Provider shall perform the services and deliver the deliverables described in Exhibit A (the “Services”). If Exhibit A conflicts with this Agreement, this Agreement controls.

2. Acceptance. Customer may test each deliverable for fifteen days and may reject it by notice that says how it does not conform. Provider shall correct and redeliver it within fifteen days.

3. Payment. Customer shall pay $12,000 within 30 days after it receives a correct invoice. An undisputed amount that is late bears interest at the lesser of one percent per month or the highest rate that the law allows.

4. Term. This Agreement begins on the Effective Date and continues for two years.

5. Termination. Either party may terminate this Agreement if the other materially breaches it and does not cure the breach within 30 days after notice. Either party may also terminate this Agreement for convenience on 60 days’ notice. When this Agreement ends, Customer shall pay for the Services performed before the end.

6. Ownership. Provider hereby assigns to Customer, on payment, its rights in the deliverables, except materials that Provider owned before this Agreement. Provider licenses those materials to Customer for use with the deliverables.

7. Confidentiality. Each party shall protect the confidential information of the other with reasonable care and shall not disclose it. Information that is publicly known or independently developed is not confidential. These duties end three years after this Agreement ends.

8. Warranty. Provider warrants that it will perform the Services in a professional and workmanlike manner.

9. Indemnification. Each party shall defend and indemnify the other against claims of third parties that arise from its negligence. The indemnified party shall give prompt notice of a claim, and the indemnifying party controls the defense.

10. Limitation of Liability. Except for fraud, willful misconduct, breach of Section 7, and the duty to indemnify, neither party is liable for consequential damages, and each party’s total liability is limited to the fees paid in the year before the claim arose.

11. Insurance. Provider shall maintain commercial general liability insurance of at least $1,000,000 per occurrence.

12. Independent Contractor. Provider is an independent contractor and not an employee of Customer.

13. Force Majeure. Neither party is liable for delay caused by events beyond its reasonable control, except delay in payment.

14. Notices. A notice must be in writing and sent by courier or certified mail to the address in Exhibit A. It takes effect on receipt.

15. Governing Law and Courts. The laws of Oregon govern this Agreement. The courts of Multnomah County, Oregon, have jurisdiction over disputes under it.

16. General. This Agreement is the entire agreement of the parties on its subject. It may be amended only in a writing that both parties sign. A waiver counts only in writing. If a provision is unenforceable, the others remain in effect. Neither party may assign this Agreement without the consent of the other, which may not be unreasonably withheld. Sections 6, 7 and 10 survive the end of this Agreement. The parties may sign in counterparts and electronically, and each signer has authority to sign.

ALDER DESIGN LLC

By: ______________________
Name: Ann Reed
Title: Manager
Date: May 4, 2026

BIRCH TOOLS INC.

By: ______________________
Name: Paul Ives
Title: President
Date: May 4, 2026

EXHIBIT A

Provider will design the housing of a hand drill and deliver drawings by August 3, 2026.

Address of Provider: 10 Oak Street, Portland, Oregon. Address of Customer: 22 Mill Road, Dover, Delaware.
`

/** One that nobody should sign. */
export const badContract = `SERVICES AGREEMENT

This Services Agreement is made and entered into by and between Acme Holdings LLC (“Company”) and [Contractor Name] (“Contractor”).

1. Services. Contractor shall perform the services that Company asks for from time to time. Company may modify the terms of this Agreement at any time without notice to Contractor, in its sole discretion.

2. Payment. Payment to Contractor is due only after receipt of payment from the client of Company. All fees are to be agreed at a later date. Company may set off any amounts owed by Contractor against payments due.

3. Indemnity. Contractor shall indemnify, defend and hold harmless Company from any and all losses, claims and damages of any kind whatsoever, even if caused by the sole negligence of Company. Contractor shall pay all attorneys’ fees that Company incurs in enforcing this Agreement.

4. Liability. In no event shall Company’s total liability exceed $100. Company makes no warranty of any kind, express or implied, of merchantability or fitness.

5. Term. This Agreement shall automatically renew for successive terms of five years each. Company may terminate this Agreement at any time for convenience upon one day’s notice.

6. Restraint. For five years after the end of this Agreement Contractor shall not engage in any business that competes with Company anywhere.

7. Property. Contractor hereby assigns to Company all inventions, copyrights and developments that it makes.

8. Disputes. Any dispute shall be settled by binding arbitration in London, and Contractor waives its right to a jury trial and to bring a class action. No action may be brought more than ninety days after the claim arose. Contractor authorizes any attorney to confess judgment against it.

9. Guaranty. The undersigned officer personally and unconditionally guarantees the payment of all obligations of Contractor.

10. Assignment. Company may assign this Agreement at any time without the consent of Contractor.
`
