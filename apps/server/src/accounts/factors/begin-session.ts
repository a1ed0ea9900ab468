import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const challengeCookie = 'two_factor'

/**
 * What better-auth does for its own ways of signing in, for ours: both are called by our routes alone, and have no
 * address of their own.
 */
export const ownSignIn = {
  id: 'own-sign-in',
  endpoints: {
    /** Begins a session and sets its cookie, for who proved by other means than a password who they are. */
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ personId: z.string(), how: z.enum(['passkey', 'single-sign-on']) }) },
      async (ctx) => {
        const { personId, how } = ctx.body
        const user = await ctx.context.internalAdapter.findUserById(personId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const session = await ctx.context.internalAdapter.createSession(personId, false, { how })
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ id: session.id })
      },
    ),
    /** Whose password was right a moment ago in this browser, and who is asked for a second factor; null: nobody. */
    challengedPerson: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(challengeCookie)
      const challenge = await ctx.getSignedCookie(name, ctx.context.secret)
      const found = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null
      return ctx.json({ personId: found && found.expiresAt > new Date() ? found.value : null })
    }),
  },
} satisfies BetterAuthPlugin
