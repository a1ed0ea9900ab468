import type { Migration } from 'kysely/migration'
import * as first from './0001-first.ts'

/** In order. A migration that has been released is never changed: the next one corrects it. */
export const migrations: Record<string, Migration> = { '0001-first': first }
