import { findDates } from '../../dates/dates.ts'
import { contractKinds } from '../../kinds/sign.ts'
import { findParties } from '../../parties/parties.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { DocumentCheck } from '../check.ts'
import { labeledParties, partiesCalled } from '../reading/labeled-parties.ts'
import { breaksOff } from './breaks-off.ts'
import { missingCheck } from './missing-check.ts'

/** 'Between:' with the parties on lines of their own, and a letter's addressee. */
const opening = /\b(?:between|among)\b[\s\S]{3,1200}?\band\b|^\s*to:?\s+\p{Lu}/imu
/** Names given to parties: '(the “Recipient”)'. */
const labels = (text: string): number =>
  new Set(
    [
      ...text
        .slice(0, 4000)
        .matchAll(/\((?:the |each,? an? |an? |hereinafter (?:called |referred to as )?)?["“]([A-Z][^"”)]{1,40})["”]/g),
    ].flatMap(([, name = '']) =>
      /agreement|date|information|material|purpose|transaction|property/i.test(name) ? [] : [name],
    ),
  ).size
/** A place to sign in any form: 'SIGNED by the Donor: ....', 'Agreed and accepted by:', 'Name/Signature ____'. */
const signing =
  /(?:^|[\n\t]|\s{2}|[/.] ?)(?:signed|signature|agreed and accepted|accepted and agreed|read and agreed|agreed to and accepted|accepted by|executed by)\b[^\n]{0,90}(?:[:_…]|\.{3,}|$)|\b(?:name|visitor name|print name) ?\/ ?signature\b|\bfor and on behalf of\b/im

/** What stands at the foot of a paper that is to be signed: a rule to sign on, or who signs and when. */
const atFoot =
  /_{6,}|-{8,}|\.{10,}|…{4,}|\bexecuted this\b|\bsignature\b.{0,40}\b(?:of|on behalf)\b|^[ \t]*date:?[ \t]*\n[^\n]{0,60}:?[ \t]*$/im
const foot = 700

/** A place to sign wherever it stands: 'By:' with a name and an office below, '(Signature of Witness)', 'DATED AT ____'. */
const signedHere =
  /^[ \t]*(?:by|per|sign(?:ed|ature)?)[ \t]?:[^\n]{0,100}\n(?:[^\n]{0,100}\n){0,2}[ \t]*(?:print(?:ed)? )?(?:name|title|its|date)[ \t]?:|\(signature of\b|\bdated at _{3,}/im
/** A party that is left to be filled in: '________ (the “Recipient”)'. */
const toFill = /____(?!_)[^\n_]{0,60}\((?:the |hereinafter (?:called |referred to as )?(?:the )?)?["“]\p{Lu}/u

/** A date that whoever signs writes beside the signature. */
const dateToFill = /^[ \t]*dated?\b[ \t]{0,3}(?:[:.…_(]|$)|\bdated?[.…_]{3,}/im

/** Who contracts, from when, and how it is signed. */
export const formation: readonly DocumentCheck[] = [
  {
    id: 'missing.ending',
    title: 'The document breaks off',
    concerns: ['contract'],
    severity: 'high',
    category: 'Missing clauses',
    insight: 'warning',
    why: 'The text is a part of a longer contract, so what follows has not been read and no clause can be called missing.',
    advice: 'Get the whole document and analyze it again.',
    find: (document) => (breaksOff(document) ? [{ start: 0, end: 0 }] : []),
  },
  missingCheck({
    id: 'missing.parties',
    title: 'Parties not identified',
    severity: 'high',
    insight: 'warning',
    ofCover: 'and-amendment',
    heading: /^(?:the )?parties$/im,
    why: 'A contract binds only those whom it names, and a claim against a party not clearly named may fail.',
    advice: 'Name each party in full, with its form and state of organization, in the first paragraph.',
    there: (document) =>
      findParties(document).length >= 2 ||
      labeledParties(document).length >= 2 ||
      partiesCalled(document.text).length >= 2 ||
      labels(document.text) >= 2 ||
      opening.test(document.text.slice(0, 4000)) ||
      toFill.test(document.text.slice(0, 4000)) ||
      new Set(findSignatureBlocks(document).flatMap(({ party }) => party ?? [])).size >= 2,
    said: [
      /\bundersigned\b/i,
      /\b(?:between|among)\b.{3,300}\band\b/i,
      /\b(?:employment|agree\w*|contract) (?:with|by)\b.{0,60}\p{Lu}[\p{L}&.]+.{0,200}["“(]/u,
      /\bpart(?:y|ies)\b.{0,40}\bidentified\b|\bto the order of\b/i,
      /\b(?:each|individually|collectively|together)\b.{0,60}["“]part(?:y|ies)["”]/i,
      /^(?:parties|landlord|tenant|customer|provider|company|seller|buyer|licensor|licensee)(?:\/\w+)?\s*:/i,
      /\b(?:you|your)\b.{0,200}\b(?:Inc|LLC|Corp|Ltd|Company|L\.P)\b/,
    ],
  }),
  missingCheck({
    id: 'missing.effective-date',
    title: 'No effective date',
    severity: 'medium',
    ofCover: 'and-amendment',
    there: (document) =>
      findDates(document.text.slice(0, 800)).length > 0 || dateToFill.test(document.text.slice(-foot)),
    why: 'Rights, payments and deadlines that run from the start of the contract cannot be counted without a date on which it starts.',
    advice: 'State the date on which the contract takes effect.',
    said: [
      /\b(?:effective|commencement|start) date\b/i,
      /\b(?:made|entered into|dated|effective|executed|signed|begins?|commenc\w+|starts?)\b.{0,60}\b(?:as of|on|upon|this|when|from)\b/i,
      /\bdated?\b.{0,20}(?:\d{4}|_{2,})/i,
    ],
  }),
  missingCheck({
    id: 'missing.signature-block',
    title: 'No signature block',
    severity: 'high',
    insight: 'compliance',
    ofCover: 'and-amendment',
    why: 'Without a place to sign for each party, it may be disputed whether, when and by whom the contract was accepted.',
    advice: 'Add a signature block for each party, with name, title and date.',
    there: (document) =>
      findSignatureBlocks(document).length > 0 ||
      signing.test(document.text) ||
      signedHere.test(document.text) ||
      atFoot.test(document.text.slice(-foot)),
    said: [
      /(?:^|\s)\/s\/\s/,
      /\bby (?:clicking|accessing|using|checking|placing an order|installing|downloading|copying|opening)\b.{0,200}\b(?:agree|accept|bound|consent)/i,
      /\b(?:installing|installation|downloading|copying|use)\b.{0,120}\b(?:constitutes?|signif\w+|indicates?|means|deemed)\b.{0,60}\b(?:accept|agree|consent)/i,
      /\bin witness whereof\b/i,
      /\bsign\w*\b.{0,40}\b(?:cover page|order form)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.authority',
    title: 'No statement of authority to sign',
    kinds: ['services-agreement', 'sales-agreement', 'license', 'settlement'],
    severity: 'low',
    why: 'A party whose signer had no authority may say that it was never bound.',
    advice: 'Have each party represent that it may enter into the contract and that its signer is authorized.',
    heading: /\bauthority\b|\bauthoriz/i,
    said: [
      /\b(?:full|requisite|all necessary|legal|the|has|have)\b.{0,60}\b(?:power|authority|right)\b.{0,120}\b(?:enter|execute|sign|perform|deliver|grant)/i,
      /\b(?:duly authorized|authorized (?:representative|signator|officer))/i,
    ],
  }),
  missingCheck({
    id: 'missing.counterparts',
    title: 'Nothing on counterparts or electronic signature',
    // An employee signs the employer's paper, and nobody signs another copy.
    kinds: contractKinds.filter((kind) => kind !== 'employment-agreement'),
    severity: 'low',
    ofCover: 'yes',
    why: 'Parties who sign separate copies, or sign electronically, are spared a dispute over form where the contract allows it in words.',
    advice: 'Say that the contract may be signed in counterparts and electronically.',
    heading: /\bcounterparts?\b|\belectronic signatures?\b/i,
    said: [
      /\bcounterparts?\b/i,
      /\belectronic(?:ally)?\b.{0,40}\b(?:sign\w*|execut\w+|deliver\w+)\b|\bsign\w*\b.{0,40}\belectronic/i,
      /\bby clicking\b/i,
    ],
  }),
]
