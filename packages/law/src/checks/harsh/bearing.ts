import { otherThan, subjectAt, type Tagged } from './tagged.ts'

/** Who bears and who is spared, by their letters, and where the words say it. */
export interface Bearing {
  bearer?: string
  gainer?: string
  /** 'excused' tells who does not answer; 'pays' and 'loses' who does. */
  how: 'excused' | 'pays' | 'loses'
  at: number
}

const adverb = '(?:also |then |alone |still |always |hereby |now |forever |fully |promptly )?'
const modal = '(?:shall |will |must |agrees to |is to |has to |undertakes to |covenants to )?'

const pays = new RegExp(
  `\\b${modal}${adverb}(?:pays?|bears?|covers?|carr(?:y|ies) (?:the|all|every|any)|absorbs?|gives? back|hands? over|turns? over|stands? behind|reimburses?|makes? (?:good|whole|up(?! (?:its|his|her|their) ))|foots?|picks? up the|stands? (?:good )?for|settles?|defends?|answers? ${adverb}(?:to|for)|shoulders?|puts? up with|takes? (?:(?:up)?on|over) (?:itself|himself|herself|themselves)|takes? the (?:risk|chance)|assumes?|steps? in|indemnif(?:y|ies)|holds? @[A-F] harmless|owes?(?! nothing| no\\b)|is (?:solely |alone )?(?:responsible|answerable|liable|accountable))\\b`,
  'gi',
)
const loses = new RegExp(
  `\\b${modal}${adverb}(?:gives? up|lets? go|forgoes?|surrenders?|relinquish(?:es)?|abandons?|waives?|releases?|signs? away|renounces?|gets? nothing|goes without|sees none|is owed nothing|has no (?:claim|say|recourse|remedy)|loses|forfeits?|has lost)\\b|\\b(?:shall|will|may|can) (?:not|never) (?:sue|hold @|claim|ask for|seek|complain|recover|question|dispute|contest|bring)|\\baccepts?\\b`,
  'gi',
)
const excused =
  /@([A-F])(?:'s \w+)? (?:(?:is|are|was|shall|will|does|do|can|may) )?(?:be |in no event |under no circumstances )?(?:(?:not|never|no longer|in no (?:case|way|event)) (?:be )?(?:held )?(?:answer\w*|responsib\w+|accountable|liable|chargeable|to blame|pay|make good|bear|compensate)|owes? (?:nothing|no)\b|bears? no\b|ha(?:s|ve) no (?:liability|responsibility|duty|obligation)|makes? no (?:amends|payment)|(?:is|are) free of (?:all|any))|\b(?:no|not (?:a|the)|nobody's) (?:concern|business|fault|problem|affair|responsibility|liability|lookout) of @([A-F])|\bhold @([A-F]) (?:to account|responsible|liable|answerable)/gi
const lookTo =
  /\b(?:is|are) @([A-F])'s (?:own )?(?:lookout|concern|problem|affair|loss|worry|risk|to bear)\b|\b(?:for|upon|on) @([A-F])(?:'s account)?(?: alone)? to (?:absorb|bear|pay|carry|make good|settle|suffer|cover)\b|\bat @([A-F])'s (?:own |sole )?(?:risk|peril|expense|cost)\b|\bcomes? out of @([A-F])'s\b/gi
/** A negated verb of paying is no burden: 'does not pay', 'is not responsible', 'need not'. */
const negated = /\b(?:not|no|never|nothing|neither|nor|without|need not)(?: be| \w+ly)? $/i

/** 'No credit is due': nobody is named who loses. */
const unpaid =
  /\b(?:is|are) never (?:returned|refunded|repaid|paid|owed|given back)\b|\bno (?:further |extra |more )?(?:sums?|refunds?|credits?|commissions?|pay|payments?|compensation|allowances?|claims?|money|rent) (?:\w+ )?(?:is|are|will be|shall be) (?:due|owed|given|made|allowed|paid|returned)\b|\b(?:commissions?|deposits?|fees?|rents?|claims?|payments?|sums?|credits?) (?:\w+ ){0,6}(?:is|are) (?:lost|forfeit(?:ed)?|gone|not (?:paid|owed|due|returned|refunded))\b/gi

/** Every burden of a sentence, in the order of its words. */
export const bearingsIn = (tagged: Tagged): readonly Bearing[] => {
  const { words } = tagged
  const withOther = (bearer: string | undefined) => (bearer ? otherThan(tagged, bearer) : undefined)
  const byVerb = (how: 'pays' | 'loses', verb: RegExp): Bearing[] =>
    [...words.matchAll(verb)].flatMap(({ index }) => {
      if (negated.test(words.slice(Math.max(0, index - 20), index))) return []
      const bearer = subjectAt(words, index)
      const gainer = withOther(bearer)
      return bearer ? [{ how, at: index, bearer, ...(gainer && { gainer }) }] : []
    })
  const spared = [...words.matchAll(excused)].flatMap(({ index, 1: one, 2: two, 3: three }): Bearing[] => {
    const gainer = one ?? two ?? three ?? ''
    const bearer = withOther(gainer)
    return [{ how: 'excused', at: index, gainer, ...(bearer && { bearer }) }]
  })
  const toBear = [...words.matchAll(lookTo)].flatMap(({ index, 1: one, 2: two, 3: three, 4: four }): Bearing[] => {
    const bearer = one ?? two ?? three ?? four ?? ''
    const gainer = withOther(bearer)
    return [{ how: 'pays', at: index, bearer, ...(gainer && { gainer }) }]
  })
  const none = [...words.matchAll(unpaid)].map(({ index }): Bearing => ({ how: 'loses', at: index }))
  return [...none, ...spared, ...byVerb('loses', loses), ...byVerb('pays', pays), ...toBear].toSorted(
    (one, other) => one.at - other.at,
  )
}
