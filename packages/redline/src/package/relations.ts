import { CasewrightError } from '@casewright/core'
import type { WordPackage } from './open-package.ts'
import { tagsIn } from './tags.ts'

/** A relationship of a part, its target as it is written. */
interface Relation {
  id: string
  type: string
  target: string
  external: boolean
}

export const relationsIn = (xml: string): Relation[] =>
  tagsIn(xml)
    .filter(({ name }) => name === 'Relationship')
    .map(({ attributes: { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' } }) => ({
      id,
      type,
      target,
      external: /^external$/i.test(mode),
    }))

/** A target as the name of a part. */
export function partNamed(target: string, from: string): string {
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : ''
  const path = target.startsWith('/') ? target.slice(1) : `${folder}/${target}`
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}

export const relationsOf = (part: string): string =>
  `${part.slice(0, part.lastIndexOf('/') + 1)}_rels/${part.slice(part.lastIndexOf('/') + 1)}.rels`

/** The part that has the text. @throws CasewrightError damaged: there is none */
export async function mainPart(file: WordPackage): Promise<string> {
  const relations = relationsIn((await file.read('_rels/.rels')) ?? '')
  const target = relations.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'word/document.xml'
  const name = partNamed(target, '')
  if (file.names.includes(name)) return name
  throw new CasewrightError(
    'damaged',
    'This Word file has no text part. Open it in Word, save it again, and upload it.',
  )
}
