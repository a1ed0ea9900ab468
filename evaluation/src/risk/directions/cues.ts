import type { DescribedCase } from './described.ts'

/** What a reader of single words would take for good news and for bad, said of whoever brings the claim. */
const good =
  /\b(?:admitted|admits|conceded|acknowledged|video|camera|witness(?:es)?|expert|signed|written|contract|documented|records?|report|citation|violations?|registered|certificate|excellent|treated|owed|breach(?:ed)?|willful|warning)\b/gi
const bad =
  /\b(?:release|released|limitations?|statute|immun\w*|prejudice|jurisdiction|standing|late|untimely|fault|negligent|lost|missing|contradict\w*|prior|convict\w*|drunk|failed|refused)\b/gi
const denies = /\b(?:no|not|never|nobody|without|nor|n['’]t)\b/gi

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** A bag of words: good words less bad ones, turned by an odd number of denials, and for a client who is sued. */
export function byCues({ base, text, side, caseType }: DescribedCase): 'up' | 'down' | 'none' {
  const more = (pattern: RegExp) => count(pattern, text) - count(pattern, base)
  const sum = more(good) - more(bad)
  if (sum === 0) return 'none'
  const isTurned = (more(denies) % 2 !== 0) !== (side === 'defendant' && caseType !== 'criminal defense')
  return sum > 0 === isTurned ? 'up' : 'down'
}

/** Words that name a bar, whatever is said of it. */
export const namesBar = ({ text }: DescribedCase): boolean =>
  /\b(?:limitations?|statute|releas\w+|prejudice|immun\w*|jurisdiction|standing|appeal\w*|untimely|time-barred)\b/i.test(
    text,
  )
