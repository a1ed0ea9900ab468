import type { ToolManifest } from '@casewright/core'

/** Where a tool of the firm's own stands. */
export interface OwnTool {
  /** Its server half: a file. */
  server: string
  /** The folder that holds it all: what goes wrong below it is this tool's. */
  root: string
  /** Of a tool that is a folder of TOOLS_DIR: the folder's name, which must be its id. */
  folder?: string
  /** Files for the browser, ready as they are. */
  panel?: { script: string; styles?: string }
}

/** First parts of addresses that are the product's own. */
const taken = new Set([
  'admin',
  'ai-search',
  'api',
  'assets',
  'auth',
  'dashboard',
  'documents',
  'healthz',
  'history',
  'landing',
  'library',
  'mcp',
  'readyz',
  'settings',
  'terms',
  'tool-panels',
])

/** What a tool of the firm's own may not claim, as sentences; the shipped toolset may. */
export function ownProblems({ id, place, actions }: ToolManifest, { folder }: OwnTool): string[] {
  const problems: string[] = []
  if (folder !== undefined && folder !== id)
    problems.push(`its id is '${id}', and its folder '${folder}'; they must match`)
  for (const [name, { path }] of Object.entries(actions))
    if (path)
      problems.push(
        `the action '${name}' claims the address ${path}, which only shipped tools may: leave 'path' out, and it is called at /api/tools/${id}/${name}`,
      )
  if (place.kind === 'page') {
    const [, first] = /^\/([a-z][a-z0-9-]*)$/.exec(place.path) ?? []
    if (!first) problems.push(`its page ${place.path} must be one lower-case word after a slash, such as /conflicts`)
    else if (taken.has(first)) problems.push(`its page ${place.path} is an address of Casewright itself`)
  }
  return problems
}
