import { fold } from '../flatten.ts'
import type { Detector, Span } from '../kinds.ts'
import { formsOfName } from './listed-name.ts'

/**
 * The names that the person lists, as whole words, whatever their case and accents: 'Maria Delgado' finds 'María
 * Delgado', 'MARIA R. DELGADO', 'M. Delgado', 'Delgado, Maria', and 'Delgado' where it begins with a capital, has four
 * letters and is no common word ('Young', 'Law'). First names alone, nicknames and other spellings want listing. A
 * possessive keeps its ending outside of the name. Of a company, the name with and without its 'LLC' is found.
 */
export const findName: Detector = ({ flat, names }) => {
  const found: Span[] = []
  const forms = names.flatMap(formsOfName)
  if (forms.length === 0) return found
  const folded = fold(flat)
  for (const { who, pattern, capital } of forms) {
    for (const match of folded.matchAll(pattern)) {
      const start = match.index
      if (capital && flat[start] === flat[start]?.toLowerCase()) continue
      found.push({ start, end: start + match[0].length, kind: 'name', who })
    }
  }
  return found
}
