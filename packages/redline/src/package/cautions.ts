import { counted } from '@casewright/core'
import type { WordPackage } from './open-package.ts'
import { relationsIn } from './relations.ts'

/** What Word would load from elsewhere when it opens the file. A link is followed only by a reader. */
const isLoaded = (type: string): boolean => !/\/hyperlink$/i.test(type)

/** Fields whose words come from another file or program. */
const loads = /^\s*(DATABASE|DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|RD)\b/i
const instruction =
  /<\w{1,20}:fldChar\s[^<>]*fldCharType=["']begin["']|<\w{1,20}:instrText(?:\s[^<>]*)?>([^<]*)<|<\w{1,20}:fldSimple\s[^<>]*?instr="([^"]*)"/g

/** Sentences about what a file passes on that its reader does not see. @param parts the XML of what has words */
export async function cautionsOf(file: WordPackage, parts: readonly string[]): Promise<string[]> {
  const sentences: string[] = []
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
  const fields = parts.flatMap(loadingFields)
  if (fields.length > 0)
    sentences.push(
      `The file has ${counted(fields.length, 'field')} whose words come from another file or program (${[...new Set(fields)].join(', ')}). Nothing was loaded here, and ${fields.length === 1 ? 'the field is' : 'the fields are'} still in it.`,
    )
  if (file.names.some((name) => /(?:^|\/)activeX\/|(?:^|\/)oleObject\d*\.bin$/i.test(name)))
    sentences.push('The file contains embedded objects or controls. They were not opened, and they are still in it.')
  return sentences
}

/** The names of the fields of a part that load something. What Word splits over several runs is one. */
function loadingFields(xml: string): string[] {
  const instructions = ['']
  for (const [, words, simple] of xml.matchAll(instruction)) {
    if (words === undefined) instructions.push(simple ?? '')
    else instructions.push(`${instructions.pop() ?? ''}${words}`)
  }
  return instructions.flatMap((one) => loads.exec(one)?.[1]?.toUpperCase() ?? [])
}
