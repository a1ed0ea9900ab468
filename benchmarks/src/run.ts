import { measureCitations } from './citations.ts'
import { measureCiteCheck } from './cite-check.ts'
import { measureCompare } from './compare/measure.ts'
import { measureDocumentAnalyzer } from './document-analyzer.ts'
import { measureDocumentGeneration } from './document-generation.ts'
import { measureFirstToken } from './first-token.ts'
import { measureHostile } from './hostile/measure.ts'
import { measureLanding } from './landing.ts'
import { measureLibraryFilling } from './library-filling.ts'
import { measureLibrarySearch } from './library-search.ts'
import { measureLibraryServing } from './library-serving.ts'
import { measureQueue } from './queue.ts'
import { measureReading } from './reading.ts'
import { measureScans } from './scans.ts'
import { measureStart } from './start.ts'
import { measureStarterSearch } from './starter-search.ts'
import { printTable, type Row } from './table.ts'

const all = {
  reading: measureReading,
  scans: measureScans,
  queue: measureQueue,
  'first-token': measureFirstToken,
  start: measureStart,
  'library-filling': measureLibraryFilling,
  'library-search': measureLibrarySearch,
  'library-serving': measureLibraryServing,
  'starter-search': measureStarterSearch,
  landing: measureLanding,
  citations: measureCitations,
  'document-analyzer': measureDocumentAnalyzer,
  'document-generation': measureDocumentGeneration,
  'cite-check': measureCiteCheck,
  compare: measureCompare,
  hostile: measureHostile,
}
const chosen = process.argv.slice(2)
const rows: Row[] = []
for (const [name, measure] of Object.entries(all))
  if (chosen.length === 0 || chosen.includes(name)) rows.push(...(await measure()))
printTable(rows)
process.exit(0)
