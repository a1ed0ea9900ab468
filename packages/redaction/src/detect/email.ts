import { writtenEmails } from '@casewright/law'
import type { Detector } from '../kinds.ts'

/** Email addresses, subdomains and plus signs included. */
export const findEmail: Detector = ({ flat }) => writtenEmails(flat).map((span) => ({ ...span, kind: 'email' }))
