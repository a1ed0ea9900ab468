import { modelBusiness } from './model/business.ts'
import { modelGeneral } from './model/general.ts'
import { modelKinds } from './model/kinds.ts'

/** Wording of our own for a clause that is missing, with its blanks in square brackets. */
export interface ModelClause {
  title: string
  text: string
}

const models: Readonly<Record<string, ModelClause>> = { ...modelGeneral, ...modelBusiness, ...modelKinds }

/** The model clause for a check, by the check's id; undefined where there is none. */
export const modelClauseFor = (checkId: string): ModelClause | undefined =>
  Object.hasOwn(models, checkId) ? models[checkId] : undefined
