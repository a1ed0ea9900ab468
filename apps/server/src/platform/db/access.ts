/** How a database is reached, as one role or as two. */
export interface Access {
  /** As the running application. */
  url: string
  /** As the role that owns the tables and brings them up to date; undefined: the application does so itself. */
  owner?: string | undefined
}

/** Of a database that was named in the settings. */
export const namedAccess = (env: { DATABASE_URL: string; MIGRATION_DATABASE_URL?: string | undefined }): Access => ({
  url: env.DATABASE_URL,
  owner: env.MIGRATION_DATABASE_URL,
})
