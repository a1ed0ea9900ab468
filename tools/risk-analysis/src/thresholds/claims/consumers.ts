import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { before, code } from '../read.ts'

const types: readonly CaseType[] = ['contract', 'other', 'real-estate']

/** Debts, credit, loans and goods in transit. */
export const consumers: readonly Claim[] = [
  {
    id: 'debt-collection',
    name: 'Debt collection (FDCPA)',
    types,
    words:
      /\b(?:FDCPA|Fair Debt Collection|debt collectors?|(?:a|the|this) collector (?:keeps|called|calls|wrote|sued|told|left|threatened)|collection (?:agency|agent|calls?|letters?|firm)|debt buyer|garnish\w*[^.;]{0,80}\b(?:Funding|Receivables|Recovery|Portfolio|Acquisitions?|Credit),? (?:LLC|Inc)|(?:bank|lender|creditor|card company|hospital) sold (?:it|the (?:debt|account|loan|bill)) to|bought (?:the|her|his) (?:debt|account)\b|(?:Midland|Portfolio Recovery|LVNV)\b)/i,
    unless:
      /\b(?:client|we|she|he|they) (?:is|are|runs?|owns?|operates?) (?:a|the) (?:\w+ )?(?:debt collector|collection (?:agency|firm)|debt buyer)\b/i,
    thresholds: [
      {
        title: 'One year',
        rule: 'Suit on what a collector did must be brought within one year of the violation, whenever it was found out, unless an equitable doctrine applies.',
        authority: code('15 U.S.C. § 1692k(d)', before),
        ask: 'On which days were the calls, letters or filings?',
        bars: ['limitation'],
        isTime: true,
      },
      {
        title: 'A dispute within 30 days',
        rule: 'If the consumer disputes the debt in writing within 30 days of receiving the collector’s notice, collection must stop until verification was mailed.',
        authority: code('15 U.S.C. § 1692g(b)'),
        ask: 'When did the first notice come, and was the debt disputed in writing?',
        told: /\b(?:disput\w+|validat\w+|verif\w+|notice|letter)\b/i,
      },
      {
        title: 'How old the debt is',
        rule: 'Each state sets the time to sue on a debt and says what starts it again.',
        ask: 'What was the last payment or acknowledgment, on what day, and who proves that it bought the debt?',
        told: /\b(?:last pa(?:yment|id)|charged off|since|years? (?:old|ago))\b/i,
        bars: ['limitation'],
      },
      {
        title: 'Where a collector may sue',
        rule: 'A debt collector may sue a consumer only where the contract was signed or where the consumer lives when the suit begins; a suit to enforce a lien on land, only where the land is.',
        authority: code('15 U.S.C. § 1692i(a)'),
        ask: 'In which county was the suit brought, where was the contract signed, and where did the client live that day?',
        told: /\b(?:county|court|signed|lived?)\b/i,
        where: /\b(?:sued|lawsuit|complaint|judgment|garnish\w*|court)\b/i,
      },
    ],
  },
  {
    id: 'credit-report',
    name: 'Credit reports (FCRA)',
    types,
    words:
      /\b(?:FCRA|Fair Credit Reporting|credit (?:reports?|bureaus?|reporting)|Equifax|Experian|TransUnion|background (?:check|report)[^.;]{0,60}\b(?:wrong|error|mistake|mixed|inaccurate))\b/i,
    unless:
      /\bcredit (?:report|score)s? (?:was|were|is|are|came back|looked) (?:fine|good|clean|excellent|perfect|okay|great)\b|\b(?:pulled|ran|checked) (?:a|the|his|her|their) credit report\b/i,
    thresholds: [
      {
        title: 'Two years, and five',
        rule: 'Suit must be brought within two years of the discovery of the violation and within five of the violation.',
        authority: code('15 U.S.C. § 1681p', before),
        ask: 'When was the error found, and was it disputed with the bureau, so that whoever furnished it was told?',
        told: /\b(?:disput\w+|found|saw|learned|denied)\b/i,
        bars: ['limitation'],
        isTime: true,
      },
      {
        title: 'A dispute through the bureau first',
        rule: 'The duty of whoever furnished the item to investigate, for which a consumer may sue, begins with notice of a dispute from the credit bureau. Its duty to report accurately is enforced by officials alone.',
        authority: code('15 U.S.C. § 1681s-2(b)–(d)'),
        ask: 'Which bureau was the item disputed with, in what words and on what day, and what was answered?',
        told: /\bdisput\w+\b/i,
      },
    ],
  },
  {
    id: 'rescission-of-loan',
    name: 'Rescission of a loan on a home (TILA)',
    types,
    words:
      /\b(?:TILA|Truth in Lending|(?:never|did not|didn['’]t) disclose[d]? the (?:APR|finance charge|interest rate)|right (?:of rescission|to rescind)|rescind\w* the (?:loan|mortgage)|refinanc\w+[^.;]{0,80}\b(?:never (?:got|received|given)|no (?:copies|disclosures?|notice)))\b/i,
    beside: /\b(?:home|house|mortgage\w*|refinanc\w+|residence|condo|dwelling|deed of trust|equity)\b/i,
    unless: /\b(?:car|auto|truck|vehicle|motorcycle|boat|student|payday) loan\b/i,
    thresholds: [
      {
        title: 'Three days, and at most three years',
        rule: 'The right to rescind runs to midnight of the third business day, longer where the forms and disclosures were not delivered, and ends three years after consummation or upon sale. A loan to buy the home is not covered.',
        authority: code('15 U.S.C. § 1635(a), (e), (f)'),
        ask: 'On what day was the loan closed, was it to buy or to refinance, and which papers were handed over?',
      },
    ],
  },
  {
    id: 'cargo',
    name: 'Goods lost or damaged by a motor carrier (Carmack)',
    types,
    words:
      /\b(?:Carmack|bill of lading|(?:shipment|load|freight|cargo|goods) (?:was|were|got) (?:lost|damaged|ruined|crushed|stolen) (?:by|on|in) (?:the |a )?(?:truck|trucking|carrier|movers?|hauler|trailer)|moving company|movers (?:lost|broke|damaged|held|scratched)|freight (?:claim|damage|carrier)|(?:truck(?:ing|er)|carrier)\b[^.;]{0,60}\b(?:lost|damaged) (?:\w+ ){0,4}(?:load|shipment|cargo|freight|goods|furniture|pallets?))\b/i,
    thresholds: [
      {
        title: 'The claim, and the suit',
        rule: 'A carrier may by contract require a claim, in no less than nine months, and a suit, in no less than two years from its written notice that it disallows the claim.',
        authority: code('49 U.S.C. § 14706(e)(1)'),
        ask: 'When was the delivery, was a written claim made, what does the bill of lading say on time and value, and was the claim disallowed in writing?',
        told: /\b(?:bill of lading|claim|declared value|signed)\b/i,
        isTime: true,
      },
    ],
  },
  {
    id: 'fair-housing',
    name: 'Discrimination in housing (FHA)',
    types: ['real-estate', 'other', 'contract'],
    words:
      /\b(?:Fair Housing|HUD complaint|housing discrimination|complaint with HUD|(?:landlord|rental office|property manager|HOA|realtor|leasing agent|apartment)\b[^.;]{0,120}\b(?:discriminat\w+|emotional support|service (?:animal|dog)|section 8|voucher|wheelchair|because of (?:race|her race|his race|the (?:baby|kids|children))|no (?:kids|children)))\b/i,
    thresholds: [
      {
        title: 'Two years',
        rule: 'Suit must be brought within two years of the end of the discriminatory practice, not counting the time of an administrative complaint.',
        authority: code('42 U.S.C. § 3613(a)(1)', before),
        ask: 'When was the refusal or the last act, and was a complaint filed with HUD or the state?',
        told: /\bHUD\b|\bcomplaint\b/i,
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
]
