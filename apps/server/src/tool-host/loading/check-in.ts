import { setTimeout as wait } from 'node:timers/promises'
import { contractProblems, type LoadedServer } from '@casewright/core/server'
import { type OwnTool, ownProblems } from './own-tool.ts'
import { readPanel } from './panel-files.ts'
import { registryEntry } from './registry.ts'
import { hostJsonSchema, jsonSchemaOf } from './schemas.ts'
import { asTool } from './scope.ts'
import type { CheckedIn, ToolModule } from './tool-module.ts'
import { loadMilliseconds, tooSlow, tryOut } from './trial.ts'

type Result = CheckedIn | { problem: string; error?: unknown }

/** Loads one tool and holds it to the contract; a tool of the firm's own is tried out first, and held to more. */
export async function checkIn(module: ToolModule): Promise<Result> {
  const { name, own } = module
  try {
    if ('unread' in module) throw module.unread
    const { url } = module
    const problem = own && (await tryOut(url))
    if (problem) return { problem: `${name}: ${problem}` }
    const loaded = await (own ? inTime(asTool(name, () => import(url))) : import(url))
    const problems = contractProblems(loaded)
    if (problems.length > 0) return { problem: `${name}: ${problems.join('; ')}` }
    const tool = (loaded as { server: LoadedServer }).server
    if (!own) return { tool, url, entry: registryEntry(tool.manifest, hostJsonSchema) }
    const claims = ownProblems(tool.manifest, own)
    return claims.length > 0 ? { problem: `${name}: ${claims.join('; ')}` } : await welcome(tool, url, name, own)
  } catch (error) {
    return { problem: `${name} threw an error while it was loaded: ${(error as Error)?.message ?? error}`, error }
  }
}

async function welcome(tool: LoadedServer, url: string, name: string, own: OwnTool): Promise<CheckedIn> {
  const { id } = tool.manifest
  const panel = own.panel && (await readPanel(id, own.panel))
  return {
    tool,
    url,
    entry: registryEntry(tool.manifest, await jsonSchemaOf(own), panel),
    own: { id, name, root: own.root, ...(panel && { panel }) },
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = wait(loadMilliseconds, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error(tooSlow)
  })
  late.catch(() => {})
  return Promise.race([work, late]).finally(() => done.abort())
}
