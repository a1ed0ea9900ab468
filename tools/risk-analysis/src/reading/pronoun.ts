import { monthPattern, type Span, sentencesOf } from '@casewright/law'
import { isOfEntity } from './entity.ts'
import { fits } from './roles.ts'
import type { Side } from './side.ts'
import type { Whose } from './whose.ts'

const person =
  /\b(?:(?:Mr|Mrs|Ms|Dr)\. )?[A-Z][\w’'-]+\b|\b(?:clients?|landlord|tenant|buyer|seller|neighbou?rs?|manager|boss|owner|officer|brother|sister|mother|father|mom|dad|husband|wife|uncle|aunt|nephew|niece|cousin|son|daughter|doctor|driver|lawyer|judge|couple|plaintiffs?|defendants?|Clients?)\b/g
const male = /^(?:mr\.?|brother|father|dad|husband|uncle|nephew|son)\b/i
const female = /^(?:mrs\.?|ms\.?|sister|mother|mom|wife|aunt|niece|daughter)\b/i
/** Capitalized words that are nobody. */
const nobody = new RegExp(
  `^(?:The|This|That|They|She|He|It|His|Her|Their|Its|And|But|Our|My|We|I|In|On|At|Of|No|Never|Nothing|Not|Then|When|There|Prior|Old|New|All|Also|After|Before|${monthPattern}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|County|City|State|Court|Street|[A-Z]{2,4})$`,
)
const several = /s$|&| and |couple/i
const before = 3

/**
 * Whom a 'he', 'she' or 'they' must mean: the client where nobody else of that kind was named in its sentence before, or in the
 * three before that. Undefined: the words are no pronoun, or somebody else may be meant.
 */
export function pronounAt(text: string, { start, end }: Span, { own }: Pick<Side, 'own'>): Whose | undefined {
  const word = text.slice(start, end).trim().toLowerCase()
  if (!/^(?:he|she|they)$/.test(word) || (word !== 'they' && isOfEntity(text))) return undefined
  const sentences = sentencesOf({ text })
  const at = sentences.findLastIndex((one) => one.start <= start)
  const said = text.slice(sentences[Math.max(0, at - before)]?.start ?? 0, start)
  const kinNames = new Map(
    [
      ...said.matchAll(
        /\b(uncle|brother|father|son|nephew|dad|aunt|sister|mother|mom|daughter|niece|husband|wife) ([A-Z][\w’'-]+)/g,
      ),
    ].map(([, kin = '', name = '']) => [name, kin]),
  )
  const isOwn = (name: string) => /^clients?$/i.test(name) || own.some((pattern) => fits(pattern, name))
  const named = [...said.matchAll(person)].flatMap(({ index, 0: name }) => {
    if (nobody.test(name) || /^(?:in|at|of|from|near|to) $/i.test(said.slice(Math.max(0, index - 3), index))) return []
    const isOpening = index === 0 || /[.;:!?]\s$/.test(said.slice(Math.max(0, index - 2), index))
    if (isOpening && /^[A-Z]/.test(name) && !isOwn(name) && /^ [a-z]/.test(said.slice(index + name.length))) return []
    // 'Chenango County', 'Yuma AZ'.
    if (
      /^,? (?:County|City|Township|Parish|[A-Z]{2})\b/.test(said.slice(index + name.length, index + name.length + 10))
    )
      return []
    const kind = kinNames.get(name) ?? name
    return [{ name, isOwn: isOwn(name.replace(/['’]s$/, '')), kind }]
  })
  const others = named.filter(
    ({ isOwn, kind }) => !isOwn && !(word === 'she' && male.test(kind)) && !(word === 'he' && female.test(kind)),
  )
  const ours = named.filter(({ isOwn }) => isOwn)
  if (word === 'they' && !several.test(said)) return undefined
  return ours.length > 0 && others.length === 0 ? 'own' : undefined
}
