import type { Authority, CitationCheck, FoundAuthority, Law } from '@casewright/core'
import { citationKeys } from '@casewright/law'

/** An authority for tests; facts and words of our own, but for the citations. */
export interface Held extends Authority {
  text?: string
}

export const riley: Held = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'case',
  title: 'Riley v. California',
  citation: '573 U.S. 373',
  court: 'scotus',
  jurisdiction: 'us',
  date: '2014-06-25',
  source: 'library',
  url: 'https://www.courtlistener.com/c/U.S./573/373/',
  holding:
    'Police generally need a warrant before they search the digital data on a cell phone seized from a person who was arrested.',
  keyPoints: [
    'Data on a phone can neither harm the officer nor help the arrestee escape.',
    'Exigent circumstances may still justify a search without a warrant in a given case.',
  ],
}

/** Our own words in the form of an opinion: a syllabus would come before, a dissent comes after. */
export const ownOpinion: Held = {
  id: '22222222-2222-4222-8222-222222222222',
  kind: 'case',
  title: 'Doe v. Example',
  citation: '12 F.3d 34',
  court: 'ca9',
  jurisdiction: 'us',
  date: '1994',
  source: 'library',
  text: `The appeal concerns a phone that was taken at a traffic stop.

The officer looked through the phone of the arrestee for ten minutes. The parties agree that no warrant had been asked for.

We hold that a warrant is required before police search the phone of an arrestee, unless an emergency leaves no time to ask for one. The judgment is reversed.

The costs of the appeal are borne by the appellee, who may ask for a new hearing within the time that the rules allow. The clerk shall enter the judgment, and the mandate shall issue in due course, as the rules of this court provide for each appeal that is decided upon the papers alone.

SMITH, Circuit Judge, dissenting:

I would hold that police need no warrant to search the phone of an arrestee, as a phone is a container like any other.`,
}

export const negligence: Held = {
  id: '33333333-3333-4333-8333-333333333333',
  kind: 'case',
  title: 'Palsgraf v. Long Island Railroad Co.',
  citation: '248 N.Y. 339',
  court: 'ny',
  jurisdiction: 'ny',
  date: '1928',
  source: 'library',
  url: 'https://www.courtlistener.com/c/N.Y./248/339/',
  holding: 'A defendant owes a duty of care to those whom its conduct foreseeably puts at risk.',
  keyPoints: ['Negligence is a matter of relation to the person who was hurt.'],
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])

/** The paragraph with the most of the words, as a search gives it: its first 320 characters. */
function passageIn(authority: string, text: string, wanted: ReadonlySet<string>): NonNullable<FoundAuthority['passage']> {
  const shared = (paragraph: string) => [...wordsIn(paragraph)].filter((word) => wanted.has(word)).length
  const [best = ''] = text.split('\n\n').toSorted((one, other) => shared(other) - shared(one))
  const start = text.indexOf(best)
  const end = start + Math.min(320, best.length)
  return { authority, start, end, words: text.slice(start, end) }
}

/** A law that holds these, searches by shared words, and knows no other citation. */
export function lawOf(held: readonly Held[], notFound: readonly string[] = []): Law {
  const find = (citation: string) => {
    const keys = new Set(citationKeys(citation))
    return held.find((one) => citationKeys(one.citation).some((key) => keys.has(key)))
  }
  const asked = [{ source: 'Library', outcome: 'answered' as const }]
  const withoutText = ({ text: _, ...authority }: Held): Authority => authority
  return {
    search: async (query) => {
      const wanted = wordsIn(typeof query === 'string' ? query : query.text)
      const scored = held.flatMap((one) => {
        const words = wordsIn([one.title, one.holding, ...(one.keyPoints ?? []), one.text].join(' '))
        const shared = [...wanted].filter((word) => words.has(word)).length
        if (shared === 0) return []
        const passage = one.text ? passageIn(one.id, one.text, wanted) : undefined
        const found: FoundAuthority = {
          ...withoutText(one),
          relevance: shared / wanted.size,
          snippet: { text: passage?.words ?? one.holding ?? '', marks: [] },
          ...(passage && { passage }),
        }
        return [{ found, shared }]
      })
      const results = scored.toSorted((a, b) => b.shared - a.shared).map(({ found }) => found)
      return { results, total: results.length, asked }
    },
    lookup: async (citation) => {
      const one = find(citation)
      return { authority: one ? withoutText(one) : null, asked }
    },
    verify: async (citations) => ({
      asked,
      checks: citations.map((cited): CitationCheck => {
        const text = typeof cited === 'string' ? cited : cited.citation
        const one = find(/\d.*$/.exec(text)?.[0] ?? text) ?? held.find(({ citation }) => text.includes(citation))
        if (one)
          return {
            text,
            status: 'verified',
            reason: 'It exists in the library. Later history was not checked.',
            found: { id: one.id, name: one.title, citation: one.citation, source: 'the library' },
          }
        return notFound.some((known) => text.includes(known))
          ? { text, status: 'not-found', reason: 'CourtListener has no such citation.' }
          : { text, status: 'unchecked', reason: 'Not found, but no source that was searched has all of this reporter, so it may exist.' }
      }),
    }),
    read: async (id) => {
      const one = held.find((other) => other.id === id)
      return one?.text ? { authority: withoutText(one), text: one.text } : null
    },
    citing: async () => [],
  }
}
