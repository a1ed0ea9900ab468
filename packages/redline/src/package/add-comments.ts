import { CasewrightError } from '@casewright/core'
import { escaped, escapedName } from '../scan/characters.ts'
import { elementIn, openTag } from '../scan/elements.ts'
import type { Part } from '../scan/model.ts'
import { damaged } from './damaged.ts'
import type { WordPackage } from './open-package.ts'
import { partNamed, relationsIn, relationsOf } from './relations.ts'
import { tagsIn } from './tags.ts'

/** A comment as it is written into the file: a paragraph for each line. */
export interface Comment {
  id: number
  author: string
  initials: string
  date: string
  lines: readonly string[]
}

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Where the comments of a file are, and the first number that is free. */
export interface Comments {
  part: string
  xml: string | undefined
  next: number
}

export async function commentsOf(file: WordPackage, main: string): Promise<Comments> {
  const relations = relationsIn((await file.read(relationsOf(main))) ?? '')
  const target = relations.find(({ type, external }) => type.endsWith('/comments') && !external)?.target
  const part = target === undefined ? partNamed('comments.xml', main) : partNamed(target, main)
  const xml = await file.read(part)
  const ids = tagsIn(xml ?? '')
    .filter(({ name }) => name === 'comment')
    .map(({ attributes }) => Number(attributes['w:id'] ?? 0))
  return { part, xml, next: ids.reduce((most, id) => Math.max(most, id), -1) + 1 }
}

/** The parts that change when comments are added: the comments themselves and, of a first one, who refers to them. */
export async function withComments(
  file: WordPackage,
  main: Part,
  { part, xml }: Comments,
  comments: readonly Comment[],
): Promise<Map<string, string>> {
  const changed = new Map<string, string>()
  if (comments.length === 0) return changed
  if (xml !== undefined) {
    const root = elementIn(xml, 'comments')
    if (!root)
      throw new CasewrightError('damaged', 'The comments of this Word file are damaged. Save it again from Word.')
    const added = comments.map(written).join('')
    const end = '</w:comments>'
    const at = root.open === root.end ? root.end : root.end - end.length
    const opening = openTag(xml.slice(root.start, root.open))
    const inside = root.open === root.end ? '' : xml.slice(root.open, at)
    changed.set(part, `${xml.slice(0, root.start)}${opening}${inside}${added}${end}${xml.slice(root.end)}`)
    return changed
  }
  const inside = comments.map(written).join('')
  changed.set(part, `${declaration}<w:comments xmlns:w="${main.namespace}">${inside}</w:comments>`)
  await refer(file, main, part, changed)
  return changed
}

async function refer(file: WordPackage, main: Part, part: string, changed: Map<string, string>): Promise<void> {
  const types = await file.read('[Content_Types].xml')
  if (types === undefined || !/<\/(?:\w{1,20}:)?Types>/.test(types)) throw damaged()
  changed.set(
    '[Content_Types].xml',
    types.replace(/<\/(\w{1,20}:)?Types>/, (end, prefix = '') => {
      return `<${prefix}Override PartName="/${part}" ContentType="${type}"/>${end}`
    }),
  )
  const name = relationsOf(main.name)
  const strict = main.namespace.includes('purl.oclc.org')
  const base = strict ? 'http://purl.oclc.org/ooxml' : 'http://schemas.openxmlformats.org'
  const relation = `${base}/officeDocument${strict ? '' : '/2006'}/relationships/comments`
  const relations = await file.read(name)
  const taken = relationsIn(relations ?? '').map(({ id }) => id)
  let number = taken.length + 1
  while (taken.includes(`rId${number}`)) number++
  const row = (prefix: string) =>
    `<${prefix}Relationship Id="rId${number}" Type="${relation}" Target="${part.slice(part.lastIndexOf('/') + 1)}"/>`
  const own = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
  changed.set(name, withRow(relations ?? `${declaration}<Relationships ${own}/>`, row))
}

/** A list of relationships with one more, in the prefix that it uses. */
function withRow(xml: string, row: (prefix: string) => string): string {
  const [bare] = /<Relationships\b[^<>]*\/>/.exec(xml) ?? []
  if (bare) return xml.replace(bare, () => `${openTag(bare)}${row('')}</Relationships>`)
  if (!/<\/(?:\w{1,20}:)?Relationships>/.test(xml)) throw damaged()
  return xml.replace(/<\/(\w{1,20}:)?Relationships>/, (end, prefix = '') => `${row(prefix)}${end}`)
}

const written = ({ id, author, initials, date, lines }: Comment): string => {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`)
  return `<w:comment w:id="${id}" w:author="${escapedName(author)}" w:date="${date.slice(0, 19)}Z" w:initials="${escaped(initials)}">${paragraphs.join('')}</w:comment>`
}
