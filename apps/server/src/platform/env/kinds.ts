import { z } from 'zod'

/** The kinds of values that settings have. */
export const port = z.coerce.number().int().min(0).max(65535)
export const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL like ${example}` })
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')

/** A key goes into a header: one line of plain characters. */
export const headerWord = z
  .string()
  .regex(/^[!-~]+$/, 'must be one word of plain characters')
  .optional()

/** What settings that are declared so are once they are read. */
export type SettingsOf<Fields extends z.ZodRawShape> = z.infer<z.ZodObject<Fields>>
