import { randomUUID } from 'node:crypto'
import { matterHeader } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { Hono } from 'hono'
import { installationSettings } from '../../features/settings/index.ts'
import type { Env } from '../../ops/env/env.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { serverVersion } from '../../platform/version.ts'
import { readCall } from './body.ts'
import type { CallDeps } from './call.ts'
import { createCalls } from './calls.ts'
import { offeredTo } from './offered.ts'
import { assistantServer } from './server.ts'

/** A name for an assistant's connection, which it repeats. Nothing is kept of it: any web node can answer. */
const connectionHeader = 'mcp-session-id'

/**
 * `/mcp`: the tools for AI assistants, by the Model Context Protocol over streamable HTTP. Closed until an administrator
 * opens it; by a key alone, whose tools are offered. Pages and their cookies do not count here.
 */
export function assistantRoutes(deps: CallDeps & { env: Env }) {
  const settings = installationSettings(deps.db)
  const calls = createCalls()
  return new Hono<AppEnv>().all('/mcp', async (c) => {
    const { mcp } = await settings.read()
    if (!mcp)
      throw new CasewrightError(
        'not-found',
        'AI assistant connections are turned off. An administrator can turn them on under Administration, Features.',
      )
    const { person, key, stillHere } = c.var
    if (!person || !key) {
      c.header('www-authenticate', 'Bearer')
      throw new CasewrightError(
        'not-signed-in',
        'Send an API key: Authorization: Bearer cwk_… Create keys in Settings.',
      )
    }
    // Without sessions there is nothing to listen to or to end.
    if (c.req.method !== 'POST') return c.text('Use POST.', 405, { allow: 'POST' })
    const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: undefined })
    const body = await readCall(c.req.raw)
    const connection = c.req.header(connectionHeader) ?? randomUUID()
    const offered = offeredTo(deps.tools.registry, key)
    const callId = (requestId: string | number) => `${key.id} ${connection} ${typeof requestId} ${requestId}`
    const about = { name: deps.env.PRODUCT_NAME, version: await serverVersion() }
    const matter = c.req.header(matterHeader)
    const server = assistantServer(deps, calls, { person, matter, stillHere, offered, callId }, about)
    await server.connect(transport)
    // An assistant that goes away ends what it asked for, as it says that it does.
    c.req.raw.signal.addEventListener('abort', () => void transport.close(), { once: true })
    const response = await transport.handleRequest(c.req.raw, { parsedBody: body })
    response.headers.set(connectionHeader, connection)
    return response
  })
}
