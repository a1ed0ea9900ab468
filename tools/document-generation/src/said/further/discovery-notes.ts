import { valueOfWords } from '@casewright/law'
import { capital } from '../../capital.ts'
import type { Unit } from '../reading.ts'
import { type Around, partedAtLast, type Reader, sentence, stopped, thingsIn } from './telling.ts'

const kinds =
  '(?:interrogator(?:y|ies)|requests? for (?:the )?(?:production|admissions?|documents|inspection)|document requests?|requests? to (?:produce|admit)|discovery(?: requests?)?|subpoena)'
const asking = new RegExp(
  `^(?:(?:please|pls|draft|prepare|write|do|need|want|send|serve|get|we|I|our|the|an?|some|first|second|third|1st|2d|2nd|3d|set|sets|of|out|together|put|basic|standard|short|\\d{1,3}|ten|twelve|fifteen|twenty|twenty-five|five|six|eight) )*${kinds}(?:(?:,|,? and|,? plus|,? &|,? \\+| or)? (?:\\d{1,3} |five |ten |some |a few )?${kinds})*(?<more>(?:,? (?:to|on|for|against|from|in|directed to|addressed to|upon) [^:;]{2,240})?)[.]?$`,
  'iu',
)
/** Whether a sentence says which requests are to be drafted, to whom and in what case: it is none of them. */
export const isAssignment = (text: string): boolean => asking.test(text)

const acts = /^(?:identify|describe|state|list|explain|name|set forth|give|provide|itemize|specify|disclose)\b/i
const isQuestion = /^(?:who|whose|when|where|what|which|why|how|whether|if)\b/i
const ownItem =
  /^(?:identify|describe|state|list|explain|name|set forth|itemize|specify|who|whose|when|where|what|which|why|how|whether|all|any|each|every|(?:the )?(?:basis|bases|facts|names?|identit(?:y|ies)))\b/i
const asked = (item: string): string => {
  const one = item.replace(/[?.]$/, '')
  if (acts.test(one)) return `${capital(one)}.`
  if (isQuestion.test(one)) return `State ${one.charAt(0).toLowerCase()}${one.slice(1)}.`
  return `State ${/^basis\b/i.test(one) ? 'the ' : ''}${one.charAt(0).toLowerCase()}${one.slice(1)}.`
}
/** 'Interrogatories: identify witnesses, who trained Janke, who owns the truck': each of them is one. */
export const interrogatoriesListed: Reader = ({ text }) => {
  const { many = '', what = '' } =
    /^(?:(?<many>\d{1,2}|\p{L}{3,5}) )?(?:interrogator(?:y|ies)|questions?)(?: to \p{L}[\p{L} .]{1,30})?(?::| [-–—]| on| about| asking(?: for| about)?) ?(?<what>[^\n]{6,900}?)[.]?$/iu.exec(
      text,
    )?.groups ?? {}
  if (!what) return null
  const things = thingsIn(what)
  const told = Number(many) || (valueOfWords(many) ?? 0)
  const isList =
    things.length > 1 &&
    (told === things.length || things.slice(1).some((one) => ownItem.test(one)) || /;/.test(what) || !acts.test(what))
  return { values: { interrogatories: (isList ? things : [what]).map(asked).join('\n') }, isWhole: true }
}

/** 'Requests for production: the logs, dashcam video', 'want maintenance records, insurance policy'. */
const produced = sentence(
  /^(?:(?:\d{1,2} )?(?:requests? for (?:the )?(?:production|documents)(?: of documents)?|document requests?|requests? to produce)(?: to \p{L}[\p{L} .]{1,30})?(?::| [-–—]| on| for| of) ?|(?:(?:and|also|we|I) )*(?:want|need|ask for|request|get|seek)s? (?:copies of |production of |documents: ?)?(?!to\b|him\b|her\b|them\b|interrogator|discovery\b|requests?\b|answers?\b|responses?\b|\d{1,3} (?:interrogator|requests?)))(?<what>[^\n]{6,900}?)[.]?$/iu,
  ({ what = '' }) => ({
    production: partedAtLast(thingsIn(what))
      .map((one) => `${capital(one)}.`)
      .join('\n'),
  }),
)
export const productionListed: Reader = (unit, around) => (isAssignment(unit.text) ? null : produced(unit, around))
/** 'Requests for admission: he was texting; that the light was red'. */
export const admissionsListed = sentence(
  /^(?:\d{1,2} )?(?:requests? for admissions?|requests? to admit|admissions?)(?: to \p{L}[\p{L} .]{1,30})?(?::|,| [-–—])? ?(?=that\b|he\b|she\b|it\b|they\b|the\b|you\b|admit\b|\p{Lu}|his\b|her\b|no\b)(?<what>[^\n]{6,600}?)[.]?$/iu,
  ({ what = '' }) => ({
    admissions: what
      .split(/;\s+(?:and )?|,\s+(?:and )?(?=(?:that|admit)\b)/i)
      .map((one) => stopped(`Admit that ${one.replace(/^(?:admit )?(?:that )?/i, '')}`))
      .join('\n'),
  }),
)

/** Whether a sentence is read by itself: it asks for requests, or lists them in one line. */
export const isListed = (text: string): boolean =>
  isAssignment(text) || (!/\n/.test(text) && interrogatoriesListed({ text } as Unit, {} as Around) !== null)
