import type { Authority, SourceAsked } from '@casewright/core'
import type { Answers } from './answers.ts'
import type { Names } from './status.ts'

/** What verifying citations stands on. */
export interface VerifyDeps {
  names: Names
  lookUp(
    wanted: readonly { key: string; normalized: string; isShort?: true }[],
  ): Promise<{ answers: Map<string, Answers>; asked: SourceAsked[] }>
  /** The cases known that bear each of these names. Absent: nobody can tell. */
  named?(names: readonly string[]): Promise<(readonly Authority[])[]>
  /** What else is known of an authority, asked for where a field that was written could not be compared. */
  complete(authority: Authority): Promise<Authority>
  read(authority: Authority): Promise<{ id: string; text: string } | null>
}
