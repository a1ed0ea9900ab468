import { CasewrightError, type DocumentText, type Step } from '@casewright/core'
import {
  anchorOf,
  type Caption,
  type CourtField,
  caseTitle,
  courtKinds,
  courtPaperByParts,
  findParties,
  inOrdinaryLetters,
  isOfMover,
  isResponse,
  kindTitle,
  namesDocument,
  pageAt,
  paperName,
  partAt,
  partsOf,
  readCaption,
  rejoined,
  representedIn,
  type Source,
  type Span,
  summaryByParts,
  wholeByHead,
} from '@casewright/law'
import type { Quoted, Summary } from '../output.ts'
import { asRead } from './as-read.ts'
import { type CitedInDocument, citedByParts } from './cited.ts'
import { clausesByParts } from './clauses.ts'
import { courtFieldsOf } from './court-fields.ts'
import { factsOf } from './facts.ts'
import { findingsOf } from './findings.ts'
import { implicationsOf } from './implications.ts'
import { leadOf, leadOfLetter } from './lead.ts'
import { opinionOf } from './opinion.ts'
import { breathe, mostCharacters, partLength } from './parts.ts'
import { ruleTimesIn } from './rule-times.ts'

/** Names and versions of what a summary is made by; kept as its provenance. */
export const checks = { kind: '1', 'key-sentences': '2', clauses: '1', dates: '1', amounts: '1', citations: '1' }

const inShort = 4
/** Papers that speak of a case or a loan, and have no caption. */
const officeKinds: readonly string[] = ['letter', 'demand-letter', 'email', 'memo', 'minutes', 'notice-to-party']
/** In detail: about a page. */
const inDetail = { sentences: 18, characters: 3_400 }
/** At most, beside the sentences of the summary. */
const keyPoints = 8

export type Evidence = Omit<Summary, 'coverage' | 'warnings' | 'written' | 'citations' | 'reading'>

interface Options {
  id?: string | undefined
  signal: AbortSignal
  onStep(step: Step): void
}

/**
 * Everything of a summary that needs no model: sentences of the document itself, each with its place, and what it
 * cites. A long document is read part by part, and others are served between the parts.
 */
export async function evidenceOf(
  document: DocumentText,
  { id, signal, onStep }: Options,
): Promise<{ evidence: Evidence; cited: CitedInDocument[] }> {
  if (document.text.length > mostCharacters)
    throw new CasewrightError(
      'too-large',
      'The document is too long to be summarized at once. Split it into files of at most three thousand pages.',
    )
  const atHead = wholeByHead(document, partLength)
  const whole = { ...atHead, opinion: await opinionOf(document, atHead, signal) }
  await breathe(signal)
  const head = partAt(document, 0, partLength).source
  const caption = readCaption(head)
  const isOffice = officeKinds.includes(whole.kind)
  const parties = findParties(head)
  const sentences = summaryByParts(whole)
  const clauses = clausesByParts(whole)
  const cited = citedByParts(document, id)
  const court = courtPaperByParts(whole)
  const isLong = document.text.length > partLength
  if (!isLong) onStep({ message: 'Finding what carries the document' })
  for (const part of partsOf(document, partLength)) {
    if (isLong) onStep(stepAt(document, part.offset))
    for (const reader of [sentences, clauses, cited, court]) {
      await breathe(signal)
      reader.add(part)
    }
  }
  await breathe(signal)
  const documentType = kindTitle(head, whole.kind)
  // In a response 'It moves for judgment' is what the other side asks.
  const isTheirs = (text: string): boolean => isResponse(documentType) && isOfMover(text)
  const chosen = sentences.summarize({ sentences: inShort }).filter(({ text }) => !isCaption(text) && !isTheirs(text))
  // What a judge says apart is no point of the decision.
  const isApart = ({ start }: Span) =>
    (whole.kind === 'opinion' || whole.kind === 'order') && (start < whole.opinion.start || start >= whole.opinion.end)
  const points = sentences
    .keySentences({ count: keyPoints + (whole.opinion.end < whole.length ? keyPoints : 0), besides: chosen })
    .filter((one) => !isApart(one))
    .slice(0, keyPoints)
  const detail = sentences.summarize(inDetail)
  await breathe(signal)
  const found = clauses.all()
  const findings = findingsOf(document, found, id)
  const courtFields = court.all()
  const legalImplications = ruleTimesIn({
    document,
    id,
    kind: whole.kind,
    title: documentType,
    caption: isOffice ? { dockets: [], parties: [] } : caption,
    fields: courtFields,
  })
  for (const finding of findings) {
    await breathe(signal)
    legalImplications.push(
      ...implicationsOf(finding, { document, kind: whole.kind, title: documentType, clauses: found, parties }),
    )
  }
  // An order may be a list of dates, and no prose.
  const isLetter = whole.kind === 'letter' || whole.kind === 'demand-letter'
  const ofLetter = isLetter ? leadOfLetter(courtFields, representedIn(head)) : undefined
  const ofCase = isLetter
    ? undefined
    : leadOf(courtFields, courtKinds.includes(whole.kind) || whole.kind === 'stipulation')
  const lead = ofLetter ?? ofCase
  const short = once(
    chosen.length > 0 ? withLead(chosen, ofLetter ?? withDone(courtFields, ofCase)) : courtFields.slice(0, inShort),
  )
  const at = (span: Span) => anchorOf(document, span, { document: id })
  const quoted = (list: readonly (Span & { text: string })[]): Quoted[] =>
    list.map((sentence) => ({ text: asRead(sentence.text, document), anchor: at(sentence) }))
  return {
    cited: cited.all(),
    evidence: {
      documentType,
      ...titleOf(document, head, caption, isOffice),
      summary:
        short.map(({ text }) => asRead(text, document)).join(' ') ||
        'The document contains no full sentences to summarize.',
      summarySentences: quoted(short),
      otherLengths: {
        sentence: quoted(lead ?? sentences.summarize({ sentences: 1 })),
        detail: quoted(detail),
      },
      keyPoints: points.map(({ text }) => asRead(text, document)),
      keyPointAnchors: points.map(at),
      foundPoints: quoted(points),
      facts: factsOf(
        document,
        isOffice ? { dockets: [], parties: [] } : caption,
        parties.filter(({ from }) => !isOffice || from !== 'caption'),
        { id, ofCourt: whole.kind === 'opinion' || whole.kind === 'order' },
      ),
      courtFields: courtFieldsOf(document, courtFields, id),
      legalImplications,
      findings,
    },
  }
}

