import type { Readable } from 'node:stream'
import { dateOf } from '../cfr/dates.ts'
import type { Item, Level, PageBreak, Published } from '../published.ts'
import { childOf, type Element, within, wordsOf } from '../reading/element.ts'
import { readRecords } from '../reading/xml-records.ts'
import { textWithPages } from './text-with-pages.ts'

const documents: Record<string, string> = {
  RULE: 'rule',
  PRORULE: 'proposed rule',
  NOTICE: 'notice',
  PRESDOCU: 'presidential document',
}

/**
 * The documents of an issue of the Federal Register in GovInfo's bulk XML: rules, proposed rules, notices and
 * presidential documents, with the pages on which they stand.
 */
export async function* readFederalRegister(input: Readable): AsyncGenerator<Item> {
  const issue = { volume: '', date: '', page: '' }
  const shape = {
    labels: new Set<string>(),
    isRecord: (name: string) => name in documents || name === 'VOL' || name === 'DATE' || name === 'PRTPAGE',
  }
  for await (const { record, around } of readRecords(input, shape)) {
    if (record.name === 'VOL') issue.volume = wordsOf(record)
    else if (record.name === 'DATE') issue.date = dateOf(wordsOf(record)) ?? issue.date
    else if (record.name === 'PRTPAGE') issue.page = record.attributes.P ?? issue.page
    else {
      const { item, lastPage } = documentOf(
        record,
        issue,
        around.some(({ name }) => name === 'NEWPART'),
      )
      issue.page = lastPage
      yield item
    }
  }
}

function documentOf(
  document: Element,
  issue: { volume: string; date: string; page: string },
  newPart: boolean,
): { item: Item; lastPage: string } {
  const { text, pages, footnotes, first } = textWithPages(document)
  const lastPage = pages.at(-1)?.label ?? issue.page
  const all = [...within(document)]
  const words = (...names: string[]) => wordsOf(all.find(({ name }) => names.includes(name)))
  // What begins in the middle of a page begins on the page that the document before it ended on.
  const page = first ?? issue.page
  const numbers = all.filter(({ name }) => name === 'FRDOC').map((one) => /Doc\.?\s*([\w–-]+)/.exec(wordsOf(one))?.[1])
  const number = numbers.at(-1)?.replaceAll('–', '-')
  const title = words('SUBJECT') || headOfProclamation(document) || words('HD')
  if (!issue.volume || !/^\d+$/.test(page) || !number) {
    const rejected = number
      ? 'The document has no volume and page by which it can be cited.'
      : 'The document has no number, so it cannot be distinguished from others on the same page.'
    return { item: { rejected, row: title || text.slice(0, 200) }, lastPage }
  }
  const kind = documents[document.name] as string
  const agencies = all.filter(({ name }) => name === 'AGENCY' || name === 'SUBAGY').map((one) => wordsOf(one))
  const hierarchy: Level[] = [...new Set(agencies)].map((heading) => ({ level: 'agency', heading }))
  const breaks: PageBreak[] = [{ label: page, offset: 0 }, ...pages.filter(({ label }) => label !== page)]
  const authority: Published = {
    id: number,
    kind: kind === 'rule' ? 'regulation' : 'other',
    title: title || `Federal Register document ${number}`,
    citations: [`${issue.volume} Fed. Reg. ${page}`],
    jurisdiction: 'us',
    form: kind,
    text,
    pages: breaks,
    ...(issue.date ? { date: issue.date } : {}),
    ...(hierarchy.length > 0 ? { hierarchy } : {}),
    ...(footnotes.length > 0 ? { footnotes } : {}),
    ...(words('DEPDOC') ? { docket: words('DEPDOC').replace(/^\[|\]$/g, '') } : {}),
    ...(newPart ? { notes: [{ kind: 'place', text: 'Published in a separate part of the issue.' }] } : {}),
  }
  return { item: { authority }, lastPage }
}

/** A proclamation is called by its number, and by the heading that follows. */
function headOfProclamation(document: Element): string {
  const body = childOf(document, 'PROCLA', 'EXECORD', 'DETERM', 'PRNOTICE', 'PRMEMO', 'PRORDER', 'OTHER')
  if (!body) return ''
  const [first] = [...within(body)].filter(({ name }) => ['PROC', 'EXECORDR', 'DETNO', 'MEMO'].includes(name))
  return [wordsOf(first), wordsOf(childOf(body, 'HD'))].filter(Boolean).join(': ')
}
