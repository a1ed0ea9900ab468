import { writtenPhones } from '@casewright/law'
import type { Detector } from '../kinds.ts'

/** Telephone and fax numbers. */
export const findPhone: Detector = ({ flat }) => writtenPhones(flat).map((span) => ({ ...span, kind: 'phone' }))
