import { contractKinds, type DocumentKind } from '../../kinds/sign.ts'
import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { hasClosing } from '../missing/missing-check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { saying, wordsOf } from '../reading/prose.ts'
import { actorOf, butToEachOther, oneWay } from '../reading/sides.ts'

const indemnify = /\b(?:indemnif(?:y|ies)|(?:hold|save|keep)(?:s)? (?:[\w’']+,? ){0,6}(?:harmless|indemnified))\b/i

/** 'Will defend Customer, and indemnify them': who is promised it is named with the first of the two. */
const defendOrIndemnify = /\b(?:defends?|indemnif(?:y|ies)|hold(?:s)? harmless|save(?:s)? harmless)\b/i
/** 'Defend you against third-party claims, and pay what is finally awarded' is an indemnity under another name. */
const defend = /\bdefends?\b/i
const pays = /\b(?:pays?|reimburse|bear)\b/i
const awarded = /\b(?:award\w*|damages|judgments?|settlements?|costs|liabilit\w+|losses)\b/i

/** Whether words go on from a defense to paying what comes of it. */
function paysToo(words: string): boolean {
  const from = words.search(defend)
  const after = from < 0 ? '' : words.slice(from, from + 600)
  if (/^defends?\b[^.;]{0,80}\bfrom and against\b/i.test(after)) return true
  const pay = after.search(pays)
  return pay >= 0 && awarded.test(after.slice(pay, pay + 160))
}

/** 'Acme will': a name that is nowhere introduced, as the subject of a promise. */
const byName = /(?<!\p{L} )\b(\p{Lu}[\p{L}\d&]{1,24}(?: \p{Lu}[\p{L}\d&]{1,24}){0,3}),? (?:will|shall|agrees?|must)\b/u

/** Whether who is promised it in these sentences promises it back elsewhere: '(3) Indemnify Licensee'. */
const isReturned = (document: CheckedDocument, given: readonly Sentence[]): boolean => {
  const actors = new Set(given.flatMap((sentence) => actorOf(document, sentence, indemnify) ?? []))
  const isBack = (sentence: Sentence, act: RegExp): boolean => {
    const actor = actorOf(document, sentence, act) ?? byName.exec(wordsOf(sentence))?.[1]?.toLowerCase()
    const [, after = ''] = wordsOf(sentence).toLowerCase().split(act)
    return actor !== undefined && !actors.has(actor) && [...actors].some((one) => after.slice(0, 80).includes(one))
  }
  return (
    saying(document, indemnify).some(
      (sentence) => isBack(sentence, indemnify) || isBack(sentence, defendOrIndemnify),
    ) ||
    document.sentences.some(
      (sentence, at) =>
        defend.test(sentence.text) &&
        paysToo([sentence, ...document.sentences.slice(at + 1, at + 2)].map(wordsOf).join(' ')) &&
        isBack(sentence, defend),
    )
  )
}

const ofGoods =
  /\bclaims?\b[^.;]{0,80}\b(?:goods|products?|equipment|materials|merchandise|designs?|software|services?)\b[^.;]{0,60}\b(?:defect\w*|mislabel\w*|infring\w*|unsafe|dangerous|recall\w*)/i
const whoSells =
  /^(?:the )?(?:distributor|rep(?:resentative)?|dealer|buyer|purchaser|customer|client|retailer|reseller|licensee|franchisee|agent|you)\b/i
/** Whoever makes goods answers to whoever sells or uses them for what is wrong with them: a promise back would harm the weaker. */
const isOfOwnGoods = (words: string): boolean => ofGoods.test(words) && !whoSells.test(words)

/** An employer commonly indemnifies its officers, and asks nothing back. */
const kinds: readonly DocumentKind[] = contractKinds.filter((kind) => kind !== 'employment-agreement')

/** Who answers for whose losses. */
export const indemnity: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.unlimited-indemnity',
    title: 'Broad or unlimited indemnity',
    severity: 'high',
    category: 'Risk',
    insight: 'risk',
    why: 'The indemnity reaches the other side’s own fault or every loss of any kind, which may exceed the price and what insurance covers.',
    advice: 'Limit the indemnity to third-party claims caused by the indemnifying party, and put it under a cap.',
    clause: 'clause.indemnity-broad',
    // What takes the indemnity out of a cap is a choice often made on both sides, and weighs less than these.
    unless: /\blimitations?\b.{0,80}\b(?:shall|do|does|will) not apply\b|\bto the extent (?:of|caused|arising|that)\b/i,
  }),
  contractCheck({
    id: 'one-sided.indemnity',
    title: 'Only one side indemnifies',
    kinds,
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side bears the losses of the other and gets no such promise back.',
    advice: 'Make the indemnity mutual, or limit it to what the one side alone controls.',
    clause: 'clause.indemnity',
    // Whoever made a thing alone answers for the rights of others in it.
    unless:
      /\b(?:licensor|provider|vendor|supplier|seller|contractor|consultant)\b.{0,60}\bindemnif\w*.{0,400}\b(?:infring\w*|misappropriat\w*)/i,
    among: (found, document) => {
      const given = oneWay(document, butToEachOther(document, found), indemnify).filter(
        (sentence) => !isOfOwnGoods(wordsOf(sentence)),
      )
      return given.length > 0 && isReturned(document, given) ? [] : given
    },
  }),
  contractCheck({
    id: 'risk.indemnity-without-procedure',
    title: 'Indemnity without a procedure',
    kinds,
    severity: 'low',
    category: 'Risk',
    insight: 'best-practice',
    why: 'Without rules on notice, control of the defense and settlement, the indemnifying party may pay for a settlement it never approved.',
    advice:
      'Require prompt notice, give the indemnifying party control of the defense, and bar settlement without its consent.',
    clause: 'clause.indemnity',
    among: (found, document) => {
      const procedure =
        /\b(?:claim|defen[sc]e|proceeding|action|suit)s?\b.{0,250}\b(?:control|participate|settle(?:ment)?|compromise|prompt(?:ly)? (?:notice|notify|notification))\b|\b(?:prompt(?:ly)?|written)\b.{0,40}\b(?:notice|notify)\b.{0,160}\b(?:claim|indemnif)/i
      return document.sentences.some(({ text }) => procedure.test(text.slice(0, 3000))) ? [] : found.slice(0, 1)
    },
  }),
  contractCheck({
    id: 'risk.indemnity-first-party',
    title: 'Indemnity for losses between the parties',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'An indemnity that is not limited to third-party claims turns ordinary breach into a duty to pay every loss and often fees as well.',
    advice: 'Limit the indemnity to claims brought by third parties.',
    clause: 'clause.indemnity',
    // Who sells a business answers to its buyer, whoever claims.
    among: (found, document) => (hasClosing(document) ? [] : found),
    needs: /\b(?:any and all|all|any)\b.{0,60}\b(?:loss(?:es)?|damages?|costs?|expenses?|liabilit(?:y|ies))\b/i,
    unless:
      /\bthird[- ]part(?:y|ies)\b|\b(?:claims?|suits?|actions?|proceedings?)\b.{0,60}\b(?:brought|made|asserted|filed|by any (?:person|other))\b|\bbodily injur|\bpersonal injur|\binfring|\bliens?\b/i,
  }),
  contractCheck({
    id: 'risk.joint-and-several',
    title: 'Joint and several liability',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'Each of those who sign may have to pay the whole, whoever was at fault.',
    advice: 'Limit each one’s liability to its own share, or agree among them on contribution.',
    patterns: [
      /\bjoint(?:ly)? and several(?:ly)?\b.{0,80}\b(?:liab\w+|responsib\w+|obligat\w+|bound)\b|\b(?:liab\w+|responsib\w+|obligat\w+|bound)\b.{0,80}\bjoint(?:ly)? and several(?:ly)?\b/i,
    ],
    unless: /\bnot\b.{0,20}\bjoint/i,
  }),
]
