import { counted, firstShown, supportOutcomes, supportWords } from '@casewright/core'
import type { Cited } from '@casewright/law'
import { laterHistorySaid } from '../later-history.ts'
import type { CheckedCitation } from '../output.ts'
import { isRecordCite } from './listed.ts'

/** What was read, and what nobody checked and why. */
export function notesOn(
  isPasted: boolean,
  cited: Cited,
  citations: readonly CheckedCitation[],
  /** Citations of the document, of which the first are `citations`. */
  found: number,
): string[] {
  return [
    ...(isPasted ? ['Read the text that was pasted.'] : []),
    ...(found > citations.length
      ? [
          `${firstShown(citations.length, found)} The others were not checked. Split the document into shorter files to check them all.`,
        ]
      : []),
    ...uncheckedWhy(citations.filter(({ status }) => status === 'unchecked')),
    ...quotationsSaid(cited, citations),
    ...supportsSaid(citations),
    ...leftOut(cited),
    ...(citations.length > 0 ? [laterHistorySaid(citations)] : []),
  ]
}

/** The few reasons for which citations stayed unchecked, each with how many. */
function uncheckedWhy(unchecked: readonly CheckedCitation[]): string[] {
  const reasons = Map.groupBy(unchecked, ({ reason, standsFor, namesake }) =>
    (standsFor ? reason.slice(reason.indexOf(`${standsFor.text}. `) + standsFor.text.length + 2) : reason)
      .replace(namesake?.says ?? '', '')
      .trimEnd()
      .replace(/(?<!\s)\s*(?:The pin cite was not checked\. )?Later history was not checked[^.]{0,180}\./, ''),
  )
  const most = [...reasons].sort(([, one], [, other]) => other.length - one.length).slice(0, 4)
  return most.map(([reason, all]) => `${all.length} unchecked: ${reason}`)
}

function quotationsSaid({ unascribed }: Cited, citations: readonly CheckedCitation[]): string[] {
  const all = citations.flatMap(({ quotations }) => quotations)
  const count = (outcome: string) => all.filter((one) => one.outcome === outcome).length
  const cutShort = all.filter((one) => one.outcome === 'spliced' && one.cutShort).length
  const parts = [
    ['found', count('found')],
    ['found with words in brackets', count('substituted')],
    ['found, but another’s words than the citation says', count('others-words')],
    ['spliced', count('spliced') - cutShort],
    ['cut short', cutShort],
    ['out of context', count('out-of-context')],
    ['altered', count('altered')],
    ['not in the source', count('not-found')],
    ['not compared, as the text is not at hand', count('unchecked')],
  ] as const
  const said = parts.filter(([, number]) => number > 0).map(([words, number]) => `${number} ${words}`)
  return [
    ...(said.length > 0 ? [`Quotations: ${said.join(', ')}.`] : []),
    ...(unascribed.length > 0
      ? [
          `${counted(unascribed.length, 'quotation stands', 'quotations stand')} with no citation and were not compared.`.replace(
            /^(1 .*) were /,
            '$1 was ',
          ),
        ]
      : []),
  ]
}

/** For how many citations their authorities were searched for what they are cited for, and for how many nobody did. */
function supportsSaid(citations: readonly CheckedCitation[]): string[] {
  const supports = citations.flatMap(({ support }) => support ?? [])
  const parts = supportOutcomes.flatMap((outcome) => {
    const count = supports.filter((one) => one.outcome === outcome).length
    return count > 0 ? [`${count} ${supportWords[outcome].toLowerCase()}`] : []
  })
  const found = citations.filter((one) => one.found).length
  const left = found - supports.length
  return [
    ...(parts.length > 0 ? [`Does the authority say so, by its words: ${parts.join(', ')}.`] : []),
    ...(left > 0
      ? [
          `${counted(left, 'citation was', 'citations were')} not compared with what the authority says: its text is not in the library, or nothing is stated before the citation.`,
        ]
      : []),
  ]
}

function leftOut(cited: Cited): string[] {
  const { places, tables } = cited
  const record = places.filter((place) => isRecordCite(place, cited)).length
  const bare = places.filter(({ citation }) => citation.kind === 'section').length
  return [
    ...(bare > 0
      ? [`${counted(bare, 'section sign')} with no code named ${bare === 1 ? 'was' : 'were'} left out.`]
      : []),
    ...(record > 0
      ? [`${counted(record, 'reference')} to an appendix of the record ${record === 1 ? 'was' : 'were'} left out.`]
      : []),
    ...(tables.length > 0
      ? [`The document’s own tables of contents and authorities (${counted(tables.length, 'line')}) were left out.`]
      : []),
  ]
}
