import type { Citation } from '../citations/citation.ts'
import { wordsOf } from '../citations/resolve/authorities.ts'

/** A full citation of an authority, where it stands. */
export interface FullPlace {
  /** In the places of the document. */
  at: number
  citation: Citation
  words: string
}

/** A case is cited under few names: of more, the latest matter. */
const most = 20

/** The full citations of one authority so far: one for each name, the latest last. */
export class FullPlaces {
  private readonly byName = new Map<string, FullPlace>()

  add(place: FullPlace): void {
    const name = nameOf(place.citation).join(' ')
    this.byName.delete(name)
    this.byName.set(name, place)
    const [oldest] = this.byName.keys()
    if (this.byName.size > most && oldest !== undefined) this.byName.delete(oldest)
  }

  /**
   * The one that a short form stands for: the last whose name has its words. An "id.", or a name that none has, stands for
   * the last that is named. One that was written wrong says nothing of short forms of one that was written right.
   */
  of(short: Citation): FullPlace | undefined {
    const words = nameOf(short)
    const latest = [...this.byName.values()].reverse()
    return (
      latest.find(({ citation }) => words.length > 0 && has(nameOf(citation), words)) ??
      latest.find(({ citation }) => nameOf(citation).length > 0) ??
      latest[0]
    )
  }
}

function nameOf(citation: Citation): string[] {
  const name = 'antecedent' in citation ? citation.antecedent : 'name' in citation ? citation.name : null
  return wordsOf(name ?? '')
}

const has = (name: readonly string[], words: readonly string[]): boolean => words.every((word) => name.includes(word))
