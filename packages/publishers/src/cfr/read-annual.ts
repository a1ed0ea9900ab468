import type { Readable } from 'node:stream'
import type { Item, Level } from '../published.ts'
import { childOf, type Element, wordsOf } from '../reading/element.ts'
import { type Frame, readRecords } from '../reading/xml-records.ts'
import { appendixCited } from './appendix.ts'
import { dateOf } from './dates.ts'
import { type CfrVolume, sectionOf } from './section.ts'

/**
 * The sections of a volume of the annual edition of the Code of Federal Regulations, from GovInfo's bulk data. A volume
 * is a part of a title: it says of no title that it is whole.
 */
export async function* readAnnualCfr(input: Readable): AsyncGenerator<Item> {
  const volume: CfrVolume = { title: '', current: false }
  const shape = {
    labels: new Set(['HD', 'TITLENUM', 'DATE', 'REVISED']),
    isRecord: (name: string, _: Record<string, string>, around: readonly Frame[]) =>
      name === 'TITLENUM' ||
      name === 'REVISED' ||
      ((name === 'SECTION' || name === 'APPENDIX') && around.some((frame) => frame.name === 'PART')),
  }
  for await (const { record, around } of readRecords(input, shape)) {
    if (record.name === 'TITLENUM') volume.title ||= /\d+/.exec(wordsOf(record))?.[0] ?? ''
    else if (record.name === 'REVISED') {
      volume.asOf ??= wordsOf(record).replace(/^Revised as of\s*/i, '')
      volume.date ??= dateOf(volume.asOf)
    } else if (record.name === 'APPENDIX') yield appendixOf(record, volume, around.flatMap(levelOf))
    else {
      const number = wordsOf(childOf(record, 'SECTNO')).replace(/^§+\s*/, '')
      const reserved = wordsOf(childOf(record, 'RESERVED'))
      const heading = wordsOf(childOf(record, 'SUBJECT')) || reserved
      const status = reserved || /\[Reserved\]/i.test(heading) ? { status: 'reserved' } : {}
      yield sectionOf(record, { number, heading, ...status }, volume, around.flatMap(levelOf))
    }
  }
}

function appendixOf(appendix: Element, volume: CfrVolume, hierarchy: Level[]): Item {
  const heading = wordsOf(childOf(appendix, 'HD', 'RESERVED'))
  const cited = appendixCited(heading)
  const item = sectionOf(appendix, { number: cited ?? '', heading }, volume, hierarchy)
  if ('authority' in item) item.authority.citations = [`${volume.title} C.F.R. ${cited}`]
  return item
}

const levels: Record<string, string> = {
  TITLE: 'title',
  CHAPTER: 'chapter',
  SUBCHAP: 'subchapter',
  PART: 'part',
  SUBPART: 'subpart',
  SUBJGRP: 'subject group',
}

function levelOf({ name, labels }: Frame): Level[] {
  const level = levels[name]
  if (!level || !labels.HD) return []
  const number = /^(?:PART|Subpart|SUBCHAPTER|CHAPTER)\s+([\w.–-]+?)(?=—|\s|$)/i.exec(labels.HD)?.[1]
  return [{ level, ...(number ? { number } : {}), heading: labels.HD }]
}
