import { CasewrightError } from '@casewright/core'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../platform/request/variables.ts'

/** While the process stops, each answer ends its connection: the next request is to go to another. */
export const lastAnswers = (stopping: AbortSignal) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (stopping.aborted) c.header('connection', 'close')
  })

/** What comes while the process stops is not begun: by then the database may be closed under it. */
export const refuseNew = (stopping: AbortSignal) =>
  createMiddleware<AppEnv>(async (_, next) => {
    if (stopping.aborted) throw new CasewrightError('not-ready')
    await next()
  })
