import type { Kysely, Transaction } from 'kysely'
import type { LibrarySchema } from './schema.ts'

/** A database that has the library's tables; what others stand beside them is not its business. */
export type Database = Kysely<LibrarySchema>
export type Trx = Transaction<LibrarySchema>
