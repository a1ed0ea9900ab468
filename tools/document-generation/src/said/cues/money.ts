import { cues } from './cues.ts'

const paid =
  '(?:pays?|paid|pay|covers?|covered|reimburse[sd]?|picks? up|buys?|billed|bills?|owes?|are|is|supply|supplies|provides?|at)'
const thing =
  '(?:hotels?|flights?|airfare|travel|trips?|mileage|meals?|dinner|breakfast|lodging|tolls|materials?|supplies|paper goods|fonts?|stock photos|photos|subscriptions?|software|postage|mailing|printing|copies|phone|equipment|tools|boots|uniforms?|shirts|scrubs|lab tests|permits?|filing fees|trade shows?|conferences?|licen[cs]e renewal|continuing education|parts|fuel)'

/** How people speak of paying: late, in advance, at most, and for whose expenses. */
export const money: Record<string, RegExp> = {
  lateTerms: cues(
    'late (?:fee|fees|charge|charges|payment|payments|penalty|rent|interest)',
    "(?:is|are|am|be|pays?|gets?|’s|’re|’m|'s|'re|'m) (?:more than )?(?:[\\w-]+ days? )?late",
    `days? (?:late|overdue|past due)`,
    'overdue',
    'past due',
    'bounced',
    'returned (?:check|payment)s?',
    'late after',
    "(?:grace period|days[’']? grace)",
    'interest (?:of|at|on)',
    '(?:percent|%) (?:a|per) month',
    'until (?:they )?pay(?:s)? up',
  ),
  depositTerms: cues(
    'deposits?',
    'retainer',
    'non-?refundable',
    'holds the date',
    '(?:separate|escrow|interest) account',
    'taken out of it',
    'earnest money',
  ),
  capTerms: cues(
    'cap(?:ped)?',
    'not to exceed',
    'never more than',
    'ceiling',
    'NTE',
    '(?:fees?|total|bill|invoices?|charges?)[^.;]{0,24} (?:no|not) more than',
  ),
  taxTerms: cues('sales tax', 'property tax', '(?:own|pays?|withhold\\w*) (?:the )?tax(?:es)?', '1099', 'W-?2'),
  expenseTerms: cues(
    'expenses?',
    'reimburs\\w+',
    'receipts',
    'at cost',
    `${paid}(?: for)?(?: (?:my|our|his|her|their|the|all|own|one|each|any|lab|\\p{L}+)){0,3} ${thing}`,
    `${thing}(?: (?:and|or) (?:the )?(?:\\p{L}+ )?${thing})? (?:is|are|on|at|need|up to|reimbursed|paid)`,
    `${thing}[^.;]{0,40}(?:we|they|he|she|company|client) pays?`,
  ),
  payTerms: cues(
    'invoic(?:e|es|ed)',
    'net (?:\\d+|ten|fifteen|thirty|forty-five|sixty)',
    'ACH',
    'direct deposit',
    'wire',
    'venmo',
    'zelle',
    '(?:online |the )?portal',
    'in advance',
    'up ?front',
    'instal?lments?',
    'monthly payments',
    '(?:rest|balance|remainder) (?:is|due|in|on|by|when|at)',
    'paid (?:every|on|by|weekly|monthly|twice|in)',
    '(?:pays?|paid) (?:in )?cash',
    'payable',
    'down payment',
    'success fee',
  ),
}
