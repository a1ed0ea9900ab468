import { readCaption } from '../../caption/caption.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { once } from '../reading/once.ts'
import { hasHeading, isWhole } from './support/filing.ts'
import { missing } from './support/missing.ts'

const form = { concerns: ['brief'], category: 'Form', insight: 'compliance' } as const
const captionOf = once(readCaption)
const says = ({ text }: CheckedDocument, pattern: RegExp): boolean => pattern.test(text)
const isFederal = (document: CheckedDocument): boolean =>
  /\bunited states\s+(?:district|bankruptcy)\s+court\b/i.test(document.text.slice(0, 4000))

/** The parts that a court expects of a filing. */
export const filingPartChecks: readonly DocumentCheck[] = [
  missing(
    {
      ...form,
      id: 'missing.court',
      title: 'No court named in the caption',
      severity: 'high',
      why: 'A clerk may refuse a paper that does not say in which court it is filed.',
      advice: 'Name the court at the top of the caption.',
    },
    (document) => isWhole(document) && !captionOf(document).court && !/\bcourt\b/i.test(document.text.slice(0, 3000)),
  ),
  missing(
    {
      ...form,
      id: 'missing.case-number',
      title: 'No case number',
      // A complaint gets its number when it is filed.
      kinds: ['answer', 'motion', 'brief', 'memorandum-of-law'],
      severity: 'medium',
      why: 'A paper without its number may be docketed in no case, and so not be filed in time.',
      advice: 'Add the number to the caption.',
    },
    (document) =>
      isWhole(document) &&
      captionOf(document).dockets.length === 0 &&
      !/\b(?:case|civil action|docket|cause|index|no\.?)(?:\s*(?:nos?\.?|numbers?))?(?:\s*:)?\s*[\dA-Z-]{0,30}\d/i.test(
        document.text.slice(0, 3000),
      ),
  ),
  missing(
    {
      ...form,
      id: 'missing.prayer',
      title: 'No prayer for relief',
      kinds: ['complaint'],
      severity: 'high',
      why: 'A court gives what is asked for; without a demand a complaint may be dismissed.',
      advice: 'Add a prayer that names each form of relief.',
    },
    (document) =>
      isWhole(document) &&
      !says(
        document,
        /\bprayer\b|\bwherefore\b|\brelief\s+requested\b|\bdemands?\s+judgment\b|\b(?:prays?|requests?|asks?)\b[^.]{0,80}\b(?:judgment|relief|award|court)\b/i,
      ),
  ),
  missing(
    {
      ...form,
      id: 'missing.jurisdiction',
      title: 'No statement of jurisdiction',
      kinds: ['complaint'],
      severity: 'high',
      why: 'A federal court hears only what a complaint shows that it may hear.',
      advice: 'State the ground of jurisdiction in a short paragraph.',
    },
    (document) => isWhole(document) && isFederal(document) && !says(document, /\bjurisdiction\b/i),
  ),
  missing(
    {
      ...form,
      id: 'missing.filing-signature',
      title: 'No signature of counsel or party',
      severity: 'high',
      why: 'A court strikes a paper that nobody has signed.',
      advice: 'Add the signature, name and address of counsel or party.',
    },
    (document) =>
      isWhole(document) &&
      findSignatureBlocks(document).length === 0 &&
      !says(
        document,
        /\brespectfully\s+submitted\b|\/s\/|\battorneys?\s+for\b|\bcounsel\s+for\b|\bpro\s+se\b|^\s*dated?:?\s/im,
      ),
  ),
  missing(
    {
      ...form,
      id: 'missing.certificate-of-service',
      title: 'No certificate of service',
      kinds: ['answer', 'motion', 'brief', 'memorandum-of-law'],
      severity: 'medium',
      why: 'Where the court’s filing system does not serve everyone, the certificate proves that the others got the paper.',
      advice: 'Add one, unless everyone is served by the filing system.',
    },
    (document) =>
      isWhole(document) &&
      !says(
        document,
        /\b(?:certificate|proof|affidavit|declaration)\s+of\s+(?:electronic\s+)?(?:service|filing|mailing)\b|\bhereby\s+certify\b[^.]{0,300}\b(?:served|filed|sent|mailed|copy)\b/i,
      ),
  ),
  missing(
    {
      ...form,
      id: 'missing.facts',
      title: 'No statement of facts',
      kinds: ['brief', 'memorandum-of-law'],
      severity: 'medium',
      why: 'An argument that rests on facts nobody has told cannot be followed.',
      advice: 'Add a statement of facts with references to the record.',
    },
    (document) =>
      isWhole(document) &&
      !hasHeading(document, /facts?\b|factual|background|statement of (?:the )?case|procedural history/i),
  ),
  missing(
    {
      ...form,
      id: 'missing.argument',
      title: 'No argument',
      kinds: ['brief', 'memorandum-of-law'],
      severity: 'medium',
      why: 'A judge looks for the argument under its heading.',
      advice: 'Set the argument under a heading.',
    },
    (document) =>
      isWhole(document) &&
      !hasHeading(document, /arguments?\b|discussion|analysis|reasons for granting|points? and authorities/i),
  ),
  missing(
    {
      ...form,
      id: 'missing.conclusion',
      title: 'No conclusion',
      kinds: ['brief', 'memorandum-of-law', 'motion'],
      severity: 'medium',
      why: 'What the court is asked to order has to be said at the end, exactly.',
      advice: 'End with the relief that is asked for.',
    },
    (document) =>
      isWhole(document) &&
      !hasHeading(document, /conclusion|relief|prayer/i) &&
      !says(
        document,
        /\bfor\s+(?:all\s+of\s+|all\s+)?(?:these|the\s+foregoing|the\s+above)\s+reasons\b|\bwherefore\b/i,
      ),
  ),
]
