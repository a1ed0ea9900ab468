import {
  CasewrightError,
  countLooks,
  countsInWords,
  flaggedWords,
  formatMomentUtc,
  type Run,
  reasonOf,
  stateInWords,
} from '@casewright/core'
import type { ExportWords } from '@casewright/core/server'
import { coverageInWords, docketTable, heading, line, paper, point } from '@casewright/word'
import { laterHistorySaid } from '../later-history.ts'
import { modelSaid } from '../opinion/lowered.ts'
import type { CheckedDocument } from '../output.ts'
import { uncitedLines } from '../support-said.ts'
import { foundCell, reviewCell, writtenCell } from './cells.ts'

/** The verification report: what was checked by whom and how, each citation with its review, and room to sign. */
export async function reportOf(
  run: Run<CheckedDocument>,
  { productName, notAdvice, person }: ExportWords,
): Promise<Uint8Array> {
  const { output, endedAt, createdAt, provenance, reviews } = run
  if (!output) throw new CasewrightError('not-found', 'There is no result to report on.')
  const { citations, coverage, document, uncited = [], opinions, laterOpinions } = output
  const asked = opinions?.model ?? laterOpinions?.model
  const sha256 = provenance?.documents?.[0]?.sha256 ?? document.sha256
  const byItem = new Map(reviews.map((review) => [review.item, review]))
  const reviewed = citations.filter(({ id }) => byItem.has(id)).length
  const flagged = flaggedWords(countLooks(citations))
  const label = (name: string, value: string) => line({ text: `${name}: `, bold: true }, value)
  return paper({
    title: `Citation verification report: ${document.name}`,
    foot: `${productName} · Citation verification report`,
    notAdvice,
    children: [
      heading('Citation verification report', 1),
      label('Document', document.name),
      label(document.isPasted ? 'SHA-256 of the text as it was pasted' : 'SHA-256 of the file', sha256),
      ...(output.title ? [label('Title in the file', output.title)] : []),
      label('Checked', `${formatMomentUtc(endedAt ?? createdAt)}, by ${productName}`),
      label('Report made for', `${person}, ${formatMomentUtc(new Date().toISOString())}`),
      heading('What was done'),
      line(
        `The text was searched for citations. Each one in full was looked up in the sources below, and its name, court and year were compared with what they hold. Short forms were traced to the citation that they stand for. Words quoted were compared with the source where its text was available. Each case was looked up in the list of overruled Supreme Court decisions. ${asked ? modelSaid(opinions, laterOpinions) : 'No language model took part in this check.'}`,
      ),
      line(coverageInWords(coverage)),
      heading('What was not done'),
      point(
        `Whether an authority supports what it is cited for was not judged${asked ? ' by a person, and the opinion of a model is no such judgment' : ''}. Where its text was available, the passage with the words nearest to the sentence is shown beside it, for a person to read.`,
      ),
      point(
        `${laterHistorySaid(citations)} It is not complete: an authority without a flag may still be bad law. When a section was last amended is shown if its publisher prints it and its text is in the library. Whether the words that are cited changed was not checked.`,
      ),
      point(
        '“Verified” means that the authority exists and that what was written of it agrees, as far as each entry says. It means no more.',
      ),
      point(
        'A citation that the software did not find in the text is not in this report. A person should read the document for others.',
      ),
      ...(coverage.sourcesAsked?.length
        ? [
            heading('Sources'),
            docketTable(
              ['Source', 'Outcome', 'Note'],
              coverage.sourcesAsked.map((asked) => [
                asked.source,
                stateInWords(asked),
                reasonOf(asked) || (asked.note ?? ''),
              ]),
              [2800, 2200, 4360],
            ),
          ]
        : []),
      heading('Citations'),
      line(
        citations.length === 0
          ? 'No citation was found in the text: there was nothing to verify.'
          : `${citations.length} found: ${countsInWords(countLooks(citations))}. ${reviewed} of ${citations.length} reviewed by a person.`,
      ),
      ...(flagged ? [line({ text: flagged, bold: true })] : []),
      ...(citations.length > 0
        ? [
            docketTable(
              ['No.', 'As written', 'Outcome of the check', 'Review by a person'],
              citations.map((citation) => [
                String(citation.number),
                writtenCell(citation),
                foundCell(citation),
                reviewCell(byItem.get(citation.id)),
              ]),
              [560, 2700, 3900, 2200],
            ),
          ]
        : []),
      ...(uncited.length > 0
        ? [
            heading('Authorities that the document does not cite'),
            line('From the library, by the points that the document argues. The list is not complete.'),
            ...uncitedLines(uncited).map((one) => point(one)),
          ]
        : []),
      heading('Statement'),
      line(
        'To be completed by the person who signs. Strike what does not apply, and adapt it to the order or rule of the court.',
      ),
      ...[
        'A person has read each authority cited in the document, and it supports what it is cited for.',
        'Each authority cited is still good law for the point it is cited for, or the document says otherwise.',
        'A person has compared each quotation with the authority that it is ascribed to.',
        'A language model was used in preparing the document: for ____________________________________________',
        'No language model was used in preparing the document.',
      ].map((statement) => line(`☐  ${statement}`)),
      line(''),
      ...['Signature', 'Name', 'Bar number', 'Date'].map((what) =>
        line(`${what}: ______________________________________`),
      ),
    ],
  })
}
