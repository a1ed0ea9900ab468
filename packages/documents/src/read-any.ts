import { createHash } from 'node:crypto'
import type { DocumentText } from '@casewright/core'
import { ReadFailure } from './failure.ts'
import type { Job, Progress } from './job.ts'
import type { ReadLimits } from './limits.ts'
import { refuseOther } from './sniff/refuse-other.ts'
import { sniffKind } from './sniff/sniff-kind.ts'
import type { ReadText } from './text/text-builder.ts'

/** Reads one file in this process. Each reader is loaded when it is needed. */
export async function readAny(job: Job, progress: Progress): Promise<DocumentText> {
  const { bytes } = job
  if (bytes.length === 0) {
    throw new ReadFailure('empty', 'is empty: it has no bytes. Check the file and upload it again.')
  }
  const sniffed = await sniffKind(bytes)
  if (!('kind' in sniffed)) throw refuseOther(sniffed, job.name)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, ...(await readers[sniffed.kind](bytes, job.limits, progress)) }
}

type Reader = (bytes: Uint8Array, limits: ReadLimits, progress: Progress) => Promise<ReadText>

const readers: Record<DocumentText['kind'], Reader> = {
  pdf: async (bytes, limits, progress) => (await import('./pdf/read-pdf.ts')).readPdf(bytes, limits, progress),
  docx: async (bytes, limits, progress) =>
    once(progress, (await import('./docx/read-docx.ts')).readDocx(bytes, limits)),
  doc: async (bytes, limits, progress) => once(progress, (await import('./doc/read-doc.ts')).readDoc(bytes, limits)),
  txt: async (bytes, limits, progress) => once(progress, (await import('./txt/read-txt.ts')).readTxt(bytes, limits)),
}

async function once<T>(progress: Progress, work: T | Promise<T>): Promise<T> {
  progress.step({ done: 0, total: 1 })
  const result = await work
  progress.step({ done: 1, total: 1 })
  return result
}
