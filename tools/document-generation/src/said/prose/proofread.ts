import { isToDraft, type Template, type TemplateField, toDraft } from '@casewright/templates'
import { sentencesOf } from '../clean/gate.ts'
import { faultIn } from '../clean/register.ts'
import { asDictated, withAge, withArticle } from './as-dictated.ts'
import { withDays } from './days.ts'
import { readsWhole, unspliced } from './reads-whole.ts'
import { holdsOrder, tellsWriter, withoutOrders } from './tells-writer.ts'

const forCourt = /^(?:motion|brief|affidavit|discovery-requests)$/
/** Passages whose items are asked for, counted or named: no sentence is needed there. */
const items =
  /^(?:remedy|demand|callToAction|relief|grounds|issues|exhibits|definitions|interrogatories|production|admissions|subjects|custodians|sources|costs|references)$/
/** Who is served is told in an order. */
const served = /^(?:served|conference)$/

/** 'Roe v. Oak LLC / Circuit Court': the caption, or what somebody else says of a witness. */
const toldOfWitness =
  /^(?:Affiant|Witness|Deponent)\b|^\p{Lu}[^\n]{2,60} vs?\. \p{Lu}[^\n]{2,90}\b(?:Court|Ct|cause|case) ?(?:no)?\b/u

/** What is left of a line of a passage, and what of it is kept beside the document. */
export interface Proof {
  line: string
  beside: string[]
}

const unchanged = (line: string): Proof => ({ line, beside: [] })

/** Whether a passage of a document is read as prose, sentence by sentence. */
export const isProse = ({ tab, id }: Template, { name, type, holds }: TemplateField): boolean =>
  (tab === 'letters' || forCourt.test(id)) && type === 'textarea' && holds !== 'money' && !served.test(name)

/**
 * A line of a letter or of a paper for a court as it may be sent: orders to whoever writes stay beside it, and what is no
 * sentence stands as a point that is still to be drafted, at its place and in the words of the notes.
 */
export function proofread(template: Template, field: TemplateField, line: string): Proof {
  if (line.trim() === '') return unchanged(line)
  const isForCourt = forCourt.test(template.id)
  // What a witness swears to is told in sentences.
  const isItem =
    field.name !== 'statements' &&
    (items.test(field.name) || field.holds === 'list' || template.id === 'attorney-engagement-letter')
  const beside: string[] = []
  const all: { words: string; isRaw: boolean }[] = []
  for (const said of sentencesOf(line)) {
    if (isToDraft(said)) {
      all.push({ words: said, isRaw: false })
      continue
    }
    if (tellsWriter(said, isForCourt) || (field.name === 'openPoints' && holdsOrder(said))) {
      beside.push(said)
      continue
    }
    const bare = withoutOrders(said)
    const words = withArticle(withAge(unspliced(withDays(bare)), template.id))
    const fault = faultIn(words.replace(/[?!]+/g, '.'), true)
    const isRaw =
      (template.id === 'affidavit' && toldOfWitness.test(words)) ||
      asDictated(words, isForCourt) ||
      // Notes are typed with two hyphens; a paper for a court is not.
      (isForCourt && / -- /.test(words)) ||
      (isItem ? fault === 'signs' || fault === 'shorthand' : !readsWhole(words))
    const last = all.at(-1)
    if (isRaw && last?.isRaw) last.words += ` ${bare}`
    else all.push({ words: isRaw ? bare : words, isRaw })
  }
  return { line: all.map(({ words, isRaw }) => (isRaw ? toDraft(words) : words)).join(' '), beside }
}
