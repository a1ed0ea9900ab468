import type { DocumentKind } from '../kinds/sign.ts'
import { modelBusiness } from './model/business.ts'
import { modelGeneral } from './model/general.ts'
import { modelKinds } from './model/kinds.ts'

/** Wording of our own for a clause that is missing, with its blanks in square brackets. */
export interface ModelClause {
  title: string
  text: string
  /** Its words in papers of a kind that the text does not fit. */
  textIn?: Partial<Readonly<Record<DocumentKind, string>>>
}

const models: Readonly<Record<string, ModelClause>> = { ...modelKinds, ...modelBusiness, ...modelGeneral }

/** The checks that have a model clause, in the order in which a contract has such clauses. */
export const modelClauseIds: readonly string[] = Object.keys(models)

/** The model clause for a check, by the check's id; undefined where there is none. */
export const modelClauseFor = (checkId: string): ModelClause | undefined =>
  Object.hasOwn(models, checkId) ? models[checkId] : undefined
