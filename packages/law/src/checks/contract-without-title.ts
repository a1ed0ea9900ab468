import { findClauses } from '../clauses/find-clauses.ts'
import { titleCase } from '../headings/style.ts'
import { isNoAgreement } from '../kinds/no-agreement.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import { findParties } from '../parties/parties.ts'
import type { Source } from '../span/span.ts'
import { partiesCalled } from './reading/labeled-parties.ts'

/** Different clauses of a contract that make a text one, where its title does not. */
const enough = 5
/** The same for a title that speaks for a contract and does not say 'agreement', and for a letter to be countersigned. */
const fewest = 2
const telling = [
  'clause.governing-law',
  'clause.indemnity',
  'clause.limitation-of-liability',
  'clause.entire-agreement',
]
const titled =
  /\b(?:terms of (?:service|use)|terms and conditions|promissory note|guarant(?:y|ee)|loan|indemnity|standard terms|user agreement)\b/i
const countersigned =
  /\b(?:accepted and agreed|agreed (?:to )?and accepted|acknowledged and agreed|agreed and acknowledged|agreed and confirmed|(?:read|seen|understood) and (?:agreed|accepted)|agreed(?: to)? by)\b|\bagreed:|\b(?:counter)?sign\w*\b.{0,80}\b(?:return|enclosed|below)\b.{0,120}\b(?:accept|agree|acknowledg)/i

const clausesOf = (source: Source): string[] => findClauses(source, 'contract').map(({ clause }) => clause.id)

