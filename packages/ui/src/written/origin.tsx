import { FileCheck, PenLine } from 'lucide-react'
import * as css from './origin.css.ts'

export interface OriginProps {
  of: 'evidence' | 'model'
}

/** Tags an entry by where it comes from: a check of the document, or a model. */
export const Origin = ({ of }: OriginProps) => (
  <span className={css.origin[of]}>
    {of === 'evidence' ? <FileCheck aria-hidden="true" /> : <PenLine aria-hidden="true" />}
    {of === 'evidence' ? 'Evidence' : 'Model'}
  </span>
)
