/** Words by which somebody says something against themselves. */
const verb =
  /\b(?:admit(?:s|ted)|conced(?:es|ed)|acknowledg(?:es|ed)|confess(?:es|ed)|owned up|answered that there was no (?:reason|excuse|good reason))\b(?! (?:into|to the (?:hospital|bar|unit|ward)|receipt|service|the receipt|patients?|client))/gi
/** Somebody says in the first person that it was their doing, or that they owe it. */
const quoted =
  /(?:[“"]|\bquote,? )[^”"]{0,120}?\b(?:my (?:own )?(?:fault|mistake|bad)|our (?:own )?(?:fault|mistake)|(?:i|we) (?:know (?:i|we) |do |still )?owe\b(?! (?:(?:him|her|them|you|it) )?(?:nothing|no(?:body|thing| one)?\b|zero|not))|(?:i|we) (?:wasn['’]t|weren['’]t|was not|were not) (?:looking|paying attention)|this one(?:['’]s| is) on (?:us|me)|(?:i|we) (?:messed|screwed) up|(?:i|we) (?:should have|shouldn['’]t have|forgot|ran the|did it|never (?:checked|looked|meant to pay))|without looking|stiff (?:them|him|her|you))/gi
const said =
  /\b(?:told|said|wrote|e-?mailed|texted|answered|replied|posted|messaged|testified|yelled|shouted|admitted|put it)\b/gi
/** What speaks against whoever says it, whatever the verb. */
const against =
  /\b(?:wrote|e-?mailed|texted|told|said|testified|stated|confided|posted)\b[^.;“"]{0,40}?\bthat\b[^.;“"]{0,60}?\b(?:(?:he|she|they|we|it|i) (?:simply |just |still |really )?(?:had no money|ran (?:short|out of (?:money|cash))|could(?: not|n['’]t) (?:afford|pay)|owed?|forgot|skipped|never (?:checked|looked|read|tested|inspected|meant|intended)|knew (?:about|of|that|it)|had known|should have|messed up|made (?:a|the) mistake|lied|made (?:it|that) up|was(?: not|n['’]t) (?:looking|paying attention)|was (?:texting|drunk|speeding|asleep|distracted)|were (?:drunk|distracted))|it was (?:his|her|their|our|my) (?:own )?(?:fault|mistake)|(?:work|goods|books|parts|panels|shipment|job|delivery) (?:was|were) (?:fine|perfect|on time|on spec|as ordered))/gi
/** Before who speaks: under oath, at a deposition, when asked. */
const adverbial =
  /^(?:(?:under oath|at (?:his|her|their|its|the|a) [\w ]{1,24}?(?=,| the | our | their | his | he | she | they )|in (?:his|her|their|its|the|a|an|open) [\w’' -]{1,40}?(?=,| the | our | their | his | he | she )|on (?:the stand|cross(?:-examination)?|[A-Z]\w+ \d{1,2})|in [A-Z]\w+(?: \d{4})?|(?:when |once )?asked [^,]{1,90}|according to [^,]{1,60}?(?=,| he | she | they )|last [\w ]{1,12}|later|then|afterward|and|but|yet|also),? )+/i

/** Somebody who admits something: where the words for them stand, and the words of the admission. */
export interface Admitted {
  who: { start: number; end: number }
  span: { start: number; end: number }
}

/** The words for who speaks, right before a verb, in the clause that ends there. */
function speakerBefore(sentence: string, at: number): { start: number; end: number } | null {
  const before = sentence.slice(0, at)
  const cut = Math.max(...[';', ':', '. '].map((stop) => before.lastIndexOf(stop)), -1) + 1
  let start = cut + (before.slice(cut).length - before.slice(cut).trimStart().length)
  start += adverbial.exec(before.slice(start))?.[0].length ?? 0
  const subject = before.slice(start)
  const joined = [
    ...subject.matchAll(/, (?:and|but) |\b(?:and|but) (?=(?:the|our|their|his|her|he|she|they|it|a) )/gi),
  ].at(-1)
  if (joined) start += joined.index + joined[0].length
  const phrase = before
    .slice(start)
    .replace(/(?: (?:has|have|had|also|then|later|freely|openly|candidly|since|now|even|himself|herself)){0,3} ?$/i, '')
  if (phrase === '' || phrase.split(/\s+/).length > 8 || /[,]/.test(phrase)) return null
  return { start, end: start + phrase.length }
}

/** Who only saw it says nothing against themselves: 'a witness said that he was texting'. */
const third =
  /\b(?:witness(?:es)?|bystanders?|passers?-?by|onlookers?|neighbou?rs?|officers?|troopers?|deput(?:y|ies)|experts?|investigators?|reporters?|police|someone|somebody)\b/i
const denial =
  /\b(?:not|never|n['’]t|no|nobody|neither|nor|refus\w+|deni\w+|if|may|might|could|would|unless|whether|hopes?|alleg\w+|claims?)\b/i

/** The admissions of a sentence with who makes them. */
export function admittedIn(sentence: string): Admitted[] {
  const plain = [...sentence.matchAll(verb)].flatMap(({ index, 0: words }): Admitted[] => {
    const who = speakerBefore(sentence, index)
    if (!who || denial.test(sentence.slice(who.start, index))) return []
    return [{ who, span: { start: index, end: index + words.length } }]
  })
  const told = [...sentence.matchAll(against)].flatMap(({ index, 0: words }): Admitted[] => {
    const who = speakerBefore(sentence, index)
    if (!who || denial.test(sentence.slice(who.start, index)) || third.test(sentence.slice(who.start, who.end)))
      return []
    return [{ who, span: { start: index, end: index + words.length } }]
  })
  const quotes = [...sentence.matchAll(quoted)].flatMap(({ index, 0: words }): Admitted[] => {
    const speech = [...sentence.slice(0, index).matchAll(said)].at(-1)
    if (!speech || index - (speech.index + speech[0].length) > 60) return []
    const who = speakerBefore(sentence, speech.index)
    if (!who || denial.test(sentence.slice(who.start, speech.index))) return []
    return [{ who, span: { start: index, end: index + words.length } }]
  })
  return [...plain, ...quotes, ...told]
}
