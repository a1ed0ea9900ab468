import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { sql } from 'kysely'
import { asHeld } from '../../features/holds/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { troubled } from '../../platform/db/trouble.ts'
import { errorFields } from '../../platform/log/log.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/**
 * Answers an error as its sentence: plain text, since the specification's client shows "status: body",
 * or `{error, code, requestId}` for who asks for JSON. What went wrong inside goes to the log alone.
 */
export function answerError(cause: unknown, c: Context<AppEnv>): Response {
  const error = asCasewrightError(cause)
  const log = c.get('log')
  if (error.status >= 500) log?.error({ code: error.code, ...errorFields(cause) }, 'request failed')
  const status = error.status as ContentfulStatusCode
  c.header('x-request-id', c.get('requestId'))
  c.header('x-error-code', error.code)
  // What was refused for its size may still be on its way: nothing else can come by this connection.
  if (status === 413) c.header('connection', 'close')
  if (!wantsJson(c)) return c.text(error.message, status)
  return c.json({ error: error.message, code: error.code, requestId: c.get('requestId') }, status)
}

/** The error itself, or that the database does not answer: libraries hide it behind errors of their own. */
export async function orAway(error: Error, db: Database): Promise<Error> {
  if (asCasewrightError(error).code !== 'internal') return error
  return sql`select 1`.execute(db).then(
    () => error,
    (away: Error) => away,
  )
}

const wantsJson = (c: Context) => /application\/json/.test(c.req.header('accept') ?? '')

function asCasewrightError(cause: unknown): CasewrightError {
  if (CasewrightError.isInstance(cause)) return cause
  if (cause instanceof HTTPException && cause.status === 413)
    return new CasewrightError('too-large', 'The request is too large.')
  if (cause instanceof HTTPException && cause.status < 500) return new CasewrightError('bad-input')
  const held = asHeld(cause)
  if (held) return held
  // PostgreSQL's class 22: a value that no column can hold, such as a NUL in a text.
  if (/^22/.test((cause as { code?: string } | null)?.code ?? '')) return new CasewrightError('bad-input')
  return troubled(cause) ?? new CasewrightError('internal')
}
