import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

const irregular: Record<string, string> = Object.fromEntries(
  'gave giving|came coming|took taking|brought bringing|drove driving|sat sitting|sent sending|made making|stood standing|held holding|kept keeping|let letting|lent lending|taught teaching|spoke speaking|wrote writing|told telling|found finding|stayed staying|paid paying|ran running|read reading|spent spending|got getting|went going|did doing|put putting|led leading|left leaving|built building|bought buying|caught catching|fed feeding|met meeting|saw seeing|sang singing|showed showing|threw throwing|woke waking|flew flying|cut cutting|hosted hosting|set setting|offered offering|picked picking'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
const regular = /^\p{Ll}{2,14}ed$/u

/** 'moderated' is 'moderating'; `null` of what is no verb of the past. */
function gerund(verb: string): string | null {
  const known = irregular[verb]
  if (known) return known
  if (!regular.test(verb)) return null
  if (verb.endsWith('ied')) return `${verb.slice(0, -3)}ying`
  return verb.endsWith('eed') ? `${verb.slice(0, -1)}ing` : `${verb.slice(0, -2)}ing`
}

const clause = /^(?:he|she|they|you|who) (?:(?:also|kindly|personally|just|really) )?(?<verb>\p{Ll}{2,15})(?= |$)/iu
const second =
  /(?<=(?:,| and|, and) )(?:(?:he|she|they|you) )?(?<verb>\p{Ll}{3,15})(?= (?:us|me|my|our|the|a|an|all|it|them|him|her|to|for|in|on|up|out|through|with|at)\b)/giu

/** 'She moderated the panel and stayed late' behind 'Thank you for': 'moderating the panel and staying late'. */
export function afterThanks(said: string): string | null {
  const first = clause.exec(said)
  const verb = first?.groups?.verb?.toLowerCase()
  const own = verb && gerund(verb)
  if (!first || !own) return null
  const rest = said.slice(first[0].length).replace(second, (words, next: string) => gerund(next.toLowerCase()) ?? words)
  return own + rest
}

/** What stands behind words of the template is made to fit them. */
export const afterLeads = ({ id }: Template, one: Filled): Filled => {
  if (id !== 'thank-you-letter' || one.field !== 'occasion') return one
  const fitted = afterThanks(one.value)
  return fitted ? { ...one, value: fitted } : one
}

const label = /^(?<words>\p{L}[\p{L} ]{1,20}):\s+(?=\S)/u
const plain = (words: string) => words.toLowerCase().replace(/[^\p{L} ]+/gu, '')

/** A value without the label that the form has for it as well: 'Pay: in 20 days' of the payment terms. */
export function withoutOwnLabel({ fields }: Template, one: Filled): Filled {
  const own = label.exec(one.value)?.groups?.words
  const field = fields.find(({ name }) => name === one.field)
  if (!own || !field || field.holds === 'list') return one
  const called = plain(`${field.label} ${field.name.replace(/([A-Z])/g, ' $1')}`).split(' ')
  const words = plain(own).split(' ')
  const isOwn = words.every((word) => word.length > 2 && called.some((each) => each.startsWith(word)))
  return isOwn ? { ...one, value: one.value.slice(one.value.indexOf(':') + 1).trim() } : one
}
