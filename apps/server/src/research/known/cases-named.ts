import type { Authority } from '@casewright/core'
import { captionWords, compareName, sameAuthority } from '@casewright/law'
import type { Library } from '@casewright/library'
import { overrulings } from '@casewright/publishers'

/** The cases that bear each name, in the library and in the list of decisions that were overruled or overruled others. */
export async function casesNamed(
  library: Pick<Library, 'namesakes'>,
  names: readonly string[],
): Promise<(readonly Authority[])[]> {
  const held = await library.namesakes(names)
  return names.map((name, at) => {
    const here = held[at] ?? []
    return [...here, ...listed(name).filter((one) => !here.some((other) => sameAuthority(one, other)))]
  })
}

export const overrulingsList = 'overrulings'

let kept: { decision: Authority; letters: string }[] | undefined

function listed(name: string): Authority[] {
  kept ??= decisions()
  const words = captionWords(name)?.words ?? []
  return kept.flatMap(({ decision, letters }) =>
    words.every((word) => letters.includes(word)) && compareName(name, decision.title) === 'same' ? [decision] : [],
  )
}

function decisions() {
  const all = new Map(
    overrulings()
      .flatMap(({ overruled, by }) => [overruled, by])
      .flatMap(({ name, citations, year }) => {
        const [citation = '', ...parallel] = citations
        if (!/\d \D/.test(citation) || captionWords(name) === null) return []
        const decision: Authority = {
          id: `${overrulingsList}:${citation}`,
          kind: 'case',
          title: name,
          citation,
          ...(parallel.length > 0 && { parallel }),
          court: 'scotus',
          date: String(year),
          source: overrulingsList,
        }
        return [[citation, { decision, letters: name.toLowerCase().replace(/[^\p{L}\s]/gu, '') }] as const]
      }),
  )
  return [...all.values()]
}
