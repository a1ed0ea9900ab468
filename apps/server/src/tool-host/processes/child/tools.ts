import { CasewrightError } from '@casewright/core'
import type { LoadedServer } from '@casewright/core/server'
import { lendHostModules } from '../../loading/host-modules.ts'
import type { ToolSource } from '../../loading/tool-source.ts'

/** Loads the shipped tools at once, and each of the firm's own when it is asked for. Gives a tool by its id. */
export async function loadShipped(sources: readonly ToolSource[]): Promise<(id: string) => Promise<LoadedServer>> {
  lendHostModules()
  const loaded = new Map<string, Promise<LoadedServer>>()
  const load = (source: ToolSource) => {
    const loading = loaded.get(source.id) ?? import(source.url).then(({ server }) => server as LoadedServer)
    loaded.set(source.id, loading)
    return loading
  }
  for (const source of sources.filter(({ root }) => root === undefined)) await load(source)
  return async (id) => {
    const source = sources.find((one) => one.id === id)
    if (!source) throw new CasewrightError('not-found', 'The tool for this run is no longer installed.')
    return load(source)
  }
}
