import { fieldsOf } from './condition.ts'
import { everythingIn } from './everything-in.ts'
import { formats } from './formats.ts'
import { issuesOf } from './issue-words.ts'
import { type Piece, piecesOf } from './placeholders.ts'
import { withSaid } from './said.ts'
import { type Condition, type Template, type TemplateField, template } from './template.ts'
import { optionValue, today } from './values.ts'

/** Where something stands: 'parts.2.title', or a line of a file. */
type PlaceOf = (path: readonly PropertyKey[]) => string

/**
 * Reads a template, whatever it is.
 * @param placeOf says where a part of it stands; its path unless given
 * @returns the template, or what keeps it from being used: sentences that name the place
 */
export function readTemplate(
  source: unknown,
  placeOf: PlaceOf = (path) => path.map(String).join('.') || 'The file',
): { template: Template; problems: [] } | { template: null; problems: string[] } {
  const parsed = template.safeParse(source)
  const problems = parsed.success
    ? problemsOf(parsed.data)
    : issuesOf(parsed.error.issues).map(({ path, message }) => `${placeOf(path)}: ${message}`)
  return parsed.success && problems.length === 0
    ? { template: withSaid(parsed.data), problems: [] }
    : { template: null, problems }
}

function problemsOf({ fields, parts, name }: Template): string[] {
  const names = fields.map((field) => field.name)
  const { texts, conditions, ids } = everythingIn({ parts, name })
  return [
    ...repeated(names).map((one) => `The field '${one}' is there twice.`),
    ...(names.includes(today)
      ? [`No field may be called '${today}': that is the day on which the document is made.`]
      : []),
    ...repeated(ids).map((one) => `The clause '${one}' is there twice.`),
    ...fields.flatMap(fieldProblems),
    ...texts.flatMap((text) => piecesOf(text).flatMap((piece) => pieceProblems(piece, names, ids))),
    ...conditions
      .flatMap(fieldsOf)
      .filter((one) => !names.includes(one))
      .map((one) => `A condition looks at '${one}', which is no field of the form.`),
    ...conditions.flatMap((one) => choiceProblems(one, fields)),
    ...named(name)
      .filter((one) => fields.some((field) => field.name === one && field.sensitive))
      .map(
        (one) =>
          `The name of the document has '${one}' in it, which is sensitive. Lists and file names show it: take it out of the name.`,
      ),
    ...unused(names, texts, conditions).map(
      (one) => `The field '${one}' is asked for and stands nowhere in the document.`,
    ),
  ]
}

/** Answers to choices come as they are sent: a condition that compares with anything else never holds. */
function choiceProblems(condition: Condition, fields: readonly TemplateField[]): string[] {
  if ('not' in condition) return choiceProblems(condition.not, fields)
  if ('all' in condition) return condition.all.flatMap((one) => choiceProblems(one, fields))
  if ('any' in condition) return condition.any.flatMap((one) => choiceProblems(one, fields))
  if (!('is' in condition)) return []
  const options = fields.find(({ name }) => name === condition.field)?.options?.map(optionValue)
  return [condition.is]
    .flat()
    .filter((value) => options && !options.includes(value))
    .map((value) => `A condition compares '${condition.field}' with '${value}'. There are: ${options?.join(', ')}.`)
}

/** Fields of which nothing comes into the document: what a person answers there would be lost. */
function unused(names: readonly string[], texts: readonly string[], conditions: readonly Condition[]): string[] {
  const used = new Set([...texts.flatMap(named), ...conditions.flatMap(fieldsOf)])
  return names.filter((name) => !used.has(name))
}

/** The fields that a text has in it, each once. */
const named = (text: string): string[] => [
  ...new Set(piecesOf(text).flatMap((piece) => (piece.kind === 'field' ? [piece.name] : []))),
]

const fieldProblems = ({ name, type, options }: TemplateField): string[] => [
  ...(type === 'select' && !options ? [`The field '${name}' is a select without options.`] : []),
  ...(type !== 'select' && options ? [`The field '${name}' has options and is no select.`] : []),
]

function pieceProblems(piece: Piece, names: readonly string[], ids: readonly string[]): string[] {
  if (piece.kind === 'clause') return ids.includes(piece.id) ? [] : [`'{#${piece.id}}' names no clause.`]
  if (piece.kind === 'text')
    return /[{}]/.test(piece.text) && !piece.literal
      ? [`A brace stands alone in '${piece.text.trim().slice(0, 60)}'. Write it twice to mean a brace.`]
      : []
  if (piece.name !== today && !names.includes(piece.name)) return [`'{${piece.name}}' names no field of the form.`]
  return piece.formats
    .filter((format) => !Object.hasOwn(formats, format))
    .map(
      (format) =>
        `'{${piece.name}|${format}}' names no form of a value. There are: ${Object.keys(formats).join(', ')}.`,
    )
}

const repeated = (list: readonly string[]): string[] => [...new Set(list.filter((one, n) => list.indexOf(one) !== n))]
