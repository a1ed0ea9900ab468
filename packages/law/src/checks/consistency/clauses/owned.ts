import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const owns =
  /\b(?:[Tt]he|[Aa]ll) ([A-Z]\w{2,20}(?: [A-Z]\w{2,20})?) (?:is|are|shall be|will be) (?:considered |deemed )?(?:an? )?["“]?works? (?:made )?for hire["”]?\b(?: (?:for|of) ([A-Z]\w{2,20}))?|\b([A-Z]\w{2,20}) (?:shall |will )?owns? (?:all )?(?:right,? title,? and interest in )?the ([A-Z]\w{2,20}(?: [A-Z]\w{2,20})?)\b/
const licensed =
  /\b([A-Z]\w{2,20}) (?:hereby )?grants? (?:to )?([A-Z]\w{2,20}) an? (?:[\w-]+,? ){0,6}licen[sc]e\b.{0,80}\bthe ([A-Z]\w{2,20}(?: [A-Z]\w{2,20})?)\b/
const apart =
  /\b(?:to the extent|if (?:for any reason|any)|in the event|pre-?existing|background|materials? (?:embedded|incorporated)|except|other than|unless|until|pending)\b/i

interface Owner {
  sentence: Sentence
  owner: string
  thing: string
}

const assigns =
  /\b([A-Z]\w{2,20}) (?:hereby |shall |agrees to )?assigns? (?:to )?([A-Z]\w{2,20})\b.{0,80}\b(?:in|to) (?:all |the )?(?:the )?([A-Z]\w{2,20})\b/
const keeps = /\b([A-Z]\w{2,20}) (?:shall |will )?(?:owns?|retains?)\b.{0,60}\b(?:all |the )([A-Z]\w{2,20})\b/

/** What one side assigns, and keeps as its own. */
const assignedAndKept = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(({ text }) => text.length < Math.min(600, longest))
  return said.flatMap((one): Contradiction[] => {
    const [, giver, , thing] = assigns.exec(one.text) ?? []
    if (!giver || !thing) return []
    const other = said.find((sentence) => {
      const [, who, what] = keeps.exec(sentence.text) ?? []
      return (
        sentence !== one &&
        who === giver &&
        what === thing &&
        !apart.test(sentence.text) &&
        !/\buntil\b|\bprior to\b/i.test(sentence.text)
      )
    })
    return other
      ? [
          {
            places: [one, other],
            message: `One clause has ${giver} assign the ${thing}; another has ${giver} own the ${thing}.`,
          },
        ]
      : []
  })
}

const article = /^(?:The|All|Any) /

/** What one side owns from the beginning, and is only lent: the owner needs no license. */
export const ownedAndLicensed = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(({ text }) => text.length < Math.min(900, longest))
  const owners = said.flatMap((sentence): Owner[] => {
    if (apart.test(sentence.text)) return []
    const [, hired, forWhom, who, what] = owns.exec(sentence.text) ?? []
    if (hired && forWhom) return [{ sentence, owner: forWhom, thing: hired }]
    const owner = who?.replace(article, '')
    return owner && what ? [{ sentence, owner, thing: what }] : []
  })
  const licenses = said.flatMap((sentence): Contradiction[] => {
    const [, giver, taker, thing] = licensed.exec(sentence.text) ?? []
    if (apart.test(sentence.text.slice(0, (sentence.text.search(licensed) + 1 || 1) + 160))) return []
    const own = owners.find((one) => one.owner === taker && one.thing === thing && one.owner !== giver)
    return own && own.sentence !== sentence
      ? [
          {
            places: [own.sentence, sentence],
            message: `One clause says that ${taker} owns the ${thing}; another gives ${taker} only a license to it.`,
          },
        ]
      : []
  })
  return [...licenses, ...assignedAndKept(document)]
}

const named = '(\\p{Lu}\\p{L}{2,20}(?: \\p{Lu}\\p{L}{2,20})?)'
const interest =
  '(?:(?:all )?(?:rights?,? )?(?:title,? )?(?:and )?(?:interest|ownership|title|copyrights?)(?: (?:of|in|to))?(?: and to)? )'
const ownings: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.;,)] |[Tt]he )(\\p{Lu}\\p{Ll}{2,20}) (?:shall |will )?(?:exclusively |solely )?(?:owns? (?:all )?${interest}?|(?:retains?|keeps?) (?:all )?${interest})(?:the |all |any |each )?${named}`,
    'u',
  ),
  new RegExp(
    `\\b${interest}(?:the |all |any |each )?${named} (?:shall |will )?(?:immediately |automatically )?(?:vests?|passes|pass|belongs?|transfers?|is vested|are vested) (?:exclusively |solely )?(?:in|to|with) (?:the )?(\\p{Lu}\\p{Ll}{2,20})`,
    'u',
  ),
  new RegExp(
    `\\b${named} (?:is|are|shall be|will be|becomes?|remains?|shall become|shall remain) (?:the )?(?:sole |exclusive |and ){0,3}(?:property of|owned by) (?:the )?(\\p{Lu}\\p{Ll}{2,20})`,
    'u',
  ),
  new RegExp(`\\b${named} (?:shall |will )?belongs? (?:exclusively |solely )?to (?:the )?(\\p{Lu}\\p{Ll}{2,20})`, 'u'),
]
const otherThing =
  /\b(?:pre-?existing|background|before|except|until|unless|other than|third[- ]part\w+|subject to|notwithstanding|own|license|jointly|respective\w*|each party|if|copies|stock|shares|interest in the company)\b/i

/** One thing that belongs to one side by one clause, and to the other by another, whatever the thing is. */
export const belongsToBoth = (document: CheckedDocument): Contradiction[] => {
  const found = readingOf(document).binding.flatMap((sentence): Owner[] => {
    if (sentence.text.length > Math.min(400, longest) || otherThing.test(sentence.text)) return []
    return ownings.flatMap((pattern, at): Owner[] => {
      const [, one = '', other = ''] = pattern.exec(sentence.text) ?? []
      const [owner, thing] = at === 0 ? [one, other] : [other, one]
      return owner && thing && !/^(?:Each|Both|Neither|Either|Party|Parties|This|Such|Nothing)$/.test(owner)
        ? [{ sentence, owner, thing: thing.replace(article, '') }]
        : []
    })
  })
  return found.flatMap((one, at): Contradiction[] => {
    const other = found.slice(at + 1).find(({ owner, thing }) => thing === one.thing && owner !== one.owner)
    return other && other.sentence !== one.sentence
      ? [
          {
            places: [one.sentence, other.sentence],
            message: `One clause gives the ${one.thing} to ${one.owner}; another to ${other.owner}.`,
          },
        ]
      : []
  })
}
