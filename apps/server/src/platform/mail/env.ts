import { z } from 'zod'
import { type SettingsOf, url } from '../env/kinds.ts'

export const mailFields = {
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.example.com:465').optional(),
  MAIL_FROM: z.string().trim().min(3).max(320).optional(),
}

export type MailSettings = SettingsOf<typeof mailFields>
