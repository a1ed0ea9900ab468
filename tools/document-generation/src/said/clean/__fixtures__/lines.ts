/** Sentences as a contract has them. */
export const cleanLines: readonly string[] = `
The Tenant shall pay rent on the first day of each month.
Rent is due on the 5th of each month.
If the Buyer does not pick up the Goods by December 19, 2026, the Seller keeps the deposit.
Disputes go to mediation in Nashville first, then to court.
Neither company will hire the other's employees for 12 months.
Written materials go back within 15 days after a request.
The Employee may keep teaching one evening course at Ivy Meadows College.
The tenants mow the lawn, and the landlord trims the trees.
The refrigerator belongs to the landlord.
Risk of loss stays with the seller until the pianos stand in the hall.
Title stays with seller until the last payment.
The fees of the winning party's lawyer are paid by the other.
Warranty does not cover damage from humidity outside 35 to 55 percent.
Each side keeps the other's information confidential for four years after that date.
Neither is obliged to go on to a bottling contract.
Information may be exchanged until March 31, 2027.
Buyer has 10 days after delivery to report defects in writing.
All utilities are included in the rent.
Both parties agree to keep the price confidential.
The Provider carries liability insurance of at least $1,000,000.
Invoices are due in 20 days.
Workmanship warranty is five years.
The price drops $200 for each business day of delay, up to $3,000 in total.
The manufacturer's cable warranty is passed through to the Client.
Either party may terminate on 30 days’ written notice.
The Seller delivers, carries up the ramp, and tunes each piano once.
No pets are allowed.
Smoking is prohibited.
Time is of the essence.
The Landlord holds the deposit in a separate account at First Bank.
Customers of the Provider receive no data from the Client.
The vehicle comes with two sets of tires.
Parking costs $50 a month.
The Contractor supplies all materials and tools.
Changes require the written consent of both parties.
The loan bears interest at 4 percent a year.
A late payment bears interest at 1 percent a month.
Payment follows within 10 days of each invoice.
The Borrower may prepay the loan at any time without penalty.
Overtime is paid at one and a half times the regular rate.
The consultant keeps the copyright in its tools.
The company reimburses travel at cost.
If a dispute arises, the parties shall first try to settle it by mediation.
Should the Buyer default, the Seller may retake the equipment.
On default, the whole balance becomes due.
This Agreement takes effect on December 14, 2026.
This lease renews month to month unless a party gives 45 days’ notice.
The Buyer pays half on signing and half on delivery.
The Employee works from home on Fridays.
Guests may stay no longer than two weeks.
The premises come unfurnished.
The washer and dryer stay with the house.
Snow removal is the Tenant’s responsibility.
The Employer matches contributions up to 4 percent.
A returned check costs the Tenant $35.
Nothing in this lease allows a short-term rental.
The trainer provides four sessions a month.
Ownership of the designs passes to the Client on final payment.
The recipient may show the information to its lawyers and accountants.
Subcontractors need the Client’s prior written approval.
Interest accrues from July 1, 2027.
The balance is paid by wire or cashier's check.
`
  .trim()
  .split('\n')

/** What stands in notes and chats, and in no contract. */
export const rawLines: readonly string[] = `
One-way!!
CP's form was mutual - no.
Fees to prevailing pty.
5 business days' prior notice where lawful.
Wait shoot January 4, 2027 is a monday.
4 tens, tue-fri.
No automatic renewal, they got burned by the last outfit.
Lots done by six thirty in the morning.
The Employee cannot poach clients' records obv.
Goes to 33 after 6 months if the Employee passes the exam, only then.
Half at start half at 90 days.
Have to ask Dr Raj about on call pay.
Its general manager.
Against a signed release.
From home on Friday.
Wifi's on us.
No non-solicit - deleted at CP's request, client ok.
DTSA whistleblower notice - put in.
Return/destroy w/in 10 business days of request.
Injunction w/o bond.
Compelled: 5 business days' prior notice where lawful, I think.
Held at Piedmont Trust Bank, Raleigh.
Not his house.
NOT HIS HOUSE.
No subcontractors except Prairie Boring Co., which does the trenching.
Work in the scale house only after 5:00 p.m. or on Sundays.
He keeps insurance on the truck.
It is a flat season price.
This is not at will.
She gets 31 an hr, every two weeks.
The Employee gets 31 an hr.
Uniform $250 a year.
50% off care for the Employee's own 2 pets.
None for family.
Ok. Benefits.
Dogs no, cats yes.
Deposit back in 30 days minus damages.
Net 15, 1.5%/mo after.
Kids ok, no parties.
We'd like to be listed on the policy.
Landlord's gonna fix the roof.
Tenant dont pay water.
Pays his own electric.
Late after the 5th, 50 bucks.
Include the arbitration thing.
Signed by both by Friday.
Paid monthly in arrears.
Start TUESDAY January 5, 2027 then.
Do not mention the supermarket chain.
Does the seller deliver?
Between us, the price is too high.
Probably two years.
Seller to deliver.
Buyer to pay freight.
Whatever is left all due July 1, 2031.
The seller thinks the roof is fine.
Company's chemist.
Monthly pmt of $750.
Same terms as last year.
Parking two cars by the lilac not in front of the barn.
No smoking inside, porch is fine.
Rent: $1,200 + utils.
`
  .trim()
  .split('\n')
