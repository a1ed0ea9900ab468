import { kin } from '../../kin.ts'
import { sentence, stopped, type Values } from './telling.ts'

const person = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+)){1,3}`
const relation = `(?:(?:my|his|her|their) )?(?:(?:oldest|youngest|eldest|younger|older|adult|dear|old) )?(?:${kin}|daughter|child|spouse|attorney|lawyer|accountant)`
const opening = String.raw`(?:(?:[Dd]urable |[Gg]eneral |[Ll]imited |[Ff]inancial ){0,3}(?:[Pp]ower of attorney|POA)(?: for)?[:.–—-] ?)?`
const years = String.raw`(?:,? (?:age |aged )?\d{2,3}(?: years old)?)?`
const at = String.raw`(?:,? (?:of|in|from|living in|who lives in|residing (?:in|at)|at) (?<place>(?:\d+ )?\p{Lu}[\p{L}\d.’', -]{2,70}?))?`
const gives = '(?:names?|naming|appoints?|appointing|designates?|choose|chooses|authorizes?|makes?|wants?)'
const appoints = new RegExp(
  String.raw`^${opening}(?:I,? )?(?<principal>${person})${years}${at},? (?:hereby |wants to |to )?${gives}(?: ${relation})?,? (?<agent>${person})(?<rest>(?:,| (?:as|to|and|with)\b)[^;\n]{0,400}|[.]?)$`,
  'u',
)
const street = /^, (?<address>\d+[^;]{4,70}?)(?=,? (?:as|to)\b|[.]?$)/u
const backup = new RegExp(
  String.raw`(?:,? (?:and|with|then)|,)(?: ${relation})?,? (?<name>${person}),? as (?:the |a |an |her |his |my )?(?:back-?up|successor|alternate|second choice)(?: agent)?\b`,
  'u',
)
const toDo =
  /^(?:,)? (?:as (?:my|his|her|the|an?) ?(?:agent|attorney[- ]in[- ]fact),? )?to (?<what>\p{Ll}[^;\n]{4,300}?)[.]?$/u

/**
 * 'Augusta Pellham, 78, of Bangor, Maine names her daughter Corinne as agent and her son Thaddeus as backup': the principal is the one who appoints,
 * and whoever comes next is the successor.
 */
export function appointment(text: string): { values: Values; isWhole: boolean } | null {
  const { principal = '', place = '', agent = '', rest = '' } = appoints.exec(text)?.groups ?? {}
  if (principal === '' || agent === '' || principal === agent) return null
  const address = street.exec(rest)?.groups?.address ?? ''
  const behind = address ? rest.slice(rest.indexOf(address) + address.length) : rest
  const next = backup.exec(behind)
  const what = toDo.exec(behind)?.groups?.what
  const told = behind
    .replace(next?.[0] ?? '', '')
    .replace(/^,? as (?:my|his|her|the|an?)? ?(?:agent|attorney[- ]in[- ]fact)\b/iu, '')
    .replace(/^ if [^,;]{3,40}(?:can['’]?t|cannot|unable|dies|won['’]?t)[^,;]{0,20}/iu, '')
    .replace(/[.,\s]/g, '')
  const values: Values = {
    principalName: principal,
    ...(place && { principalAddress: place.replace(/,$/, '') }),
    agentName: agent,
    ...(address && { agentAddress: address }),
    ...(next?.groups?.name && { successor: next.groups.name }),
    ...(what && { powers: what }),
  }
  return { values, isWhole: what !== undefined || told === '' || (next !== null && told.length < 40) }
}

const matter =
  '(?:banking|bank accounts?|real estate|real property|taxes|investments?|insurance|benefits|bills|business(?: matters)?|retirement(?: accounts?)?|litigation|claims|digital (?:assets|accounts)|vehicles?|personal property|mail|stocks(?: and bonds)?|government benefits|social security|medicare|finances|financial matters|loans?|safe deposit box(?:es)?)'
const matters = new RegExp(
  `^(?:(?:powers?|covers|for|it covers|she can handle|he can handle)(?::| =)? )?(?<list>${matter}(?:(?:,? and |, |,? & )${matter}){1,12})(?:,? (?:but )?(?:not|no) (?<not>[^;\\n]{4,120}?))?[.]?$`,
  'iu',
)
/** 'Banking, real estate, taxes, not gifts over $1,000 a year.' */
export const mattersIn = sentence(matters, ({ list = '', not }) => ({
  powers: list
    .split(/,? and |, |,? & /u)
    .map((one) => one.charAt(0).toLowerCase() + one.slice(1))
    .map((one) => `handle ${/^(?:banking|taxes|real|litigation|social|medicare)/u.test(one) ? '' : 'my '}${one}`)
    .join('\n'),
  ...(not && {
    limits: /^gifts?\b/iu.test(not)
      ? stopped(`The Agent may not make ${not}`)
      : stopped(`The Agent has no power over ${not}`),
  }),
}))

/** 'No power over her retirement account at Fidelity.' */
export const noPowerOver = sentence(
  /^no (?:power|authority|access|control) (?:over|to|with) (?<what>[^;\n]{4,160}?)[.]?$/iu,
  ({ what = '' }) => ({
    limits: `The Agent has no power over ${what.replace(/\b(?:her|his|their)(?= \p{L})/giu, 'my')}.`,
  }),
)

/** A street, and no person. */
export const isStreet = (value: string): boolean =>
  /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)? (?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Boulevard|Way|Ct|Court|Pl|Place|Ter|Terrace|Hwy|Highway|Pike|Trail|Cir|Circle)\.?$/u.test(
    value,
  )
