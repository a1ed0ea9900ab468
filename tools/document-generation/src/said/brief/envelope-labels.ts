// What heads or leads on to who writes, who reads and for whom, in lines and sentences of notes.
import { anyCase } from '@casewright/law'

const bullet = String.raw`^[\s*•–-]{0,5}`
const softly = '(?:(?:ok|okay|so|oh|um|uh|and|also|but|please|well|hey|hi|dear um)[,\\s]{1,3}){0,4}'
/** Capitals of names are told from other letters in all of them. */
const at = (words: string) => new RegExp(`${bullet}${anyCase(softly + words)}`, 'u')
/** Mailboxes of the writer’s own office: nobody writes a letter there. */
export const office =
  /^(?:the )?(?:office|front office|front desk|drafting desk|writing desk|paralegal|legal assistant|assistant|my assistant|staff|team|me|you|admin|reception|secretary|word processing)\b[.!]?$/i
const kinds = '(?:letter|note|complaint|demand|offer|desist|resignation|thanks|thank[- ]you|email)'

export const labels = {
  sender: at(
    '(?:from|sender|writer|my name|complainant|customer|recommender)\\s{0,2}:\\s{0,3}(?:me,\\s{0,3})?(?<who>.+)$',
  ),
  recipient: at(
    '(?:to|recipient|addressee|who gave|donor|giver|given by|send (?:it )?to|goes to|address(?:ed)? to|mail (?:it )?to|letter to|reader)\\s{0,2}:\\s{0,3}(?<who>.+)$',
  ),
  greeting: at('(?:greeting|salutation)\\s{0,2}:\\s{0,3}(?:dear )?(?<who>.{1,120}?)[,:.]?$'),
  signer: at(
    "(?:(?:I(?:[’']ll| will)? |we )?sign(?:s|ed|er|ing)?(?: it| this)?(?: as| by)?|signature)\\s{0,2}:?\\s{1,3}(?<who>\\p{Lu}.+)$",
  ),
}
export const spoken = {
  recipient: [
    at(
      "(?:it|this|the letter|letter)(?: one)?(?:[’']s| is)? ?(?:(?:goes|going|should go|needs to go|has to go|should be addressed|should be sent|addressed|to be sent)(?: out)? )?to (?:the (?=\\p{Lu}))?(?<who>\\p{L}.{1,220}?)(?= and (?:they|it|I|we)\\b|$)",
    ),
    at('(?:address|send|direct|mail) (?:it|this|the letter) to (?<who>.+)$'),
    at("(?:she|he)(?:[’']s| is) (?<who>\\p{Lu}[^,]{2,50}(?:, | at ).+)$"),
    at('my (?:boss|manager|supervisor|landlord|landlady) is (?<who>(?:dr |Dr\\.? )?\\p{Lu}.+)$'),
    at('(?:attention|attn)\\.?:? (?<attn>(?:the )?.+)$'),
    at(
      'the (?<post>(?:\\p{L}+ ){0,2}(?:manager|president|owner|director|chair|principal|supervisor)) is (?<who>\\p{Lu}.+)$',
    ),
  ],
  sender: [
    at('from me,? (?<who>\\p{Lu}.+)$'),
    at("(?:I[’']m|I am|my name is|my name[’']s|this is) (?<who>\\p{Lu}.+)$"),
    at('I live at (?<who>\\d.+)$'),
    at("I[’']m (?<title>the \\p{Ll}[\\p{Ll} -]{2,40})[.]?$"),
  ],
}
/** Of the sentence that asks for the paper. */
export const asked = {
  signer: /\b(?:[Ff]or (?:my signature|me to sign)|I(?:['’]ll| will)? sign)\b,? \((?<who>[^)]{1,220})\)/u,
  client: /\)?,? (?:for|on behalf of) (?:our |my )?(?:client,? )?(?<who>\p{Lu}[^()]{1,220}?)[.]?$/u,
  recipient: new RegExp(
    `(?<![\\p{L}])${anyCase(kinds)}(?: letter)?(?: is)? to (?:the (?=\\p{Lu}))?(?<who>(?!the writer|my|a\\b|an\\b|(?:resign|quit|complain|thank|ask|say|tell|leave)\\b)[\\p{L}\\d].{1,220}?)(?= from me\\b|,? (?:\\d{1,4}|one|two) (?:words?|pages?)\\b| for the \\p{Lu}| and (?:they|it|I|we)\\b|,? (?:about|regarding|because)\\b|[.?!]?$)`,
    'u',
  ),
  me: /\bfrom me\b/i,
  /** 'From me, Ann Lee, 4 Hill Rd, Salem, Oregon, to Joe Tate, owner of Tate Tires, 9 Elm St', and the other way around. */
  both: [
    /\b[Ff]rom me,? (?<from>\p{Lu}.{2,220}?),? to (?:the )?(?<to>\p{Lu}.{2,220}?)(?=,? (?:for|about|because|asking)\b|[.]?$)/u,
    /\b(?:letter|note|complaint) to (?:the )?(?<to>\p{Lu}.{2,220}?),? from me,? (?<from>\p{Lu}.{2,220}?)(?=,? (?:for|about|because|asking)\b|[.]?$)/u,
  ],
}
export const signedBy = /[,(]? ?\(?\bsign(?:s|ed)?(?: by|:) (?<who>\p{Lu}[^)]{1,220})\)?$/u
export const dear = /["“]Dear (?<who>[^"”]{2,60}?)[.,:]{0,2}["”]/u
export const lawyers = /\b(?:our client|my client|law (?:firm|office)|PLLC|attorney|LLP|counsel)\b/i
/** How a letter goes out, at the end of where it goes. */
export const sent = /,? (?<way>by (?:certified|first[- ]class|registered|overnight|express)[^.;]{0,60})[.]?$/iu
