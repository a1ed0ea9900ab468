import { capital } from '../../capital.ts'
import { pronounOfName } from '../../given-genders.ts'
import { plainVerb } from '../letters/to-you.ts'
import { literal } from '../reading.ts'
import { type Reader, stopped, valueAt } from './telling.ts'

const be: Readonly<Record<string, string>> = { is: 'am', was: 'was', has: 'have', does: 'do', "'s": 'am', '’s': 'am' }
const notVerb = /^(?:always|sometimes|perhaps|previously|as|this|plus|across)$/
export const asOwn = (verb: string): string => be[verb] ?? (notVerb.test(verb) ? verb : plainVerb(verb))
export const subject =
  /^(?<lead>(?:on|in|at|then|since|after|before|around)\b[^.;]{2,40}?,? )?(?<who>she|he)(?<is>['’]s)?(?= )/iu

/** What an affiant named in the third person swears: 'She stayed until police came' is 'I stayed until police came.' */
export const sworn: Reader = (unit, around) => {
  const { text } = unit
  const { found, text: all } = around
  const name = valueAt(found, 'affiantName')
  const unquoted = all.replace(/[“"][^”"\n]{0,300}[”"]/g, ' ')
  if (name === '' || /\bI(?:['’]m)?\b/.test(unquoted)) return null
  // 'Ms. Morales opens the mail' says it of the one who swears.
  const named = new RegExp(`^(?:Mr\\.? |Ms\\.? |Mrs\\.? )?(?:${nameParts(name)})(?= \\p{Ll})`, 'u')
  const own = pronounOfAffiant(unquoted, name)
  const plain = text.replace(/\b(is|was|has|does|did|were|had)n['’]t\b/gu, '$1 not')
  const told = own ? plain.replace(named, capital(own)) : plain
  const match = subject.exec(told)
  const who = match?.groups?.who?.toLowerCase()
  if (!match || !who || who !== own) return null
  const woman = who === 'she'
  const rest = inClauses(told.slice(match[0].length), woman).replace(woman ? andShe : andHe, 'and I')
  const others = woman ? women : men
  const left = rest.replace(woman ? andHer : andHis, 'my').replace(/\bour office\b/gu, 'our attorneys’ office')
  const other = woman ? /\b(?:she|her|hers)\b/i : /\b(?:he|him|his)\b/i
  // 'I did not treat Ms. Walsh and never met her': the one named before it in the sentence.
  const pronoun = other.exec(left)
  const isNamed = pronoun !== null && others.test(left.slice(0, pronoun.index))
  const isOther = (pronoun !== null && !isNamed) || (left !== rest && others.test(left))
  return isOther
    ? null
    : { values: { statements: stopped(asAffiant(told.slice(0, match[0].length) + left)) }, isWhole: true }
}
/** 'Did not see it till she was down': who is said twice of a sentence that names nobody else. */
const inClauses = (rest: string, woman: boolean): string =>
  /\p{Lu}\p{Ll}/u.test(rest) || (woman ? women : men).test(rest)
    ? rest
    : rest.replace(
        woman
          ? /(?<=\b(?:till?|until|when|before|after|because|as|while|since|once|where|so) )she\b(?! (?:told|said|asked))/giu
          : /(?<=\b(?:till?|until|when|before|after|because|as|while|since|once|where|so) )he\b(?! (?:told|said|asked))/giu,
        'I',
      )
const nameParts = (name: string): string =>
  [name, ...name.split(' ').filter((part) => part.length > 2)].map(literal).join('|')
const andShe = /\band she\b/gi
const andHe = /\band he\b/gi
const andHer = /\bher\b(?= (?!to\b|in\b|at\b|by\b|with\b|for\b|on\b|and\b|that\b|the\b|an?\b|about\b)\p{L})/giu
const andHis = /\bhis\b(?= \p{L})/giu
const women =
  /\b(?:aunt|mother|mom|sister|wife|daughter|woman|lady|girl|niece|Ms|Mrs|Miss)\b|\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:and|who)\b/u
const men =
  /\b(?:uncle|father|dad|brother|husband|son|man|guy|boy|nephew|Mr)\b|\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:and|who)\b/u
/** A sentence that begins with who swears, as the one who swears says it. */
export function asAffiant(text: string): string {
  const match = subject.exec(text)
  if (!match) return text
  const { lead = '', who = '', is } = match.groups ?? {}
  const more = text.slice(match[0].length).replace(/^s/i.test(who) ? andShe : andHe, 'and I')
  const told = (is ? ` am${more}` : more)
    .replace(
      /^(?<adverb> (?:also|never|always|still|personally|usually|regularly|often))? (?<verb>\p{Ll}+)/u,
      (_, adverb: string | undefined, verb: string) => `${adverb ?? ''} ${asOwn(verb)}`,
    )
    .replace(/(?<= and )(?:has|is|does)\b/gu, (verb) => be[verb] ?? verb)
    .replace(
      /,(?: and)? (?<verb>lives|works|owns|has|is|runs|rents|teaches|drives)\b/gu,
      (_, verb: string) => ` and I ${asOwn(verb)}`,
    )
  return `${capital(lead)}I${told}`
}
/** What the given name tells, else 'herself', else the first pronoun behind the name of the one who swears. */
export const pronounOfAffiant = (text: string, name: string) => {
  const at = name === '' ? -1 : text.indexOf(name)
  if (at < 0) return undefined
  const after = text.slice(at + name.length)
  const first = (words: RegExp) => words.exec(after)?.[0].toLowerCase()
  const said =
    pronounOfName(name) ?? first(/\b(?:her|him)self\b/i) ?? first(/\b(?:she|he)\b/i) ?? first(/\b(?:her|his)\b/i)
  return said && (/^(?:she|her)/.test(said) ? 'she' : 'he')
}

/** 'The neighbor told him' of an affiant who is 'he' is told to the affiant. */
export function toldMe(text: string, found: Parameters<typeof valueAt>[0], all: string): string {
  const own = /\bI\b/.test(all) ? undefined : pronounOfAffiant(all, valueAt(found, 'affiantName'))
  const word = own === 'he' ? 'him' : 'her'
  const to = new RegExp(
    `\\b(?<verb>told|asked|gave|showed|handed|called|let|saw|informed) ${word}\\b(?! \\p{Ll}+ (?:was|is|said))`,
    'u',
  )
  const at = to.exec(text)
  return own && at && !(own === 'he' ? men : women).test(text.slice(0, at.index))
    ? text.replace(to, '$<verb> me')
    : text
}
