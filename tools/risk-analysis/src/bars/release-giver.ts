import { monthPattern } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { placedIn } from '../reading/placed.ts'
import type { Side } from '../reading/side.ts'
import type { Owner, ownership } from '../reading/whose.ts'

const paper = '(?:releases?|waivers?|covenant not to sue)'
const kinds = '(?:(?:signed|written|general|full|mutual|complete|broad|notarized|valid) ){0,3}'
const somebody = "(?:(?:the|our|my) )?[\\w’'-]{1,30}(?: [A-Z][\\w’'-]{1,20})?"
/** 'Her signed release', 'our client’s release of all claims'. */
const possessed = new RegExp(
  `\\b(?<who>his|her|their|its|(?:(?:our|my|the) )?[\\w-]{1,30}(?:['’]s|s['’])) ${kinds}${paper}\\b`,
  'i',
)
const named = new RegExp(
  `\\b${paper}\\b(?: of [\\w ’'-]{1,40}?)?,? (?:that was |which was )?(?:(?:duly |properly )?(?:signed|given|executed|delivered) by|from (?!all|any|every|liability|claims|(?:19|20)\\d\\d|${monthPattern})) ?(?<who>${somebody})`,
  'i',
)
/** Whom it lets go: whoever gives it is on the other side. */
const freed = new RegExp(
  `\\b(?:in (?<favor>our|my|his|her|their|its|(?:(?:our|the) )?[\\w-]{1,30}['’]s) favor|in favor of (?<of>${somebody})|(?:releas(?:es?|ed|ing)|discharg(?:es?|ed|ing)) (?<whom>us|me|him|her|them|it|(?:our|my|the) [\\w-]{1,30})|(?:claims?|rights?|demands?) against (?<against>us|me|him|her|them|it|(?:(?:our|my|the) )?[\\w’'-]{1,24}))\\b`,
  'i',
)
const signs = new RegExp(
  `\\b(?<who>we|i|they|he|she|it|(?:(?:our|my|the) )?[\\w-]{1,30}) (?:has |had |have |also |then )?(?:signed|gave|executed|delivered) (?:\\w+ ){0,3}?${kinds}(?:liability )?${paper}\\b`,
  'i',
)
const holds = new RegExp(
  `\\b(?<who>we|i|they|he|she|it|(?:(?:our|my|the) )[\\w-]{1,30}) (?:still |now |already |also )?(?:holds?|has|have|had|got|gets|obtained|received|secured|kept|produced|found) (?:an? |the |his |her |their |our )?${kinds}${paper}\\b`,
  'i',
)

const turned = (whose: Owner): Owner => (whose === 'own' ? 'other' : whose === 'other' ? 'own' : whose)

/** Somebody signs who is called by what they are: 'the buyer signed', 'a supplier gave'. */
const signer =
  /(?:^|[.;:,] |\b(?:and|but|when|that|because|after) )(?<who>(?:(?:[Tt]he|[Aa]n?) (?!plaintiff|claimant|parties|client)(?:(?!and\b|or\b|who\b)[\w-]{1,20} )?(?!and\b|or\b|who\b)[\w-]{2,20}|[A-Z][\w’'-]{1,20}(?: [A-Z][\w’'-]{1,20}){0,2})) (?:has |had |have |also |then |later )?(?:signed|gave|executed|delivered)\b/

/** 'Our client’s roommate signed': nobody who can give up the client’s claim. */
const clientsPerson =
  /\bclients?['’]s? (?:\w+ )?(?!president|chief|ceo|cfo|owner|manager|officer|counsel|attorney|lawyer|director|partner|agent|guardian|trustee|executor)[\w-]{3,20} (?:has |had |then )?(?:signed|gave|executed|delivered|accepted)\b/i

/** Whether somebody else than whoever claims is named as who signed it: then nobody can say whose claim it ends. */
export function isSignedByAnother(
  text: string,
  { start, end }: { start: number; end: number },
  type: CaseType,
  side: Side,
  isGiverKnown: boolean,
): boolean {
  if (!side.isUsual || side.isOpen) return false
  const sentence = text.slice(start, end)
  if (clientsPerson.test(sentence)) return true
  if (isGiverKnown) return false
  const who = signer.exec(sentence)?.groups?.who
  if (!who || /^(?:They|He|She|It|We|Both|Then|Later|And|But|Who|Client|Plaintiff|Claimant)\b/.test(who)) return false
  return placedIn(who, type, side, text) !== 'own'
}

/**
 * Who gave the release that a sentence tells of: whose it is called, who signed it, whom it lets go, or who has it. Undefined: the
 * sentence says none of this.
 */
export function releaseGiver(
  text: string,
  { start, end }: { start: number; end: number },
  type: CaseType,
  side: Side,
  owner: ReturnType<typeof ownership>,
): Owner {
  const sentence = text.slice(start, end)
  const whose = (words: string, at: number): Owner => {
    if (/^(?:us|me|our|my|we|i)$/i.test(words)) return 'own'
    const from = start + sentence.indexOf(words, at)
    return (
      placedIn(words.replace(/['’]s?$/, ''), type, side, text) ?? owner.firstIn(from, from + words.length) ?? 'unsure'
    )
  }
  const of = (found: RegExpExecArray | null, ...groups: string[]): Owner => {
    const words = groups.map((group) => found?.groups?.[group]).find(Boolean)
    return found && words ? whose(words, found.index) : undefined
  }
  const all = [
    of(possessed.exec(sentence), 'who'),
    of(named.exec(sentence), 'who'),
    turned(of(freed.exec(sentence), 'favor', 'of', 'whom', 'against')),
    turned(of(holds.exec(sentence), 'who')),
    of(signs.exec(sentence), 'who'),
  ]
  return all.find((one) => one === 'own' || one === 'other')
}
