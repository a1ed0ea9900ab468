import { tells } from './clauses/splices.ts'
import { kinds, topics } from './clauses/words.ts'

/** What limits or adds to what was said right before it, and has nobody of its own who does something. */
const limits =
  /^(?:and |but |or |so |yet )?(?:(?:it |that |this |which |the same )?(?:does not|doesn['’]?t|do not|don['’]?t|will not|won['’]?t|is not|isn['’]?t|are not|aren['’]?t)(?= (?:apply|count|cover|include|hold|matter|bind|extend|run|work|go for|if|when|for|in|during|on))|(?:not|only|never|except|excluding|excepting|unless|other than|apart from|aside from|save for|provided|as long as|so long as|minus|less|even|no more than|at most|that['’]s off|that is off)\b(?! (?:the (?:landlord|tenant|seller|buyer|provider|client|consultant|employer|employee)|he|she|they|we|I) \p{Ll}+s?\b)|(?:can|may|could|must|shall|will|has to|have to|gets?|pays?) (?!be\b)\p{Ll})/iu
const notLimits =
  /^(?:and |but )?(?:no|never|not) (?:pets|smoking|sub\p{Ll}+|refunds?|returns|warrant\p{Ll}+|assign\p{Ll}+|late|interest|renewal|arbitration)\b/iu
