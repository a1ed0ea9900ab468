import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Of the plugin `twoFactor`: it names the challenge that a right password led to. */
const challengeCookie = 'two_factor'

/**
 * What better-auth does for its own ways of signing in, for ours: called by our routes alone, and without an address
 * of its own.
 */
export const ownSignIn = {
  id: 'own-sign-in',
  endpoints: {
    /** Begins a session and sets its cookie, for who proved by other means than a password who they are. */
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ personId: z.string(), how: z.enum(['passkey', 'single-sign-on']) }) },
      async (ctx) => {
        const { personId, how } = ctx.body
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(personId)
        if (!user) throw new APIError('UNAUTHORIZED')
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(personId, false, { how }), user })
        return ctx.json({ personId })
      },
    ),
    /** Whose password was right a moment ago in this browser, and who is asked for a second factor; null: nobody. */
    challengedPerson: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(challengeCookie)
      const challenge = await ctx.getSignedCookie(name, ctx.context.secret)
      const found = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null
      return ctx.json({ personId: found && found.expiresAt > new Date() ? found.value : null })
    }),
    /** Ends that challenge and begins a session; null where it was ended already, such as by the same code at once. */
    completeChallenge: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const cookie = ctx.context.createAuthCookie(challengeCookie)
      const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
      const consumed = challenge ? await internalAdapter.consumeVerificationValue(challenge) : null
      const user = consumed && (await internalAdapter.findUserById(consumed.value))
      if (!user) return ctx.json({ user: null })
      await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user })
      expireCookie(ctx, cookie)
      return ctx.json({ user })
    }),
  },
} satisfies BetterAuthPlugin
