/** Verbs whose form of the past has no ending of its own, and what they are without it. */
export const bases: Record<string, string> = Object.fromEntries(
  'got get|gave give|came come|took take|brought bring|drove drive|sent send|made make|stood stand|held hold|kept keep|lent lend|taught teach|spoke speak|wrote write|told tell|found find|paid pay|ran run|spent spend|went go|did do|led lead|left leave|built build|bought buy|caught catch|fed feed|met meet|saw see|threw throw|broke break|lost lose|sold sell|said say|chose choose|won win|began begin|knew know|heard hear|felt feel|grew grow|drew draw|woke wake|put put|cut cut|let let|set set|said say|was be|were be'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
const thirds: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  isn: 'aren',
  wasn: 'weren',
  hasn: 'haven',
  doesn: 'don',
  goes: 'go',
}

/** A verb as 'you' has it: 'takes' is 'take'. */
export const plainVerb = (verb: string): string =>
  thirds[verb] ??
  (/(?:[^aeiou]ies)$/.test(verb)
    ? `${verb.slice(0, -3)}y`
    : /(?:sh|ch|ss|x|z|o)es$/.test(verb)
      ? verb.slice(0, -2)
      : /[^su]s$/.test(verb)
        ? verb.slice(0, -1)
        : verb)

export type Pronoun = 'he' | 'she' | 'they'

const subjectOf = (who: Pronoun) =>
  new RegExp(`(?<![\\p{L}’'-])${who}(?<short>['’](?:s|d|ll|re|ve))?(?:(?= (?<verb>\\p{Ll}+))|(?![\\p{L}-]))`, 'giu')
const subject: Record<Pronoun, RegExp> = { he: subjectOf('he'), she: subjectOf('she'), they: subjectOf('they') }
const possessive: Record<Pronoun, RegExp> = {
  he: /(?<![\p{L}’'-])his(?= \p{L})/giu,
  she: /(?<![\p{L}’'-])her(?= (?!again\b|to\b|for\b|and\b|or\b|but\b|in\b|on\b|at\b|if\b|when\b|so\b|as\b|with\b|because\b|by\b|from\b|that\b|this\b|about\b|back\b|how\b|what\b|know\b|a\b|an\b|the\b|there\b|here\b|very\b|some\b)\p{L})/giu,
  they: /(?<![\p{L}’'-])their(?= \p{L})/giu,
}
const objective: Record<Pronoun, RegExp> = {
  he: /(?<![\p{L}’'-])him(?![\p{L}-])/giu,
  she: /(?<![\p{L}’'-])her(?![\p{L}-])/giu,
  they: /(?<![\p{L}’'-])them(?![\p{L}-])/giu,
}
const adverb = /^(?:also|always|still|just|already|never|really|often|usually|only|even|then|ever|now)$/

/** What is said of whom a letter goes to, as it is said to that person: 'if they'd insure' is 'if you would insure'. */
export function toYou(words: string, who: Pronoun, onlySubject = false): string {
  const said = words.replace(subject[who], (all, short: string | undefined, _verb, at: number) => {
    const rest = words.slice(at + all.length)
    const you = /^\p{Lu}/u.test(all) ? 'You' : 'you'
    if (!short) return you
    const end = short.slice(1).toLowerCase()
    if (end === 's') return you + (/^ (?:been|got|had|done|gone)\b/.test(rest) ? '’ve' : '’re')
    return `${you}’${end}`
  })
  const agreed =
    who === 'they'
      ? said
      : said.replace(
          /(?<=(?<![\p{L}])[Yy]ou )(?:(?<adverb>\p{Ll}+) )?(?<verb>\p{Ll}+)/gu,
          (all, more: string | undefined, verb: string) => {
            if (more === undefined) return plainVerb(verb)
            return adverb.test(more) ? `${more} ${plainVerb(verb)}` : `${plainVerb(more)} ${all.slice(more.length + 1)}`
          },
        )
  if (onlySubject) return agreed
  return agreed
    .replace(possessive[who], (one) => (one[0] === one[0]?.toUpperCase() ? 'Your' : 'your'))
    .replace(objective[who], 'you')
}
