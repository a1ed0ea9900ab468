/**
 * Questions whose answer stands in the papers of the asker's own matter, or lies in the future: who the judge is, what a
 * witness said, when a lease ends, what a jury will award. No authority answers them, however many of their words it has.
 * A question of what one may or must do, or of what the law says, is none of these.
 */
const people =
  '(?:judge|magistrate|jury|witness|witnesses|officer|officers|plaintiff|defendant|clerk|prosecutor|mediator|arbitrator|expert|opposing counsel|other side|other lawyer|other attorney|landlord’s lawyer|my (?:lawyer|attorney|ex|landlord|boss|client|opponent))'
const deeds =
  '(?:say|said|write|wrote|testify|testified|file|filed|sign|signed|decide|decided|rule|ruled|order|ordered|serve|served|respond|responded|answer|answered)'
const times =
  '(?:yesterday|today|this morning|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday)|on (?:monday|tuesday|wednesday|thursday|friday)|yet|already)'
const ownPapers = '(?:my|our|his|her|their|the client’s|my client’s)'
const dated =
  '(?:lease|contract|policy|insurance|loan|warranty|probation|parole|sentence|permit|visa|subscription|mortgage)'

const patterns: readonly RegExp[] = [
  // What somebody did in the matter: 'What did the judge write in the order she signed in my case?'
  new RegExp(
    `\\bwhat (?:did|has|does) (?:the |our |my )?${people}\\b[^.?!]{0,80}\\b${deeds}\\b[^.?!]{0,120}\\b(?:my|our|page \\d+|line \\d+|deposition|transcript|${times})`,
    'i',
  ),
  new RegExp(
    `^(?:did|has|have) (?:the |our |my )?${people}\\b[^.?!]{0,80}\\b${deeds}\\b[^.?!]{0,120}\\b(?:my|our|${times})\\b`,
    'i',
  ),
  // Who somebody in it is: 'Who is the judge on my case?'
  /\b(?:who|which|what) (?:is|was|are) (?:the |my |our )?(?:name of the )?(?:judge|magistrate|prosecutor|lawyer|attorney|clerk|mediator|opposing counsel)\b[^.?!]{0,40}\b(?:my|our|this) (?:case|matter|hearing|trial|divorce|appeal)\b/i,
  /\b(?:which|what|whose) (?:insurance company|insurer|insurance|law firm|bank|officer|officers|driver|doctor|nurse)\b[^.?!]{0,100}\b(?:who|that|my|our|at the scene|on \w+ (?:street|avenue|road))\b/i,
  // What will come: 'Will the jury in my trial come back for us?'
  /\b(?:what|how much|how long) (?:will|would|is) (?:the |a )?(?:jury|judge|court|insurance company|adjuster)\b[^.?!]{0,60}\b(?:my|our|me|us|give|award|offer)\b/i,
  /^will (?:the |a |my )?(?:jury|judge|court)\b[^.?!]{0,80}\b(?:my|our|me|us)\b/i,
  /\bhow much (?:is|are) (?:my|our) (?:case|claim|injur\w+|settlement|lawsuit) worth\b/i,
  // When or what something in the papers is: 'When does my lease end?'
  new RegExp(
    `^(?:so |and |ok )?when (?:does|do|did|is|was) ${ownPapers} (?:own )?${dated}\\b[^.?!]{0,40}\\b(?:end|ends|expire|expires|start|begin|up|over|renew|run out)\\b`,
    'i',
  ),
  /^(?:when|where|what time|what room) is (?:my|our|the) (?:hearing|trial|deposition|mediation|court date|appointment|closing)\b/i,
  /\bwhat (?:is|was) (?:my|our|the) (?:case number|docket number|claim number|policy number|court date|case status|status of my case)\b/i,
  /\b(?:on|at) page \d+(?:,? line \d+)? of (?:the|my|our|his|her) (?:deposition|transcript|contract|lease|complaint|exhibit|report)\b/i,
]

/** More than this is a story, whose law is asked for. */
const mostAsked = 240

export const asksOfOwnMatter = (text: string): boolean =>
  text.length <= mostAsked && patterns.some((one) => one.test(text.trim().replaceAll("'", '’')))
