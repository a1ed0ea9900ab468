import { LocalModelError } from '@casewright/local-model'

/** What went wrong in a model of this server, however it was passed on. */
export function troubleOf(error: unknown): LocalModelError | undefined {
  if (error instanceof LocalModelError) return error
  return error instanceof Error && error.cause instanceof LocalModelError ? error.cause : undefined
}