type Sentence = Span & { text: string }

/** Sentences of which none stands within another: a field may hold two, of which one is a field as well. */
const once = (all: readonly Sentence[]): readonly Sentence[] =>
  all.filter(
    (one, at) =>
      !all.some(
        (other, index) =>
          index !== at &&
          other.start <= one.start &&
          one.end <= other.end &&
          (other.end - other.start > one.end - one.start || index < at),
      ),
  )

/** The line of a caption that names both sides says nothing of the case. */
const isCaption = (text: string): boolean =>
  /^\P{Ll}{4,140}\b(?:Plaintiff|Petitioner|Appellant|Claimant)s?,? (?:v|vs)\. /u.test(text)

/** What was held says less without what was done. */
const withDone = (fields: readonly CourtField[], lead: readonly CourtField[] | undefined) => {
  const done = fields.find(({ name }) => name === 'disposition')
  return lead?.length === 1 && lead[0]?.name === 'holding' && done && done.start !== lead[0].start
    ? [...lead, done]
    : lead
}

/** The sentences of a summary with the one that says most of the paper among them, in the order of the text. */
function withLead(chosen: readonly Sentence[], lead: readonly Sentence[] = []): readonly Sentence[] {
  const rest = chosen.filter((one) => !lead.some(({ start, end }) => one.start < end && start < one.end))
  return [...lead, ...rest.slice(0, inShort - lead.length)].toSorted((one, other) => one.start - other.start)
}

/** Where the work stands: on a page, or in a part where there are no pages. */
function stepAt({ pages, text }: DocumentText, offset: number): Step {
  const page = pageAt(pages, offset)
  return page
    ? { message: 'Analyzing page', done: page - 1, total: pages.at(-1)?.number ?? page }
    : {
        message: 'Analyzing part',
        done: Math.floor(offset / partLength),
        total: Math.ceil(text.length / partLength),
      }
}

/**
 * A case is called by its parties, any other document by its title, or as it calls itself; a file may give a court or a
 * heading as one.
 */
function titleOf(document: DocumentText, head: Source, caption: Caption, isOffice: boolean): { title?: string } {
  const titles = isOffice
    ? [paperName(head), document.title]
    : [caseTitle(head, caption) ?? document.title, paperName(head)]
  const title = titles.find((one) => one && namesDocument(one))
  return title ? { title: inOrdinaryLetters(balanced(rejoined(title, document))).replace(dangling, '') } : {}
}

/** What is left of a caption where its next party stood: ', and'. */
const dangling = /[\s,]{1,8}(?:and)?[\s,]{0,4}$/i

/** '(draft' without the bracket that closes it was cut from a longer line. */
const balanced = (title: string): string =>
  title.includes('(') && !title.includes(')') ? title.slice(0, title.lastIndexOf('(')).trimEnd() : title
