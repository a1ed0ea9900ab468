import { z } from 'zod'
import type { Office } from './office.ts'
import { visibleText } from './reason/visible.ts'

const mostOwn = 200
/** A person's own words are told first; what a model reads at once is less. */
const longest = 60

/** Names and terms of a person's own that speech is corrected toward. */
export const ownToldWords = z
  .array(
    z
      .string()
      .max(1_000)
      .transform((text) => visibleText(text).replace(/\s+/g, ' ').trim())
      .pipe(z.string().min(1).max(longest, `A name or term has at most ${longest} characters.`)),
  )
  .max(mostOwn, `At most ${mostOwn} names and terms can be given.`)
  .transform((words) => [...new Set(words)])

/** Names and terms that dictation is told before it listens. */
export interface ToldWords {
  /** Of the matter that the person works in; empty: in none. */
  matter: readonly string[]
  /** Of their letterhead. */
  profile: readonly string[]
  /** Given by the person. */
  own: readonly string[]
}

/** Those of a matter and a letterhead: who the parties are, the court and the judge; the lawyer and the firm. */
export function wordsOfOffice({ matter, profile }: Office): Pick<ToldWords, 'matter' | 'profile'> {
  const ofMatter = matter ? [...matter.parties.map(({ name }) => name), matter.judge, matter.court] : []
  const ofProfile = profile ? [profile.name, profile.firm] : []
  const given = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))]
  return { matter: given(ofMatter), profile: given(ofProfile) }
}

/** All, those that are likeliest to be said first. */
export const allTold = ({ own, matter, profile }: ToldWords): string[] => [...new Set([...own, ...matter, ...profile])]
