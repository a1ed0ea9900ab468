import type { WordPackage } from './open-package.ts'
import { relationsIn } from './relations.ts'

/** What Word would load from elsewhere when it opens the file. A link is followed only by a reader. */
const isLoaded = (type: string): boolean => !/\/hyperlink$/.test(type)

/** Sentences about what a file passes on that its reader does not see. */
export async function cautionsOf(file: WordPackage): Promise<string[]> {
  const sentences: string[] = []
  if (file.names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name)))
    sentences.push('The file contains macros. They were not run, and they are still in it.')
  if (file.names.some((name) => name.startsWith('_xmlsignatures/') && /sig\d*\.xml$/i.test(name)))
    sentences.push('The original has a digital signature, which is not valid for this changed copy.')
  let outside = 0
  for (const name of file.names.filter((one) => one.endsWith('.rels')))
    outside += relationsIn((await file.read(name)) ?? '').filter(
      ({ external, type }) => external && isLoaded(type),
    ).length
  if (outside > 0)
    sentences.push(
      `The file refers to ${outside === 1 ? 'an address' : `${outside} addresses`} outside of it, such as a template or a linked picture, which Word may load when the file is opened. Nothing was loaded here, and the file still refers to ${outside === 1 ? 'it' : 'them'}.`,
    )
  return sentences
}
