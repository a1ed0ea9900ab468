import { givenNames } from '@casewright/templates'

/** How notes correct themselves, break off, point and cut short; each is what no sentence of a contract does. */
const signs: readonly RegExp[] = [
  // 'no make it $38,400'
  /\b(?:no|wait|sorry|scratch that|hang on|hold on|make it|correction) (?:\$|\d|that|make|the)/iu,
  /[–—-] (?:no|not|correction)\b|\b(?:scratch that|hang on)\b/iu,
  /\s[–—-]\s|\s\/|\p{L}: [^:]{1,200}: /u,
  // 'Deposit's one month. let the Landlord see.'
  /(?<!\b(?:v|vs|No|St|Co|Inc|Jr|Sr|Dr|Mr|Ms|a\.m|p\.m))\.\s\p{Ll}|\s\.(?=\s|$)|^\p{P}?\d{1,2}\(\p{Ll}\)/u,
  /^(?:(?:Also|And|Or|Plus|Then|Ok|Yes|But(?! for\b)|So(?! long\b| far\b| much\b| that\b)|No\.(?! \d))(?![\p{L}-])|Well,)/u,
  /\b(?:gonna|wanna|gotta|ain['’]t|dont|cant|wont|ill|jk|lol|haha|rite|tmrw)\b|(?<=\s)['’]em\b|\sn\s/iu,
  /\b(?:don|can|won|isn|doesn|aren|couldn|wouldn)['’]t\b|\p{Ll}['’](?:re|ll|ve)\b/u,
  // 'not now', 'this coming Monday': told by the day on which somebody speaks
  /\b(?:not now|right now|at the moment|this coming|last (?:week|night|year['’]s?)|tonight|tomorrow|yesterday)\b/iu,
  // 'its refundable', 'deposit's one month'
  /\bits (?:an?|the|not|fine|here|there|due|over|late|refundable|included|okay|\$|\d)(?=\s|\d|[.,]|$)/iu,
  /(?<!\p{L})\p{Ll}{3,24}['’]s (?:(?:an?|the|not|still|getting)(?![\p{L}-])|(?:fine|late|over|out|on|in)(?=[.,;]|$)|(?:(?:one|two|three|four|five|six) \p{Ll}{3,8}|\$?\d[\d,.]{0,12})(?=[.,;]|$))/u,
  // 'would offered', 'The Employee would walk.'
  /\b(?:would|will|shall|may|must|can) (?!(?:(?:pro|ex|suc|re|inter)ceed|(?:over)?feed|speed|need|heed|seed|weed|bleed|breed|embed|shred|shed|indeed)\b)\p{Ll}{3,}ed\b/u,
  /^The \p{Lu}\p{Ll}+ (?:would|might|could) (?:not )?\p{Ll}+\.$/u,
  // Days in figures without a year; a fraction and an even split are none.
  /(?<![\d/$])(?!(?:50\/50|24\/7|1\/[234]|2\/3|3\/4)(?!\d))(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/])/u,
  /^[B-HJ-Z](?: (?!\p{Lu})\p{L}|\. \p{Ll})/u,
  /^(?:The \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+) (?:(?:cannot|may|shall|will|can) )?(?:take|supplies|supply|keeps?|gives?|pays?|brings?|sends?|ships?|makes?|holds?)\.$/u,
  // 'The fee is $69 a month, no hidden charges.': what is denied behind a comma at the end
  /^(?!The following)[^:]*, (?:no|none|only no) (?!(?:later|more|less|fewer|sooner|earlier|longer|matter|party)\b)[^,.;]{2,60}[.]?$/u,
  // 'No smoking nowhere is permitted.'
  /^No (?:to\b|.{0,60}\b(?:no|not|nowhere|never|extra)\b.{0,60}\b(?:is|are) permitted)/u,
  /^[^,]{2,30}, (?:both|either) (?:ways?|one|sides?)\b/u,
  // 'Thirty days' notice both ways': a notice that nobody gives
  /^[\p{L}\d-]+ (?:days|weeks|months)['’]? notice\b(?!.{0,200}\b(?:is|are|shall|must|may|will|ends?|binds?|suffices)\b)/iu,
  // 'If the balance is late, 1% a month': what follows has no verb
  /^(?:If|When) [^,]{4,120}, (?:an? )?\$?\d[\d.,]*%?(?: percent)?(?: (?:an?|per|each) \p{L}+)?[.]?$/u,
  /^The following [^:]{2,60}: .{0,300}\bbecause (?!of\b)/u,
  /\b(?:[Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Tt]here)['’]s(?!\p{L})|(?<!\bthe )\bsame[.]$/u,
  // 'If the Client is late it is 2 percent': what it is of is left out
  /\b(?:late|over|short),? it is (?:an? )?(?:\$|\d|one\b|two\b|three\b|four\b|five\b|ten\b)/u,
  /\b(?:I guess|you know)\b/iu,
  // 'a lien (Stearns something)', 'cleared?'
  /\bsomething\)|\bsomething or other\b|\p{L}\?\)/iu,
  /(?<!\p{Lu}{2} )\b(?:NOT|NO|ONLY|BOTH|NEVER)\b(?! \p{Lu}{2})/u,
]

/** What somebody says, wants or offered, told as it was: in a contract it is no term, unless as a condition. */
const told =
  /(?:\b(?:he|she|they)|(?<!\b(?:[Ii]f|[Uu]nless|[Ww]hen|[Uu]ntil|[Oo]nce|[Ww]here|so|as)(?: [Tt]he)? )(?<!\p{L})\p{Lu}\p{L}{1,24}) (?:told|said|says|wants|wanted|offered|insisted|asked|thinks|thought)\b/u

/** 'Erik will pay it off': a contract calls nobody by a given name alone. */
const isOfPerson = (text: string): boolean => {
  const [, first = ''] =
    /^(\p{Lu}\p{Ll}{2,14}) (?:will|shall|can|may|pays?|keeps?|gets?|gives?|sends?|has|is|was|wants?|stays?|owes?)\b/u.exec(
      text,
    ) ?? []
  return first !== '' && givenNames.has(first.toLowerCase())
}

/** Whether a sentence tells by its marks or words that it stands as it was noted. */
export function readsAsNotes(sentence: string): boolean {
  const text = sentence.replace(/“[^“”]{0,400}”/gu, ' ')
  if (!/\p{Ll}/u.test(text)) return false
  return told.test(text) || isOfPerson(text) || signs.some((sign) => sign.test(text))
}