/** What a letter that lends information for a deal calls it, and how often it speaks of keeping it. */
const lent = /["“(](?:the |such )?["“]?(?:Evaluation|Confidential|Proprietary|Review) (?:Material|Information)s?["”)]/
const ofSecrets = /\b(?:confidential\w*|non-?disclosure|disclos\w+|evaluation materials?)\b/gi
const often = 1.4
const isOnSecrets = ({ text }: Source): boolean =>
  lent.test(text) && ((text.match(ofSecrets)?.length ?? 0) * 1000) / text.length >= often

/** What papers that bind are called where they are not called agreements. */
const names =
  /^(?:[\p{L}’'&,-]+ ){0,5}(?:note|guarant(?:y|ee)|subcontract|addendum|proposal(?: and acceptance)?|(?:order|subscription) form|purchase order|quot(?:e|ation)(?: no\..*)?|retainer|assignment(?: and assumption)?|bill of sale|release|covenant(?: not to (?:compete|sue))?|indemnity|easement|option(?: to (?:purchase|buy|lease))?|terms|licen[sc]e|consignment)(?: of .{3,40})?$/iu
/** 'Enrollment Contract for the 2027-2028 School Year', 'Agreement among Owners of the Sailboat'. */
const named = /\b(?:agreement|contract)\b/i
const promises =
  /\b(?:shall|will|must|agrees?|promises?|guarantees?|sells|buys|warrants|leases|grants|assigns|pays|owes|waives|releases|may)\b/gi
const fewestPromises = 6
/** What one side alone signs promises little, and is no less a bargain. */
const ofOneSide =
  /\b(?:note|guarant(?:y|ee)|bill of sale|release|covenant(?: not to (?:compete|sue))?|indemnity|easement|assignment|waiver)\b/i
const fewestOfOneSide = 3
const placeToSign =
  /^[^\S\n]{0,40}(?:(?:by|signed|accepted|signature|x)[^\S\n]{0,3}:?[^\S\n]{0,3}_{3}|_{10,})|\/s\/ ?\p{Lu}/imu
/** A paper whose title names one that binds, with promises and a place to sign. */
const isNamedAndSigned = ({ text }: Source): boolean => {
  const lines = text
    .slice(0, 800)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
  return (
    lines.some(
      (line) =>
        line.length < 90 && titleCase(line) > 0.65 && (names.test(line) || (named.test(line) && !/[.;,:]$/.test(line))),
    ) &&
    placeToSign.test(text.slice(-6000)) &&
    (text.slice(0, 20_000).match(promises)?.length ?? 0) >=
      (lines.some((line) => ofOneSide.test(line)) ? fewestOfOneSide : fewestPromises)
  )
}

/** 'MEMORANDUM OF AGREEMENT made this ninth day of November, 2026, between …': the opening says that it is made. */
const madeHere =
  /^[^.]{0,120}\b(?:agreement|contract|indenture|lease|bond|articles)\b[^.]{0,60}\b(?:is |was |are )?(?:made|entered into|executed|concluded)\b[^.]{0,120}\b(?:between|among|by and between)\b/iu
const isMadeHere = ({ text }: Source): boolean =>
  madeHere.test(text.slice(0, 500).replace(/\s+/g, ' ').trim()) &&
  (text.slice(0, 20_000).match(promises)?.length ?? 0) >= fewestPromises

/** 'Maple Barn -- our wedding agreement', with a line to sign on: what those call it who wrote it themselves. */
const callsItself = /^.{0,60}\b(?:our|your|the) (?:\p{L}+ ){0,2}(?:agreement|contract)\b/iu
const lineToSign = /\bsigned:?\s{0,3}_{4,}/i
const isCalledSo = ({ text }: Source): boolean =>
  callsItself.test(text.slice(0, 200).trimStart().split('\n', 1)[0] ?? '') &&
  lineToSign.test(text) &&
  (text.slice(0, 20_000).match(inPlainWords)?.length ?? 0) >= fewestInDeal

/** A letter that says it binds once both have signed, with what each of them will do. */
const binds =
  /\b(?:this|the) (?:side )?letter\b.{0,60}\b(?:changes|amends|supplements|wins|controls|prevails|may be (?:changed|amended))\b|\b(?:becomes?|is|forms?|will be|be|makes?)\b.{0,40}\b(?:binding|contract|agreement|our (?:deal|agreement))\b/i
const fewestInLetter = 3
const isBargain = ({ text }: Source, fewest = fewestInLetter): boolean =>
  binds.test(text.replace(/\s+/g, ' ')) &&
  (text.match(/\b(?:shall|will|must|agrees?|promises?|pays?|may)\b|['’]ll\b/gi)?.length ?? 0) >= fewest

const deal =
  /\b(?:(?:the|our|this) (?:whole |entire )?(?:deal|contract|agreement)|we agreed|agree(?:s|d)? (?:as follows|on)|settled it)\b/i
const lines = /_{6,}/g
const inPlainWords = /\b(?:shall|will|must|agrees?|promises?|pays?|may|owes?|keeps?|gives?)\b|['’]ll\b/gi
const fewestInDeal = 8
/** What is signed at its foot by two, each of whom promises, whatever it is called. */
const isDealSigned = ({ text }: Source): boolean =>
  (text.slice(-900).match(lines)?.length ?? 0) >= 2 &&
  deal.test(text) &&
  (text.slice(0, 20_000).match(inPlainWords)?.length ?? 0) >= fewestInDeal
/** Emails that make a contract: one says so, and the other answers that it is agreed. */
const isByEmail = (source: Source): boolean =>
  /^(?:from|to|subject):/im.test(source.text.slice(0, 300)) &&
  /\bagreed\b/i.test(source.text) &&
  isBargain(source, fewestInDeal)

/** A term sheet or letter of intent that binds in part, with a place to sign. */
const isBindingInPart = ({ text }: Source): boolean =>
  /\b(?:term sheet|letter of intent|heads of terms)\b/i.test(text.slice(0, 400)) &&
  /\bbinding (?:terms|provisions|paragraphs|sections)\b|\bbinds? the parties\b|\b(?:is|are|shall be) (?:legally )?binding\b/i.test(
    text,
  ) &&
  placeToSign.test(text.slice(-6000))

/** 'This sublease is made on August 3, 2026 between A ("Sublandlord") and B ("Subtenant")'. */
const madeBetween = /\bthis \p{L}{4,20}(?: agreement)? (?:is|was) (?:made|entered into|dated|signed)\b/iu
const fewestBetweenTwo = 5
const ofSpace = /^(?:sub)?(?:landlord|lessor|tenant|lessee)$/i
/** What is made between two who are called by their parts in it, with promises and lines for both to sign. */
const betweenTwo = (source: Source): DocumentKind | null => {
  const { text } = source
  if (!madeBetween.test(text.slice(0, 1500)) || (text.slice(-1200).match(lines)?.length ?? 0) < 2) return null
  if ((text.slice(0, 20_000).match(inPlainWords)?.length ?? 0) < fewestBetweenTwo) return null
  const roles = findParties(source).flatMap(({ from, role }) => (from === 'preamble' && role ? [role] : []))
  if (roles.length < 2) return null
  return roles.every((role) => ofSpace.test(role)) ? 'lease' : 'contract'
}

/** The opening of what two make with each other. */
const opens = /\b(?:agree(?:s|d|ments?)?|between|among|contract|lease|rental|commitment|terms)\b/i
const opening = 1500
const fewestActs = 8
/** Who tells a story, swears or sues makes no contract. */
const tells =
  /\b(?:affidavit|affiant|sworn|plaintiffs?|defendants?|brings this action|this (?:note|article|memo|report|case) (?:describes|tells|is about)|the lesson|last will|testament|my will)\b|^\s{0,20}(?:memorandum|minutes|dear|memo)\b/im
const owed = /\b(?:shall|must|agrees?|due|rent|deposit|fees?|price|charges?|notice)\b/gi
const fewestOwed = 3
const acts =
  /\b(\p{L}[\p{L}’']{1,24}) (?:shall|will|may|must|can|agrees?|pays?|keeps?|gets?|gives?|takes?|makes?|carr(?:y|ies)|suppl(?:y|ies)|provides?|needs? to|ha(?:s|ve)|own|owns|do(?:es)?n['’]t|won['’]t|waives?|grants?|asks?)\b/giu
/** Two whom the opening names with what it calls them, and who promise each other something all along. */
const isAmongCalled = ({ text }: Source): boolean => {
  const head = text.slice(0, opening)
  if (!opens.test(head) || tells.test(head) || (text.match(owed)?.length ?? 0) < fewestOwed) return false
  const roles = [...new Set(partiesCalled(text).map(({ role }) => role))]
  const actors = [...text.matchAll(acts)].map(([, who = '']) => who.toLowerCase())
  const counts = roles.map((role) => actors.filter((who) => role.toLowerCase().split(' ').at(-1) === who).length)
  const acting = counts.filter((count) => count > 2)
  return acting.length > 1 && acting.reduce((sum, count) => sum + count, 0) >= fewestActs
}

/**
 * The kind of a text that reads as a contract and is not titled as one: terms of service, standard terms, a note,
 * a letter that the other side signs as well. Null where it does not.
 */
export const contractWithoutTitle = (source: Source, kind: DocumentKind): DocumentKind | null => {
  if (kind === 'letter') {
    const end = source.text.slice(-4000).replace(/\s+/g, ' ')
    if (!countersigned.test(end) || (clausesOf(source).length < fewest && !isBargain(source))) return null
    if (/\b(?:your|offer of|at-will) employment\b/i.test(source.text)) return 'employment-agreement'
    return isOnSecrets(source) ? 'non-disclosure-agreement' : 'contract'
  }
  if (kind === 'other' && isBindingInPart(source)) return 'contract'
  // An order form has the terms of the service behind it.
  if ((kind !== 'other' && kind !== 'form' && kind !== 'email') || isNoAgreement(source)) return null
  const made = kind === 'other' ? betweenTwo(source) : null
  if (made) return made
  if (kind === 'other' && (isAmongCalled(source) || isMadeHere(source) || isCalledSo(source))) return 'contract'
  const ids = clausesOf(source)
  const asked = titled.test(source.text.slice(0, 300)) ? fewest : enough
  if (ids.length >= asked && ids.some((id) => telling.includes(id))) return 'contract'
  return isNamedAndSigned(source) ||
    ((kind === 'other' || kind === 'email') && (isDealSigned(source) || isByEmail(source)))
    ? 'contract'
    : null
}
