// What only one of the two parties of a deal does: a tenant moves out, a landlord returns the deposit.
import { castOf } from '../draw/rule.ts'

const helps =
  "(?:(?:ha(?:s|ve)|[’']ve|gets?) (?:got )?(?:[\\p{L}\\d]+ ){1,2}(?:days|weeks|hours|months)(?: after \\p{L}+)? to\\s+)?(?:(?:will|would|can|cannot|can[’']t|won[’']t|doesn[’']t|don[’']t|may|must|shall|ha(?:s|ve) to|gets? to|wants? to|needs? to|is|are|am|do|does|not|also|still|only|just|never|always|going to)\\s+)*"
const any = (...all: readonly string[]): RegExp => new RegExp(`^${helps}(?:${all.join('|')})(?![\\p{L}])`, 'iu')

/** By type: what whoever pays does, and what whoever is paid does, each without its subject. */
const acts: Readonly<Record<string, readonly [payer: RegExp, payee: RegExp]>> = {
  'rental-agreement': [
    any(
      'pays? (?:(?:the )?(?:rent|late|first)|me|us)',
      '(?:tells?|gives?|texts?|asks?|warns?|notif(?:y|ies)) (?:me|us)',
      'paints?',
      'breaks? the lease',
      'wants? out',
      "(?:gives?|must give) [\\p{L}\\d]+ (?:days|weeks|months)[’']? notice",
      'brings? (?:a|his|her|their)',
      'insures? (?:it|his|her|their)',
      'owes? (?:me|us|rent)',
      'mov(?:e|es|ing) (?:in|out)',
      'leav(?:e|es|ing) (?:early|before|because)',
      'stay(?:s|ing)? (?:on|longer|past|another|month)',
      'parks?',
      'smokes?',
      'sublets?',
      'gets? (?:one|two|a|\\d) (?:parking|key|spot|space)',
      '(?:have|has|keep|keeps) (?:a|one|two|no) (?:cat|dog|car|pet|bird|parrot)s?',
      'wants? to (?:leave|renew|move|stay)',
      'runs? the fans?',
      "needs? (?:renters|renter[’']s)",
      '(?:pays? |(?:more than )?[\\p{L}\\d]+ days )?late (?:with|on) (?:the )?rent',
      'live[sd]? there',
    ),
    any(
      'fix(?:es)?',
      'repairs?',
      '(?:returns?|gives? back|holds?) (?:the |a |his |her |their )?(?:security )?deposit',
      'comes? (?:in|by|over)',
      'enters?',
      'rents? (?:it|this|that|the|my|our)',
      'replaces? (?:the|a|any)',
      'evicts?',
      'sells? the (?:house|building|place|unit)',
    ),
  ],
  'employment-contract': [
    any(
      'pays? (?:for )?(?:him|her|them|his|their)',
      'provides?',
      'fires?',
      'lets? (?:him|her) go',
      'reimburses?',
      'hir(?:e|es|ing)',
      'match(?:es)?',
      'covers? (?:his|her)',
      'gives? (?:him|her)',
      'buys? (?:him|her)',
      'end it (?:early|with|any)',
    ),
    any(
      'gets? (?:\\d|a|an|the|two|three|four|paid|his|her|health|time|vacation)',
      'quits?',
      'works?',
      'reports? to',
      'resigns?',
      'leaves? (?:early|before|within|inside|on)',
      'leaves?(?=[.,]|$)',
      'repays?',
      'pays? (?:it|us|me) back',
      'earns?',
      'takes? (?:vacation|leave|pto)',
      'accrues?',
      'drives?',
      'wears?',
      'teach(?:es)?',
      'starts? (?:on|at|in|work)',
    ),
  ],
  'service-agreement': [
    any(
      'pays?(?! for (?:it|the damage|what))',
      'owes?',
      'approves?',
      'reschedules?',
      'gets? to use',
      'provides? access',
      'gives? access',
      'hires? (?:our|my|the Provider)',
    ),
    any(
      'invoices?',
      '(?:takes?|ha(?:s|ve)|works? for) other',
      'bills?',
      'charges?',
      'fix(?:es)?',
      'repairs?',
      'delivers?',
      'brings? (?:our|my|his|her|their|its|all)',
      'cleans?',
      'carr(?:y|ies) (?:\\$|liability|insurance|general|workers|a|one|two)',
      'gets? paid',
      'finish(?:es)?',
      'installs?',
      'builds?',
      'designs?',
      'guarantees?',
      'warrants?',
      're-?fl(?:y|ies)',
      'redo(?:es)?',
      'tears? up',
      'shows? up',
      'uses? (?:subs|subcontractors|freelancers)',
    ),
  ],
  'sales-contract': [
    any(
      'pays?(?! freight)',
      'owes?',
      '(?:pick|picks|picking) (?:it |them )?up',
      'fetch(?:es)?',
      'inspects?',
      'checks? (?:the|it|them|every|each|all)',
      'counts?',
      'looks? (?:it|them|.em) over',
      'rejects?',
      'sends? (?:it|them) back',
      'backs? out',
      'trailers?',
      'buys?',
      '(?:get|gets) (?:back )?(?:his|her|their|the) (?:deposit|money|down payment)',
    ),
    any(
      'delivers?',
      'ships?',
      'trucks?',
      'warrants?',
      'promises?',
      'guarantees?',
      'sells?',
      'refunds?',
      'replaces?',
      'throws? in',
      'keeps? (?:the (?:deposit|down payment)|\\$)',
      'takes? (?:it|them) back',
      'charges?',
    ),
  ],
  'non-disclosure-agreement': [
    any(
      'uses? (?:it|the|this|our|my)',
      '(?:shows?|shares?|gives?|tells?) (?:it|anyone|anybody|their own|its own|only)',
      '(?:returns?|deletes?|destroys?|copy|copies)',
      '(?:tells?|warns?|asks?|notif(?:y|ies)) (?:me|us)',
      'keeps? (?:it|everything|quiet|the|all)',
      'makes? a',
    ),
    any('(?:discloses?|shows?|gives?|tells?|sends?) (?:them|him|her|you)\\b'),
  ],
  'promissory-note': [
    any('pays?', 'owes?', 'repays?', 'prepays?', 'borrows?', 'misses', 'defaults?'),
    any('lends?', 'lent', 'loans?', 'forgives?', 'charges?', 'calls? the (?:loan|note)'),
  ],
}

/** Which of the two a predicate tells of: `payer`, `payee`, or nobody who is certain. */
export function doer(type: string, predicate: string): 'payer' | 'payee' | undefined {
  const [payer, payee] = acts[type === 'consulting-agreement' ? 'service-agreement' : type] ?? []
  const [isPayer, isPayee] = [payer, payee].map((all) => all?.test(predicate) ?? false)
  return isPayer === isPayee ? undefined : isPayer ? 'payer' : 'payee'
}

/** The party as its contract calls it. */
export const partyOf = (type: string, part: 'payer' | 'payee'): string => castOf(type)?.[part] ?? ''
