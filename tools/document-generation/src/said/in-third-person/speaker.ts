import { anyCase } from '@casewright/law'
import { partyNouns } from '../party-nouns.ts'
import { actsOf } from './acts-of-one-side.ts'

export interface Side {
  /** What the contract calls the party: 'the Provider'. */
  party: string
  /** Its name as it was given, or nothing. */
  name: string
  /** What it is called for short. */
  names: readonly string[]
  isPerson: boolean
}

/** Who speaks in the notes for a contract. */
export interface Speaker {
  /** The party for which 'we' and 'our' are said, if it is certain. */
  we: Side | null
  /** The party that says 'I'; nobody if a lawyer or an agent speaks for a party. */
  I: Side | null
}

const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
const nobody: Speaker = { we: null, I: null }

/** Whoever has such a post writes for somebody else. */
const agent =
  /\b(?:I['’]m|I am|this is|it['’]s) (?:\p{Lu}[\p{L}. ]{0,30}, )?(?:the |an? |their |his |her )?(?:property manager|assistant|paralegal|secretary|legal secretary|broker|agent|realtor|HR|controller)\b|\bnot me personally\b/iu
const acts =
  /\b(?:we|I)(?:['’](?:re|m)| are| am)? (?:represent(?:ing)?|act(?:ing)? for|counsel (?:to|for)|(?:the )?(?:lawyer|attorney)s? for)\b|\b(?:counsel|attorneys?|lawyer) (?:to|for) (?:the )?|\bon behalf of (?:our|my) client\b|\b(?:my|our) client(?:,? (?:is|the)\b|, )/i

const own =
  "(?:I['’]m|I am|my name(?:['’]s| is)|it['’]s me,?|me,|me ?[:=]|us ?[:=]|us,|we ?[:=]|we['’]re|we are|(?:me|us)/\\p{L}+:|(?:for |at |from )?(?:my|our) (?:own )?(?:company|business|firm|shop|practice|clinic|farm|store|restaurant|studio|nonprofit|startup)(?:,| is|['’]s| called)?|I (?:own|run|manage)|we (?:own|run)|here at|from us,|owner of)"
const self =
  "(?:,? (?:is|that['’]s|which is) (?:me|us)\\b(?! (?:who|that)\\b)|['’]s (?:me|us)\\b| ?[=–—-] ?(?:me|us)\\b)"

/** What somebody calls their own body: 'our HOA, Heron Walk Homeowners Association'. */
const ownBody =
  'HOA|association|nonprofit|charity|church|parish|school|district|club|entity|organization|foundation|office|LLC|partnership|trust|co-?op|family business|bakery|brewery|hotel|inn|winery|dealership|nursery|clinic|practice|ranch|farm|department|agency'
/** Whether somebody speaks of the deal with a party, as only the other does: 'write up our agreement with Oak Farm'. */
const dealsWith = ({ names }: Side, text: string): boolean =>
  names.length > 0 &&
  new RegExp(
    anyCase(
      `\\b(?:my|our) (?:new |service |services |consulting |sales |rental |mutual )?(?:agreement|contract|lease|deal|nda) with (?:the )?(?:${names.map(literal).join('|')})(?![\\p{L}’'-])`,
    ),
    'u',
  ).test(text)

/** Which of two parties words are said of as the speaker's own: by name, by part, and by what only one of them says. */
function told(side: Side, role: string, text: string): boolean {
  const names = side.names.map(literal).join('|')
  const nouns = partyNouns(role).map(literal).join('|')
  return [
    names && `(?<![\\p{L}])${own} (?:the )?(?:${names})(?![\\p{L}’'-])`,
    names &&
      `\\b(?:it['’]s|this is) me,? [^.;\\n]{0,40}(?:doing business as|d/b/a|dba|from|with|of|at) (?:the )?(?:${names})(?![\\p{L}’'-])`,
    names &&
      `(?<![\\p{L}])(?:${names})(?:${self}|(?:[^.;\\n]|\\.(?! \\p{Lu}\\p{Ll})){0,120}?\\((?:that['’]s )?(?:us|me)\\))`,
    names &&
      `(?<![\\p{L}])(?:my|our) (?:[\\p{Ll}-]+ )?(?:${ownBody}),? (?:is |called |named )?(?:the )?(?:${names})(?![\\p{L}’'-])`,
    names && `(?<=^|\\n)[ \\t]{0,4}from: [^\\n]{0,80}(?<![\\p{L}])(?:${names})(?![\\p{L}’'-])`,
    names && `\\b(?:we|us|I|me) \\((?:the )?(?:${names})(?![\\p{L}’'-])`,
    names && `\\b(?:me|us),? (?:the )?(?:${names})(?=[,.;]|$)`,
    `\\b(?:I['’]m|I am|we['’]re|we are|me as|us as) (?:the|an?) (?:${nouns})(?![\\p{L}’'-])(?! (?:['’]s|lawyer|attorney|counsel))`,
    `(?<!\\bnot )\\b(?:the )?(?:${nouns})(?:${self}|(?: is|:) (?:me|us)\\b)`,
    `\\b(?:me|us) ?/ ?(?:${nouns})\\b`,
  ].some((pattern) => pattern && new RegExp(anyCase(pattern), 'u').test(text))
}

/** The party that a lawyer speaks for. */
function represented(sides: readonly [Side, Side], roles: readonly [string, string], text: string): Side | null {
  const found = sides.filter((side, n) => {
    const called = [...partyNouns(roles[n] ?? ''), ...side.names].map(literal).join('|')
    return new RegExp(
      `\\b(?:represent(?:ing)?|act(?:ing)? for|(?:counsel|attorneys?|lawyers?) (?:to|for)|(?:my|our) client(?:,| is| here is)?|behalf of (?:our|my) client,?) (?:the )?(?:${called})(?![\\p{L}’'-])`,
      'iu',
    ).test(text)
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * Who speaks in notes for a contract. Nobody, where nothing says so or one thing says otherwise than another: a party that is taken for the
 * other turns each of its duties around.
 */
export function speakerIn(
  type: string,
  sides: readonly [Side, Side],
  roles: readonly [string, string],
  text: string,
): Speaker {
  const client = represented(sides, roles, text)
  const ambiguous = /^(?:service|consulting)-agreement$/.test(type)
  const isLawyer =
    client !== null || (acts.test(text) && !ambiguous) || (ambiguous && /\b(?:we|I) represent\b/i.test(text))
  if (isLawyer) return { we: client, I: null }
  const [one = 0, other = 0] = sides.map(
    (side, n) =>
      Number(told(side, roles[n] ?? '', text)) * 3 +
      Number(dealsWith(sides[1 - n] as Side, text)) * 2 +
      actsOf(type, n, text),
  )
  // Who somebody says to be counts more than what else is said as only one of the two would say it.
  const [least, most] = [Math.min(one, other), Math.max(one, other)]
  if (most === 0 || (least > 0 && (most < 3 || least > 1))) return nobody
  const side = one > other ? sides[0] : sides[1]
  return { we: side, I: agent.test(text) ? null : side }
}
