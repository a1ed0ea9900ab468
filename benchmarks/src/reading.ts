import { readDocument } from '@casewright/documents'
import { OfficeParser } from 'officeparser'
import { samplePdf } from './sample-pdf.ts'
import { median, type Row, timed } from './table.ts'

const rounds = 5

/** How long a text PDF of 40 pages takes, beside officeparser on the same bytes in the same process. */
export async function measureReading(): Promise<Row[]> {
  const pdf = samplePdf(40)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const read = await timed(() => readDocument(pdf.slice(), { name: 'brief.pdf' }))
    if (read.value.pages.length !== 40) throw new Error(`${read.value.pages.length} pages were read`)
    ours.push(read.milliseconds)
    theirs.push((await timed(() => OfficeParser.parseOffice(Buffer.from(pdf)))).milliseconds)
  }
  return [
    { measure: '40 pages of PDF, median', ours: median(ours), against: 'limit', theirs: 2000 },
    {
      measure: '40 pages of PDF, median',
      ours: median(ours),
      against: 'officeparser, in process',
      theirs: median(theirs),
    },
  ]
}
