import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { defaultLimits, readDocument } from '@casewright/documents'
import { OfficeParser } from 'officeparser'
import { samplePdf } from './sample-pdf.ts'
import { median, type Row, timed } from './table.ts'

const rounds = 9
const reader = new URL('read-any.ts', import.meta.resolve('@casewright/documents')).href

/** In a thread that is started for the file: the way before processes. */
async function readInThread(bytes: Uint8Array): Promise<{ pages: unknown[] }> {
  const worker = new Worker(new URL('reading-thread.ts', import.meta.url), {
    workerData: { reader, limits: defaultLimits, bytes },
    execArgv: [],
    env: {},
  })
  const [document] = await once(worker, 'message')
  await worker.terminate()
  return document
}

/** How long files take in a process that waits for them, beside a thread for each and officeparser on the same bytes. */
export async function measureReading(): Promise<Row[]> {
  return [...(await measure(40, true)), ...(await measure(1, false))]
}

async function measure(pages: number, beside: boolean): Promise<Row[]> {
  const pdf = samplePdf(pages)
  const times = { process: [] as number[], thread: [] as number[], officeparser: [] as number[] }
  const ways: [keyof typeof times, () => Promise<{ pages: unknown[] } | undefined>][] = [
    ['process', () => readDocument(pdf.slice(), { name: 'brief.pdf', forWhom: 'one' })],
    ['thread', () => readInThread(new Uint8Array(pdf))],
  ]
  if (beside) ways.push(['officeparser', () => OfficeParser.parseOffice(Buffer.from(pdf)).then(() => undefined)])
  // The first start is nobody's.
  for (const [, read] of ways) await read()
  for (let round = 0; round < rounds; round++) {
    for (const [way, read] of ways) {
      const { value, milliseconds } = await timed(read)
      if (value && value.pages.length !== pages) throw new Error(`${value.pages.length} pages were read`)
      times[way].push(milliseconds)
    }
  }
  const name = `${pages} ${pages === 1 ? 'page' : 'pages'} of PDF in a warm process, median`
  const row = (against: string, theirs: number): Row => ({
    measure: name,
    ours: median(times.process),
    against,
    theirs,
  })
  const rows = [row('a thread for each file', median(times.thread))]
  return beside ? [...rows, row('limit', 2000), row('officeparser, in process', median(times.officeparser))] : rows
}
