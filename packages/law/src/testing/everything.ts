import {
  findAmounts,
  findBlanks,
  findClauses,
  findCrossReferences,
  findDates,
  findDefinedTerms,
  findDoubledNumbers,
  findParties,
  findPercentages,
  findQuotations,
  findSections,
  findSignatureBlocks,
  findTermUses,
  flatten,
  headingsOf,
  keySentences,
  kindOf,
  readCaption,
  type Source,
  type Span,
  sentencesOf,
  summarize,
} from '../index.ts'

/** Every finder, by name, as the places that it finds. A new source each time: nothing is remembered. */
const finders: Record<string, (text: string) => Span[]> = {
  sentences: (text) => sentencesOf({ text }),
  headings: (text) => headingsOf({ text }),
  sections: (text) => flatten(findSections({ text })),
  'headings of sections': (text) => flatten(findSections({ text })).flatMap(({ headingSpan }) => headingSpan ?? []),
  parties: (text) => findParties({ text }),
  caption: (text) => {
    const { court, dockets, parties } = readCaption({ text })
    return [...(court ? [court] : []), ...dockets, ...parties]
  },
  dates: findDates,
  amounts: (text) =>
    findAmounts(text).flatMap(({ inWords, inFigures, ...amount }) => [amount, inWords ?? amount, inFigures ?? amount]),
  percentages: findPercentages,
  'doubled numbers': findDoubledNumbers,
  'defined terms': (text) => findDefinedTerms({ text }).flatMap(({ meaning, ...term }) => [term, meaning]),
  'uses of terms': (text) => findTermUses({ text }).flatMap(({ uses }) => uses),
  'cross-references': (text) =>
    findCrossReferences({ text }).flatMap(({ target, ...place }) => [place, target ?? place]),
  // Its words are what stands between its marks.
  quotations: (text) =>
    findQuotations({ text }).map((found) => ({ ...found, start: found.start + 1, end: found.end - 1 })),
  blanks: (text) => findBlanks({ text }),
  'signature blocks': (text) => findSignatureBlocks({ text }),
  kind: (text) => kindOf({ text }).signs,
  clauses: (text) => findClauses({ text }, 'other').flatMap(({ spans }) => spans),
  'key sentences': (text) => keySentences({ text }, { count: 10 }),
  summary: (text) => summarize({ text }, { sentences: 4 }),
}

/** Every span that any finder gives for a source. */
export const everySpan = ({ text }: Source): [string, Span][] =>
  Object.entries(finders).flatMap(([name, find]) => find(text).map((span): [string, Span] => [name, span]))
