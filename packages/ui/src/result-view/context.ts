import type { Anchor } from '@casewright/core/client'
import { createContext, useContext } from 'react'
import type { SchemaNode } from '../json-schema/json-schema.ts'

export interface ResultContext {
  /** The whole schema, for its references. */
  root: SchemaNode
  /** Whether what is not evidence was written by a model, and must be shown so. */
  written: boolean
  onOpen?: (anchor: Anchor) => void
}

export const ResultContext = createContext<ResultContext>({ root: {}, written: false })

export const useResult = () => useContext(ResultContext)

/** What every part of a result is drawn from. */
export interface PartProps {
  value: unknown
  schema: SchemaNode
  /** Of the next heading below. */
  level: number
}

export const headingOf = (level: number) => `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
