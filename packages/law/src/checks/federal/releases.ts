import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, Hit } from '../check.ts'
import { daysIn } from '../reading/days.ts'
import { once } from '../reading/once.ts'
import { longest, readingOf } from '../reading/prose.ts'

const act =
  /\bAge Discrimination in Employment Act\b|\bADEA\b|\bOlder Workers['’]? Benefit Protection Act\b|\bage discrimination\b/i
const releases =
  /\b(?:releases?|released|waives?|waived|discharges?|the release (?:covers|includes)|claims? (?:released|waived))\b/i
const keptOut =
  /\b(?:other than|except|excluding|does not (?:include|cover|release|waive)|not (?:releas|waiv)\w{1,4}|nothing)\b/i
/** A charge or a suit that is being settled has a rule of its own: a reasonable time. */
const pending =
  /\bcharge (?:no|number)\b|\bfiled (?:a|the|his|her) (?:charge|complaint|lawsuit|civil action|action)\b|\bcase no\b|\bcivil action no\b|\bthe (?:lawsuit|action|litigation|charge)["”]/i

/** The sentence that gives up claims of age discrimination; undefined where none does. */
export const ageRelease = once((document): Sentence | undefined =>
  readingOf(document).all.find(({ text }) => {
    const words = text.slice(0, longest)
    return act.test(words) && releases.test(words) && !keptOut.test(words.slice(0, words.search(act)))
  }),
)

const consider =
  /\b(?:to (?:review and )?consider|to review (?:and sign )?(?:this|the)|within which to consider|consideration period|to think (?:it|this|that) (?:over|through)|to think (?:about|over) (?:it|this|the)|to decide (?:whether|if) to sign|to make up (?:his|her|your|their) mind)\b/i
const group =
  /\b(?:group (?:termination|exit)|exit incentive|reduction in force|employment termination program|group or class)\b/i
const revokes =
  /\brevo(?:ke|kes|ked|king|cation|cable)\b|\b(?:tak(?:e|es|en|ing) (?:it |this )?back|withdraws?|rescinds?|undo)\b.{0,30}\b(?:signature|acceptance|consent|release|agreement)\b|\bchang(?:e|es|ing) (?:his|her|your|their) minds?\b/i
const noRevoking = /\b(?:may|can|shall) not be revoked\b|\bno right (?:to revoke|of revocation)\b/i
const advised =
  /\b(?:advised|encouraged|urged|should|told|asked|recommend\w{0,3})\b.{0,60}\b(?:attorney|lawyer|counsel)\b|\b(?:talk|speak) (?:with|to) (?:an?|his|her|your|their)\b.{0,20}\b(?:attorney|lawyer|counsel)\b|\bconsult(?:ed|ing)?\b.{0,40}\b(?:attorney|lawyer|counsel)\b/i

const alone = /\b(?:no|not|nobody|nor|only)\b.{0,120}\b(?:group|exit|program|reduction)\b/i
/** 45 days in a group program; what says that there is none does not make one. */
const least = (document: CheckedDocument): number =>
  readingOf(document).all.some(({ text }) => group.test(text.slice(0, longest)) && !alone.test(text.slice(0, longest)))
    ? 45
    : 21

/** The times in a sentence, read for what it says before a semicolon or an 'and may revoke'. */
const daysFor = (text: string, what: RegExp): number[] => {
  const parts = text.split(/;|,?\sand\s(?=(?:may|has|you|he|she|seven|\d|the right)\b)/)
  return parts.filter((part) => what.test(part)).flatMap((part) => daysIn(part))
}

/** What the Act asks of such a release, and this paper says otherwise or does not say. */
export const releaseFaults = (document: CheckedDocument): Hit[] => {
  const release = ageRelease(document)
  if (!release || pending.test(document.text.replace(/\s+/g, ' '))) return []
  const hits: Hit[] = []
  const needed = least(document)
  let revoked = false
  let counseled = false
  for (const { start, end, text } of readingOf(document).all) {
    const words = text.slice(0, longest)
    const [given] = daysFor(words, consider)
    const [left] = daysFor(words, revokes)
    if (given !== undefined && given < needed)
      hits.push({
        start,
        end,
        message: `It gives ${Math.round(given)} days to consider; the Act asks for at least ${needed}.`,
      })
    else if (noRevoking.test(words))
      hits.push({ start, end, message: 'It cannot be revoked; the Act asks for at least 7 days to revoke.' })
    else if (left !== undefined && left < 7)
      hits.push({ start, end, message: `It gives ${Math.round(left)} days to revoke; the Act asks for at least 7.` })
    revoked ||= revokes.test(words)
    counseled ||= advised.test(words)
  }
  const { start, end } = release
  if (!revoked)
    hits.push({ start, end, message: 'Nothing gives 7 days to revoke, which the Act asks the agreement to say.' })
  else if (!counseled)
    hits.push({ start, end, message: 'Nothing advises the employee in writing to consult an attorney.' })
  return hits
}
