import { z } from 'zod'
import { confirmForm } from '../forms.ts'

const wanted = 'Enter the six digits your authenticator app shows.'

/** As people type them: with spaces, in capitals, a backup code without its hyphen. */
const code = z
  .string(wanted)
  .max(60, wanted)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .refine((typed) => /^(?:\d{6}|[a-z0-9]{10})$/.test(typed), 'A code has six digits, and a backup code ten characters.')
  .transform((typed) => (typed.length === 10 ? `${typed.slice(0, 5)}-${typed.slice(5)}` : typed))

const named = 'Enter a name for the passkey.'
const name = z.string(named).trim().min(1, named).max(60, 'The name is longer than 60 characters.')

/** What a browser answers with; its inside is checked against what was asked. */
const credential = z.looseObject(
  { id: z.string().max(2000), type: z.literal('public-key') },
  'The browser did not return a usable passkey. Try again.',
)

export const codeForm = z.object({ code })
export const offForm = z.object({ code, password: confirmForm.shape.password })
export const nameForm = z.object({ name })
export const newPasskeyForm = z.object({ name, response: credential })
export const passkeyForm = z.object({ response: credential })
