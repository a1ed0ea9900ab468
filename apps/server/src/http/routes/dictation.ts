import { allTold, CasewrightError, ownToldWords } from '@casewright/core'
import { mostWavBytes, type Recognizer } from '@casewright/local-model/speech'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { createBudget, hear, keepOwnWords, type Reading, toldWords } from '../../features/dictation/index.ts'
import { bodyAs } from '../../features/matters/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import type { Log } from '../../platform/log/log.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'

interface DictationDeps {
  db: Database
  vault: Vault
  recognizer: Recognizer
  log: Log
}

const ownWords = z.strictObject({ own: ownToldWords })

/**
 * Speech to words on this server, at `/api/dictation`: one piece of sound at a time, as WAV. Each stands for itself, so
 * a line that breaks loses nothing but the piece that was under way. `/words` are the names and terms that it is told.
 */
export function dictationRoutes({ db, vault, recognizer, log }: DictationDeps) {
  const budget = createBudget()
  const short = bodyLimit({
    maxSize: mostWavBytes,
    onError() {
      throw new CasewrightError('too-large', 'This is more than 30 seconds of sound. Send it in shorter pieces.')
    },
  })
  const wordsFor = (userId: string, matter: string | undefined) =>
    forUser(db, userId, (own) => toldWords(own, vault, matter || null))
  /** In a matter that is gone, or of which they are no member any more, a person is heard as in none. */
  const toldTo = (userId: string, matter: string | undefined) => async () =>
    allTold(await wordsFor(userId, matter).catch(() => wordsFor(userId, undefined)))
  return new Hono<AppEnv>()
    .post('/', short, async (c) => {
      const { id } = signedIn(c)
      const file = new Uint8Array(await c.req.arrayBuffer())
      const told = toldTo(id, c.req.query('matter'))
      const text = await hear({ recognizer, budget, log, told }, id, file, readingOf(c.req.query()), c.req.raw.signal)
      return c.json({ text })
    })
    .get('/words', async (c) => c.json(await wordsFor(signedIn(c).id, c.req.query('matter'))))
    .put('/words', async (c) => {
      const { id } = signedIn(c)
      const { own: given } = await bodyAs(c, ownWords)
      await forUser(db, id, (own) => keepOwnWords(own, vault, given))
      return c.body(null, 204)
    })
}

const readingOf = ({ part, again }: Record<string, string>): Reading => {
  if (part === 'true') return 'part'
  return again === 'true' ? 'again' : 'whole'
}
