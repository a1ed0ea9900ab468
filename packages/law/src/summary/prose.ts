import type { Sentence } from '../sentences/sentences.ts'

const citation =
  /\b\d{1,4} (?:[A-Z][\w.’']*(?: |(?![\w.’']))){1,4}(?:2d|3d|4th)? ?\d{1,5}\b|§{1,4} ?[\d.()\w-]+|\b[A-Z][\w.'’&-]{1,60} v\. [A-Z][\w.'’&-]+|\bat \*?\d+|\bId\.|\([^()]{0,40}\d{4}\)/g
const opensWithCitation =
  /^(?:see\b|cf\.|accord\b|compare\b|id\.|ibid|but see|e\.g\.|\(?quoting|\(?citing|contra\b|supra\b|\d+ U\. ?S\.|\[?§|pp\. |app\. |tr\. |\d{1,3} [A-Z][\w.]+ \d|(?:[A-Z]\. ?){1,3}(?:\d|at \d)|(?:supp|cir|app|pet)\. )/i
const signature =
  /^(?:\/s\/|s\/|by:|name:|title:|dated?:|sincerely|respectfully submitted|very truly yours|attorneys? for|counsel (?:for|of record)|it is so ordered|so ordered|in witness whereof|tel|fax|phone|e-?mail|cc:)|_{3,}|@\w+\.\w|\bbar no\.|\b(?:suite|street|avenue|p\.o\. box) ?\d|\(\d{3}\) \d{3}-\d{4}/i
const counsel =
  /\b(?:argued the cause|on (?:the )?briefs?\b|filed (?:a |the )?briefs?|were on (?:the )?brief|with (?:him|her|them|whom) (?:on the brief|were)|for (?:the )?(?:appell|petition|respond|amic|plaintiff|defendant)[-\w]*\.$|amic(?:us|i) curiae\.?$|delivered the opinion|filed an? (?:dissent|concurr|opinion)|took no part|,? joined\.$|JJ?\.,)/i
const boilerplate =
  /\b(?:where it is feasible, a syllabus|constitutes no part of the opinion|this opinion is subject to formal revision|notify the reporter of decisions|all rights reserved|page intentionally left|signature page|remainder of (?:this )?page|captions|headings (?:contained|in this|are)|counterparts|words (?:in the )?singular|table of contents|has been omitted|confidential treatment|later defined)\b/i
const leans =
  /^(?:he|she|it|they|we|this|that|these|those|such|his|her|its|their|however|moreover|furthermore|but|and|or|nor|yet|so|also|instead|rather|indeed|similarly|likewise|nevertheless|nonetheless|consequently|further|additionally|on the (?:contrary|other hand)|in (?:addition|contrast|turn)|for (?:example|instance)|as such|second|third|fourth|finally|next|then|the (?:foregoing|former|latter|same))\b/i
// 'This case presents' and 'We hold' stand alone for all that they begin with a pronoun.
const standsAlone =
  /^(?:this (?:case|appeal|action|agreement|contract|lease|letter|matter|petition|dispute|is an? (?:action|appeal))|we (?:hold|conclude|affirm|reverse|vacate|therefore|granted|must decide|are asked)|for (?:the|these) (?:reasons|foregoing)|it is (?:hereby )?(?:so )?ordered)/i

const preamble =
  /\b(?:agreement|contract|lease|deed|license|amendment)\b.{0,200}\b(?:made|entered|dated)\b.{0,200}\b(?:between|among)\b.{0,800}["“”]/i
// Notes under a section of a code, and who was served with a paper.
const history =
  /^(?:pub\. ?l\. |act (?:of )?\p{Lu}\p{Ll}+\.? \d|(?:19|20)\d\d—|subsec\. |pars?\. )|\bhereby certify that\b|\bcertificates? of (?:service|compliance)\b|\bCM\/ECF\b|\bstruck out\b/iu
// A definition says what a word means, not what the parties do.
const definition =
  /[”"] (?:shall )?(?:means?|have the meaning|has the meaning|includes?)\b|\bmeanings? (?:ascribed|assigned|given|set forth)\b/i
// A judge who speaks alone does not speak for the court.
const alone = /\bI (?:would|concur|write separately|respectfully|dissent|join)\b/

/** A list of names: counsel, judges, addresses. */
const mostlyNames = (text: string): boolean => {
  const words = text.match(/\p{L}[\p{L}'’.-]{1,40}/gu) ?? []
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > words.length * 0.6
}

/**
 * How well a sentence reads by itself in a list, 0 to 1. 0 is for what is no sentence of the
 * document's own: citations, signatures, addresses, counsel, boilerplate, fragments.
 */
export const proseOf = ({ text, contents }: Sentence): number => {
  const size = text.length
  if (contents || size < 40 || size > 1600 || text.split(' ').length < 7) return 0
  if (!/[.!?;:]["'”’)\]]{0,3}(?:\d{1,3})?$/.test(text) || !/^["“‘'([]{0,2}[\p{Lu}\d(]/u.test(text)) return 0
  // Who contracts with whom, however long and full of addresses.
  if (preamble.test(text)) return 0.8
  if (
    history.test(text) ||
    opensWithCitation.test(text) ||
    signature.test(text) ||
    counsel.test(text) ||
    boilerplate.test(text)
  )
    return 0
  const letters = text.replace(/[^\p{L}]/gu, '').length / size
  if (letters < 0.6) return 0
  let cited = 0
  for (const [words] of text.matchAll(citation)) cited += words.length
  if (cited / size > 0.4) return 0
  if (mostlyNames(text)) return 0
  let worth = 1 - cited / size
  if (definition.test(text) || alone.test(text)) worth *= 0.5
  if (leans.test(text) && !standsAlone.test(text)) worth *= 0.6
  if (/^["“]/.test(text)) worth *= 0.6
  // A footnote's text begins with its mark, a list's item with its letter.
  if (/^\d{1,2} \p{Lu}/u.test(text)) worth *= 0.5
  if (/^\((?:[a-z]{1,2}|[ivx]{2,5}|[A-Z]|\d{1,2})\)/.test(text)) worth *= 0.8
  // '1308.31 Application for exemption.' is an entry of a list of sections.
  if (size < 120 && /^§? ?\d+\.\d+ /.test(text) && !/\b(?:shall|must|may|is|are|will)\b/.test(text)) worth *= 0.2
  if (/[;:]$/.test(text)) worth *= 0.5
  if (/\?["”]?$/.test(text)) worth *= 0.7
  if (size > 320) worth *= Math.max(0.55, 1 - (size - 320) / 1200)
  if (size < 70) worth *= 0.8
  return worth
}
