import { writtenAddresses } from '@casewright/law'
import type { Detector } from '../kinds.ts'

/** Street addresses and P.O. boxes. */
export const findAddress: Detector = ({ flat }) => writtenAddresses(flat).map((span) => ({ ...span, kind: 'address' }))
