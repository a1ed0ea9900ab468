import type { Plain } from './told.ts'

const paper = '(contract|agreement|lease|order|quote|estimate|note|license)'
const served =
  '(served|delivered|installed|shipped|completed|finished|built|painted|poured|laid|hauled|supplied|repaired|cleaned|sewed|printed|planted|translated|catered)'

/** How people without the words of the law tell of a bargain and of what became of it. */
export const deals: Readonly<Record<string, Plain>> = {
  'written-agreement': {
    said: [
      `(have|has|had|got|there (is|was)) (a|an|the|our) (\\w+-page|signed|written)( signed| written)? ${paper}`,
      `${paper} (that |which )(\\w+ ){1,3}signed`,
      `(we|they|both|all|both (sides|parties|of us)|the parties) (both |all |each )?signed (it|the ${paper})`,
      `${paper} (is|was) (all )?on paper`,
      `signed (\\w+-page|written) ${paper}`,
    ],
    denied: ['on a handshake', 'shook (hands )?on it', '(never|not) (papered|put it on paper)', 'by word of mouth'],
  },
  'clear-terms': {
    said: [
      `(${paper}|clause|section \\d+|paragraph \\d+) (is|are) (perfectly |very |quite )?(plain|clear)`,
      'plain on (the|its|that|this)',
      'in black and white',
      'in so many words',
    ],
  },
  breach: {
    said: [
      "(has|have|had)(n't| not| never) (yet |ever )?(paid|delivered|performed|finished|completed|refunded|repaired|returned my|returned our|honored|shipped)",
      '(has|have|had) never (yet )?(paid|delivered|finished|completed|refunded|shipped)',
      '(stopped|quit) (paying|delivering|coming|shipping|showing up)',
      'walk(ed|s|ing) (off|away from) the (job|site|project|deal)',
      'never (came back|showed up|arrived)',
      '(charged|billed) (us|me|our client) (double|twice)',
      'still owes?( (us|me|him|her|them|our client))?',
    ],
  },
  performance: {
    said: [
      `${served} ..on (time|schedule)`,
      '(did|finished|completed|delivered) everything',
      '(held|kept|did) (up )?(our|my|his|her|its|their) (end|side|part) of the (deal|bargain|contract)',
      '(did|finished|completed) (all )?(our|my|his|her|its|their) (part|share|work)',
    ],
  },
  acceptance: {
    said: [
      '(nobody|no one|none of them|not one of them) (ever )?(complained|objected|sent (it|them|anything) back)',
      '(kept|went on) using (it|them|the)',
    ],
  },
  notice: {
    said: [
      '(gave|sent|handed|served|mailed) (him|her|them|it|us|me|our client) (the |a |our |my )?(written |formal |timely )?(notice|demand)',
      '(told|warned|notified) (him|her|them) in writing',
    ],
  },
  'fees-clause': {
    said: [
      '(makes|lets|has) the (loser|losing (party|side)) pay~',
      'the (loser|losing (party|side)) pays',
      '(winner|prevailing side|loser) (gets|recovers|pays|collects) ..(fees|lawyers?|attorneys?)',
    ],
  },
  'damages-shown': {
    said: [
      '(bills?|invoices?|repairs?|losses|estimates?|costs?|tiles?) ((are|were|come|came|run|ran|add|adds|added) (to|up to)? ?)?(of |at |now )?(about |over |nearly )?\\$\\d[\\d,]*',
      'cost (us|me|him|her|them|our client|my client) (about |over |nearly |almost )?\\$\\d[\\d,]*',
      'cost \\$\\d[\\d,]*',
      '(all|every) (invoices?|bills?|receipts?) (are |were |is )?(paid|kept|saved|attached)',
      '(lost|missed) (about |over |nearly )?\\w+ (days|weeks|months) of (pay|work|wages)',
      '(is|are) easy to (prove|show)',
      '(invoices|receipts|stubs) for (all|everything|every|each)',
    ],
    denied: [
      "(has|have|had)(n't| not| never) (yet )?(put|named|given) (a |any )(number|figure|amount) (on|for)",
      '(no|without) (receipts|invoices|bills) (for|to show)',
    ],
  },
  'prior-offer': {
    said: ['offered (us|me|him|her|them|our client|my client) ..(severance|pay|weeks|months|\\$\\d[\\d,]*)'],
  },
  pattern: {
    said: [
      '(two|three|four|five|six|seven|eight|nine|ten|several|some|many|\\d+) (of the )?other \\w+ (who )?(say|said|report|reported|tell|told|had|have|complained|complain|describe) ..(same|it|this|complaints?|problem|overcharge)',
      '(other|more) (people|families|patients|buyers|owners|neighbors|guests|workers|drivers|residents) (had|have|report~|complain~|tell|told)',
      'others (had|have|report~|complain~|tell|told|say)',
    ],
    denied: [
      '(no one|nobody) (else )?(had |has )?(ever )?(fallen|been hurt|been injured|complained|tripped|slipped|drowned) ..before',
      '(never|not) had (a |an |any )?(prior |earlier |other |single )?(accident|fall|incident|complaint|injury)',
    ],
  },
  expert: {
    said: [
      '(our|their|his|her|its|the) (own )?(consulting |retained |forensic )(engineer|accountant)',
      '(our|their|his|her|its|the) (own )?(structural |safety |traffic )?(engineer|accountant|toxicologist|economist|metallurgist) ((will|would|can|is going to|has|had) )?(testif~|opin~|report(ed|s)|conclud~|gave (a|an|his|her) (report|opinion)|was retained)',
      "(our|their|his|her|its|the) (own )?(structural |safety |traffic )?(engineer|accountant|toxicologist|economist|metallurgist)'s (report|opinion|testimony)",
    ],
    denied: [
      "(has|have|had|did|do)(n't| not) (yet )?(hired?|retained?|have|engaged?|found) (an?|any) (\\w+ )?(engineer|surveyor|appraiser|accountant|specialist|metallurgist)",
    ],
  },
  forum: { said: ['(moved|motion) to (transfer|dismiss) for (lack of (personal )?jurisdiction|improper venue)'] },
}
