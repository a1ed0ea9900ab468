import type { ToolContext } from '@casewright/core/server'
import type { Template } from '@casewright/templates'
import { readTemplateFile, type TemplateFile } from './template-file.ts'

/** More files than this are not read. */
const mostFiles = 200

export interface FirmTypes {
  templates: Template[]
  /** Sentences about files that are left out. */
  problems: string[]
}

/** The types of document that the firm has laid out for this tool, one a file: `*.yaml`, `*.yml` or `*.json`. */
export async function firmTypes(firm: ToolContext['firm']): Promise<FirmTypes> {
  const all = await firm.list().catch(() => null)
  if (!all) return { templates: [], problems: ['The folder with the firm’s types of document cannot be read.'] }
  const names = all.filter((name) => /\.(?:json|ya?ml)$/.test(name))
  const templates = new Map<string, { template: Template; name: string }>()
  const problems: string[] = []
  for (const name of names.slice(0, mostFiles)) {
    const text = await readOne(firm, name)
    if (text === null) {
      problems.push(`${name}: the file cannot be read.`)
      continue
    }
    const file = remembered(name, text)
    problems.push(...file.problems)
    if (!file.template) continue
    const { id } = file.template
    const other = templates.get(id)
    if (other) problems.push(`${name}: the type '${id}' is in ${other.name} already. Give one of them another id.`)
    else templates.set(id, { template: file.template, name })
  }
  if (names.length > mostFiles)
    problems.push(`Of ${names.length} files ${mostFiles} are read. Take out those that are not needed.`)
  return { templates: [...templates.values()].map(({ template }) => template), problems }
}

async function readOne(firm: ToolContext['firm'], name: string): Promise<string | null> {
  try {
    return await firm.read(name)
  } catch {
    return null
  }
}

const known = new Map<string, { text: string; file: TemplateFile }>()

/** Files are read each time, so that a change needs no restart; what has not changed is not parsed again. */
function remembered(name: string, text: string): TemplateFile {
  const before = known.get(name)
  if (before?.text === text) return before.file
  const file = readTemplateFile(name, text)
  if (known.size >= mostFiles) known.clear()
  known.set(name, { text, file })
  return file
}
