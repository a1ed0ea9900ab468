import { runAction } from '@casewright/core/testing'
import { server } from '@casewright/tool-document-generation/server'
import { median, type Row } from './table.ts'

const turns = 9
const limits = { generate: 100, docx: 300, pdf: 500 }

interface Field {
  name: string
  type: string
  options?: string[]
  holds?: string
}
interface Made {
  title: string
  parts: unknown[]
}

/** Enough to fill a page or two: a paragraph where a text area stands, a line elsewhere. */
const answerTo = ({ name, type, options, holds }: Field): string => {
  if (options) return options[0] ?? ''
  if (type === 'date') return '2026-12-01'
  if (holds === 'money') return '$12,500'
  if (holds === 'list') return Array.from({ length: 6 }, (_, n) => `The ${name} of number ${n + 1}`).join('\n')
  return type === 'textarea'
    ? `${`What is to be said of ${name}, in a sentence of usual length. `.repeat(6)}`
    : `The ${name}`
}

const letter = `This is Dana Okafor, operations manager at Northgate Supply, 412 Alder Street, Portland, Oregon 97205, (555) 010-0142, dana@northgate.example. Write to Thomas Halloran, general counsel of Meridian Freight, 9 Harbor Road, Seattle, Washington 98101, about the unpaid invoice. We delivered forty pallets on March 3, 2026 and have not been paid the $12,500 that is owed. ${'The goods were received without complaint, and the driver signed for them at the dock. '.repeat(40)}Please pay by the end of the month.`

/** How long all types take to be made of all their answers, read from a text, and put into files; no model. */
export async function measureDocumentGeneration(): Promise<Row[]> {
  const run = async (action: string, input: object) => (await runAction(server, action as 'generate', input)).output
  const { types } = (await run('types', {})) as { types: { id: string; fields: Field[] }[] }
  const timed = async <T>(work: () => Promise<T>): Promise<{ milliseconds: number; made: T }> => {
    const started = performance.now()
    const made = await work()
    return { milliseconds: performance.now() - started, made }
  }
  const times: Record<'generate' | 'read' | 'docx' | 'pdf', number[]> = { generate: [], read: [], docx: [], pdf: [] }
  for (let turn = 0; turn < turns; turn++)
    for (const { id, fields } of types) {
      const corrections = Object.fromEntries(fields.map((field) => [field.name, answerTo(field)]))
      const input = { documentType: id, inputMethod: 'paste', textContent: '.', corrections }
      const { milliseconds, made } = await timed(() => run('generate', input) as Promise<Made>)
      times.generate.push(milliseconds)
      const read = { documentType: id, inputMethod: 'voice', textContent: letter }
      times.read.push((await timed(() => run('generate', read))).milliseconds)
      for (const as of ['docx', 'pdf'] as const)
        times[as].push((await timed(() => run('file', { title: made.title, parts: made.parts, as }))).milliseconds)
    }
  const worst = (list: readonly number[]) => Math.max(...list)
  const row = (measure: string, ours: number, theirs: number): Row => ({ measure, ours, against: 'limit', theirs })
  return [
    row('a document of a form, 18 types, median', median(times.generate), limits.generate),
    row('the same, the worst', worst(times.generate), limits.generate),
    row('a document of a dictated page, median', median(times.read), limits.generate),
    row('the same, the worst', worst(times.read), limits.generate),
    row('its Word file, median', median(times.docx), limits.docx),
    row('the same, the worst', worst(times.docx), limits.docx),
    row('its PDF, median', median(times.pdf), limits.pdf),
    row('the same, the worst', worst(times.pdf), limits.pdf),
  ]
}
