import { CasewrightError } from '@casewright/core'

/** What keeps a database from its work and may pass: it cannot be reached, or it has no room. */
export type Trouble = 'away' | 'full'

/**
 * Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the network. 08: the
 * connection; 57P01 to 57P05: it shuts down, crashed, starts or dropped us; 53300: all connections are taken.
 */
const away =
  /^(?:08...|57P0[1-5]|53300|25P0[34]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const full = /^(?:53100|ENOSPC|EDQUOT)$/

/** The driver's own errors have no code. */
const said =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end|driver has already been destroyed|timeout expired)/

/** Reads an error of the database, or one that it caused. */
export function troubleOf(error: unknown, depth = 0): Trouble | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined
  const { code, message, cause, errors } = error as {
    code?: unknown
    message?: unknown
    cause?: unknown
    errors?: unknown
  }
  if (typeof code === 'string' && full.test(code)) return 'full'
  if (typeof code === 'string' && away.test(code)) return 'away'
  if (typeof message === 'string' && said.test(message)) return 'away'
  const inner = Array.isArray(errors) ? errors.map((one) => troubleOf(one, depth + 1)) : []
  return inner.find((one) => one !== undefined) ?? troubleOf(cause, depth + 1)
}

/** What a person reads about it; undefined where the error is of no such kind. */
export function troubled(error: unknown): CasewrightError | undefined {
  const trouble = troubleOf(error)
  if (trouble === 'full') return new CasewrightError('storage-full', undefined, { cause: error })
  return trouble && new CasewrightError('not-ready', unreached, { cause: error })
}

/**
 * For calls of a library that hides what its database said. @throws CasewrightError not-ready where the library failed by
 * itself, as but for the database it can not; else its error
 */
export function asAway(error: unknown): never {
  if (((error as { statusCode?: number } | null)?.statusCode ?? 0) >= 500)
    throw new CasewrightError('not-ready', unreached, { cause: error })
  throw error
}

const unreached =
  'The server cannot reach its database right now. Nothing you submitted is lost. Try again in a moment.'
