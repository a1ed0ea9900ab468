import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes. Of these the hash alone is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** In the fragment, which browsers send nowhere: neither a log nor a referrer gets it. */
export const linkTo = (origin: string, token: string): string => `${origin}/auth/link#${token}`