/** What goes on with a list that was begun: 'plus her birthday', 'what is public or what they come up with'. */
const goesOnList =
  /^(?:plus|and also|as well as|along with|together with|or|nor) (?!(?:he|she|they|we|I|it|the (?:landlord|tenant|seller|buyer|provider|client|consultant|employer|employee)|if|when|either|anyone)\b)|^(?:what(?:['’]s| is| was|ever)?|anything|whatever|information|stuff|things)\b[^.;]{2,60}\b(?:or|and)\b/iu
const verb =
  /\b(?:is|are|was|were|be|has|have|had|do|does|can|may|must|shall|will|gets?|pays?|owes?|keeps?|gives?|takes?|makes?|goes|buys?|covers?|ends?|starts?|runs?|lasts?|costs?|brings?)\b|['’](?:s|re|ll|ve|m|d)\b/i

/** 'With 30 days’ preview', 'because of the lien', 'negligence only': no clause by itself. */
const bare =
  /^(?:and |but )?(?:(?:with|without|because|since|so that|whether|regardless|in which case|even if|even though|although|though)\b[^.;]*[.]?|(?:\p{L}[\p{L}’'-]* ){1,3}only[.]?)$/iu
const somebody =
  /\b(?:he|she|they|we|I|it|landlord|tenant|seller|buyer|provider|client|consultant|employer|employee)(?:['’]\p{L}{1,2})? \p{Ll}+/iu

/** Words that hang on what stands before them and tell nothing alone: 'before the spring season', 'to rebuild the dock'. */
const hangs =
  /^(?:and )?(?:before|after|during|by|until|till|through|throughout|in|at|on|from|near|under|over|within|for|of|as|to(?= \p{Ll}+ )|so (?:that )?|while|where|who|which|whose|c\/o|care of|located|based|reporting to|called|named|known as)\b/iu
const finite =
  /\b(?:is|are|was|were|has|have|had|do|does|can|may|must|shall|will|would|should|gets?|pays?|owes?|keeps?|gives?|takes?|makes?|goes|buys?|covers?|ends?|starts?|runs?|lasts?|costs?|brings?|agrees?|needs?|wants?)\b|['’](?:s|re|ll|ve|m|d)\b|[$%\d]/i
/** Whether a piece of a sentence is no clause, and says what it says only with the rest of it. */
export const isHanging = (words: string): boolean =>
  hangs.test(words) && !finite.test(words) && !/\b(?:days?|weeks?|months?|years?|hours?)\b/i.test(words)

/** Whether a sentence only limits the one before it: 'Doesn’t apply if we let him go.', 'Not per day.' */
export const limitsSentenceBefore = (words: string): boolean =>
  /^(?:but |and )?(?:(?:(?:it |that |this )?(?:does not|doesn['’]?t|will not|won['’]?t) (?:apply|count|cover|include|extend|go for)|applies (?:either way|only|to|if|even)|not (?:if|when|for|during|where|per|while|until|unless)|except|unless|only (?:if|when|for|during)|same (?:goes for|for)|(?:that|this) (?:goes|applies|holds) for)\b|(?:all|all of it|it all) (?:back|repaid|paid back) if\b)/iu.test(
    words,
  )

/** Whether words only limit or go on with the clause before them. */
export const isOfClauseBefore = (words: string): boolean =>
  (limits.test(words) && !notLimits.test(words)) ||
  goesOnList.test(words) ||
  (bare.test(words) && !(/^with/i.test(words) && somebody.test(words)))

/** Whether words begin a list that the next ones close: 'Boots' of 'Boots, helmet and saw chaps are on us'. */
export const beginsList = (words: string, next: string): boolean =>
  words.split(/\s+/).length < 5 &&
  !verb.test(words) &&
  !/[\d$%:]/.test(words) &&
  /^(?:\p{L}[\p{L}’'-]*\s){1,4}(?:and|or|&)\s\p{L}/u.test(next) &&
  !/^(?:and|or|but|the (?:landlord|tenant|seller|buyer|provider|client|consultant|employer|employee))\b/i.test(next)

const said = (words: string) =>
  words.replace(/^(?:[-*•] ?)?(?:(?:and|but|plus|also|then|so) )?(?:(?:the|a|an|any|all|our|his|her|its|their) )?/i, '')
/** 'As is', 'month to month', 'heat included', 'cash only': all of a term in a few words. */
const inShort =
  /^(?:as[- ]is|at[- ]will|month[- ]to[- ]month|mutual|one[- ]way|net \d|FOB|F\.O\.B|COD|tax|risk|non-?(?:compete|solicit|disparage)\p{L}*|exclusiv\p{L}+|overtime|mileage|delivery|pick-?up|freight|shipping|repairs?|lawn|snow|trash|water|heat|gas|electric\p{L}*|guests?|interest|due|renew\p{L}*)\b|\bcourts?[.]?$|\b(?:included|extra|provided|allowed|permitted|required|prohibited|waived|excluded)[.]?$/iu
/** 'If somebody is late they pay for it': a condition with what follows from it. */
const inCase =
  /^(?:if|when|whenever|once|unless|until|after|before)\b.{4,80}?(?:,? (?:they|we|he|she|it|I|you|the \p{L}+|(?:landlord|tenant|seller|buyer|provider|client|consultant|employer|employee)) (?:['’]\p{L}+ )?\p{Ll}+).*/isu
/** '$250 pet fee', '2 weeks of vacation', '$1,200 security deposit'. */
const ofTopic =
  /^(?:[$\d][\d,.]*%?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty|sixty|ninety)[ -](?<nouns>\p{L}+(?:[ -]\p{L}+){0,2})/iu

/** Whether a piece of a sentence tells something by itself; whatever does not is of the piece before it: 'nonrefundable', 'two hour minimum'. */
export function standsApart(words: string): boolean {
  // What 'but' begins limits what stands before it.
  if (/^but\b/i.test(words)) return false
  const own = said(words).trim()
  const all = own.toLowerCase().split(/[\s,:]+/)
  const first = kinds.has(all[0] ?? '') ? all[1] : all[0]
  return (
    /^[^:]{2,30}: /.test(own) ||
    topics.has(first ?? '') ||
    (ofTopic.exec(own)?.groups?.nouns?.toLowerCase() ?? '').split(/[ -]/).some((noun) => topics.has(noun)) ||
    inShort.test(own) ||
    (/\d/.test(own) && /\b(?:late|overdue)\b/i.test(own)) ||
    inCase.test(own) ||
    tells(words)
  )
}
