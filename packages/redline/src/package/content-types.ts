import { CasewrightError } from '@casewright/core'
import type { WordPackage } from './open-package.ts'
import { partNamed, relationsIn, relationsOf } from './relations.ts'
import { type Tag, tagsIn } from './tags.ts'

export const typesPart = '[Content_Types].xml'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
export const documentType = `${word}document.main+xml`
/** What a package may be whose text is that of a .docx: a template, or either of both with macros. */
const mainTypes = new Set(
  [
    documentType,
    `${word}template.main+xml`,
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  ].map((type) => type.toLowerCase()),
)
const worded = ['footnotes', 'endnotes', 'header', 'footer', 'comments']

const wrong = () =>
  new CasewrightError(
    'damaged',
    'This Word file states wrong types for its parts, so Word may not open it. Open it in the program that made it, save it again as .docx, and upload it.',
  )

/** What says which type a part has: its own entry, or that of its extension. */
export const typeTag = (tags: readonly Tag[], part: string): Tag | undefined => {
  const is = (value: string | undefined, wanted: string) => value?.toLowerCase() === wanted.toLowerCase()
  return (
    tags.find(({ name, attributes }) => name === 'Override' && is(attributes.PartName, `/${part}`)) ??
    tags.find(
      ({ name, attributes }) => name === 'Default' && is(attributes.Extension, part.slice(part.lastIndexOf('.') + 1)),
    )
  )
}

/** The entries of the list of types. @throws CasewrightError damaged: it is missing, or the parts with words are not what it says */
export async function contentTypes(file: WordPackage, main: string): Promise<Tag[]> {
  const tags = tagsIn((await file.read(typesPart)) ?? '')
  const typeOf = (part: string) => typeTag(tags, part)?.attributes.ContentType?.toLowerCase() ?? ''
  if (!mainTypes.has(typeOf(main))) throw wrong()
  for (const { type, target, external } of relationsIn((await file.read(relationsOf(main))) ?? '')) {
    const kind = worded.find((one) => type.endsWith(`/${one}`))
    const part = partNamed(target, main)
    if (kind && !external && file.names.includes(part) && typeOf(part) !== `${word}${kind}+xml`) throw wrong()
  }
  return tags
}
