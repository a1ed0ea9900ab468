/** Made papers in plain words, whose burdens were read while the reader of burdens was built. A line that opens with '* ' is harsh. */
export const learned: readonly string[] = [
  `HORSE BOARDING AGREEMENT

This Agreement is made April 3, 2026 between Red Gate Stables, LLC ("Stable") and Lena Fortescue ("Boarder").

1. Board. Stable will stall, feed and turn out the bay gelding Juniper at its farm on Old Mill Road.
2. Price. Board is $640 a month, due on the first. A payment more than ten days late carries a charge of $25.
* 3. Changes in Price. Stable may put up the board whenever it likes by a note on the tack room door, and the new figure counts from that morning.
* 4. Mishaps. Boarder bears every hurt that comes to Juniper at the farm, even if a groom of Stable left a gate open.
5. Feed. Stable will feed hay twice a day and grain as the veterinarian of Boarder directs in writing.
* 6. Sale of the Horse. Whenever board is six days behind, Juniper becomes the property of Stable, whatever the horse is worth.
7. Veterinarian. Stable will call Boarder at once if the horse is ill, and may call a veterinarian if Boarder cannot be reached.
* 8. Visitors. Boarder shall make good to Stable any sum that a rider, visitor or hand of Stable asks for on account of the horse, whoever was to blame.
9. Insurance. Stable carries care, custody and control insurance of $50,000 and shows the policy on request.
* 10. Complaints. A complaint about care that does not reach Stable in writing inside of 24 hours counts for nothing afterward.
* 11. Leaving. Should Boarder take the horse away before a year is out, Stable keeps the deposit of $3,200 and is also owed the board for the rest of the year, whether or not the stall is let again.
12. Ending for Breach. Either party may end this Agreement if the other breaks it and does not cure within ten days after written notice.
13. Law. The law of Kentucky governs.

RED GATE STABLES, LLC
By: ______________________ Amos Trask, Manager

______________________ Lena Fortescue`,
  `BAND BOOKING CONTRACT

Date: May 11, 2026
Venue: Lantern Hall, Inc., Toledo, Ohio
Band: The Copper Wrens, a partnership of Ohio

1. Show. Band will play two sets of sixty minutes at Lantern Hall on August 8, 2026.
2. Fee. Venue will pay Band $4,800 in two parts: half on signing, and half on the night.
* 3. Door Money. The second half is owed only once the bar concession, run by others, has paid Venue what it takes in that night, and if it never does Band goes without.
* 4. Set. Venue can cut, move or lengthen the sets as it pleases, up to the hour of the show, and Band plays them for the same fee.
5. Sound. Venue supplies a sound system that meets the rider, and one engineer.
* 6. Gear. What happens to instruments on the premises is no concern of Venue, though its own stagehands drop them.
* 7. Recording. Venue may film the show and sell the film for good, and Band sees none of that money.
8. Cancellation. Either side may cancel by written notice sixty days ahead; payments made are then returned.
* 9. Late Start. For every ten minutes that Band begins late it owes Venue $900, without Venue having to show that a single ticket was lost.
* 10. Quarrels. Any quarrel goes to the accountant of Venue, whose word ends it.
11. Taxes. Each side pays its own taxes.
12. Weather. Neither side answers for a show that storm or flood prevents.

LANTERN HALL, INC.
By: ______________________

THE COPPER WRENS
By: ______________________`,
  `PRINTING AND MAILING AGREEMENT

This Agreement is dated June 2, 2026 and is between Castellan Print Works, Inc. ("Printer") and Mossback Outfitters, Inc. ("Merchant").

1. Work. Printer will print, bind and mail the catalogs of Merchant as each job ticket describes.
2. Proofs. Merchant approves each proof in writing before the press runs. Printer is not responsible for errors that Merchant approved.
* 3. Spoiled Jobs. If Printer runs the wrong stock or ink, it may run the job again, and Merchant pays for the paper of both runs.
* 4. Ceiling. The most that Merchant can ever get from Printer over a spoiled or missed mailing is $150 a job.
5. Payment. Invoices are due in thirty days. Interest of one percent a month runs on what is overdue.
* 6. Plates and Lists. Printer may hang on to the plates, art and customer lists of Merchant, and rent them out, so long as any affiliate or customer of Merchant has a bill open with Printer or its sister companies.
* 7. Timing. Printer mails when its presses are free. A late drop is never a ground to pay less.
8. Paper. Printer may use paper of equal or better grade if the mill is out, after telling Merchant.
* 9. Lawyers. Whoever wins, Merchant pays what the lawyers of Printer charge.
* 10. Running On. This Agreement renews for three years at a time, unless Printer gets a registered letter from Merchant on a day from the 150th to the 140th before the three years are up.
11. Postage. Merchant deposits postage five days before each mailing, and Printer returns what is left over.
12. Termination. Either party may terminate on material breach not cured within thirty days of notice.
13. Law. Wisconsin law governs.

CASTELLAN PRINT WORKS, INC.
By: ______________________

MOSSBACK OUTFITTERS, INC.
By: ______________________`,
  `TRUCK OWNER-OPERATOR AGREEMENT

Carrier: Blue Mesa Freight, LLC, Amarillo, Texas
Operator: Tomas Arredondo, Clovis, New Mexico
Date: July 7, 2026

1. Hauling. Operator will haul loads that Carrier offers and Operator accepts, in a tractor that Operator owns.
2. Pay. Carrier pays 72 percent of the line haul within fifteen days after the signed bill of lading comes in.
* 3. Deductions. Carrier may take from any settlement whatever it reckons that Operator, his relatives or other drivers at his address owe it.
* 4. Cargo. Operator pays for all freight that arrives short or broken, no matter that dock hands of Carrier loaded and sealed the trailer.
5. Safety. Operator keeps his license and medical card current. Carrier keeps the logs that the rules ask for.
* 6. Waiting. Operator gets nothing for hours spent at a dock, not even where Carrier sent him to the wrong one.
* 7. Escrow. The $5,000 escrow is gone for good if Operator hauls for somebody else on a single day.
8. Insurance. Carrier keeps public liability insurance; Operator keeps bobtail insurance of $1,000,000.
* 9. Rulings. The terminal manager of Carrier has the last word on every charge, and there is no appeal from it.
* 10. Objections. Operator has 48 hours after a settlement is posted to object, and after that he has lost the money.
11. Ending. Either may end this on thirty days’ written notice.
12. Law. Texas law governs.

BLUE MESA FREIGHT, LLC
By: ______________________

______________________ Tomas Arredondo`,
]
