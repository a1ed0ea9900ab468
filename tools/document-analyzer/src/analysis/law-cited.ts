import { counted, type DocumentText, type Law, type TreatmentFlag } from '@casewright/core'
import { anchorOf, citedIn, courtKinds, kindOf } from '@casewright/law'
import type { Finding } from '../output.ts'

/** How many are looked up: sources count what they are asked. */
const mostChecked = 100

export interface LawCited {
  findings: Finding[]
  /** What was checked, in a sentence. */
  note: string
}

/**
 * What a filing cites that is no longer good law, or only in part or in doubt, in the same words as everywhere. Only
 * filings are looked at: what a contract cites is for its parties to know.
 */
export async function lawCited(document: DocumentText, id: string | undefined, law: Law): Promise<LawCited> {
  if (!courtKinds.some((kind) => kind === kindOf(document).kind)) return { findings: [], note: unchecked }
  const { places, wanted } = citedIn(document)
  const asked = wanted.slice(0, mostChecked)
  if (asked.length === 0) return { findings: [], note: unchecked }
  const answer = await law.verify(asked.map(({ citation }) => citation)).catch(() => null)
  if (!answer) return { findings: [], note: unchecked }
  const findings = answer.checks.flatMap(({ treatment, text }, at): Finding[] => {
    const here = places.filter((place) => place.wanted === at)
    if (!treatment || here.length === 0) return []
    return [
      {
        ...wordsOf(treatment, text),
        id: `law.${at + 1}`,
        origin: 'evidence',
        anchors: here.slice(0, 40).map(({ span }) => anchorOf(document, span, { document: id })),
        places: here.length,
        clause: false,
        doubts: [],
      },
    ]
  })
  const rest = wanted.length > asked.length ? ` The first ${asked.length} of ${wanted.length} were looked up.` : ''
  return {
    findings,
    note: `${counted(asked.length, 'citation was', 'citations were')} checked for whether ${asked.length === 1 ? 'it is' : 'they are'} still good law; nothing else about them was. Citation Check compares names, pages and quotations.${rest}`,
  }
}

const unchecked = 'Citations in the document were not checked.'

const wordsOf = ({ flag, says, note = '', source }: TreatmentFlag, text: string) => ({
  title: flag === 'red' ? 'Law that no longer stands' : 'Law in doubt',
  message: `${text}: ${says}${note && ` ${note}`} Source: ${source}.`,
  severity: flag === 'red' ? ('high' as const) : ('medium' as const),
  category: 'Authority',
  insight: flag === 'red' ? ('warning' as const) : ('risk' as const),
  why: 'A court expects to be told when an authority was overruled, repealed or limited.',
  advice: 'Cite what took its place, or say in the document what became of it and why it still supports you.',
})
