import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readDocument } from '@casewright/documents'
import { score } from './compare/words.ts'
import { processorTime } from './processor-time.ts'
import { scanOf } from './sample-scan.ts'
import { median, type Row, timed } from './table.ts'

const run = promisify(execFile)
/** Files of the test data that have their own text: what their pictures should read. */
const files = ['recap_ca1_00117684624', 'freelaw_broken-mime', 'cuad_eton_development_agreement', 'freelaw_vector-pdf']
/** Of each file, so many pages from this one on. */
const pages = { first: 2, count: 3 }
/** What an office's machine scans at, in dots per inch. */
const dpi = { scanned: 150 }

const wordsOf = (text: string): string[] =>
  text
    .replace(/-\s*\n\s*/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? []

const has = (program: string): Promise<boolean> =>
  run(program, ['-v']).then(
    () => true,
    ({ code }) => code !== 'ENOENT',
  )

interface Measured {
  perPage: number[]
  /** Milliseconds of processor time, of all pages. */
  worked: number
  right: number
  truth: number
}
const nothing = (): Measured => ({ perPage: [], worked: 0, right: 0, truth: 0 })

/**
 * A page of a scan, in seconds and in the share of its words that are read, beside Debian's tesseract on the same
 * pictures in the same run. The scans are drawn from files that have their text, at the resolution of an office.
 */
export async function measureScans(): Promise<Row[]> {
  const data = process.env.TEST_DATA
  if (!data || !(await has('pdftoppm')) || !(await has('tesseract'))) {
    console.info('scans: left out. They need TEST_DATA, pdftoppm (poppler-utils) and tesseract (tesseract-ocr).')
    return []
  }
  const [ours, theirs, first] = [nothing(), nothing(), [] as number[]]
  for (const file of files) {
    const folder = await mkdtemp(join(tmpdir(), 'scans-'))
    try {
      const source = join(data, 'documents/pdf', `${file}.pdf`)
      const until = pages.first + pages.count - 1
      const range = ['-f', `${pages.first}`, '-l', `${until}`]
      await run('pdftoppm', ['-r', `${dpi.scanned}`, '-gray', '-jpeg', ...range, source, join(folder, 'scan')])
      const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted()
      const scan = scanOf(await Promise.all(names.map((name) => readFile(join(folder, name)))), dpi.scanned)
      const truth = wordsOf(await textOf(source))
      const started = performance.now()
      let firstAt = 0
      const own = await worked(() =>
        readDocument(scan.slice(), {
          name: 'scan.pdf',
          onProgress: ({ page }) => {
            if (page && firstAt === 0) firstAt = performance.now() - started
          },
        }),
      )
      first.push(firstAt)
      add(ours, own, wordsOf(own.value.text), truth)
      const other = await worked(() => byTesseract(names.map((name) => join(folder, name))))
      add(theirs, other, wordsOf(other.value), truth)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  const share = ({ right, truth }: Measured) => (100 * right) / truth
  const perPage = ({ worked }: Measured) => worked / (files.length * pages.count)
  const count = `${files.length * pages.count} pages`
  return [
    {
      measure: `a page of a scan, processor time, mean of ${count}`,
      ours: perPage(ours),
      against: 'limit',
      theirs: 5000,
    },
    { measure: 'the same', ours: perPage(ours), against: 'tesseract of Debian', theirs: perPage(theirs) },
    {
      measure: 'the same, by the clock, median',
      ours: median(ours.perPage),
      against: 'tesseract of Debian',
      theirs: median(theirs.perPage),
    },
    {
      measure: 'the first page of a scan can be read after, median',
      ours: median(first),
      against: 'limit',
      theirs: 10_000,
    },
    {
      measure: `words of these scans that are read, of ${ours.truth}`,
      ours: share(ours),
      unit: '%',
      against: 'tesseract of Debian',
      theirs: share(theirs),
    },
  ]

  async function textOf(source: string): Promise<string> {
    const { stdout } = await run('pdftotext', [
      '-f',
      `${pages.first}`,
      '-l',
      `${pages.first + pages.count - 1}`,
      source,
      '-',
    ])
    return stdout
  }
}

function add(
  to: Measured,
  took: { milliseconds: number; processor: number },
  read: readonly string[],
  truth: readonly string[],
): void {
  to.perPage.push(took.milliseconds / pages.count)
  to.worked += took.processor
  to.right += score(read, truth).right
  to.truth += truth.length
}

/** A work with the time that it took by the clock and by the processor. */
async function worked<T>(work: () => Promise<T>) {
  const before = await processorTime()
  const done = await timed(work)
  return { ...done, processor: (await processorTime()) - before }
}

/** One thread, as ours has. */
async function byTesseract(pictures: readonly string[]): Promise<string> {
  let text = ''
  for (const picture of pictures) {
    const { stdout } = await run('tesseract', [picture, 'stdout'], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      maxBuffer: 16 * 1024 * 1024,
    })
    text += stdout
  }
  return text
}
