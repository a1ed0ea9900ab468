import type { CaseCitation } from '../citation.ts'
import { openers } from '../names/words.ts'

const before =
  /(?:\b(?:in|In|under|Under|see|See|of|by|By|with|With|to|from|From|like|Like|unlike|Unlike|following|Following|since|Since|before|Before|after|After|until|overrul\w+|reaffirm\w+|citing|cite[sd]?|appl\w+|distinguish\w*|disapprov\w+|limit\w*|extend\w*|reject\w*|follow\w*|that|and|And|or|But|but|nor|than|both|either|neither|Neither|on|upon|Upon|for|For|as|As|is|was|the|The|whether|Whether|within|through|beyond|against|into|even|Even|Nor|when|where|because|Because|Although|although|Though|though|While|while|if|If|[Cc]f\.|[Ee]g\.|read|Thus|thus|Here|Indeed|second|first|pre-|post-|pre|post|Is|Does|Did|Was|Does|so|than|not|Not|Nothing|nothing|anything|only|contrary|pertinent)\s{0,30}|[.;:,?)\]’”"“‘(—–]\s{0,30}|^\s{0,5})$/

const title =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Messrs|Hon|Prof|Sgt|Capt|Lt|Col|Gen|Sen|Rep|Gov)\.|\b(?:Justice|Judge|JUSTICE|Chief|Officer|Detective|Senator|Professor|President|Governor|Brother|Brothers|BROTHER|Agent|Sheriff|Miss|Attorney|Counsel|defendant|Defendant|petitioner|Petitioner|plaintiff|respondent|Respondent|appellant))\s{1,20}$/

/** Words after which a person, not a case, is meant. */
const person =
  /^(?:[’']s\s(?:car|house|home|wife|husband|testimony|counsel|attorney|apartment|arrest|brother|mother|father|son|daughter|employer|motion|brief|conviction|sentence|confession|arguments?|claims?|contentions?|position|assertions?|complaint|appeal|petition|trial|injuries|rights)\b|\s{1,20}(?:testified|said\s(?:he|she|that he)|told|drove|walked|went|pleaded|pled|confessed|admitted|sued|moved|appealed|petitioned|filed|brought|died|worked|lived|bought|sold|signed|entered|refused|claimed|alleged|contended|argued|denied|asked|himself|herself|Co\.|Corp|Inc|Bros|&))/

const strong =
  /^(?:[’']s)?(?:,?\s{1,20}(?:cases?\b|Court\b|court\b|decisions?\b|rule\b|doctrine\b|holding\b|opinion\b|line\b|test\b|standard\b|majority\b|dissent|framework\b|supra\b))/

/** How often a name that stands before its case is first cited may stand for a person; then only a plain sign tells. */
const lookBack = 4000

/**
 * Whether a party's name at `start` stands for its case: by what stands before and after it. A name that the text has
 * before the case is first cited is somebody's, unless "case", "decision" or the like follows.
 */
export const meansCase = (text: string, start: number, end: number, cited: CaseCitation): boolean => {
  const left = text.slice(Math.max(0, start - 40), start)
  const right = text.slice(end, end + 60)
  if (title.test(left) || person.test(right) || /^\s{1,20}vs?\.?\s/.test(right) || /\svs?\.?\s{1,20}$/.test(left))
    return false
  if (strong.test(right)) return true
  const next = /^\s{1,20}([A-Z][\w'’]*)/.exec(right)?.[1]
  if (next && !openers.has(next) && !/^(?:I{1,3}|IV|Court|Was|Did)$/.test(next)) return false
  if (!before.test(left)) return false
  const name = text.slice(start, end)
  return !text.slice(Math.max(0, cited.start - lookBack), cited.start).includes(name)
}
