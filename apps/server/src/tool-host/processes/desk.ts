import type { DocumentText, Web } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { LanguageModel, ModelAnswer, ModelRequest } from '../../models/provider.ts'
import type { Replaced } from '../../platform/egress/index.ts'
import type { LawDesk } from '../../research/law/desk.ts'

/** What is known of a model beside how it is reached. */
export type ModelFacts = Pick<LanguageModel, 'id' | 'provider' | 'name' | 'trust' | 'contextTokens' | 'isSmall'>

/** A question as it can be sent to another process. */
export type Question = Omit<ModelRequest, 'signal' | 'onDelta' | 'onWaiting'>

/**
 * What a job can ask of the server, which alone has the database, the keys and the network. A last argument that is a
 * function is told news before the answer.
 */
export interface Desk extends LawDesk {
  searchWeb: Web['search']
  readPage: Web['read']
  readFile(id?: string): Promise<DocumentText>
  /** The bytes of a file of the run that is exported. */
  readOriginal(id: string): Promise<Uint8Array | null>
  readFirm: ToolContext['firm']['read']
  listFirm: ToolContext['firm']['list']
  readOffice: ToolContext['office']
  /** The names that are replaced before anything goes to a cloud. */
  namesToReplace(): Promise<string[]>
  /**
   * Asks a model, by its place in the list.
   * @param replaced what was taken out of the question, for the person's ledger
   * @param onDelta told each piece of the answer; null: what it was told so far is void
   */
  ask(
    model: number,
    question: Question,
    replaced: readonly Replaced[],
    onDelta?: (delta: string | null) => void,
  ): Promise<ModelAnswer>
}
