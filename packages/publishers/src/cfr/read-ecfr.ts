import type { Readable } from 'node:stream'
import type { Item, Level } from '../published.ts'
import { childOf, type Element, oneLine, wordsOf } from '../reading/element.ts'
import { type Frame, readRecords } from '../reading/xml-records.ts'
import { appendixCited } from './appendix.ts'
import { dateOf } from './dates.ts'
import { type CfrVolume, sectionOf } from './section.ts'

/**
 * The sections and appendices of a title or part of the Code of Federal Regulations in the XML of the eCFR, from
 * ecfr.gov or from GovInfo's bulk data.
 * @param fileName names the title where the XML does not, as in "title-1-part-51.xml"
 * @param onTitle told of each title that the file has whole
 */
export async function* readEcfr(
  input: Readable,
  fileName = '',
  onTitle: (title: string) => void = () => {},
): AsyncGenerator<Item> {
  const volume: CfrVolume = { title: /title-?(\d+)/i.exec(fileName)?.[1] ?? '', current: true }
  let whole: string | undefined
  const shape = {
    labels: new Set(['HEAD']),
    isRecord: (name: string, attributes: Record<string, string>) =>
      name === 'AMDDATE' || name === 'VOLUME' || (name === 'DIV8' && attributes.TYPE === 'SECTION') || name === 'DIV9',
  }
  for await (const { record, around } of readRecords(input, shape)) {
    if (record.name === 'AMDDATE') volume.asOf = wordsOf(record).split('(')[0] as string
    else if (record.name === 'VOLUME') volume.date = laterOf(volume.date, record.attributes.AMDDATE)
    else {
      const title = around.find(({ name, attributes }) => name === 'DIV1' && attributes.TYPE === 'TITLE')
      whole ??= title?.attributes.N
      volume.title = title?.attributes.N ?? volume.title
      volume.date ??= dateOf(volume.asOf)
      yield itemOf(record, around, volume)
    }
  }
  if (whole) onTitle(whole)
}

function itemOf(section: Element, around: readonly Frame[], volume: CfrVolume): Item {
  const head = oneLine(wordsOf(childOf(section, 'HEAD')))
  const status = /\[(Reserved|Removed|Repealed)\]/i.exec(head)?.[1]?.toLowerCase()
  const { N = '' } = section.attributes
  const said = status ? { status } : {}
  const hierarchy = around.flatMap(levelOf)
  if (section.name !== 'DIV9') {
    const heading = head.replace(/^§+\s*[\w.–-]+\s*/, '')
    return sectionOf(section, { number: N.replace(/^§+\s*/, ''), heading, ...said }, volume, hierarchy)
  }
  const cited = appendixCited(N) ?? appendixCited(head)
  const item = sectionOf(section, { number: cited ?? '', heading: head, ...said }, volume, hierarchy)
  if ('authority' in item) {
    item.authority.citations = [`${volume.title} C.F.R. ${cited}`]
    const part = around.findLast(({ name }) => name === 'DIV5')?.attributes.N
    if (part) item.authority.url = `https://www.ecfr.gov/current/title-${volume.title}/part-${part}`
  }
  return item
}

function levelOf({ name, attributes, labels }: Frame): Level[] {
  if (!/^DIV[1-7]$/.test(name) || !labels.HEAD) return []
  const level = (attributes.TYPE ?? name)
    .toLowerCase()
    .replace(/^subchap$/, 'subchapter')
    .replace(/^subjgrp$/, 'subject group')
  return [
    { level, ...(attributes.N && level !== 'subject group' ? { number: attributes.N } : {}), heading: labels.HEAD },
  ]
}

const laterOf = (one: string | undefined, other: string | undefined) =>
  other && /^\d{4}-\d\d-\d\d$/.test(other) && other > (one ?? '') ? other : one
