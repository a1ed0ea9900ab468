import { contentTypes, documentType, typesPart, typeTag } from './content-types.ts'
import type { WordPackage } from './open-package.ts'
import { partNamed, relationsIn, relationsOf } from './relations.ts'
import { type Tag, tagsIn, withoutTags } from './tags.ts'

const isMacro = (name: string): boolean => /(?:^|\/)vbaProject\.bin$/i.test(name)

/** A package as what its copy may be, a .docx: Word opens none that has macros or says that it is a template. */
export async function asDocument(file: WordPackage, main: string): Promise<{ file: WordPackage; said: string[] }> {
  const types = await contentTypes(file, main)
  const mainTag = typeTag(types, main)
  const isDocument = mainTag?.attributes.ContentType?.toLowerCase() === documentType
  const macros = await macroParts(file)
  if (isDocument && macros.size === 0) return { file, said: [] }
  const changed = await unreferred(file, macros)
  const xml = (await file.read(typesPart)) ?? ''
  changed.set(
    typesPart,
    typesFor(
      xml,
      types,
      main,
      [...file.names].filter((name) => !macros.has(name)),
      macros,
    ),
  )
  return {
    file: overlaid(file, changed, macros),
    said:
      macros.size > 0
        ? ['The file contains macros. They were not run, and they are not in this copy, since a .docx has none.']
        : ['The file is a Word template. This copy is a document with the same text.'],
  }
}

/** The macros of a package with what belongs to them alone. */
async function macroParts(file: WordPackage): Promise<Set<string>> {
  const parts = new Set<string>()
  for (const name of file.names.filter(isMacro)) {
    parts.add(name)
    const relations = relationsOf(name)
    if (!file.names.includes(relations)) continue
    parts.add(relations)
    for (const { target, external } of relationsIn((await file.read(relations)) ?? ''))
      if (!external && file.names.includes(partNamed(target, name))) parts.add(partNamed(target, name))
  }
  return parts
}

/** The lists of relationships that name a part that is left out, without it. */
async function unreferred(file: WordPackage, left: ReadonlySet<string>): Promise<Map<string, string>> {
  const changed = new Map<string, string>()
  for (const name of file.names.filter((one) => one.endsWith('.rels') && !left.has(one))) {
    const xml = (await file.read(name)) ?? ''
    const source = name.replace(/_rels\/([^/]*)\.rels$/, '$1')
    const gone = tagsIn(xml).filter(
      ({ name: tag, attributes }) =>
        tag === 'Relationship' &&
        attributes.TargetMode !== 'External' &&
        left.has(partNamed(attributes.Target ?? '', source)),
    )
    if (gone.length > 0) changed.set(name, withoutTags(xml, gone))
  }
  return changed
}

function typesFor(
  xml: string,
  types: readonly Tag[],
  main: string,
  names: readonly string[],
  left: ReadonlySet<string>,
): string {
  const gone = types.filter((tag) => {
    const { PartName = '', ContentType = '' } = tag.attributes
    if (tag.name === 'Override') return PartName === `/${main}` || left.has(PartName.slice(1))
    return /vbaProject$/i.test(ContentType) && !names.some((name) => typeTag(types, name) === tag)
  })
  const own = `<Override PartName="/${main}" ContentType="${documentType}"/>`
  return withoutTags(xml, gone).replace(/<\/(\w{1,20}:)?Types>/, (end, prefix = '') => {
    return `${own.replace('<', `<${prefix}`)}${end}`
  })
}

const overlaid = (file: WordPackage, changed: ReadonlyMap<string, string>, left: ReadonlySet<string>): WordPackage => ({
  names: file.names.filter((name) => !left.has(name)),
  read: async (name) => changed.get(name) ?? (left.has(name) ? undefined : file.read(name)),
  bytes: file.bytes,
  write: (more) => file.write(new Map([...changed, ...more]), left),
})
