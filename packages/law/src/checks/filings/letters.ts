import { findAmounts } from '../../amounts/amounts.ts'
import { findDates } from '../../dates/dates.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { missing } from './support/missing.ts'

const form = { concerns: ['letter'], category: 'Form', insight: 'best-practice' } as const
const demand = {
  concerns: ['letter'],
  kinds: ['demand-letter'],
  category: 'Form',
  insight: 'risk',
  severity: 'medium',
} as const

const salutation =
  /^[ \t]*(?:dear\b|to\s+whom\s+it\s+may\s+concern|ladies\s+and\s+gentlemen|gentlemen|counsel)\b.{0,80}[,:]?[ \t]*$/im
const closing =
  /^[ \t]*(?:very\s+truly\s+yours|yours\s+very\s+truly|sincerely(?:\s+yours)?|respectfully(?:\s+(?:yours|submitted))?|yours(?:\s+(?:truly|sincerely|faithfully))?|(?:best|kind|warm|with)\s+(?:best\s+)?regards|regards|cordially|best|signed|thank\s+you)\b.{0,40}$/im
const anyDate =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?:\d{1,2}|_+)|\b\d{1,2}\/\d{1,2}\/\d{2,4}|\b\d{1,2}\s+(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const says = ({ text }: CheckedDocument, pattern: RegExp): boolean => pattern.test(text)
const head = ({ text }: CheckedDocument): string => text.slice(0, 1500)
/** The last lines, under which a letter is signed. */
const afterClosing = ({ text }: CheckedDocument): string => {
  const found = closing.exec(text)
  return found ? text.slice(found.index + found[0].length, found.index + found[0].length + 400) : ''
}
const deadline =
  /\b(?:within|in\s+the\s+next|no\s+later\s+than|not\s+later\s+than|on\s+or\s+before|before|by|until)\s+(?:the\s+)?(?:close\s+of\s+business\s+(?:on\s+)?)?(?:[a-z]+\s+\(\d+\)|\d+|ten|five|seven|fourteen|fifteen|twenty|thirty|sixty|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|tomorrow|\{)/i
const consequence =
  /\b(?:legal\s+action|lawsuit|sue|court|litigation|legal\s+remed(?:y|ies)|legal\s+proceedings|file\s+(?:a\s+)?(?:suit|claim|complaint|action)|all\s+(?:available\s+)?remedies|collection\s+agency|arbitration|attorney['’]?s['’]?\s+fees|terminate)\b/i

/** Whether the text ends in the middle of a paragraph: how the letter closes is not known. */
const isCut = ({ text }: CheckedDocument): boolean => {
  const last = text.trimEnd().split('\n').at(-1) ?? ''
  return last.length > 60 && !/[.!?:"”)\]_]$/.test(last)
}

/** What a letter is expected to have. */
export const letterChecks: readonly DocumentCheck[] = [
  missing(
    {
      ...form,
      id: 'missing.letter-date',
      title: 'No date',
      severity: 'medium',
      why: 'When notice was given, and when a period began, is shown by the date of the letter.',
      advice: 'Date the letter.',
    },
    (document) => findDates(document.text).length === 0 && !anyDate.test(head(document)),
  ),
  missing(
    {
      ...form,
      id: 'missing.letter-salutation',
      title: 'No recipient is greeted',
      severity: 'low',
      why: 'To whom a letter speaks, and who may rely on it, should be plain.',
      advice: "Add a salutation, such as 'Dear Ms. Doe:'.",
    },
    // A notice of a court bears its docket stamp and greets nobody.
    (document) => !says(document, salutation) && !says(document, /^[ \t]*case:?\s*[\d:-].*\bdocument\b/im),
  ),
  missing(
    {
      ...form,
      id: 'missing.letter-closing',
      title: 'No closing',
      severity: 'low',
      why: 'Without a closing it is unclear whether the letter is complete.',
      advice: "Close the letter, such as with 'Sincerely,'.",
    },
    (document) => says(document, salutation) && !says(document, closing) && !isCut(document),
  ),
  missing(
    {
      ...form,
      id: 'missing.letter-signature',
      title: 'Nobody signs the letter',
      severity: 'medium',
      why: 'A demand or notice that nobody signs may be taken as none.',
      advice: 'Add the name of the one who signs.',
    },
    (document) =>
      says(document, closing) &&
      findSignatureBlocks(document).length === 0 &&
      !/\p{Lu}\p{Ll}+|\/s\/|_{3,}/u.test(afterClosing(document)),
  ),
  missing(
    {
      ...form,
      id: 'missing.letter-subject',
      title: 'No subject line',
      severity: 'low',
      why: 'A line that names the matter brings the letter into the right file.',
      advice: "Add a line that begins with 'Re:'.",
    },
    (document) =>
      document.text.length > 800 &&
      !/^[ \t]*(?:re|subject|regarding|in\s+re|matter|notice\s+of|demand\s+for)\b[^\n]{0,120}/im.test(
        document.text.slice(0, 12_000),
      ) &&
      !/^[ \t]*letter\s+of\b/im.test(head(document)),
  ),
  missing(
    {
      ...demand,
      id: 'missing.demand-deadline',
      title: 'No deadline for the demand',
      why: 'Without a day by which to act, the other side is not late and the letter sets nothing in motion.',
      advice: 'Name a date.',
    },
    (document) => !says(document, deadline),
  ),
  missing(
    {
      ...demand,
      id: 'missing.demand-amount',
      title: 'No amount is demanded',
      why: 'A demand that names no sum cannot be met, and fixes no claim for interest.',
      advice: 'Name the sum, and how it is reached.',
    },
    (document) =>
      findAmounts(document.text).length === 0 &&
      // What is demanded may be an act, or still to be filled in.
      !/[$€£{[]|\b(?:return|repair|replace|cease|desist|stop|remove|vacate|produce|retract|perform|deliver)\b/i.test(
        document.text,
      ),
  ),
  missing(
    {
      ...demand,
      id: 'missing.demand-consequence',
      title: 'No consequence is named',
      why: 'A demand that says nothing of what follows is easily left unanswered.',
      advice: 'Say what will be done if the demand is not met.',
    },
    (document) => !says(document, consequence),
  ),
  missing(
    {
      ...form,
      id: 'missing.settlement-mark',
      title: 'An offer to settle that is not marked as one',
      severity: 'low',
      insight: 'risk',
      why: 'An offer that is not marked as one may be argued to be an admission.',
      advice: 'Mark the letter as a settlement communication, made without prejudice.',
    },
    (document) =>
      says(
        document,
        /\b(?:offers?|propos(?:e|es|al)|willing|prepared)\b[^.]{0,80}\b(?:settle|settlement|compromise|resolve\s+(?:this|the)\s+(?:matter|dispute|claim))\b/i,
      ) &&
      !says(
        document,
        /\bwithout\s+prejudice\b|\bsettlement\s+(?:communication|purposes|negotiations?|privileged)\b|\bconfidential\s+settlement\b|\bnot\s+(?:be\s+)?(?:construed\s+as\s+)?an\s+admission\b|\brule\s+408\b/i,
      ),
  ),
  missing(
    {
      ...form,
      id: 'missing.enclosure-list',
      title: 'An enclosure is mentioned and not listed',
      severity: 'low',
      why: 'Whether everything was in the envelope cannot be shown later.',
      advice: 'List the enclosures under the signature.',
    },
    (document) =>
      says(
        document,
        /\b(?:I\s+(?:have\s+)?enclosed?|we\s+(?:have\s+)?enclosed?|(?:is|are)\s+enclosed|enclosed\s+(?:is|are|please|herewith|you\s+will)|enclosed\s+with\s+this\s+letter)\b/i,
      ) && !says(document, /^[ \t]*(?:enclosures?|encls?\.?|attachments?|enc\.?)\s*(?:[:(\d]|$)/im),
  ),
]
