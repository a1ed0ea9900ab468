import { once } from '../reading/once.ts'

/** The words with which a form names the place of a clause that is to be filled in. */
const named: Readonly<Record<string, RegExp>> = {
  'missing.parties': /\bpart(?:y|ies)\b/i,
  'missing.governing-law': /\bgoverning law\b|\bchoice of law\b/i,
  'missing.dispute-resolution': /\bdisputes?\b|\barbitration\b|\bjurisdiction\b|\bvenue\b/i,
  'missing.entire-agreement': /\bentire agreement\b/i,
  'missing.payment-terms': /\b(?:payments?|fees?|compensation|price|rent)\b/i,
  'missing.term': /\b(?:term|duration)\b/i,
  'missing.termination': /\btermination\b/i,
  'missing.cure-period': /\b(?:cure|default)\b/i,
  'missing.notices': /\bnotices?\b/i,
  'missing.data-protection': /\b(?:data|privacy)\b/i,
  'missing.limitation-of-liability': /\bliability\b/i,
  'missing.warranty': /\bwarrant(?:y|ies)\b/i,
  'missing.delivery': /\bdelivery\b/i,
  'missing.scope': /\b(?:scope|services)\b/i,
  'missing.ip-ownership': /\b(?:ownership|intellectual property|work product)\b/i,
  'missing.license-grant': /\blicen[sc]e\b/i,
  'missing.nda-definition': /\bdefinitions?\b/i,
  'missing.nda-exclusions': /\b(?:exclusions?|exceptions?)\b/i,
  'missing.nda-purpose': /\b(?:purpose|permitted use|use restrictions?)\b/i,
  'missing.nda-term': /\b(?:term|duration|survival)\b/i,
  'missing.nda-return': /\b(?:return|destr(?:oy|uction))\b/i,
  'missing.nda-compelled': /\b(?:compelled|required) disclosures?\b/i,
  'missing.employment-pay': /\b(?:pay|salary|compensation)\b/i,
  'missing.employment-end': /\btermination\b/i,
  'missing.prior-inventions': /\bprior inventions?\b/i,
  'missing.lease-premises': /\b(?:premises|property)\b/i,
  'missing.lease-deposit': /\bdeposit\b/i,
  'missing.lease-repairs': /\b(?:repairs?|maintenance)\b/i,
  'missing.lease-default': /\bdefault\b/i,
  'missing.settlement-release': /\breleases?\b/i,
  'missing.settlement-dismissal': /\bdismissal\b/i,
}

const field = /\{\{\s?([^{}\n]{1,60})\}\}/g

/**
 * The fields of a form that a program fills in, each as the ids of what it is kept for: by its own name, and by the
 * heading over it where it stands alone. That nothing is in it yet is one finding; that the clause is missing is none.
 */
export const slots = once(({ text }): ReadonlySet<string>[] => {
  let heading = ''
  return text.split('\n').flatMap((line): ReadonlySet<string>[] => {
    const fields = [...line.matchAll(field)].map(([, name = '']) => name.replace(/[_.-]+/g, ' '))
    const alone = line.replace(field, '').replace(/[^\p{L}\d]/gu, '') === ''
    if (fields.length === 0 && line.trim() !== '') heading = line.length < 100 ? line : ''
    const words = [...fields, ...(alone && fields.length > 0 ? [heading] : [])].join(' / ')
    if (fields.length === 0) return []
    return [new Set(Object.entries(named).flatMap(([id, name]) => (name.test(words) ? [id] : [])))]
  })
})
