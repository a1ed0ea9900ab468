import { fits } from './roles.ts'
import type { Side } from './side.ts'
import type { Whose } from './whose.ts'

const ourLoss =
  /\b(?:we lost|(?:our|the) client lost|(?:client|he|she) was (?:convicted|sentenced)|(?:judgment|verdict) (?:was )?against (?:us|our client|the client)|(?:client|he|she|we) (?:is|are|as) (?:the )?(?:appellants?|petitioners?)|(?:represent|for) (?:the |an )?(?:appellants?|petitioners?)|appellant[’']?s? counsel|our (?:notice of )?appeal|(?:our )?client (?:\w+ )?appeal(?:s|ed))\b/i
const ourWin =
  /\b(?:we won|(?:our|the) client won|in (?:our|the client['’]s) favor|(?:represent|for) (?:the |an )?(?:appellees?)|(?:client|he|she|it|they|we) (?:is|are|as|was|were) (?:the )?appellees?|(?:judgment|verdict) (?:was )?(?:entered )?(?:for|in favor of) (?:us|(?:our|the) client)\b[^]{0,200}?\bthey (?:\w+ )?(?:filed|appeal\w*))\b/i
/** 'Lost a jury trial', as notes begin. */
const lost = /(?:^|[.;] )lost (?:an?|the|at|on|after|below)\b/i
const filer =
  /(?<![\w.’'-])([\w.’'-]{1,24}(?: [\w.’'-]{1,24})?) (?:has |had |then |timely )?(?:appealed|filed (?:his|her|its|their|an?|the) (?:notice of )?appeal)\b/i

const loser =
  /(?<![\w.’'-])([\w’'-]{1,24}(?: [\w’'-]{1,24})?) (?:has |had )?(?:lost (?:and|at|below|on|in|the|after|a)\b|now appeals\b|appeals\b|is appealing\b)/i

/** Whose appeal it is: by who lost, who won, or who is said to appeal. */
export function appellantOf(text: string, side: Pick<Side, 'own' | 'other'>): Whose | undefined {
  if (ourLoss.test(text)) return 'own'
  if (ourWin.test(text)) return 'other'
  if (lost.test(text)) return 'own'
  const who = (filer.exec(text) ?? loser.exec(text))?.[1]?.split(/\s+/) ?? []
  const has = (patterns: readonly string[]) => patterns.some((pattern) => who.some((word) => fits(pattern, word)))
  const [own, other] = [has(side.own), has(side.other)]
  return own === other ? undefined : own ? 'own' : 'other'
}
