import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { z } from 'zod'
import { passwordLength } from './passwords.ts'

const email = z
  .string('Email is required')
  .min(1, 'Email is required')
  // The length first: no pattern looks at what is longer than an address can be.
  .max(254, { error: 'Please enter a valid email', abort: true })
  .regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'Please enter a valid email')
  .toLowerCase()

const anyPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(1000, 'The password is too long')

const newPassword = anyPassword
  .min(passwordLength.min, `Please choose a password of at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `Please choose a password of at most ${passwordLength.max} characters`)

const name = z
  .string('Full name is required')
  .trim()
  .min(1, 'Full name is required')
  .max(200, 'Please enter a shorter name')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'Please enter a name without control characters')

export const loginForm = z.object({ email, password: anyPassword })

export const registerForm = z.object({
  name,
  email,
  password: newPassword,
  setupWord: z.string().max(200, 'The setup code is too long').optional(),
})
export const nameForm = z.object({ name })
export const emailForm = z.object({ email, password: anyPassword })
export const passwordForm = z.object({
  currentPassword: anyPassword,
  newPassword,
  revokeKeys: z.boolean('Choose whether to revoke your API keys.').optional(),
})
export const confirmForm = z.object({ password: anyPassword })

/** Reads a JSON body. @throws CasewrightError with the first problem's sentence */
export async function readForm<T extends z.ZodType>(c: Context, form: T): Promise<z.output<T>> {
  const body: unknown = await c.req.json().catch(() => {
    throw new CasewrightError('bad-input')
  })
  const parsed = form.safeParse(body)
  if (parsed.success) return parsed.data
  const first = parsed.error.issues[0]
  throw new CasewrightError('bad-input', first && first.path.length > 0 ? first.message : undefined)
}
