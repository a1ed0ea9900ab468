import type { Pair } from './case.ts'

const amount = 'consistency.amount-twice'
const rate = 'consistency.rate-twice'
const number = 'consistency.number-twice'

/** The same quantity stated twice. One line is one paragraph. */
export const quantities: readonly Pair[] = [
  [amount, 'The purchase price is $500,000 (the “Purchase Price”).\nAt Closing, Buyer shall pay the Purchase Price of $515,000 by wire.', 'The purchase price is $500,000 (the “Purchase Price”).\nAt Closing, Buyer shall pay the balance of the Purchase Price of $475,000 by wire.'],
  [amount, 'Buyer shall pay a deposit of $20,000 (the “Deposit”).\nThe Deposit of $25,000 is held in escrow.', 'Buyer shall pay a deposit of $20,000 (the “Deposit”).\nThe Deposit, as increased to $25,000 under Section 3, is held in escrow.'],
  [amount, 'Borrower promises to pay the principal amount of $250,000.\nEXHIBIT A\nForm of Note\nPrincipal Amount: $225,000', 'Borrower promises to pay the principal amount of $250,000.\nEXHIBIT A\nForm of Note\nPrincipal Amount: $250,000'],
  [amount, 'Executive’s annual base salary is $180,000.\nSchedule 1\nBase Salary: $185,000 per year', 'Executive’s annual base salary is $180,000 for the first year.\nSchedule 1\nBase Salary in the second year: $185,000 per year'],
  [amount, 'Provider’s total liability under this Agreement shall not exceed $100,000.\nIn no event shall the aggregate liability of Provider exceed $250,000.', 'Provider’s total liability under this Agreement shall not exceed $100,000.\nFor breach of confidentiality the liability of Provider shall not exceed $250,000.'],
  [amount, 'Tenant shall pay monthly rent of $1,850.\nThe monthly rent of $1,800 is due on the first.', 'Tenant shall pay monthly rent of $1,850.\nDuring the renewal term Tenant shall pay monthly rent of $1,900.'],
  [amount, 'Tenant shall pay a security deposit of $3,000.\nSecurity Deposit: $3,500', 'Tenant shall pay a security deposit of $3,000.\nSecurity Deposit: $3,000\nPet Deposit: $500'],
  [amount, 'The “Settlement Amount” means $42,500.\nWithin ten days, Company shall pay the Settlement Amount of $45,200.', 'The “Settlement Amount” means $42,500.\nWithin ten days, Company shall pay the first half of the Settlement Amount, $21,250.'],
  [amount, 'The contract price is $88,000 (the “Contract Price”).\nContractor shall perform the Work for the Contract Price of $80,800.', 'The contract price is $88,000 (the “Contract Price”).\nA change order may increase the Contract Price to $95,000.'],
  [amount, 'Contractor shall maintain commercial general liability insurance of $1,000,000 per occurrence.\nContractor’s commercial general liability insurance shall be at least $2,000,000 per occurrence.', 'Contractor shall maintain commercial general liability insurance of $1,000,000 per occurrence and $2,000,000 in the aggregate.\nUmbrella insurance of $5,000,000 per occurrence is also required.'],
  [amount, 'The late fee is $50.\nIf rent is late, Tenant shall pay a late fee of $75.', 'The late fee is $50.\nTenant shall pay a returned check fee of $75.'],
  [amount, 'Lender commits to lend up to $2,000,000 (the “Commitment”).\nThe Commitment of $2,500,000 terminates on the Maturity Date.', 'Lender commits to lend up to $2,000,000 (the “Commitment”).\nLender may increase the Commitment to $2,500,000.'],
  [amount, 'The term loan is in the original principal amount of $750,000.\nNOTE\nFor value received, Borrower promises to pay the original principal amount of $700,000.', 'Term Loan A is in the original principal amount of $750,000.\nTerm Loan B is in the original principal amount of $700,000.'],
  [rate, 'Consultant is paid at an hourly rate of $175.\nEXHIBIT A\nHourly Rate: $165', 'Consultant is paid at an hourly rate of $175.\nEXHIBIT A\nHourly Rate: $175\nHourly Rate for travel: $85'],
  [rate, 'The Loan bears interest at the rate of 6.5% per annum.\nNOTE\nInterest accrues on the unpaid principal at the rate of 7% per annum.', 'The Loan bears interest at the rate of 6.5% per annum.\nAfter an Event of Default, the Loan bears interest at the rate of 11.5% per annum.'],
  [rate, 'Licensee shall pay a royalty of 5% of Net Sales.\nThe royalty rate is 6% of Net Sales.', 'Licensee shall pay a royalty of 5% of Net Sales up to $1,000,000.\nThe royalty rate is 6% of Net Sales above $1,000,000.'],
  [rate, 'Broker’s commission is 5% of the sale price.\nAt closing Seller shall pay Broker a commission of 6% of the sale price.', 'Broker’s commission is 5% of the sale price.\nThe commission of 2.5% of the sale price is paid to the cooperating broker.'],
  [rate, 'Overdue invoices bear interest at 1% per month.\nLate payments bear interest at one and one-half percent (1.5%) per month.', 'Overdue invoices bear interest at 1% per month.\nRetained sums bear interest at 0.5% per month.'],
  [rate, 'Tenant’s Proportionate Share is 12.5%.\nTenant shall pay its Proportionate Share (15.2%) of Operating Expenses.', 'Tenant’s Proportionate Share is 12.5%.\nTenant’s Proportionate Share of Taxes is 15.2%.'],
  [rate, 'Attorney’s contingent fee is 33% of the recovery.\nClient agrees to a contingent fee of 40% of the recovery.', 'Attorney’s contingent fee is 33% of the recovery before suit.\nClient agrees to a contingent fee of 40% of the recovery after suit is filed.'],
  [number, 'The Premises contain 4,250 rentable square feet.\nPremises: Suite 300, containing 4,520 rentable square feet', 'The Premises contain 4,250 rentable square feet.\nThe Building contains 45,200 rentable square feet.'],
  [number, 'Employee receives twenty (20) days of paid vacation per year.\nVacation: 15 days of paid vacation per year', 'Employee receives twenty (20) days of paid vacation per year.\nEmployee receives 10 days of paid sick leave per year.'],
  [number, 'Company grants Executive an option to purchase 50,000 shares.\nSchedule A\nOption to purchase 55,000 shares', 'Company grants Executive an option to purchase 50,000 shares.\nExecutive also purchases 5,000 shares.'],
  [number, 'The Board consists of five (5) directors.\nThe Board shall consist of seven directors.', 'The Board consists of five (5) directors.\nThe Audit Committee shall consist of three directors.'],
  [number, 'The arbitration is conducted by three arbitrators.\nThe dispute shall be decided by one arbitrator.', 'The arbitration is conducted by three arbitrators.\nEach party appoints one arbitrator, and the two appoint the third.'],
]
