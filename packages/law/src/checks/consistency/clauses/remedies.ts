import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const sole = /\b(?:sole|only|exclusive) (?:and (?:exclusive|sole) )?(?:right and )?remed(?:y|ies)\b/i
const event =
  /\b(?:for|of|with respect to|upon|after|following|in case of|in the event of) (?:any |a )?(breach of (?:the |this |its |any )?(?:\w{1,14} )?warrant(?:y|ies)|failure to meet (?:the |any )?[\w ]{3,24}?levels?|(?:late|delayed) delivery)\b/i
const defaults =
  /\bif (?:the )?(\w{3,16}) (?:defaults|breaches|fails to (?:close|perform|meet the [\w ]{3,20}levels?))\b/i
const furtherRemedy =
  /\b(?:may|shall be entitled to|is entitled to|has the right to|recover)\b.{0,80}\b(?:damages|specific performance|terminate)\b/i
const apart =
  /\b(?:except|other than|unless|in addition to the foregoing remedy|notwithstanding|provided|subject to|limited to)\b/i

const stem = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\b(?:the|this|its|any|express|limited|a)\b\s?/g, '')
    .replace(/ies\b/g, 'y')
    .replace(/s\b/g, '')
    .trim()

/** Of what breach a sentence speaks. */
const eventIn = (words: string): string | null => {
  const named = event.exec(words)?.[1]
  if (named) return stem(named.replace(/^failure to meet/i, 'miss'))
  const fails = /\b(?:fails|failure) to meet (?:the )?([\w ]{3,24}?levels?)\b/i.exec(words)?.[1]
  if (fails) return stem(`miss ${fails}`)
  const who = defaults.exec(words)?.[1]
  return who ? stem(`${who} defaults`) : null
}

/** A remedy that is the only one, beside another for the same breach. */
export const soleRemedies = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(
    ({ text }) => text.length < Math.min(longest, 900) && !apart.test(text),
  )
  const further = new Map<string, Sentence>()
  for (const sentence of said) {
    const of = !sole.test(sentence.text) && furtherRemedy.test(sentence.text) ? eventIn(sentence.text) : null
    if (of && !further.has(of)) further.set(of, sentence)
  }
  return said.flatMap((one): Contradiction[] => {
    const of = sole.test(one.text) ? eventIn(one.text) : null
    const other = of ? further.get(of) : undefined
    return other
      ? [
          {
            places: [one, other],
            message:
              'One clause gives a single remedy for this breach; another gives a further remedy for the same breach.',
          },
        ]
      : []
  })
}

const atOnce =
  /\b(?:immediately|promptly|at once)\b.{0,40}\b(?:delete[sd]?|destroy(?:s|ed)?|erase[sd]?|purge[sd]?)\b|\b(?:delete[sd]?|destroy(?:s|ed)?|erase[sd]?)\b.{0,40}\b(?:immediately|at once|promptly)\b/i
const atEnd = /\b(?:terminat\w{1,4}|expir\w{1,5}|cancel\w{1,7})\b/i
const data = /\b(?:customer|client|user|subscriber)\s(?:data|content|materials|information)\b/i
const takesOut = /\b(?:export|download|retrieve)\b/i
const period = /\b\d{1,3}\)?[\s-](?:day|month)s?\b/i
const waits = /\b(?:after the|retrieval period|transition period|thereafter|following the)\b/i

/** Data that is deleted at once, and may be taken out for a while. */
export const deletedBeforeExport = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(
    ({ text }) => text.length < Math.min(longest, 900) && data.test(text) && atEnd.test(text),
  )
  const one = said.find(
    ({ text }) => atOnce.test(text) && !waits.test(text) && !takesOut.test(text) && !apart.test(text),
  )
  const other = readingOf(document).binding.find(
    ({ text }) =>
      text.length < 900 &&
      data.test(text) &&
      takesOut.test(text) &&
      period.test(text) &&
      /\b(?:after|following)\b/i.test(text) &&
      atEnd.test(text) &&
      !/\bdelet/i.test(text),
  )
  return one && other
    ? [
        {
          places: [one, other],
          message: 'One clause has the data deleted at once; another lets it be exported for some time after.',
        },
      ]
    : []
}
