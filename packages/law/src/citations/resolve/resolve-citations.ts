import type { Citation } from '../citation.ts'
import { Authorities } from './authorities.ts'
import { authorityOfId } from './id.ts'
import { byAntecedent, byName, byVolume } from './short-forms.ts'

/** What a citation stands for. */
export interface Resolution {
  citation: Citation
  /**
   * Place in the list of the first full citation of the authority that it cites; a full citation's own where it is the
   * first. `null` where nothing certain can be said.
   */
  authority: number | null
}

/**
 * Resolves each short form, supra, id. and reference by name to the full citation that it stands for. Two citations that
 * share a key cite one authority. What fits two authorities, or none, is left unresolved.
 *
 * `citations` are in text order, as `findCitations` gives them.
 *
 * @param text the text that they were found in: with it, an "id." after a string of authorities is left unresolved.
 */
export const resolveCitations = (citations: readonly Citation[], text?: string): Resolution[] => {
  const authorities = new Authorities()
  const resolved: (number | null)[] = []
  for (const [i, citation] of citations.entries()) {
    if (citation.kind === 'case' || citation.kind === 'law' || citation.kind === 'journal')
      resolved.push(authorities.of(citation, i))
    else if (citation.kind === 'short-case') resolved.push(byVolume(citation, authorities))
    else if (citation.kind === 'supra') resolved.push(byAntecedent(citation, authorities))
    else if (citation.kind === 'reference') resolved.push(byName(citation, resolved[citation.of] ?? null, authorities))
    else if (citation.kind === 'id') resolved.push(authorityOfId(i, citation, citations, resolved, text))
    else resolved.push(null)
  }
  return citations.map((citation, i) => ({ citation, authority: resolved[i] ?? null }))
}
