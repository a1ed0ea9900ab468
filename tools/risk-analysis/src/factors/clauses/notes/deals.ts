import { numberOf } from '../../figures.ts'
import { type ClauseRule, open } from '../rule.ts'

/** Contracts, their papers and their steps, as a lawyer’s notes tell them. */
export const dealNotes: readonly ClauseRule[] = [
  {
    factor: 'notice',
    isDenied: true,
    types: ['contract', 'real-estate', 'other'],
    words:
      /\bnotice\b[^.;]{0,30}\b(?:due|required|within|in) (?:within |in )?(?<limit>\d+|two|three|five|seven|ten|fourteen|thirty) days\b[^.;]{0,30}\b(?<who>we|our client|client|they|he|she|it|plaintiff|defendant) (?:only )?(?:gave|sent|served|mailed)\b[^.;]{0,16}\b(?:day |after )(?<taken>\d+)/i,
    holds: ({ groups }) => numberOf(groups?.taken) > numberOf(groups?.limit),
    by: 'claimant',
    but: open,
  },
  {
    factor: 'unsigned-change',
    types: ['contract', 'real-estate'],
    words:
      /\b(?:change|extra work|work) orders?(?: (?:no\.? )?\d+)?\b[^.;]{0,30}\b(?:(?:was|were) (?:never|not) signed|unsigned|never signed|(?:was|were)n['’]t signed|not in writing|only (?:oral|verbal))\b/i,
    but: open,
  },
  {
    factor: 'paid-if-paid',
    types: ['contract'],
    words: /\bpa(?:y|id)[- ](?:if|when)[- ]paid\b/i,
    but: /\b(?:if the|no pay|void|unenforceable|not|struck)\b/i,
  },
  {
    factor: 'documents',
    types: ['contract', 'real-estate', 'employment', 'other'],
    words:
      /\b(?<who>we|our client|client|he|she|they) (?:have|has|had|kept) (?:the |his |her |their |our )?(?:daily |signed |dated |\w+ )?(?:logs?|records|receipts|e-?mails|texts|invoices|statements|tickets|minutes|time ?sheets)\b[^.;]{0,30}\b(?:show\w*|prov\w*|say\w*|that|from|of|for)\b/i,
    but: /\b(?:if|may|might|no (?:logs?|records|receipts)|contradict\w*|took|copied|stole|claims? (?:that|to)|alleges?)\b/i,
  },
  {
    factor: 'debt-changed',
    types: ['contract'],
    words:
      /\b(?:rewrote|changed|modified|extended|refinanced|increased|raised|released)\b[^.;]{0,60}\b(?:note|loan|terms|rate|due date|collateral|debt|security|lien)?\b[^.;]{0,40}\bwithout (?:asking|telling|notice to|the (?:consent|knowledge)|consent of|her|his|their) ?(?:her|him|them|our client|consent|the guarantor|signature|okay)?/i,
    but: open,
    context: /\b(?:guarant\w+|surety|co-?sign\w*)\b/i,
  },
]
