import type { SignOnProblem } from '@casewright/api'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { Destination, Egress } from '../../../platform/egress/index.ts'
import type { InstallationSettings } from '../../../platform/env/installation.ts'
import type { AccountSettings } from '../env.ts'

/** What was agreed on with a browser before it went to the provider. */
export const begunForm = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
type Begun = z.infer<typeof begunForm>

/** Who somebody is, as the provider says. */
export interface Claims {
  issuer: string
  subject: string
  email: string
  /** Whether the provider says that the email is theirs. */
  verified: boolean
  name: string
}

/** Signing on did not lead in; the cause is for the log. */
export class SignOnError extends Error {
  readonly problem: SignOnProblem

  constructor(problem: SignOnProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'SignOnError'
    this.problem = problem
  }
}

/** How long what the provider publishes about itself is believed. */
const publishedMilliseconds = 10 * 60_000
const timeoutSeconds = 10

/** OpenID Connect with one provider: an authorization code, with PKCE, state and nonce. */
export interface SingleSignOn {
  name: string
  /** @throws SignOnError down */
  begin(): Promise<{ address: URL; begun: Begun }>
  /** @param returned the address to which the provider sent the browser back @throws SignOnError */
  finish(returned: URL, begun: Begun): Promise<Claims>
}

type SignOnEnv = AccountSettings & Pick<InstallationSettings, 'PUBLIC_URL'>

/** Where the provider sends browsers back to. */
const callbackPath = '/api/sign-on/callback'

/** @param trust what the issuer's address is; asked at each request, as names change @returns null where none is set */
export function createSingleSignOn(
  env: SignOnEnv,
  egress: Egress,
  trust: (url: string) => Promise<Destination['trust']>,
): SingleSignOn | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME: name } = env
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null
  const issuer = new URL(OIDC_ISSUER)

  /** The issuer's own host was named by the administrator, and may be private. Any other that it names may not. */
  const fetchThrough: oidc.CustomFetch = async (url, options) => {
    const own = new URL(url).host === issuer.host
    const destination: Destination = {
      kind: 'sign-in',
      name,
      address: own ? 'configured' : 'open',
      trust: own ? await trust(OIDC_ISSUER) : 'cloud',
    }
    return egress.fetchFor(destination, null)(url, options as RequestInit)
  }

  let published: { until: number; config: Promise<oidc.Configuration> } | undefined
  const configuration = (): Promise<oidc.Configuration> => {
    if (published && Date.now() < published.until) return published.config
    const config = oidc.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      [oidc.customFetch]: fetchThrough,
      timeout: timeoutSeconds,
      // Signatures are checked besides, and http is taken for this machine alone.
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
    })
    const now = { until: Date.now() + publishedMilliseconds, config }
    published = now
    // A failure is not held: the next one asks again.
    config.catch(() => {
      if (published === now) published = undefined
    })
    return config
  }
  const reached = () =>
    configuration().catch((cause: unknown) => {
      throw new SignOnError('down', { cause })
    })

  return {
    name,
    async begin() {
      const config = await reached()
      const begun = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: env.PUBLIC_URL + callbackPath,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      })
      return { address, begun }
    },
    async finish(returned, { state, nonce, verifier }) {
      const config = await reached()
      const address = new URL(env.PUBLIC_URL + callbackPath + returned.search)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await oidc.authorizationCodeGrant(config, address, checks).catch((cause: unknown) => {
        throw new SignOnError(isUnreached(cause) ? 'down' : 'refused', { cause })
      })
      const token = tokens.claims()
      if (!token) throw new SignOnError('refused')
      const more =
        typeof token.email === 'string' || !config.serverMetadata().userinfo_endpoint
          ? token
          : await oidc.fetchUserInfo(config, tokens.access_token, token.sub).catch((cause: unknown) => {
              throw new SignOnError('down', { cause })
            })
      return claimsOf(token.iss, token.sub, more)
    },
  }
}

const isUnreached = (error: unknown): boolean =>
  !(error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError) &&
  !(
    error instanceof oidc.ClientError &&
    error.code !== 'OAUTH_TIMEOUT' &&
    error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  )

const told = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/),
  email_verified: z.unknown().optional(),
  name: z.string().trim().min(1).max(200).optional().catch(undefined),
})

function claimsOf(issuer: string, subject: string, claims: unknown): Claims {
  const { data } = told.safeParse(claims)
  if (!data) throw new SignOnError('no-email')
  const { email, email_verified, name } = data
  // Nothing but the word itself counts.
  return { issuer, subject, email, verified: email_verified === true, name: name ?? email.split('@')[0] ?? email }
}
