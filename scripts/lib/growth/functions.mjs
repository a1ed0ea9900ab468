import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { sources } from '../expressions/find.mjs'
import { inRoot } from '../paths.mjs'

/** Read as words, since what stands there loads TypeScript. */
const tables = readFileSync(inRoot('scripts/lib/growth/given.mjs'), 'utf8')
const held = new Set(namesIn(/export const texts = \{\n([\s\S]*?)\n\}/.exec(tables)?.[1] ?? ''))
const given = new Set([...held, ...namesIn(/export const beside = \{\n([\s\S]*?)\n\}/.exec(tables)?.[1] ?? '')])
/** A text of any length; what else holds one holds it as a text as well. */
const isText = (type) => held.has(type) && type !== 'unknown' && type !== 'string | number'

function namesIn(table) {
  return [...table.matchAll(/^ {2}(?:(['"])(.*?)\1|(\w+)):/gm)].map(([, , quoted, plain]) => quoted ?? plain)
}

const whole = 'scripts/lib/growth/whole.mjs'
const apart = /\/(?:panel|client|preview|voice|migrations)\/|\/use-[^/]+$|\.tsx$/
/** What a text can do harm in, rather than take long: it is a path there, a command, an address or a statement. */
const reaches =
  /from '(?:node:(?:fs|child_process|net|http|os|module|worker_threads|dns|tls|stream)[^']*|kysely|pg|pg-boss|hono[^']*|nodemailer|@casewright\/sandbox|better-auth[^']*|react)'/

/**
 * Every exported function that takes a text, and `whole`: those that can be measured, once for each text that they take,
 * with its place among their parameters and the types of those; and the others, with the reason.
 */
export function textFunctions() {
  const all = [whole, ...sources().filter((file) => !apart.test(file))].flatMap(functionsOf)
  const named = all.map((one) => ({ ...one, reason: whyNot(one) }))
  return { measured: named.filter(({ reason }) => !reason), left: named.filter(({ reason }) => reason) }
}

function functionsOf(file) {
  const text = readFileSync(inRoot(file), 'utf8')
  const harmful = reaches.test(text)
  return parseSync(file, text)
    .program.body.filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => declared(declaration))
    .flatMap(({ name, params, isAsync }) => {
      const types = file === whole ? ['string'] : params.map((one) => typeOf(one, text))
      const required = params.filter((one) => !isOptional(one)).length
      return types.flatMap((type, at) =>
        isText(type) ? [{ file, name, at, types: types.slice(0, Math.max(required, at + 1)), isAsync, harmful }] : [],
      )
    })
}

/** Why a function cannot be given a text by itself; undefined where it can. */
function whyNot({ file, types, at, isAsync, harmful }) {
  if (file === whole) return undefined
  if (harmful) return 'reaches files, processes, the network or the database'
  if (isAsync) return 'waits for others: what it does with the text is measured in those that it calls'
  const wanted = types.filter((type, place) => place !== at && !given.has(type))
  return wanted.length > 0 ? `needs ${wanted.join(' and ')}, which others make` : undefined
}

function declared(declaration) {
  if (declaration?.type === 'FunctionDeclaration')
    return [{ name: declaration.id.name, params: declaration.params, isAsync: declaration.async }]
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations
    .filter(({ init }) => init?.type === 'ArrowFunctionExpression')
    .map(({ id, init }) => ({ name: id.name, params: init.params, isAsync: init.async }))
}

const isOptional = (parameter) =>
  parameter.type === 'AssignmentPattern' || parameter.type === 'RestElement' || parameter.optional === true

function typeOf(parameter, text) {
  const type = (parameter?.left ?? parameter)?.typeAnnotation?.typeAnnotation
  return type ? text.slice(type.start, type.end).replace(/\s+/g, ' ') : ''
}
