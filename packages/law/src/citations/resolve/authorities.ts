import type { CaseCitation, JournalCitation, LawCitation } from '../citation.ts'
import { keysOfCitation } from '../keys/citation-key.ts'

export interface Cited {
  citation: CaseCitation
  authority: number
}

/** The authorities that a text has cited in full so far. */
export class Authorities {
  private readonly byKey = new Map<string, number>()
  private readonly byVolume = new Map<string, Cited[]>()
  private readonly byWord = new Map<string, Cited[]>()

  /** The authority of a full citation at `place`: an earlier one's, where they share a key. */
  of(citation: CaseCitation | LawCitation | JournalCitation, place: number): number {
    const keys = keysOfCitation(citation)
    const known =
      citation.kind === 'law'
        ? this.byKey.get(keys.join(' '))
        : keys.map((key) => this.byKey.get(key)).find((each) => each !== undefined)
    const authority = known ?? place
    if (citation.kind === 'law') this.byKey.set(keys.join(' '), authority)
    else for (const key of keys) if (!this.byKey.has(key)) this.byKey.set(key, authority)
    if (citation.kind === 'case') this.remember({ citation, authority })
    return authority
  }

  /** Cases cited in a volume of a reporter. */
  inVolume(abbreviation: string, volume: string): readonly Cited[] {
    return this.byVolume.get(`${volume} ${abbreviation}`) ?? []
  }

  /** Cases whose name has a word, in lower case. */
  named(word: string): readonly Cited[] {
    return this.byWord.get(word) ?? []
  }

  private remember(cited: Cited): void {
    for (const { abbreviation, volume } of cited.citation.cites) push(this.byVolume, `${volume} ${abbreviation}`, cited)
    for (const word of wordsOf(cited.citation.name ?? '')) push(this.byWord, word, cited)
  }
}

/** Of a name that is cited over and over only the latest places matter. */
const most = 60

const push = (map: Map<string, Cited[]>, key: string, cited: Cited): void => {
  const list = map.get(key)
  if (!list) map.set(key, [cited])
  else if (
    !list.some(({ authority, citation }) => authority === cited.authority && citation.name === cited.citation.name) &&
    list.length < most
  )
    list.push(cited)
}

/** The words of a name, in lower case, without points and marks. */
export const wordsOf = (name: string): string[] => [
  ...new Set(
    name
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/[^\p{L}\p{N}'&]+/u)
      .map((word) => word.replace(/'s$|^'+|(?<!')'+$/g, ''))
      .filter((word) => word !== '' && word !== 'v' && word !== 'vs'),
  ),
]
