/** Somebody other than the writer and the court. */
const other =
  '(?:petitioners?|respondents?|appellants?|appellees?|plaintiffs?|defendants?|claimants?|movants?|relators?|intervenors?|taxpayers?|debtors?|opponents?|critics?|commentators?|scholars?|amici|amicus|(?:opposing |defense |defence )?counsel|some|others|many|the (?:government|state|commonwealth|county|city|town|people|united states|solicitor general|attorney general|prosecut(?:ion|or)|board|agency|commission|union|employer|company|insurer|other side|dissent(?:ers)?|concurrence|brief|motion|opposition|complaint)|(?:chief )?justice \\p{L}{2,20}|judge \\p{L}{2,20})'
const says =
  '(?:argu\\p{L}+|contend\\p{L}*|claim\\p{L}*|assert\\p{L}*|maintain\\p{L}*|insist\\p{L}*|urg\\p{L}+|submit\\p{L}*|alleg\\p{L}+|believ\\p{L}+|thinks?|thought|says?|said|writes?|wrote|tells?|told|reads?|suggest\\p{L}*|posit(?:s|ed)?|asks?|asked|views?|regards?|treats?|calls?|called|invites?|would (?:have|hold|read|treat))'
/** What somebody says, thinks or asks, in the words before it. */
const claims = new RegExp(
  [
    `\\b${other}(?:['’]s?)?(?: [^\\s.;,]{1,20}){0,4}? ${says}\\b`,
    `\\b(?:according to|in the (?:view|words|telling|opinion) of)\\b`,
    `\\b(?:in|on|by) (?:[^\\s.;]{1,20} ){0,3}[^\\s.;]{1,20}['’]s? (?:view|theory|reading|telling|opinion|words|account|lights)\\b`,
    `\\bit (?:is|was|has been|had been) (?:often |sometimes |frequently )?(?:suggested|argued|said|claimed|urged|contended|asserted|supposed|thought)\\b`,
    `\\b(?<!our )(?:theory|position|view|claim|argument|contention|submission|premise|assumption|suggestion|belief|notion) (?:is|was|rests|that)\\b`,
    '\\b(?:whether|if|unless|nobody|no one|never|not|den(?:y|ies|ied)|reject(?:s|ed|ing)?)\\b',
  ].join('|'),
  'iu',
)
const behindIt = new RegExp(`^[^.;]{0,60}?[,”"]{1,2} ${other} ${says}\\b`, 'iu')
/** From here on the writer speaks again: 'The State argues from Betts, which Gideon overruled.' */
const turns = /;|, (?:but|yet|however|although|though|whereas|while|because|since|which|and the court)\b/giu

/** Whether words of a sentence are what somebody other than the writer says: what stands before them, and behind them. */
export function isClaimed(before: string, behind: string): boolean {
  const plain = before.replace(/\s+/g, ' ')
  const turned = [...plain.matchAll(turns)].at(-1)
  const clause = turned ? plain.slice(turned.index + turned[0].length) : plain
  return claims.test(clause) || behindIt.test(behind.replace(/\s+/g, ' '))
}
