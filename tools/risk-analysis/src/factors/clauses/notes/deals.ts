import { numberOf } from '../../figures.ts'
import { type ClauseRule, open } from '../rule.ts'

/** Days that a notice had, and the day on which it came. */
const lateNotice =
  /\b(?:due|required|within|in)\b[^.;]{0,14}\b(?<limit>\d+|two|three|five|seven|ten|fourteen|thirty) days\b[^.]{0,50}?\b(?:(?:day |after )(?<taken>\d+)|(?<later>\d+) days (?:later|after)|the (?<nth>\d+)(?:st|nd|rd|th) day)\b/i
/** Whether a sentence says that a notice came after its days. */
export function isLateNotice(sentence: string): boolean {
  const { limit, taken, later, nth } = lateNotice.exec(sentence)?.groups ?? {}
  return limit !== undefined && numberOf(taken ?? later ?? nth ?? '') > numberOf(limit)
}

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
    factor: 'notice',
    types: ['contract', 'real-estate', 'other'],
    words:
      /(?:^|[.;,] |\band )(?<who>we|our client|client|she|he|they|it|plaintiff) (?:had |have |has )?(?:wrote|written|emailed|e-mailed|notified|complained to|told|called|texted) (?:to )?(?:them|him|her|the (?:seller|maker|vendor|contractor|builder|supplier|landlord|manufacturer|dealer))\b[^.;]{0,20}\b(?:\d+|two|three|four|five|six|seven|several|many) times\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|claims? (?:that|to)|alleges?)\b/i,
    by: 'claimant',
  },
  {
    // Their own people said it to ours.
    factor: 'admission',
    types: ['contract', 'real-estate', 'personal-injury', 'employment', 'other'],
    whose: 'adversary',
    words:
      /\b(?:their|the (?:seller|maker|builder|contractor|store|driver|landlord|company|hospital|vendor|supplier|employer)['’]s) (?:own )?(?:tech|technician|engineer|driver|manager|rep|representative|salesman|foreman|employee|clerk|adjuster|nurse|super|superintendent|mechanic|installer)(?: [A-Z][\w’'-]+){0,2} (?:told|admitted to|wrote|texted|emailed) (?:us|me|our [\w-]+|my [\w-]+|client)\b[^“"]{0,60}[“"][^”"]{0,60}\b(?:bad|defective|wrong|our (?:fault|mistake)|my (?:fault|mistake)|should have|messed up|screwed up|cracked|never (?:checked|tested|fixed|worked)|knew|junk|broken)\b/i,
    saidBy: /\b(?:told|admitted|wrote|texted|emailed)\b/i,
    but: /\b(?:if|may|might|not (?:bad|wrong|defective)|nothing (?:was |is )?(?:wrong|bad|broken|defective)|(?:was|is|were) yours|your (?:own )?(?:fault|mistake|people|crew|part|man|driver)|n['’]t (?:bad|wrong|defective|our|my))\b/i,
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
      /\b(?:banks?|lenders?|creditors?|credit union|mortgagee|noteholder|holder|seller|landlord|we|they)\b(?:['’]s? (?:\w+ )?officer)? (?:had |has |then |later |also )?(?:rewrote|changed|modified|extended|refinanced|increased|raised|released)\b[^.;]{0,30}\b(?:note|loan|(?:loan|note|credit|payment) terms|terms of the (?:loan|note|credit|debt)|rate|due date|collateral|debt|security|lien|mortgage)\b[^.;]{0,40}\bwithout (?:asking|telling|notice to|the (?:consent|knowledge)|consent of|her|his|their) ?(?:her|him|them|our client|consent|the (?:guarantor|surety)|signature|okay)?/i,
    // The guarantee may say yes to it beforehand, or the guarantor did after.
    but: new RegExp(`${open.source}|\\b(?:later agreed|agreed (?:later|afterward)|ratif\\w+|waived)\\b`, 'i'),
    context: /\b(?:guarant\w+|surety|co-?sign\w*)\b/i,
  },
]
