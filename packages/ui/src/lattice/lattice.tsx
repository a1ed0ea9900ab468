import './lattice.css'
import { lattice } from './lattice.css.ts'

export interface LatticeProps {
  /** The large rings behind a first view, or the two around a person's initials. */
  drawing?: 'seal' | 'medal'
  /** Gives it its place and size; it takes the color of its text. */
  className: string
}

/** The banknote lattice: fine interlaced lines, an ornament. Never where work is done. */
export const Lattice = ({ drawing = 'seal', className }: LatticeProps) => (
  <span aria-hidden="true" className={`${lattice} casewright-${drawing} ${className}`} />
)
