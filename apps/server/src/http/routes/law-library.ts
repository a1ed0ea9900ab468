import { ReadableStream } from 'node:stream/web'
import { Hono } from 'hono'
import {
  changesOf,
  failureLines,
  failuresOf,
  type LawLibraryDeps,
  lawLibrary,
} from '../../features/law-library/index.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** The law that this server holds, and what can be added; at `/api/law-library`. */
export function lawLibraryRoutes(deps: Omit<LawLibraryDeps, 'egress' | 'log'>) {
  const { db } = deps
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      signedIn(c)
      return c.json(await lawLibrary(deps))
    })
    .get('/packs/:pack/failures', async (c) => {
      signedIn(c)
      return c.json(await failuresOf(db, c.req.param('pack')))
    })
    .get('/packs/:pack/failures/export', async (c) => {
      signedIn(c)
      c.header('content-type', 'application/jsonl; charset=utf-8')
      c.header('x-accel-buffering', 'no')
      c.header('content-disposition', 'attachment; filename="not-read.jsonl"')
      return c.body(ReadableStream.from(failureLines(db, c.req.param('pack'))) as globalThis.ReadableStream)
    })
    .get('/packs/:pack/changes', async (c) => {
      signedIn(c)
      return c.json(await changesOf(db, c.req.param('pack')))
    })
}
