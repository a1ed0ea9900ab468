import type { Readable } from 'node:stream'
import type { Level } from '../published.ts'
import { oneLine } from '../reading/element.ts'
import { type Frame, readRecords } from '../reading/xml-records.ts'

/** Where each section of the D.C. Code stands, by its number. */
export type DcOutline = Map<string, Level[]>

/** Reads the index of a title: containers within each other, and the files of the sections by their names. */
export async function readDcOutline(input: Readable, outline: DcOutline = new Map()): Promise<DcOutline> {
  const shape = { labels: new Set(['prefix', 'num', 'heading']), isRecord: (name: string) => name === 'include' }
  for await (const { record, around } of readRecords(input, shape)) {
    const file = /sections\/([^/]+)\.xml$/.exec(record.attributes.href ?? '')?.[1]
    // A colon cannot stand in the name of a file everywhere: "28:1-101" is the file 28~1-101.xml.
    if (file) outline.set(file.replaceAll('~', ':'), around.flatMap(levelOf))
  }
  return outline
}

function levelOf({ name, labels }: Frame): Level[] {
  if (name !== 'container' || !labels.heading) return []
  const { prefix = 'part', num } = labels
  return [{ level: prefix.toLowerCase(), ...(num ? { number: num } : {}), heading: oneLine(labels.heading) }]
}
