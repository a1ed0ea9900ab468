import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { whyForbidden } from './forbidden.ts'
import { type BuiltTool, readToolset } from './toolset.ts'

const name = 'virtual:tools'
const resolvedName = `\0${name}`

const lines = (entries: string[]) => `{\n${entries.map((entry) => `  ${entry},\n`).join('')}}`

/** What `virtual:tools` says: how to load each panel, and which paths are tools. */
export const toolsModule = (tools: readonly BuiltTool[]): string => {
  const panels = tools.flatMap(({ id, panel }) =>
    panel ? [`${JSON.stringify(id)}: () => import(${JSON.stringify(panel)})`] : [],
  )
  const pages = tools.flatMap(({ page }) => page ?? [])
  return `export const panels = ${lines(panels)}\nexport const pages = ${JSON.stringify(pages)}\n`
}

/**
 * Finds the panels of the toolset, each a chunk of its own, and refuses whatever is the server's:
 * one `import './server.ts'` in a panel would otherwise ship prompts to browsers with a mere warning.
 * @param toolset the `package.json` whose dependencies are the tools
 */
export function toolsPlugin(toolset: string): Plugin {
  let tools: readonly BuiltTool[] = []
  let root = process.cwd()
  const shown = (file: string) => {
    const path = relative(root, file.split('?')[0] ?? file)
    return path.startsWith('..') ? file : path
  }
  return {
    name: 'casewright:tools',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    buildStart: async () => {
      tools = await readToolset(toolset)
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (source === name) return resolvedName
        if (this.environment.config.consumer !== 'client' || !importer) return null
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        const roots = tools.map((tool) => tool.root)
        const why = whyForbidden(resolved?.id ?? source, roots)
        if (why)
          throw new Error(
            `${shown(importer)} imports ${source}, which must not reach the browser: ${why}. Import its types alone, with \`import type\`.`,
          )
        return resolved
      },
    },
    load: (id) => (id === resolvedName ? toolsModule(tools) : null),
  }
}
