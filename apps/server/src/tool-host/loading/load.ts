import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { RegistryTool } from '@casewright/core'
import type { LoadedServer } from '@casewright/core/server'
import { errorFields, type Log } from '../../platform/log/log.ts'
import { checkIn } from './check-in.ts'
import type { CheckedIn, LoadedOwn, ToolModule } from './tool-module.ts'
import type { ToolSource } from './tool-source.ts'

/** The tools that are loaded, in the order in which they are shown, and those that could not be. */
export interface Toolbox {
  all(): readonly LoadedServer[]
  get(id: string): LoadedServer | undefined
  /** The tools as the web app sees them. */
  registry: readonly RegistryTool[]
  failures: readonly LoadFailure[]
  /** Where each is, for the processes in which they work. */
  sources: readonly ToolSource[]
  /** Those of the firm's own among them. */
  own: readonly LoadedOwn[]
}

export interface LoadFailure {
  /** The package. */
  name: string
  /** Why, in a sentence for the administrator. */
  problem: string
}

/** The tools of a toolset: the dependencies in its package.json, and nothing else, are the list. */
export async function toolsetModules(toolset = '@casewright/toolset', from = import.meta.url): Promise<ToolModule[]> {
  const file = createRequire(from).resolve(`${toolset}/package.json`)
  const { dependencies = {} } = JSON.parse(await readFile(file, 'utf8')) as { dependencies?: Record<string, string> }
  const require = createRequire(file)
  return Object.keys(dependencies).map((name) => ({
    name,
    url: pathToFileURL(require.resolve(`${name}/server`)).href,
  }))
}

/** Loads tools each for itself: one that fails is named and left out, and stops nothing else. */
export async function loadTools(modules: readonly ToolModule[], log: Log): Promise<Toolbox> {
  const loaded = new Map<string, CheckedIn>()
  const claimed = new Set<string>()
  const failures: LoadFailure[] = []
  const results = await Promise.all(modules.map(async (module) => ({ module, result: await checkIn(module) })))
  for (const { module, result } of results) {
    const problem = 'problem' in result ? result.problem : clash(result.tool, loaded, claimed)
    if (problem !== undefined) {
      failures.push({ name: module.name, problem })
      log.error(
        { tool: module.name, ...('error' in result ? errorFields(result.error) : {}) },
        'a tool could not be loaded',
      )
    } else if ('tool' in result) {
      loaded.set(result.tool.manifest.id, result)
      for (const address of addressesOf(result.tool)) claimed.add(address)
    }
  }
  const ordered = [...loaded.values()].sort((a, b) => a.tool.manifest.order - b.tool.manifest.order)
  const all = ordered.map(({ tool }) => tool)
  return {
    all: () => all,
    get: (id) => loaded.get(id)?.tool,
    registry: ordered.map(({ entry }) => entry),
    failures,
    sources: ordered.map(({ tool, url, own }) => ({ id: tool.manifest.id, url, ...(own && { root: own.root }) })),
    own: ordered.flatMap(({ own }) => own ?? []),
  }
}

/** The addresses of actions, and of the page if it is one. */
const addressesOf = ({ manifest: { actions, place } }: LoadedServer) => [
  ...Object.values(actions).flatMap((action) => action.path ?? []),
  ...(place.kind === 'page' ? [place.path] : []),
]

function clash(tool: LoadedServer, loaded: Map<string, CheckedIn>, claimed: Set<string>): string | undefined {
  if (loaded.has(tool.manifest.id)) return `the id '${tool.manifest.id}' is taken by another tool`
  const taken = addressesOf(tool).find((address) => claimed.has(address))
  return taken && `the address ${taken} is taken by another tool`
}
