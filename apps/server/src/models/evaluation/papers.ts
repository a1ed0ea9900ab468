/** A short paper of ours, and what is asked about it. */
export interface Paper {
  title: string
  question: string
  text: string
  /** Words of the one sentence that answers; null: none does. */
  answer: string | null
}

const lease =
  'The tenant pays rent of $1,850 on the first day of each month. Rent that is not paid by the fifth day bears a late fee of $75. The landlord keeps the roof and the outer walls in repair. The tenant replaces broken window panes. The tenant may keep one dog that weighs less than 30 pounds. The landlord returns the deposit within 21 days after the tenant moves out. Either party may end this lease by notice of 60 days in writing.'
const services =
  'The consultant begins work on April 6, 2026. The client pays each invoice within 30 days after it is received. An invoice that is paid late bears interest of one percent a month. The consultant keeps what the client discloses confidential for three years after this agreement ends. Drawings that the consultant makes belong to the client once they are paid for. Neither party may assign this agreement unless the other consents in writing. A dispute is settled by an arbitrator in Denver.'
const employment =
  'The employee works as a dispatcher in the Toledo office. The base salary is $64,000 a year, paid every second Friday. The employee earns 15 days of paid vacation in each calendar year. The employer may change the hours of work on notice of two weeks. The employee returns the laptop and all keys on the last day of work. For twelve months after leaving, the employee may not solicit customers of the employer. The first 90 days are a trial period.'
const order =
  'The motion to compel is granted in part. The defendant must produce the maintenance records of the truck by May 15, 2026. The request for all emails since 2015 is denied because it is too broad. Each side may take no more than eight depositions. Expert reports are due on July 1, 2026. The jury trial is set for October 19, 2026. The parties must file a joint status report every 45 days.'
const letter =
  'I represent the owner of the house at 12 Mill Lane. On March 3 your crew cut the gas line behind her garage. The repair cost $4,310, and she paid for a hotel for six nights. Your foreman admitted on the same day that nobody had called to have the lines marked. Please pay $6,128 within 14 days. Please keep all photographs and text messages about the work. If we do not hear from you, we will file suit.'
const deed =
  'The seller conveys the parcel to the buyer by general warranty deed. The price is $312,000, of which $15,000 was paid as earnest money. The buyer may have the property inspected within ten days after signing. The seller pays the property taxes up to the day of closing. The closing takes place on June 30, 2026. If the buyer cannot obtain a loan, the earnest money is returned. The well and the fence are sold as they are.'

/** The questions of an evaluation on this server. A change of one makes results of before incomparable: raise `setVersion`. */
export const papers: readonly Paper[] = [
  { title: 'Lease', text: lease, question: 'Who must repair a leaking roof?', answer: 'keeps the roof' },
  {
    title: 'Lease',
    text: lease,
    question: 'When does the tenant get the deposit back?',
    answer: 'returns the deposit',
  },
  {
    title: 'Services agreement',
    text: services,
    question: 'How long must the consultant keep secrets?',
    answer: 'confidential for three years',
  },
  {
    title: 'Services agreement',
    text: services,
    question: 'Can the client transfer the contract to another company?',
    answer: 'may assign this agreement',
  },
  {
    title: 'Employment agreement',
    text: employment,
    question: 'May the employee call on the customers of the former employer?',
    answer: 'may not solicit customers',
  },
  {
    title: 'Employment agreement',
    text: employment,
    question: 'How much is the employee paid?',
    answer: 'base salary is $64,000',
  },
  { title: 'Order', text: order, question: 'When does the trial begin?', answer: 'trial is set for' },
  {
    title: 'Order',
    text: order,
    question: 'Which records must the defendant hand over?',
    answer: 'must produce the maintenance records',
  },
  {
    title: 'Demand letter',
    text: letter,
    question: 'What did the foreman admit?',
    answer: 'Your foreman admitted',
  },
  {
    title: 'Purchase agreement',
    text: deed,
    question: 'What happens to the earnest money if the bank refuses the loan?',
    answer: 'cannot obtain a loan',
  },
  { title: 'Purchase agreement', text: deed, question: 'How many bedrooms does the house have?', answer: null },
  { title: 'Order', text: order, question: 'What is the name of the plaintiff’s lawyer?', answer: null },
]
