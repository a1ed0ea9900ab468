import type { Template } from '@casewright/templates'
import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'
import { subjectOf } from './subject-of.ts'

const usual = '(?:usual|standard|normal|typical|regular|customary|ordinary|boilerplate|default|std)'
const thing =
  '(?:stuff|language|terms?|clauses?|wording|things?|provisions?|boilerplate|paragraphs?|sections?|text|version|one)'
const lead =
  "(?:(?:and|also|so|ok|okay|please|pls|just|oh),? ){0,2}(?:(?:let['’]?s|let us|we(?:['’]ll| will| can)?|I(?:['’]d| would)(?: like to)?|you can) )?(?:(?:just )?(?:keep|use|go with|stick (?:with|to)|leave|put in|have|do|want|include|take)(?: in)? )?"
const word = "[\\p{L}’'&/-]{2,20}"
const topic = `(?<topic>${word}(?: ${word}){0,4})`
const of = (source: string) => new RegExp(`^\\W{0,3}${source}[.!]{0,2}$`, 'iu')

/** What asks for the clause as the template has it: 'Let’s keep the usual on confidentiality.' */
const kept: readonly RegExp[] = [
  of(
    `${lead}(?:the |your |our |a )?${usual}(?: ${thing})? (?:on|for|about|re|as to|regarding|around|with) (?:the )?${topic}`,
  ),
  of(`${lead}(?:the |your |our |a )?${usual} ${topic} (?:${thing}|is (?:fine|ok|okay|good))`),
  of(
    `(?:the )?${topic}(?::| is| are| as| -|,)? ?(?:as usual|the usual|(?:the )?${usual}(?: ${thing})?|(?:whatever['’]?s|whatever is|what['’]?s) ${usual})`,
  ),
]
const says = /[\d$%]|\b(?:but|except|only|no|not|without|unless|plus|and a|until|than)\b/i

/** The terms of a contract that have a clause of the template's own, which gives way to what is said. */
const withDefault = ({ parts, fields }: Template): readonly string[] => {
  const all = JSON.stringify(parts)
  return fields.flatMap(({ name, term }) => (term && all.includes(`{"not":{"any":[{"given":"${name}"`) ? [name] : []))
}

/** Sentences that ask for the usual on a subject: the default stays, and they are no term themselves. */
export function usualIn(template: Template, text: string): Edit[] {
  if (
    template.tab !== 'contracts' ||
    !/\b(?:usual|standard|normal|typical|regular|customary|ordinary|boilerplate|default|std)\b/i.test(text)
  )
    return []
  const defaults = withDefault(template)
  return unitsOf(text, !/\p{Lu}/u.test(text)).flatMap(({ text: words, start, end }: Unit): Edit[] => {
    if (words.length > 120 || says.test(words)) return []
    const named = kept.map((one) => one.exec(words)?.groups?.topic).find(Boolean)
    const field = named && subjectOf(template.id, defaults, `${named} ${aliases(named)}`).field
    return field ? [{ start, end, as: '', why: 'order' }] : []
  })
}

/** A topic that alone is no sentence on its subject. */
const aliases = (topic: string): string =>
  /\bconfiden|\bsecre/i.test(topic)
    ? 'keep it confidential'
    : /\bterminat|\bending|\bnotice/i.test(topic)
      ? 'terminate'
      : ''
