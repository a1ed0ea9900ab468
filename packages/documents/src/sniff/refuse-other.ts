import { damaged, passwordNeeded, ReadFailure } from '../failure.ts'
import { extensionOf } from '../file-name.ts'
import { documentKinds } from './kinds.ts'
import type { Sniffed } from './sniff-kind.ts'

/** Why a file that is none of ours is refused, and what to do with it. */
export function refuseOther(sniffed: Extract<Sniffed, { other: string }>, name: string): ReadFailure {
  if (sniffed.other === 'password') return passwordNeeded()
  if (sniffed.other === 'damaged') return damaged()
  const extension = extensionOf(name)
  const advice = /\bprogram\b/.test(sniffed.what)
    ? 'Do not open it; check with the sender.'
    : 'Open it in its program, save it as PDF or DOCX, and upload that.'
  return documentKinds.includes(extension)
    ? new ReadFailure(
        'wrong-type',
        `is ${sniffed.what}, not the ${extension.toUpperCase()} file that its name says. ${advice}`,
      )
    : new ReadFailure('unsupported-type', `is ${sniffed.what}, which cannot be read. ${advice}`)
}
