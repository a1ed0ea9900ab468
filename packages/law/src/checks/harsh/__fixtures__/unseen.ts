/** Made papers in plain words that were written before the reader of burdens, and put to it once it was done. A line that opens with '* ' is harsh. */
export const unseen: readonly string[] = [
  `TREE AND LOT CLEARING CONTRACT

This Contract is made September 14, 2026 between Ridgeback Tree Service, Inc. ("Crew") and Harlan and Ruth Obermeyer ("Landowner").

1. Job. Crew will fell and haul eleven marked ash trees and grind the stumps.
2. Price. $7,400, half before the work and half within ten days after it is done.
* 3. More Trees. Crew may take down any further tree that it thinks ought to go, and Landowner pays $650 for each.
* 4. Fences and Roofs. Landowner puts up with whatever the falling trees crush, also when the climbers of Crew cut them the wrong way.
5. Utilities. Crew will call the utility marking service and keep clear of marked lines.
* 6. Timber. All wood, along with anything of worth that Crew digs up on the land, is Crew's, and no credit is due for it.
* 7. Day of Work. Crew comes on such day as suits it, this year or next, and the first half of the price stays with Crew if it does not come.
8. Cleaning Up. Crew rakes and removes brush and leaves the lot as clean as it found it.
* 9. Neighbors. If a neighbor sues, Landowner hires and pays the lawyers of Crew and whatever the neighbor is awarded, though Crew alone was careless.
* 10. Fault-finding. Landowner must point out anything wrong before the truck leaves the drive; later is too late, hidden damage too.
11. Insurance. Crew carries liability insurance of $1,000,000 and workers' compensation.
12. Permits. Crew obtains any permit that the township requires.
13. Law. Pennsylvania law applies.

RIDGEBACK TREE SERVICE, INC.
By: ______________________

______________________ Harlan Obermeyer
______________________ Ruth Obermeyer`,
  `CATERING AGREEMENT

Caterer: Saffron & Salt Events, LLC, Tucson, Arizona
Host: Desert Bloom Foundation, Tucson, Arizona
Date: October 1, 2026

1. Event. Caterer will serve dinner for 220 guests on December 5, 2026.
2. Price. $86 a plate, with the final count due ten days ahead.
* 3. Swaps. Caterer is free to serve other dishes than those chosen, of whatever cost, and need not say so beforehand.
4. Tasting. Host may taste the menu once, at no charge, by November 10.
* 5. Sickness. Host will not hold Caterer to account for food poisoning, not even if the kitchen broke the health code.
* 6. No-show. If Caterer cannot staff the event for want of hands or because it took a better job, it refunds $500 and owes nothing else.
7. Deposit. A deposit of 25 percent is due on signing, and comes back less costs already incurred if Host cancels by November 1.
* 8. Overtime. Each quarter hour past ten o'clock costs Host $1,500, on top of what the extra time really costs Caterer.
* 9. Guests' Claims. Host steps in and covers Caterer for whatever any guest or waiter says happened, regardless of whose doing it was.
10. Rentals. Host returns linens and glassware, or pays what it costs to replace them.
* 11. Head Count. The count that the nephew of Caterer's owner takes at the door settles the bill.
12. Force Majeure. Neither party is liable for what fire, flood or order of government prevents.
13. Law. Arizona law governs.

SAFFRON & SALT EVENTS, LLC
By: ______________________

DESERT BLOOM FOUNDATION
By: ______________________`,
  `WEBSITE BUILDING AGREEMENT

This Agreement is dated January 12, 2026 between Fathom Pixel Studio, LLC ("Studio") and Orchard Street Pediatrics, P.C. ("Clinic").

1. Work. Studio will design, build and launch a website with online booking.
2. Fee. $18,000: a third on signing, a third on approval of the design, a third on launch.
* 3. Hourly Work. Studio alone judges what falls outside the fee, and bills it at $240 an hour as it goes along without asking first.
4. Design. Clinic approves the design in writing, and has two rounds of changes.
* 5. Breakdown. Lost bookings and leaked records are for Clinic to absorb, including those that come from holes Studio knew of and did not patch.
* 6. The Site. The site and the address it lives at stay Studio's, and go dark the day any invoice is a day old.
7. Hosting. Studio hosts the site for $90 a month; either party may end the hosting on sixty days’ notice.
* 8. Picking Nits. Clinic has three days from launch to report faults. What is not reported by then Clinic accepts for all time, seen or unseen.
* 9. Our Limit. Studio's whole exposure to Clinic, for anything at all, stops at one month's hosting charge.
10. Stock Photos. Studio uses only pictures that it has the right to use.
* 11. Staying. Clinic is tied to the hosting for five years and pays all sixty months even if Studio shuts its servers down.
12. Confidentiality. Each party keeps the other's records secret.
13. Law. Oregon law governs.

FATHOM PIXEL STUDIO, LLC
By: ______________________

ORCHARD STREET PEDIATRICS, P.C.
By: ______________________`,
  `GRAIN HANDLING AND DRYING AGREEMENT

Elevator: Prairie Junction Elevator Co., Salina, Kansas
Grower: Weldon Krause, Saline County, Kansas
Date: August 3, 2026

1. Grain. Elevator will receive, dry and store up to 60,000 bushels of corn for Grower.
2. Charges. Drying is four cents a point; storage is five cents a bushel a month.
* 3. Weights. Grower accepts the scale of Elevator as right, and may not question a ticket though the scale was out of order.
* 4. Shrink and Spoilage. Corn that heats, molds or disappears in the bins comes out of Grower's share and nobody else's, even when the fans were left off by Elevator.
5. Grades. A licensed inspector grades each load, and either party may ask for a second grade at its own cost.
* 6. Getting Paid. Elevator settles for corn it sells when, and if, the mill that bought it settles with Elevator.
* 7. Other People's Bills. Elevator may sell Grower's corn to clear what his sons, his tenants or his landlord owe at any of its branches.
8. Access. Grower may look at his corn during business hours.
* 9. New Fees. Elevator adds or doubles any charge by chalking it on the board in the scale house.
10. Records. Elevator keeps a ticket for each load and gives Grower a copy.
* 11. Court. Grower lets go of the right to bring any case, and pays Elevator $10,000 if he brings one all the same, win or lose.
12. Ending. Either may end this after the harvest on thirty days’ written notice.
13. Law. Kansas law governs.

PRAIRIE JUNCTION ELEVATOR CO.
By: ______________________

______________________ Weldon Krause`,
]
