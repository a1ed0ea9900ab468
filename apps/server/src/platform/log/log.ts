import { type DestinationStream, type Logger, pino } from 'pino'

export { errorFields } from '@casewright/core/server'

/**
 * The only fields a log line may carry beside its message. A field that is not here is dropped,
 * so that no document, prompt, password or token is ever logged by carelessness.
 */
const allowed = new Set([
  'requestId',
  'method',
  'route',
  'status',
  'milliseconds',
  'code',
  'runId',
  'jobId',
  'tool',
  'action',
  'attempt',
  'documentId',
  'kind',
  'bytes',
  'pages',
  'count',
  'state',
  'address',
  'port',
  'role',
  'pid',
  'version',
  'errorName',
  'errorPlace',
  'queue',
  'migration',
  'seconds',
])

export interface Log extends Pick<Logger, 'info' | 'warn' | 'error' | 'debug' | 'fatal'> {
  child(fields: Record<string, unknown>): Log
}

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }), log: keepAllowed },
  }
  return closed(destination ? pino(options, destination) : pino(options))
}

/** pino does not filter what a child is made with, so it is filtered here. */
const closed = (log: Logger): Log =>
  Object.assign(Object.create(log) as Logger, {
    child: (fields: Record<string, unknown>) => closed(log.child(keepAllowed(fields))),
  })

const keepAllowed = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)))
