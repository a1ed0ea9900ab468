import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { contractProblems, type LoadedServer } from '@casewright/core/server'
import { errorFields, type Log } from '../log.ts'

/** The tools that are loaded, in the order in which they are shown, and those that could not be. */
export interface Toolbox {
  all(): readonly LoadedServer[]
  get(id: string): LoadedServer | undefined
  failures: readonly LoadFailure[]
}

export interface LoadFailure {
  /** The package. */
  name: string
  /** Why, in a sentence for the administrator. */
  problem: string
}

export interface ToolModule {
  name: string
  load(): Promise<unknown>
}

/** The tools of a toolset: the dependencies in its package.json, and nothing else, are the list. */
export async function toolsetModules(toolset = '@casewright/toolset', from = import.meta.url): Promise<ToolModule[]> {
  const file = createRequire(from).resolve(`${toolset}/package.json`)
  const { dependencies = {} } = JSON.parse(await readFile(file, 'utf8')) as { dependencies?: Record<string, string> }
  const require = createRequire(file)
  return Object.keys(dependencies).map((name) => ({
    name,
    load: () => import(pathToFileURL(require.resolve(`${name}/server`)).href),
  }))
}

/** Loads tools each for itself: one that fails is named and left out, and stops nothing else. */
export async function loadTools(modules: readonly ToolModule[], log: Log): Promise<Toolbox> {
  const loaded = new Map<string, LoadedServer>()
  const paths = new Set<string>()
  const failures: LoadFailure[] = []
  const results = await Promise.all(modules.map(async (module) => ({ module, result: await attempt(module) })))
  for (const { module, result } of results) {
    const problem = 'problem' in result ? result.problem : clash(result.tool, loaded, paths)
    if (problem !== undefined) {
      failures.push({ name: module.name, problem })
      log.error(
        { tool: module.name, ...('error' in result ? errorFields(result.error) : {}) },
        'a tool could not be loaded',
      )
    } else if ('tool' in result) {
      loaded.set(result.tool.manifest.id, result.tool)
      for (const path of pathsOf(result.tool)) paths.add(path)
    }
  }
  const ordered = [...loaded.values()].sort((a, b) => a.manifest.order - b.manifest.order)
  return { all: () => ordered, get: (id) => loaded.get(id), failures }
}

type Attempt = { tool: LoadedServer } | { problem: string; error?: unknown }

async function attempt(module: ToolModule): Promise<Attempt> {
  try {
    const loaded = await module.load()
    const problems = contractProblems(loaded)
    if (problems.length > 0) return { problem: `${module.name}: ${problems.join('; ')}` }
    return { tool: (loaded as { server: LoadedServer }).server }
  } catch (error) {
    return {
      problem: `${module.name} threw an error while it was loaded: ${(error as Error)?.message ?? error}`,
      error,
    }
  }
}

const pathsOf = (tool: LoadedServer) => Object.values(tool.manifest.actions).flatMap((action) => action.path ?? [])

function clash(tool: LoadedServer, loaded: Map<string, LoadedServer>, paths: Set<string>): string | undefined {
  if (loaded.has(tool.manifest.id)) return `the id '${tool.manifest.id}' is taken by another tool`
  const taken = pathsOf(tool).find((path) => paths.has(path))
  return taken && `the address ${taken} is taken by another tool`
}
