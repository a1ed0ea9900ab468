import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { marker } from '../../src/checks/harsh/learned/marks.ts'
import { slotsOf } from '../../src/checks/harsh/learned/model.ts'
import { usualTexts } from './background.ts'
import type { Lesson } from './train.ts'

const folder = new URL('texts/', import.meta.url)

/** The files of written examples, by name, in a fixed order. */
export const texts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .toSorted()
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
)

/** A line is a kind, a tab and an example. */
export const examplesIn = (file: string): { kind: string; text: string }[] =>
  file.split('\n').flatMap((line) => {
    const at = line.indexOf('\t')
    return at > 0 ? [{ kind: line.slice(0, at), text: line.slice(at + 1) }] : []
  })

const mark = marker()

export const lessonOf = ({ kind, text }: { kind: string; text: string }): Lesson => ({
  kind,
  slots: slotsOf(mark(text)),
})

/** A hash of all that is learned from. */
export const hashOfTexts = (): string => {
  const hash = createHash('sha256')
  for (const [name, text] of [...texts, ...usualTexts]) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex')
}
