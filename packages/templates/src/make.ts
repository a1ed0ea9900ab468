import { clauseNumbers, clausePart, numberClauses } from './clauses.ts'
import { holds } from './condition.ts'
import type { MadeDocument, Missing, Part, Run } from './document.ts'
import { eachSigner } from './signers.ts'
import type { Template, TemplateClause, TemplatePart } from './template.ts'
import { isToChoose } from './to-choose.ts'
import { noteOnPoints, pointsToDraft } from './to-draft.ts'
import { answerTo, listOf, type Values } from './values.ts'
import { originOf, runsOf, type Writing, wordsOf, writingOf } from './words.ts'

/**
 * Makes a document of a template and answers. What was not answered stands as a bracketed blank and is listed; nothing
 * is invented, and no answer is read as anything but its words.
 * @param beside how many sentences of the notes were kept out of it, which it says at its head
 */
export function makeDocument(template: Template, values: Values, beside = 0): MadeDocument {
  const there = template.parts.filter((part) => holds(part.when, values))
  const clauses = there.flatMap((part) => ('clauses' in part ? part.clauses : []))
  const numbers = clauseNumbers(numberClauses(clauses, values))
  const writing = writingOf(template, values, numbers)
  let next = 1
  const parts = there.flatMap((part) => {
    if (!('clauses' in part)) return partsOf(part, writing)
    const numbered = numberClauses(part.clauses as TemplateClause[], values, next)
    next += numbered.filter(({ level }) => level === 0).length
    return numbered.map((one) => clausePart(one, writing))
  })
  const named = runsOf(template.name, { ...writing, values: withoutChoices(values) })
  return { title: wordsOf(named), parts: withNote(parts, beside), missing: missingIn(parts) }
}

const withoutChoices = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value === undefined || !isToChoose(value)))

/** Below its title or letterhead a document says what in it is still open, and what of the notes is not in it. */
function withNote(parts: Part[], beside: number): Part[] {
  const runs = parts.flatMap(runsIn)
  const open = new Set(runs.flatMap(({ blank, text }) => (blank && isToChoose(text) ? [blank] : []))).size
  const note = noteOnPoints({ points: runs.flatMap(({ text }) => pointsToDraft(text)).length, open, beside })
  const after = parts.findIndex(({ kind }) => kind === 'title' || kind === 'letterhead') + 1
  return [...parts.slice(0, after), ...note, ...parts.slice(after)]
}

function partsOf(part: Exclude<TemplatePart, { clauses: unknown }>, writing: Writing): Part[] {
  const { values } = writing
  const there = <T extends { when?: Parameters<typeof holds>[0] }>(list: readonly T[]) =>
    list.filter((one) => holds(one.when, values))
  if ('title' in part) return [{ kind: 'title', runs: runsOf(part.title, writing) }]
  if ('heading' in part) return [{ kind: 'heading', runs: runsOf(part.heading, writing) }]
  if ('paragraph' in part) return paragraphs(runsOf(part.paragraph, writing))
  if ('note' in part) return [{ kind: 'note', runs: runsOf(part.note, writing) }]
  if ('rows' in part)
    return [{ kind: 'rows', rows: there(part.rows).map(({ label, text }) => ({ label, runs: runsOf(text, writing) })) }]
  if ('items' in part) {
    const value = answerTo(values, part.items)
    const items = value
      ? listOf(value).map((text): Run[] => [{ text, ...originOf(writing.fields.get(part.items)) }])
      : [runsOf(`{${part.items}}`, writing)]
    return [{ kind: 'items', items }]
  }
  if ('signatures' in part)
    return [
      {
        kind: 'signatures',
        signatures: there(part.signatures).flatMap(({ party, lines }) =>
          eachSigner({
            party: runsOf(party, writing),
            lines: there(lines).map(({ label, text }) => ({
              label,
              value: text ? written(runsOf(text, writing)) : null,
            })),
          }),
        ),
      },
    ]
  const lines = part.lines
    .filter((one) => typeof one === 'string' || holds(one.when, values))
    .flatMap((one) => linesOf(runsOf(typeof one === 'string' ? one : one.text, writing)))
  if ('letterhead' in part) {
    const [name = [], ...more] = linesOf(runsOf(part.letterhead, writing))
    return [{ kind: 'letterhead', name, lines: [...more, ...lines] }]
  }
  const { side, toSign } = part
  return lines.length > 0 ? [{ kind: 'lines', lines, side, ...(toSign && { toSign }) }] : []
}

/** What is empty is a line to write on. */
const written = (runs: Run[]): Run[] | null => (runs.some(({ text }) => text !== '') ? runs : null)

/** What a person wrote in several lines stands in several lines. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs)
    run.text.split(/\r\n|[\n\r\u2028]/).forEach((text, n) => {
      if (n > 0) lines.push([])
      if (text) lines.at(-1)?.push({ ...run, text })
    })
  return lines.filter((line) => line.length > 0)
}

/** And what they wrote in several paragraphs in several paragraphs. */
const paragraphs = (runs: readonly Run[]): Part[] => linesOf(runs).map((line) => ({ kind: 'paragraph', runs: line }))

/** All runs of a part. */
export function runsIn(part: Part): Run[] {
  switch (part.kind) {
    case 'letterhead':
      return [...part.name, ...part.lines.flat()]
    case 'lines':
      return part.lines.flat()
    case 'items':
      return part.items.flat()
    case 'rows':
      return part.rows.flatMap(({ runs }) => runs)
    case 'clause':
      return [...(part.heading ?? []), ...part.runs]
    case 'signatures':
      return part.signatures.flatMap(({ party, lines }) => [...party, ...lines.flatMap(({ value }) => value ?? [])])
    default:
      return part.runs
  }
}

function missingIn(parts: readonly Part[]): Missing[] {
  const missing = new Map<string, Missing>()
  for (const { blank, text } of parts.flatMap(runsIn)) {
    if (!blank) continue
    const known = missing.get(blank) ?? { field: blank, label: text.slice(1, -1), places: 0 }
    missing.set(blank, { ...known, places: known.places + 1 })
  }
  return [...missing.values()]
}
