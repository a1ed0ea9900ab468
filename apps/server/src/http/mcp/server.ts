import { CasewrightError, type Step } from '@casewright/core'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  CancelledNotificationSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { type CallDeps, callAction, type Holder } from './call.ts'
import type { Calls } from './calls.ts'
import type { Offered } from './offered.ts'

const instructions = [
  'Tools for U.S. legal work. They establish what can be established without a model, with its location and source.',
  'Verified citations exist and match. `treatment` beside a citation says that it is no longer good law, or only in part; without it, nothing is known of later history.',
  'Report statuses as given: never present a citation as verified if it is unchecked, not found or a mismatch.',
  'Results are not legal advice. Each call is saved in the history of the user who owns the key.',
].join(' ')

const failed = (cause: unknown) => ({
  isError: true,
  content: [
    {
      type: 'text' as const,
      text: (CasewrightError.isInstance(cause) ? cause : new CasewrightError('internal')).message,
    },
  ],
})

/** Whom a request comes from, and what it may have. */
export interface Connection extends Holder {
  offered: readonly Offered[]
  /** Tells this assistant's calls from all others. */
  callId(requestId: string | number): string
}

/** A server of the Model Context Protocol for one request: of what came before it knows the calls that are at work. */
export function assistantServer(
  deps: CallDeps,
  calls: Calls,
  { offered, callId, ...holder }: Connection,
  about: { name: string; version: string },
) {
  const server = new Server(about, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered.map(asListed) }))
  server.setNotificationHandler(CancelledNotificationSchema, ({ params: { requestId } }) => {
    if (requestId !== undefined) calls.cancel(callId(requestId))
  })
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const called = offered.find(({ name }) => name === params.name)
    if (!called) return failed(new CasewrightError('not-found', noSuchTool))
    const progressToken = params._meta?.progressToken
    let progress = 0
    const onStep = ({ message }: Step) => {
      if (progressToken === undefined) return
      progress += 1
      const told = { method: 'notifications/progress' as const, params: { progressToken, progress, message } }
      extra.sendNotification(told).catch(() => {})
    }
    const { signal, end } = calls.begin(callId(extra.requestId), extra.signal)
    try {
      return answered(await callAction(deps, holder, called, params.arguments ?? {}, signal, onStep))
    } catch (cause) {
      if (!CasewrightError.isInstance(cause)) deps.log.error({ tool: called.tool }, 'a call of an assistant broke off')
      return failed(cause)
    } finally {
      end()
    }
  })
  return server
}

const noSuchTool = 'This tool does not exist, or the key does not allow it.'

const asListed = ({ name, title, description, inputSchema, outputSchema }: Offered) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
})

const answered = ({ runId, result }: { runId: string; result: unknown }) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(result) }],
  structuredContent: result as Record<string, unknown>,
  _meta: { run: runId },
})
