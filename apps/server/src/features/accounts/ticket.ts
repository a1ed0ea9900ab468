import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Auth } from './auth/auth.ts'
import { seal, unseal } from './factors/sealing.ts'

const seconds = 600

/**
 * What a browser keeps for us between two steps of signing in: sealed, so that nobody reads or makes one, and for ten
 * minutes. That it is used once alone is for its reader to see to.
 */
interface Ticket<T extends z.ZodType> {
  give(c: Context<AppEnv>, value: z.input<T>): Promise<void>
  /** Null: there is none, it is too old, or it was made for something else. The browser forgets it. */
  take(c: Context<AppEnv>): Promise<z.output<T> | null>
}

export function createTicket<T extends z.ZodType>(auth: Auth, publicUrl: string, kind: string, of: T): Ticket<T> {
  const name = `casewright.${kind}`
  const form = z.object({ kind: z.literal(kind), until: z.number(), value: z.unknown() })
  const place = { path: '/api', httpOnly: true, sameSite: 'Lax', secure: publicUrl.startsWith('https:') } as const
  return {
    async give(c, value) {
      const text = JSON.stringify({ kind, until: Date.now() + seconds * 1000, value })
      setCookie(c, name, await seal(auth, text), { ...place, maxAge: seconds })
    },
    async take(c) {
      const sealed = getCookie(c, name)
      if (!sealed) return null
      deleteCookie(c, name, place)
      const text = await unseal(auth, sealed).catch(() => 'null')
      const { data } = form.safeParse(JSON.parse(text))
      return data && data.until > Date.now() ? (of.safeParse(data.value).data ?? null) : null
    },
  }
}
