const each =
  '\\b(?:each (?:party|side|of (?:us|the parties|them))|(?:both|the) (?:parties|sides)|we|and (?:the )?(?:company|employer|employee|executive|you|I))\\b.{0,80}'
const their = '.{0,60}\\b(?:its|his|her|their|our|your)\\b.{0,40}'
const lawyers = "(?:attorneys?|legal|counsel|lawyers?)['’]?s?['’]?"
const bears = '\\b(?:bears?|pays?|covers?|meets?|responsible for)\\b'
/** Their fees, or, of who pays, their lawyers; the fees of whoever incurs them; fees that nobody gets back. */
const ownFees = new RegExp(
  [
    `${each}${bears}${their}\\b${lawyers} (?:fees|costs|expenses)\\b`,
    `${each}${bears}(?: for)?(?: the)?(?: (?:fees|costs?|expenses|charges) (?:of|for))?(?: only)? (?:its|his|her|their|our|your) (?:own |respective )?(?:(?:fees|costs?|expenses) (?:of|for) )?(?:lawyers?|counsel|attorneys?|legal representation)\\b`,
    `\\b${lawyers} (?:fees|costs|expenses)\\b.{0,60}\\bborne (?:by (?:the (?:party|side)|whoever|whichever (?:party|side)) (?:that |who |which )?incur|separately|by each (?:party|side))`,
    `\\b(?:neither|no) (?:party|side)\\b.{0,60}\\b(?:recovers?|recover|awarded|entitled to)\\b.{0,40}\\b${lawyers} (?:fees|costs|expenses)\\b`,
  ].join('|'),
  'i',
)
/** 'We pay our lawyers' may be one side's promise: of two, each has its own. */
const apart = /\b(?:each|own|respective|separately|incur\w*|neither|no (?:party|side))\b/i
/** Whether a sentence leaves each side with the fees of its own lawyers, whoever wins. */
export const isFeesApart = (words: string): boolean =>
  ownFees.test(words) && apart.test(words) && !/\b(?:statut|law (?:provides|allows|requires)|prevail)/i.test(words)
