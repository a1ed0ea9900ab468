import { CasewrightError } from '@casewright/core'
import { mostWavBytes, type Recognizer } from '@casewright/local-model/speech'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createBudget, hear, type Reading } from '../../features/dictation/index.ts'
import type { Log } from '../../platform/log/log.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/**
 * Speech to words on this server, at `/api/dictation`: one piece of sound at a time, as WAV. Each stands for itself, so
 * a line that breaks loses nothing but the piece that was under way.
 */
export function dictationRoutes({ recognizer, log }: { recognizer: Recognizer; log: Log }) {
  const budget = createBudget()
  const short = bodyLimit({
    maxSize: mostWavBytes,
    onError() {
      throw new CasewrightError('too-large', 'This is more than 30 seconds of sound. Send it in shorter pieces.')
    },
  })
  return new Hono<AppEnv>().post('/', short, async (c) => {
    const { id } = signedIn(c)
    const file = new Uint8Array(await c.req.arrayBuffer())
    const text = await hear({ recognizer, budget, log }, id, file, readingOf(c.req.query()), c.req.raw.signal)
    return c.json({ text })
  })
}

const readingOf = ({ part, again }: Record<string, string>): Reading => {
  if (part === 'true') return 'part'
  return again === 'true' ? 'again' : 'whole'
}
