import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { ApiError, postJson } from './api.ts'

/** Whether this browser can use passkeys at this address. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && window.isSecureContext

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Asks the device for a new passkey. @throws ApiError, WebAuthnError */
export async function createPasskey(password: string): Promise<unknown> {
  const answer = await postJson('/api/factors/passkeys/options', { body: { password } })
  return startRegistration({ optionsJSON: answer as CreationOptions })
}

/** Asks the device to sign in by one of its passkeys. @throws ApiError, WebAuthnError */
export async function askForPasskey(): Promise<unknown> {
  const answer = await postJson('/api/factors/sign-in/passkey/options')
  return startAuthentication({ optionsJSON: answer as RequestOptions })
}

/** What to tell of a passkey that did not come about. */
export function passkeySentence(error: unknown): string {
  if (error instanceof ApiError) return error.sentence || error.message
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device already has a passkey for your account.'
  if (error instanceof WebAuthnError && error.code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys work only at this installation’s configured address. Ask your administrator for it.'
  return 'It was canceled or timed out. Try again, and confirm it on your device.'
}
