import type { Claim } from '../claim.ts'
import { code } from '../read.ts'

/** Civil rights at school, in business and in contracts, and the records and contracts of the United States. */
export const rightsAndRecords: readonly Claim[] = [
  {
    id: 'section-1981',
    name: 'Race discrimination in contracts (§ 1981)',
    types: ['employment', 'contract', 'other'],
    words:
      /(?:§|\bsection|\bsec\.) ?1981\b|\b(?:refused to (?:serve|hire|contract with|sell to)|turned away|canceled (?:the|his|her|their) contract|fired)\b[^.;]{0,60}\b(?:because (?:he|she|they) (?:is|was|are|were) Black|because of (?:his|her|their) race)\b/i,
    unless: /\b(?:since|in|born in|built in) 1981\b/i,
    thresholds: [
      {
        title: 'Four years',
        rule: 'A claim that the Act of 1991 made possible, such as one on the performance or the end of a contract, must be brought within 4 years; no charge with the EEOC is part of the statute.',
        authority: code('28 U.S.C. § 1658(a); 42 U.S.C. § 1981(b)'),
        ask: 'Is the wrong in refusing the contract or in how it was performed or ended, and on what day was it?',
      },
      {
        title: 'Race, and a contract',
        rule: 'The statute gives all persons the right to make and enforce contracts as white citizens do: it speaks of race, not of sex, age or disability.',
        authority: code('42 U.S.C. § 1981(a)'),
        ask: 'Which contract was refused or impaired, and what shows that race was the reason?',
      },
    ],
  },
  {
    id: 'ada-public',
    name: 'Access to a business (ADA, title III)',
    types: ['personal-injury', 'real-estate', 'other'],
    words:
      /\bADA,? title III\b|\btitle III of the (?:ADA|Americans with Disabilities)\b|\b(?:wheelchair|blind|deaf|service (?:dog|animal))\b[^.;]{0,110}\b(?:restaurant|store|shop|hotel|theater|clinic|website|gym|parking lot)\b[^.;]{0,80}\b(?:no ramp|refused|turned away|inaccessible|not accessible|could not (?:enter|use)|couldn['’]t (?:enter|use)|no interpreter)\b|\b(?:restaurant|store|shop|hotel|theater|clinic|gym)\b[^.;]{0,80}\b(?:refused|turned away|no ramp|not accessible|inaccessible)\b[^.;]{0,60}\b(?:wheelchair|blind|deaf|service (?:dog|animal))\b/i,
    thresholds: [
      {
        title: 'No damages under federal law',
        rule: 'A private suit under title III gives preventive relief, such as an order to alter or to serve, and fees; damages come only in a suit of the Attorney General, or from state law.',
        authority: code('42 U.S.C. §§ 12188(a), 2000a-3(a), (b)'),
        ask: 'Is the barrier still there, does the client mean to return, and does this state’s law give damages?',
        told: /\b(?:damages|money|still there|go back|return)\b/i,
      },
    ],
  },
  {
    id: 'idea',
    name: 'Special education (IDEA)',
    types: ['family', 'other'],
    words:
      /\b(?:IDEA (?:claim|complaint|due process)|Individuals with Disabilities Education Act|individualized education program|free appropriate public education|due process hearing request)\b|\bIEP\b[^.;]{0,120}\b(?:school|district|son|daughter|child|student|autis\w+)\b|\b(?:school|district|son|daughter|child|student)\b[^.;]{0,120}\b(?:IEP|special education)\b/i,
    thresholds: [
      {
        title: 'Hearing within two years',
        rule: 'The hearing must be requested within 2 years after the parent knew or should have known of the action, or in the time that the state’s own law sets; not so where the school said the problem was solved or withheld what it had to tell.',
        authority: code('20 U.S.C. § 1415(f)(3)(C), (D)'),
        ask: 'When did the parents learn what was denied, and has a hearing been requested?',
        told: /\b(?:hearing|due process|mediation|resolution (?:session|meeting))\b/i,
      },
      {
        title: 'Suit within 90 days of the decision',
        rule: 'The suit must be brought within 90 days of the hearing officer’s decision, or in the time that the state’s law sets.',
        authority: code('20 U.S.C. § 1415(i)(2)(B)'),
        ask: 'On what day did the hearing officer decide, and is there a second level in this state?',
      },
      {
        title: 'Exhaustion of other federal claims',
        rule: 'Claims under the ADA, the Rehabilitation Act or the Constitution for relief that this Act also gives must first go through the same hearings.',
        authority: code('20 U.S.C. § 1415(l)'),
        ask: 'Is what the family asks for something that a hearing officer could order?',
      },
    ],
  },
  {
    id: 'foia',
    name: 'Federal records (FOIA)',
    types: ['other'],
    words: /\b(?:FOIA|Freedom of Information Act)\b(?! (?:office|officer)r? (?:at|of) (?:the )?(?:city|county|state))/i,
    unless:
      /\b(?:state|city|county|Illinois|Michigan|Virginia|Connecticut) FOIA\b|\b(?:county|city|town|village|school district|sheriff)\b[^.;]{0,60}\bFOIA\b|\bFOIA (?:request )?to the (?:city|county|school)\b/i,
    thresholds: [
      {
        title: 'Appeal within the agency',
        rule: 'An agency must answer within 20 working days, or 10 more in unusual circumstances; a refusal may be appealed to its head in a time of at least 90 days. If the agency misses its time, the remedies count as exhausted.',
        authority: code('5 U.S.C. § 552(a)(6)(A)–(C)'),
        ask: 'When did the right component receive the request, what was answered when, and was an appeal filed?',
        told: /\b(?:appeal(?:ed)?|denied|no (?:answer|response)|working days|exempt\w*)\b/i,
      },
    ],
  },
  {
    id: 'privacy-act',
    name: 'Federal records about a person (Privacy Act)',
    types: ['employment', 'other'],
    words: /\bPrivacy Act\b(?! (?:notice|policy))/,
    unless:
      /\b(?:California|Consumer|Children|Communications|Video|Driver['’]?s|state) (?:\w+ ){0,2}Privacy (?:Protection )?Act\b|\bPrivacy Rights Act\b/i,
    thresholds: [
      {
        title: 'Two years',
        rule: 'Suit must be brought within 2 years from when the cause of action arises; where the agency willfully misrepresented material information that it had to disclose, within 2 years of the discovery.',
        authority: code('5 U.S.C. § 552a(g)(5)'),
        ask: 'What did the agency do with which record, and when did the client learn of it?',
      },
      {
        title: 'Intentional or willful, and actual damages',
        rule: 'Damages need an agency that acted intentionally or willfully, and actual damages; amendment of a record must first be asked of the agency, with a review of its refusal.',
        authority: code('5 U.S.C. § 552a(d), (g)(1), (g)(4)'),
        ask: 'What money did the client lose by it, and was amendment asked for?',
        told: /\b(?:lost|damages|cost|amend\w*)\b/i,
      },
    ],
  },
  {
    id: 'contract-disputes',
    name: 'Claim on a federal contract (Contract Disputes Act)',
    types: ['contract', 'other'],
    words:
      /\b(?:Contract Disputes Act|contracting officer)\b|\b(?:contract with|contractor for|working for) the (?:Army|Navy|Air Force|GSA|VA|Corps of Engineers|federal government)\b[^.;]{0,100}\b(?:unpaid|owed|equitable adjustment|change orders?|terminat\w+|refus\w+ to pay)\b/i,
    thresholds: [
      {
        title: 'Written claim to the contracting officer within six years',
        rule: 'Every claim must be submitted in writing to the contracting officer within 6 years after it accrues; one of more than $100,000 must be certified.',
        authority: code('41 U.S.C. § 7103(a), (b)'),
        ask: 'Was a claim for a sum submitted and certified, and on what day?',
        told: /\b(?:certified|claim|request for equitable adjustment|REA)\b/i,
      },
      {
        title: 'Ninety days to the board, twelve months to the court',
        rule: 'From receipt of the contracting officer’s decision the contractor has 90 days to appeal to the agency board, or 12 months to sue in the Court of Federal Claims; otherwise the decision is final. No decision in the time set counts as a denial.',
        authority: code('41 U.S.C. §§ 7103(f)(5), (g), 7104'),
        ask: 'When was the final decision received?',
        told: /\bfinal decision\b/i,
      },
    ],
  },
]
