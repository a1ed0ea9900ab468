import { type CitationCheck, cautionOf, type FoundAuthority } from '@casewright/core'
import { courtOf } from '@casewright/law'
import type { Passage } from './output.ts'

/** How an authority is cited in full, so that its citation can be held against its name. */
export const citedAs = ({ kind, title, citation }: Pick<FoundAuthority, 'kind' | 'title' | 'citation'>): string =>
  kind === 'case' && citation ? `${title}, ${citation}` : citation || title

/**
 * What was found, as it is shown. Where the library holds no text, the words are those of its editors, whole: they say
 * there if a case is no longer good law.
 */
export function passageOf(found: FoundAuthority, index: number): Passage {
  const { title, citation, kind, snippet, passage, holding, keyPoints = [] } = found
  const editors = [holding, ...keyPoints].filter(Boolean).join(' ')
  const isOwn = Boolean(snippet?.text && (passage || !editors))
  const address = addressOf(found)
  const caution = cautionOf(found)
  return {
    number: index + 1,
    title,
    citation,
    kind,
    about: aboutOf(found),
    words: isOwn ? (snippet?.text ?? '') : editors,
    marks: isOwn ? (snippet?.marks ?? []) : [],
    of: isOwn ? 'source' : 'editors',
    ...(caution && { caution }),
    ...(address && { href: address }),
    status: waiting(citedAs(found)),
  }
}

const waiting = (text: string): CitationCheck => ({ text, status: 'unchecked', reason: 'It was not looked up yet.' })

function addressOf({ passage, url }: FoundAuthority): string | undefined {
  if (passage?.authority)
    return `/library/${encodeURIComponent(passage.authority)}?start=${passage.start}&end=${passage.end}`
  return url && /^https?:\/\//i.test(url) ? url : undefined
}

const aboutOf = ({ court, date }: FoundAuthority): string =>
  [court ? courtOf(court)?.name : undefined, date?.slice(0, 4)].filter(Boolean).join(', ')
