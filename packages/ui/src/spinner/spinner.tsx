import { LoaderCircle } from 'lucide-react'
import * as css from './spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for, such as 'Analyzing document...'. */
  label: string
  isLabelHidden?: boolean
}

/** Waits. Only for what is over in a second or two: longer work shows `Steps`. */
export const Spinner = ({ label, isLabelHidden = false }: SpinnerProps) => (
  <span role="status" className={css.spinner}>
    <LoaderCircle className={css.spin} aria-hidden="true" />
    <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
  </span>
)
