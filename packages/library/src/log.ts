/** Where the library tells what happened behind whoever called it. */
export interface LibraryLog {
  info(fields: Record<string, unknown>, what: string): void
  warn(fields: Record<string, unknown>, what: string): void
}
