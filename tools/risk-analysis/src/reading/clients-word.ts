import type { Span } from '@casewright/law'
import type { Side } from './side.ts'

/** A client who is one person is introduced by name: 'Our client Mr. Abdi Warsame', 'We represent Miriam Oakes'. */
const oneClient =
  /\b(?:client|represent|defend|for|our lady|act for)\b,? (?:is |the |our client )?(?:[\p{L}]{2,12} ){0,3}?(?:(?:Mr|Ms|Mrs|Miss|Dr)\.? )?\p{Lu}\p{Ll}+ (?!(?:Inc|LLC|Corp|Co|Company|Ltd|LP|LLP|Bank|Group|Partners|Hospital|County|School|District|Association)\b)\p{Lu}\p{Ll}+(?! (?:Inc|LLC|Corp|Co|Company|Ltd|LP|LLP|Bank|Group|Partners|Hospital|County|School|District|Association)\b)/u
/** Somebody else of whom 'he' or 'she' may be said; who merely owns something is not. */
const another =
  /\b(?:mr|ms|mrs|dr)\.? \p{Lu}\p{L}+|(?<!\b(?:is|was|as) (?:an?|the|our) )\b(?:landlord|tenant|buyer|seller|trooper|officer|expert|witness|neighbor|supervisor|manager|boss|co-?worker|colleague|brother|sister|mother|father|husband|wife|friend|nephew|niece|uncle|aunt|cousin|teacher|doctor|broker|agent|handyman|inspector|engineer|adjuster|son|daughter|ex|driver|foreman|principal|trustee|contractor|nurse|clerk|judge|prosecutor|detective|lawyer|attorney|plaintiff|defendant)\b(?!['’]s)/giu
const pronoun =
  /(?:^|[^\p{L}])(?:he|she)(?: (?:then|also|now|just|later|first|only|did|still))?\s*(?:[^.;:]{0,40},\s*)?$/iu

/**
 * Whether the word that begins at `at` is the client's own: said by name, or by the 'he' or 'she' that can only be the
 * client, since nobody else is named in its sentence before or in the one before that.
 */
export function isClientsWord(
  text: string,
  { own }: Pick<Side, 'own'>,
  sentences: readonly Span[],
  at: number,
): boolean {
  const within = sentences.findIndex(({ start, end }) => start <= at && at < end)
  const sentence = sentences[within]
  if (!sentence || !oneClient.test(text)) return false
  const subject = text.slice(sentence.start, at)
  const mine = new RegExp(`\\b(?:client|${own.join('|') || 'client'})\\b`, 'iu')
  if (!pronoun.test(subject)) return mine.test(subject.split(/[,;]/).at(-1) ?? '')
  const before = text.slice(sentences[within - 1]?.start ?? sentence.start, at)
  return [...before.matchAll(another)].every(({ 0: words }) => mine.test(words))
}
