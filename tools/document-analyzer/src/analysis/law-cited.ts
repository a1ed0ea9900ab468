import { type CitationCheck, counted, type DocumentText, type Law, type TreatmentFlag } from '@casewright/core'
import { anchorOf, type Cited, citedIn, courtKinds, flagsSaid, kindOf } from '@casewright/law'
import type { Finding } from '../output.ts'

/** How many are looked up: sources count what they are asked. */
const mostChecked = 100
const mostAnchors = 40

export interface LawCited {
  findings: Finding[]
  /** What was checked, in a sentence. */
  note: string
}

/**
 * What a filing cites that does not exist as it is cited, and what is no longer good law, or only in part or in doubt, in
 * the same words as everywhere. Only filings are looked at: what a contract cites is for its parties to know.
 */
export async function lawCited(document: DocumentText, id: string | undefined, law: Law): Promise<LawCited> {
  if (!courtKinds.some((kind) => kind === kindOf(document).kind)) return { findings: [], note: unchecked }
  const cited = citedIn(document)
  const asked = cited.wanted.slice(0, mostChecked)
  if (asked.length === 0) return { findings: [], note: unchecked }
  const answer = await law.verify(asked.map(({ citation }) => citation)).catch(() => null)
  if (!answer) return { findings: [], note: unchecked }
  const { checks } = answer
  const said = flagsSaid(document, cited, checks)
  const findings = checks.flatMap((check, at): Finding[] => {
    const here = placesOf(cited, at)
    if (here.length === 0) return []
    const { treatment, text } = check
    const isSaid = here.some(({ authority }) => authority !== null && said.has(authority))
    const told = {
      origin: 'evidence' as const,
      anchors: here.slice(0, mostAnchors).map(({ span }) => anchorOf(document, span, { document: id })),
      places: here.length,
      clause: false,
      doubts: [],
    }
    return [
      ...(isWrong(check) ? [{ ...wrongWords(check), id: `citation.${at + 1}`, ...told }] : []),
      ...(treatment && !isSaid ? [{ ...lawWords(treatment, text), id: `law.${at + 1}`, ...told }] : []),
    ]
  })
  return { findings, note: noteOf(checks, cited.wanted.length) }
}

const placesOf = ({ places }: Cited, at: number) => places.filter(({ wanted }) => wanted === at)

const unchecked = 'Citations in the document were not checked.'

function noteOf(checks: readonly CitationCheck[], all: number): string {
  const isOne = checks.length === 1
  const open = checks.filter(({ status }) => status === 'unchecked' || status === 'ambiguous').length
  const left = open > 0 ? ` ${counted(open, 'of them could not be checked', 'of them could not be checked')}.` : ''
  const rest = all > checks.length ? ` The first ${checks.length} of ${all} were looked up.` : ''
  return `${counted(checks.length, 'citation was', 'citations were')} checked for whether ${isOne ? 'it exists as it is cited, and whether it is' : 'they exist as they are cited, and whether they are'} still good law.${left} Citation Check compares quotations and pin cites as well.${rest}`
}

const isWrong = ({ status }: CitationCheck): boolean => status === 'mismatch' || status === 'not-found'

const wrongWords = ({ status, text, reason, differences = [] }: CitationCheck) => ({
  title: status === 'mismatch' ? 'A citation that does not match its source' : 'A citation that does not exist',
  message: `${text}: ${reason}${differences.map(({ field, written, found }) => ` ${field[0]?.toUpperCase()}${field.slice(1)}: written “${written}”, found “${found}”.`).join('')}`,
  severity: 'high' as const,
  category: 'Authority',
  insight: 'warning' as const,
  why: 'A court expects every citation in a filing to exist and to be what it is cited as.',
  advice: 'Look the authority up, and correct the citation or take it out.',
})

const lawWords = ({ flag, says, note = '', source }: TreatmentFlag, text: string) => ({
  title: flag === 'red' ? 'Law that no longer stands' : 'Law in doubt',
  message: `${text}: ${says}${note && ` ${note}`} Source: ${source}.`,
  severity: flag === 'red' ? ('high' as const) : ('medium' as const),
  category: 'Authority',
  insight: flag === 'red' ? ('warning' as const) : ('risk' as const),
  why: 'A court expects to be told when an authority was overruled, repealed or limited.',
  advice: 'Cite what took its place, or say in the document what became of it and why it still supports you.',
})
