import { anchorOf, type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { stanceOf } from '../reading/denial.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { affirmative } from './limitation.ts'
import type { FoundBar } from './read-bars.ts'

const land =
  /\b(?:land|acres?|acreage|parcel|lot|farm|ranch|field|pasture|quarter|section|tract|grove|orchard|house|home|cabin|cottage|condo|duplex|building|property|real estate|place|trailer|timber|mineral rights|easement)\b/i
const conveys =
  /\b(?:sell|sold|selling|buy|buying|purchase|convey\w*|deed(?:ed)?|transfer|leave (?:me|him|her|them|it)|(?:can|could|would|you[’']ll|he[’']d|she[’']d|they[’']d|will) have (?:the|it|that)|give (?:me|him|her|them)|(?:is|be|are) (?:yours|hers|his|mine|theirs)|first refusal)\b/i
const unwritten =
  /\b(?:(?:nothing|none of (?:it|this|that)) (?:was |is |were |has been )?(?:ever )?(?:put |set |written )?(?:on paper|in writing|written(?: down)?|signed|down)|never (?:\w+ ){0,2}(?:written|wrote|put|signed|reduced|papered|documented|got (?:it|that|anything) (?:in writing|on paper))|no (?:paper(?:s|work)?|writing|written \w+|contract was|deed was|signed \w+)\b|handshake|shook (?:hands )?on (?:it|that)|they shook|we shook|oral(?:ly)?|verbal(?:ly)?|by word of mouth|just (?:a |his |her )?word|over the phone|(?:not|n[’']t) (?:in writing|written down|on paper))/i
const spoken = /^(?:oral|verbal|over the phone|by word of mouth|just)/i
const aDeal =
  /\b(?:agree\w*|deal|contract|promis\w+|sell|sold|sale|buy|bought|lease[ds]?|offer\w*|bargain|understanding|accept\w*|word)\b/i
/** There is a contract on paper, and the spoken word only changed it. */
const hasWriting =
  /\bsigned (?:\w+ ){0,5}?(?:agreement|contract|deed|lease)\b|\b(?:written|signed) (?:purchase |sales? |\w+ )?(?:agreement|contract)\b(?! (?:was|is|has|ever|at all))|\bby (?:warranty |quitclaim )?deed\b|\bdeed (?:was |is )?(?:signed|recorded|delivered)\b|\b(?:sale|purchase|deal|house|property|lot) (?:has |had )?closed\b|\b(?:at|after|before|since) (?:the )?closing\b/i
/** What the law of many states takes for part performance. */
const performed: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'possession',
    /\b(?:moved (?:in|back|onto|out there)|took possession|(?:has |have )?(?:lived|been living|stayed|farmed|ranched|run cattle) (?:on|there|in)|lives? (?:on|there))\b/gi,
  ],
  ['payment', /\b(?:paid|pays|paying|payments?|checks?|down payment|gave (?:him|her|them) \$|money toward)\b/gi],
  [
    'improvements',
    /\b(?:built|build|builds|put (?:in|up|on)|foundation|well pump|new (?:well|roof|barn|fence|septic)|fenced|planted|remodel\w*|renovat\w*|clear(?:ed|ing)|drain(?:ed|ing)?|improve\w*|replaced)\b/gi,
  ],
  ['taxes or insurance', /\b(?:property tax(?:es)?|taxes|insur(?:es|ed|ance on))\b/gi],
]
/** A term longer than a year, or another’s debt. */
const longTerm =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d)[ -]years?|for life)\b[^.;]{0,40}\b(?:job|employ\w*|contract|deal|lease|agreement|term|supply)\b|\b(?:contract|deal|lease|agreement|promised|hired|rented|manage|run|work|supply)\b[^.;]{0,40}\bfor (?:two|three|four|five|[2-9]|1\d) years\b/i
const surety =
  /\b(?:said|promised|told|agreed|swore)\b[^.;]{0,60}\b(?:cover|guarantee|make good|stand (?:good )?for|be good for|pay)\b[^.;]{0,20}\b(?:his|her|their|the)? ?(?:son|daughter|brother|sister|company|friend|husband|wife|partner|father|mother|nephew|cousin)['’]?s?\b[^.;]{0,20}\b(?:debt|loan|note|bill|balance|rent|tab|invoice)/i

/** Rent as before is no payment of a price. */
const notToward = /\b(?:paid|pays|gave|put down) (?:him |her |them )?nothing\b|\bsame (?:\w+ )?rent\b/i

/** The stretches of a text in which something is not denied, with the sentence of each. */
function told(text: string, words: RegExp): Span[] {
  const sentences = sentencesOf({ text })
  return [...text.matchAll(words)].flatMap(({ index, 0: found }) => {
    const end = index + found.length
    const sentence = sentences.find((one) => one.start <= index && index < one.end)
    if (!sentence || stanceOf(text, index, end) !== 'said') return []
    return notToward.test(text.slice(sentence.start, sentence.end)) ? [] : [sentence]
  })
}

/**
 * An agreement that the statute of frauds wants in writing and of which there is none: land, a term beyond a year, another’s
 * debt. It is asked about, with what the description says of part performance: states differ in what they take for it.
 */
export function landBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (type === 'criminal' || type === 'personal-injury') return null
  const no = unwritten.exec(text)
  if (!no || hasWriting.test(text)) return null
  const sentences = sentencesOf({ text })
  const near = sentenceFinder(text)(no.index)
  const said = text.slice(near.start, near.end)
  // What was only said has to be the deal: 'he said over the phone that the roof was new' is none.
  if (spoken.test(no[0]) && !aDeal.test(said)) return null
  const deal = sentences.find(({ start, end }) => {
    const words = text.slice(start, end)
    return land.test(words) && conveys.test(words)
  })
  const isLand =
    deal !== undefined &&
    /\b(?:promis\w+|said|agreed|told|deal|offered|shook|handshake|oral\w*|verbal\w*|word|if)\b/i.test(text)
  // What else needs a writing is told in the sentence that says that there is none.
  const isSurety = surety.test(said)
  const other = isLand || !(isSurety || longTerm.test(said)) ? null : near
  if (!isLand && !other) return null
  const done = isLand
    ? performed.flatMap(([kind, words]) => {
        const [sentence] = told(text, words).filter((one) => one.start !== deal?.start)
        return sentence ? [{ kind, sentence }] : []
      })
    : []
  const shown = [...new Set(done.map(({ sentence }) => text.slice(sentence.start, sentence.end).trim()))]
  const subject = isLand ? 'land' : isSurety ? 'to answer for another’s debt' : 'that cannot be performed within a year'
  const first = (isLand && deal) || near
  const isStrong = done.some(({ kind }) => kind === 'payment') && done.length > 1
  return {
    id: 'statute-of-frauds',
    title: isStrong
      ? 'No writing for land; part performance may answer it'
      : 'The statute of frauds may want a writing',
    holds: false,
    rule: `${isLand ? 'A contract for an interest in land' : `A contract ${subject}`} is as a rule not enforceable without a writing signed by the party to be charged (Restatement (Second) of Contracts § 110). ${isLand ? (done.length > 0 ? `What the description tells that may be part performance (${done.map(({ kind }) => kind).join(', ')}): ${shown.map((one) => `“${one}”`).join(' ')} It has to point to the sale, and not to a lease or to kinship.` : 'No payment toward the price, possession under the deal or improvement was read in the description.') : ''} ${affirmative} This state’s statute was not checked, so it does not cap the index.`.replace(
      / {2,}/g,
      ' ',
    ),
    lift: [
      'Is there any signed writing of the other side: a text, an email, a check with a note on it, a letter, a tax or loan form?',
      ...(isLand
        ? [
            'Which acts point to a sale and to nothing else: possession, payment of the price, permanent improvements?',
            'Will the other side admit the deal under oath, and does that lift the bar in this state?',
            'Did somebody else buy the land since, for value and without notice?',
          ]
        : ['Could it have been performed within a year, or was it performed on one side?']),
    ],
    anchors: [first, { start: no.index, end: no.index + no[0].length }]
      .toSorted((a, b) => a.start - b.start)
      .map((span) => anchorOf({ text }, span)),
  }
}
