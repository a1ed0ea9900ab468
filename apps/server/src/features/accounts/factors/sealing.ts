import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Auth } from '../auth/auth.ts'

/** Encrypts as better-auth's own plugins do, by AUTH_SECRET. */
export const seal = async (auth: Auth, data: string): Promise<string> =>
  symmetricEncrypt({ key: (await auth.$context).secretConfig, data })

/** @throws where it was sealed by another AUTH_SECRET, or is not whole */
export const unseal = async (auth: Auth, data: string): Promise<string> =>
  symmetricDecrypt({ key: (await auth.$context).secretConfig, data })
