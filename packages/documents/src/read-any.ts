import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { DocumentText } from '@casewright/core'
import { ReadFailure } from './failure.ts'
import type { ReadLimits } from './limits.ts'
import { refuseOther } from './sniff/refuse-other.ts'
import { sniffKind } from './sniff/sniff-kind.ts'
import type { ReadText } from './text/text-builder.ts'
import type { Job, ReadStep } from './worker/protocol.ts'

/** Reads one file in this thread. Each reader is loaded when it is needed. */
export async function readAny(job: Job, onStep: (step: ReadStep) => void): Promise<DocumentText> {
  const bytes = await bytesOf(job)
  if (bytes.length === 0) {
    throw new ReadFailure('empty', 'is empty: it has no bytes. Check the file and upload it again.')
  }
  const sniffed = await sniffKind(bytes)
  if (!('kind' in sniffed)) throw refuseOther(sniffed, job.name)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, ...(await readers[sniffed.kind](bytes, job.limits, onStep)) }
}

type Reader = (bytes: Uint8Array, limits: ReadLimits, onStep: (step: ReadStep) => void) => Promise<ReadText>

const readers: Record<DocumentText['kind'], Reader> = {
  pdf: async (bytes, limits, onStep) => (await import('./pdf/read-pdf.ts')).readPdf(bytes, limits, onStep),
  docx: async (bytes, limits, onStep) => once(onStep, (await import('./docx/read-docx.ts')).readDocx(bytes, limits)),
  doc: async (bytes, limits, onStep) => once(onStep, (await import('./doc/read-doc.ts')).readDoc(bytes, limits)),
  txt: async (bytes, limits, onStep) => once(onStep, (await import('./txt/read-txt.ts')).readTxt(bytes, limits)),
}

async function once<T>(onStep: (step: ReadStep) => void, work: T | Promise<T>): Promise<T> {
  onStep({ done: 0, total: 1 })
  const result = await work
  onStep({ done: 1, total: 1 })
  return result
}

async function bytesOf({ source }: Job): Promise<Uint8Array> {
  return 'bytes' in source ? source.bytes : new Uint8Array(await readFile(source.path))
}
