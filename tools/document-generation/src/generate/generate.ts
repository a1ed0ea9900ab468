import { CasewrightError } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Template } from '@casewright/templates'
import type { Generation } from '../input.ts'
import { notesOnCited } from '../law/cited-law.ts'
import { coverageOfLaw } from '../law/law-on.ts'
import { fillByModel, type ToFill } from '../model/fill.ts'
import { fillsOf, type Known } from '../office/fills.ts'
import { knownIn } from '../office/known-in.ts'
import { notesOnOffice, withOffice } from '../office/with-office.ts'
import type { Filled, Generated } from '../output.ts'
import { accountOf, keptBeside } from '../said/account.ts'
import { readSaid } from '../said/read-said.ts'
import { isUndated } from '../said/undated.ts'
import { typeOf } from '../types/all-types.ts'
import { versionOf } from '../types/version-of.ts'
import { problemsIn } from '../validate/problems-in.ts'
import { answered, unknownIn, valuesOf } from './answers.ts'
import { corrected } from './corrected.ts'
import { made } from './make.ts'

const noForm = 'Personalized form configuration not available for this document type yet.'

/** Makes a document of a form's answers, or of what was said or pasted. */
export async function generate(input: Generation, context: ToolContext): Promise<Generated> {
  const { template } = await typeOf(context.firm, input.documentType)
  const { today, tellModel = [], corrections = {} } = input
  const isForm = input.inputMethod === 'manual'
  const text = input.textContent ?? ''
  const said = isForm ? null : readSaid(template, text, today)
  const found = said?.filled ?? []
  const known = knownIn(template, await context.office())
  const filled = isForm
    ? fromForm(template, input.formData ?? {}, known, today)
    : corrected(template, found, corrections)
  context.provenance({ [`template:${template.id}`]: versionOf(template), reading: '2' })
  const settled = isForm ? [] : Object.keys(corrections)
  // What was found and then cleared or corrected is as secret as what stands.
  const secrets = [...found, ...filled].filter(({ sensitive }) => sensitive)
  const toFill: ToFill = { template, filled, secrets, settled, tellModel, ...(!isForm && { text }) }
  const byModel = await fillByModel(toFill, context)
  context.signal.throwIfAborted()
  // What somebody said, and a model read, comes before what the office knows.
  const all = isForm ? byModel.filled : withOffice(template, byModel.filled, known, corrections)
  const answers = valuesOf(all)
  const undated = !isForm && !said?.dated && isUndated(text)
  const dated = { date: undated ? '' : (said?.dated ?? today), doubts: byModel.doubts }
  const first = made(template, answers, dated)
  const account = said && accountOf(said, text, byModel.filled, first.formattedContent)
  const unplaced = (account ?? []).flatMap(({ standing, start, end }) =>
    standing === 'unplaced' ? [{ start, end }] : [],
  )
  // Sentences of which nothing waits in the document itself.
  const held = (account ?? []).filter(({ open }) => open.length > 0 && open.every((one) => one.held)).length
  const unknown = unknownIn(template, isForm ? (input.formData ?? {}) : corrections)
  const beside = account ? keptBeside(account) : 0
  const document = beside > 0 ? made(template, answers, { ...dated, beside }) : first
  // What the template itself cites was looked up when it was written.
  const cited = await notesOnCited(Object.values(answers).join('\n'), context.law)
  return {
    ...document,
    documentType: template.id,
    typeTitle: template.title,
    filled: all,
    answers,
    doubts: byModel.doubts,
    leftOut: byModel.leftOut,
    written: byModel.written,
    unplaced,
    ...(account && { account }),
    ...(said?.dated && { dated: said.dated }),
    ...(undated && { undated }),
    ...(beside > 0 && { beside }),
    coverage: context.coverage({
      usesModel: byModel.filled.some(({ by }) => by === 'model'),
      notes: [
        ...byModel.notes,
        ...notesOnOffice(all),
        ...notesOn(unknown, unplaced.length - held, held),
        ...coverageOfLaw(template, answers),
        ...cited,
      ],
    }),
  }
}

/** @throws CasewrightError 'bad-input' with a sentence for each answer that cannot be right */
function fromForm(
  template: Template,
  formData: Readonly<Record<string, string>>,
  known: readonly Known[],
  today?: string,
): Filled[] {
  if (!template.form) throw new CasewrightError('bad-input', noForm)
  const fills = new Map(fillsOf(known, formData).map((one) => [one.field, one]))
  const all = { ...formData, ...Object.fromEntries([...fills.values()].map(({ field, value }) => [field, value])) }
  const problems = problemsIn(template.fields, all, today)
  if (problems.length > 0) throw new CasewrightError('bad-input', problems.map(({ message }) => message).join(' '))
  return answered(template, all, 'form').map((one) => ({ ...one, by: fills.get(one.field)?.by ?? one.by }))
}

function notesOn(unknown: readonly string[], unplaced: number, held: number): string[] {
  const named = unknown.slice(0, 10).join(', ')
  return [
    ...(unknown.length > 0
      ? [`Not used, as the form has no such field: ${named}${unknown.length > 10 ? ', …' : ''}.`]
      : []),
    ...(unplaced > 0
      ? [
          `${unplaced} ${unplaced === 1 ? 'sentence of your text has' : 'sentences of your text have'} words that fit no field. They are listed in the document.`,
        ]
      : []),
    ...(held > 0
      ? [
          `${held} ${held === 1 ? 'sentence of your text has' : 'sentences of your text have'} words that may not be meant for the document. They are not in it. The list of sentences shows them.`,
        ]
      : []),
  ]
}
