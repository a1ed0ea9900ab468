import type { Pair } from './case.ts'

const entity = 'consistency.entity'
const holder = 'consistency.role-holder'
const swapped = 'consistency.roles-swapped'

/** Opening words of an agreement, with what its pairs have in common. */
const made = (one: string, other: string, title = 'Agreement'): string =>
  `This ${title} is made on May 1, 2024 by and between ${one} and ${other}.\n`
const oak = 'Oak Supply, Inc., a Delaware corporation (“Seller”)'
const birch = 'Birch Retail LLC, a Texas limited liability company (“Buyer”)'
const sale = made(oak, birch)

/** Who the parties are. One line is one paragraph. */
export const parties: readonly Pair[] = [
  [entity, `${sale}SELLER:\nOAK SUPPLY, INC.,\na Nevada corporation\nBy: ____________`, `${sale}SELLER:\nOAK SUPPLY, INC.,\na Delaware corporation\nBy: ____________`],
  [entity, `${sale}BUYER:\nBirch Retail LLC, a Texas corporation\nBy: ____________`, `${sale}BUYER:\nBirch Retail LLC, a Texas limited liability company\nBy: ____________`],
  [entity, `${sale}Seller is a corporation duly organized and validly existing under the laws of the State of Ohio.`, `${sale}Seller is a corporation duly organized and validly existing under the laws of the State of Delaware and qualified in Ohio.`],
  [entity, `${sale}Buyer is a corporation duly organized under the laws of Texas.`, `${sale}Buyer is a limited liability company duly organized under the laws of Texas. Buyer’s parent is a Delaware corporation.`],
  [entity, `${made('Elm Holdings LP, a Delaware limited partnership (“Landlord”)', 'Ann Lee, an individual (“Tenant”)', 'Lease')}LANDLORD: ELM HOLDINGS LP, a Delaware limited liability company`, `${made('Elm Holdings LP, a Delaware limited partnership (“Landlord”)', 'Ann Lee, an individual (“Tenant”)', 'Lease')}LANDLORD: ELM HOLDINGS LP, a Delaware limited partnership\nBy: Elm GP LLC, a Delaware limited liability company, its general partner`],
  [entity, `${sale}EXHIBIT B\nBill of Sale\nOak Supply, Inc., a California corporation, hereby conveys the Goods to Buyer.`, `${sale}EXHIBIT B\nBill of Sale\nOak Supply, Inc., a Delaware corporation with offices in California, hereby conveys the Goods to Buyer.`],
  [entity, `${sale}Each party represents as follows. Buyer is a limited liability company organized and in good standing under the laws of the State of Florida.`, `${sale}Each party represents as follows. Buyer is a limited liability company organized and in good standing under the laws of its jurisdiction of organization.`],
  [holder, `${sale}SELLER:\nOak Logistics, Inc.\nBy: ____________\nBUYER:\nBirch Retail LLC\nBy: ____________`, `${sale}SELLER:\nOak Supply, Inc.\nBy: ____________\nBUYER:\nBirch Retail LLC\nBy: ____________`],
  [holder, `${sale}Notices to Seller are sent to: Oak Supply, Inc., 1 Main Street.\nIf to Buyer: Maple Stores LLC, 9 Elm Road, Austin, Texas`, `${sale}Notices to Seller are sent to: Oak Supply, Inc., 1 Main Street.\nIf to Buyer: Birch Retail LLC, 9 Elm Road, Austin, Texas\nwith a copy to: Hart & Ruiz LLP`],
  [holder, `${sale}To Buyer: Maple Stores LLC, 9 Elm Road, Austin, Texas`, `${sale}To Seller: Ines Hart, Hart & Ruiz, LLC, Dayton, Ohio\nTo Seller: The Hart Firm, LLC\nTo Buyer: Ruiz Legal Services, Inc., Austin, Texas\nwith a copy of each notice to Seller: Quill Advisory, Inc.`],
  [holder, `${sale}EXHIBIT A\nSeller: Pine Supply Corp.\nBuyer: Birch Retail LLC`, `${sale}EXHIBIT A\nSeller: Oak Supply, Inc. and its successors\nBuyer: Birch Retail LLC`],
  [holder, `${sale}Oak Supply, Inc. (“Buyer”) shall take delivery at its dock.`, `${sale}Oak Supply, Inc. (“Seller”) shall make delivery at its dock.`],
  [holder, `${made('Elm Holdings LLC (“Landlord”)', 'Ann Lee (“Tenant”)', 'Lease')}LANDLORD: Elm Holding Partners LLC\nBy: ____________\nTENANT: Ann Lee`, `${made('Elm Holdings LLC (“Landlord”)', 'Ann Lee (“Tenant”)', 'Lease')}LANDLORD: Elm Holdings LLC\nBy: Elm Management LLC, its manager\nTENANT: Ann Lee`],
  [holder, `${sale}IN WITNESS WHEREOF, the parties have signed.\nBirch Retail LLC (“Seller”)\nBy: ____________`, `${sale}IN WITNESS WHEREOF, the parties have signed.\nBirch Retail LLC (“Buyer”)\nBy: ____________`],
  [holder, `${made('Sun Software, Inc. (“Licensor”)', 'Moon Media LLC (“Licensee”)')}ACCEPTED AND AGREED:\nLICENSOR: Star Software, Inc.\nBy: ____________`, `${made('Sun Software, Inc., formerly known as Star Software, Inc. (“Licensor”)', 'Moon Media LLC (“Licensee”)')}ACCEPTED AND AGREED:\nLICENSOR: Sun Software, Inc.\nBy: ____________`],
  [swapped, `${sale}Seller shall pay the Purchase Price to Buyer at Closing.`, `${sale}Seller shall refund the Purchase Price to Buyer if Closing does not occur.`],
  [swapped, `${sale}Buyer shall deliver the Goods to Seller no later than June 1, 2024.`, `${sale}Buyer shall deliver the signed Agreement to Seller. Buyer shall return rejected Goods to Seller.`],
  [swapped, `${made('Elm Holdings LLC (“Landlord”)', 'Ann Lee (“Tenant”)', 'Lease')}Landlord shall pay to Tenant as rent the sum of $2,000 per month.`, `${made('Elm Holdings LLC (“Landlord”)', 'Ann Lee (“Tenant”)', 'Lease')}Tenant shall pay to Landlord as rent the sum of $2,000 per month. Landlord shall pay to Tenant the unused rent on termination.`],
  [swapped, `${made('Sun Software, Inc. (“Licensor”)', 'Moon Media LLC (“Licensee”)')}Licensee hereby grants to Licensor a non-exclusive license to use the Software.`, `${made('Sun Software, Inc. (“Licensor”)', 'Moon Media LLC (“Licensee”)')}Licensee hereby grants to Licensor a license to use Licensee’s feedback.`],
  [swapped, `${made('First Bank (“Lender”)', 'Moon Media LLC (“Borrower”)', 'Loan Agreement')}Lender shall repay the Loan to Borrower on the Maturity Date.`, `${made('First Bank (“Lender”)', 'Moon Media LLC (“Borrower”)', 'Loan Agreement')}Lender shall make the Loan to Borrower on the Closing Date.`],
  [swapped, `${made('Moon Media LLC (“Company”)', 'Ann Lee (“Employee”)', 'Employment Agreement')}Employee shall pay the Company a base salary of $90,000 per year.`, `${made('Moon Media LLC (“Company”)', 'Ann Lee (“Employee”)', 'Employment Agreement')}Employee shall repay the Company the signing bonus if Employee resigns within a year.`],
  [swapped, `${made('Moon Media LLC (“Client”)', 'Ann Lee (“Consultant”)', 'Consulting Agreement')}Consultant shall pay Client a fee of $5,000 per month for the Services.`, `${made('Moon Media LLC (“Client”)', 'Ann Lee (“Consultant”)', 'Consulting Agreement')}Consultant shall refund to Client any fee paid for Services not performed.`],
  [swapped, `${made('Elm Holdings LLC (“Landlord”)', 'Ann Lee (“Tenant”)', 'Lease')}Tenant hereby leases to Landlord the Premises for the Term.`, `${made('Elm Holdings LLC (“Landlord”)', 'Ann Lee (“Tenant”)', 'Lease')}Tenant hereby leases from Landlord the Premises for the Term.`],
]
