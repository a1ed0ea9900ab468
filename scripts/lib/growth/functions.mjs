import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { sources } from '../expressions/find.mjs'
import { inRoot } from '../paths.mjs'

/** How a text is handed over, by the type of the first parameter. */
const handed = { string: 'text', Source: 'source', DocumentText: 'document', "Pick<Source, 'text'>": 'source' }
const folder = /^(?:packages\/(?:law|core)|tools\/[^/]+)\/src\//
const apart = /\/(?:panel|client)\/|\.tsx$/

const whole = 'scripts/lib/growth/whole.mjs'

/** Every exported function of the law, the core and the tools that reads a text and needs nothing else, and `whole`. */
export const textFunctions = () => [
  ...functionsOf(whole),
  ...sources()
    .filter((file) => folder.test(file) && !apart.test(file))
    .flatMap(functionsOf),
]

function functionsOf(file) {
  const text = readFileSync(inRoot(file), 'utf8')
  return parseSync(file, text)
    .program.body.filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => declared(declaration))
    .flatMap(({ name, params, isAsync }) => {
      const [first, ...others] = params
      const form = file === whole ? 'text' : handed[typeOf(first, text)]
      return form && !isAsync && others.every(isOptional) ? [{ file, name, form }] : []
    })
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
  return type ? text.slice(type.start, type.end) : ''
}
