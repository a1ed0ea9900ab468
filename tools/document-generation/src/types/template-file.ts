import { readTemplate, type Template } from '@casewright/templates'
import { isNode, LineCounter, parseDocument } from 'yaml'

/** Most characters of a file with a type of document. */
const longest = 500_000
/** More repetitions by reference than this are a bomb: a short file that is a huge template. */
const mostAliases = 100
const mostProblems = 5

export type TemplateFile = { template: Template; problems: [] } | { template: null; problems: string[] }

/**
 * Reads a file with a type of document. JSON is YAML, so one reader tells the lines of both.
 * @returns the template, or sentences that begin with the file's name and the line
 */
export function readTemplateFile(name: string, text: string): TemplateFile {
  try {
    return read(name, text)
  } catch {
    // A reader gives up on what nests thousands of levels deep.
    return { template: null, problems: [`${name}: the file cannot be read. It nests too deeply.`] }
  }
}

function read(name: string, text: string): TemplateFile {
  const refused = (...sentences: string[]): TemplateFile => ({
    template: null,
    problems: sentences.map((sentence) => `${name}${sentence}`),
  })
  if (text.length > longest) return refused(': the file is longer than 500,000 characters.')
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [broken] = document.errors
  if (broken) return refused(`, line ${lines.linePos(broken.pos[0]).line}: ${sentenceOf(broken.message)}`)
  let source: unknown
  try {
    source = document.toJS({ maxAliasCount: mostAliases })
  } catch {
    return refused(': the file repeats too much by reference. Write the parts out.')
  }
  const placeOf = (path: readonly PropertyKey[]) => {
    const node = path.length > 0 ? nearest(document, path) : document.contents
    const line = node?.range ? lines.linePos(node.range[0]).line : 1
    return `, line ${line}${path.length > 0 ? ` (${path.map(String).join('.')})` : ''}`
  }
  const { template, problems } = readTemplate(source, placeOf)
  if (template) return { template, problems: [] }
  const told = problems.slice(0, mostProblems).map((one) => (one.startsWith(',') ? sentenceOf(one) : `: ${one}`))
  const more = problems.length - mostProblems
  return refused(...told, ...(more > 0 ? [`: there are ${more} more such problems.`] : []))
}

/** The node at a path, or at the longest part of it that is there. */
function nearest(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]) {
  for (let length = path.length; length >= 0; length--) {
    const node = length > 0 ? document.getIn(path.slice(0, length), true) : document.contents
    if (isNode(node)) return node
  }
  return null
}

const sentenceOf = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`)
