// How notes call whom a letter goes to.
import { isOrganization } from '../letters/organizations.ts'
import type { Pronoun } from '../letters/to-you.ts'
import { pronounIn } from '../letters/voice.ts'
import type { People } from './people.ts'

/** How notes call whom a letter goes to. */
export function readersOf({ recipient, client }: People, text: string): ReadonlySet<Pronoun> {
  const all = new Set<Pronoun>()
  const { name = '', company } = recipient
  if (/ (?:and|&) /.test(name) || company) all.add('they')
  if (/^Mr\b/.test(name)) all.add('he')
  else if (/^(?:Mrs|Ms|Miss)\b/.test(name)) all.add('she')
  else if (name !== '' && !/ (?:and|&) /.test(name)) {
    const one = pronounIn(text)
    const first = /\b(?<who>he|him|his|she|her)\b/i.exec(text)?.groups?.who?.toLowerCase() ?? ''
    const firstOne = /^h(?:e|im|is)$/.test(first) ? 'he' : 'she'
    // Of a client who is a person, 'she' may be the client.
    if (!client || isOrganization(client)) all.add(one === 'he' || one === 'she' ? one : firstOne)
    else if (!one) {
      const own = /^(?:Mrs|Ms|Miss)\b/.test(client) ? 'she' : /^Mr\b/.test(client) ? 'he' : firstOne
      all.add(own === 'he' ? 'she' : 'he')
    }
  }
  if (/ (?:and|&) /.test(name)) for (const one of ['he', 'she'] as const) all.add(one)
  return all
}
