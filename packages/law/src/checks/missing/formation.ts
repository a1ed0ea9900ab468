import { findDates } from '../../dates/dates.ts'
import { contractKinds } from '../../kinds/sign.ts'
import { findParties } from '../../parties/parties.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { DocumentCheck } from '../check.ts'
import { breaksOff } from './breaks-off.ts'
import { missingCheck } from './missing-check.ts'

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
      new Set(findSignatureBlocks(document).flatMap(({ party }) => party ?? [])).size >= 2,
    said: [
      /\b(?:between|among)\b.{3,300}\band\b/i,
      /\b(?:employment|agree\w*|contract) (?:with|by)\b.{0,60}\p{Lu}[\p{L}&.]+.{0,200}["“(]/u,
      /\bpart(?:y|ies)\b.{0,40}\bidentified\b|\bto the order of\b/i,
      /^(?:parties|landlord|tenant|customer|provider|company|seller|buyer|licensor|licensee)(?:\/\w+)?\s*:/i,
      /\b(?:you|your)\b.{0,200}\b(?:Inc|LLC|Corp|Ltd|Company|L\.P)\b/,
    ],
  }),
  missingCheck({
    id: 'missing.effective-date',
    title: 'No effective date',
    severity: 'medium',
    ofCover: 'and-amendment',
    there: (document) => findDates(document.text.slice(0, 800)).length > 0,
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
    there: (document) => findSignatureBlocks(document).length > 0,
    said: [
      /(?:^|\s)\/s\/\s/,
      /\bby (?:clicking|accessing|using|checking|placing an order)\b.{0,120}\b(?:agree|accept)/i,
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
