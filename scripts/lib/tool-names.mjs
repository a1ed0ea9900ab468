import { readFileSync } from 'node:fs'
import { filesUnder, foldersIn } from './files.mjs'
import { inRoot } from './paths.mjs'
import { manifestOf } from './workspace.mjs'

const houses = ['apps', 'packages', 'tools', 'deploy', 'examples']
const text = /\.(tsx?|mjs|js|json|css|html|ya?ml)$/
/** Tests and stories may use a tool as their example; the toolset is the one place that lists them. */
const mayName =
  /\.(test|spec|stories)\.tsx?$|\/(test|testing|__fixtures__)\/|\/fixtures\.ts$|^packages\/toolset\/package\.json$/

/** Whether adding a tool costs one line outside its folder: no other source names a tool's id or package. */
export function checkToolNames() {
  const files = houses.flatMap(filesUnder).filter((file) => text.test(file) && !mayName.test(file))
  const problems = foldersIn('tools').flatMap((folder) => {
    const id = folder.split(/[/\\]/).at(-1)
    const names = [id, manifestOf(folder)?.name ?? id]
    return files
      .filter((file) => !file.startsWith(`${folder}/`))
      .flatMap((file) => linesNaming(file, names).map((line) => `  ${file}:${line} names the tool ${id}`))
  })
  return { ok: problems.length === 0, output: problems.length > 0 ? `${problems.join('\n')}\n` : '' }
}

function linesNaming(file, names) {
  const pattern = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`)
  const lines = readFileSync(inRoot(file), 'utf8').split('\n')
  return lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}
