import { Lattice } from '@casewright/ui'

/** The lattice of the first pages, in the color of what it stands in. */
export const Seal = ({ className }: { className: string }) => <Lattice className={className} />
