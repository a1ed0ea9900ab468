import { type SettingsOf, url } from '../env/kinds.ts'

export const databaseFields = {
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  /** Of the role that owns the tables, where DATABASE_URL names one that does not. */
  MIGRATION_DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/name').optional(),
}

export type DatabaseSettings = SettingsOf<typeof databaseFields>
