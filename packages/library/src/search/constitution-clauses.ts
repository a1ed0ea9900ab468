/**
 * Clauses of the Constitution that lawyers call by a name which courts and editors seldom write, or whose name has words of
 * other law, and the words of their doctrine: a forum selection clause is no answer to 'takings clause'.
 */
const clauses: readonly (readonly [string, string])[] = [
  ['(?:takings?|just compensation|eminent domain)', 'takings'],
  ['public use', 'takings public use'],
  ['confrontation', 'confrontation of witnesses'],
  ['compulsory process', 'compulsory process'],
  ['(?:spending|general welfare)', 'spending power conditions federal funds'],
  ['(?:guarantee|republican (?:form of )?government)', 'republican form of government guarantee'],
  ['(?:procedural )?due process', 'due process'],
  ['free speech', 'free speech'],
  ['self[- ]incrimination', 'self-incrimination'],
  ['cruel and unusual punishments?', 'cruel and unusual punishment'],
  ['(?:full )?faith and credit', 'full faith and credit'],
  ['necessary and proper', 'necessary and proper'],
  ['recess appointments?', 'recess appointments officers'],
  ['take care', 'take care that the laws be faithfully executed'],
  ['presentment', 'presentment veto'],
  ['reexamination', 'seventh amendment facts tried by jury reexamined'],
  ['citizenship', 'citizenship fourteenth amendment born'],
  ['extradition', 'extradition fugitive'],
]

const named = clauses.map(
  ([name, doctrine]) => [new RegExp(String.raw`\b(?:the )?${name} clauses?\b`, 'gi'), doctrine] as const,
)
/** 'Contract clause' is one of the Constitution where nothing else is asked, or what is asked is of states or the Constitution. */
const contracts = /\b(?:the )?contracts clause\b|^\s{0,9}(?:the )?contract clause\s{0,9}\??\s{0,9}$/gi

/** A query with the clauses of the Constitution that it names in the words of their doctrines; others as they are. */
export function inWordsOfDoctrines(text: string): string {
  if (!/\bclauses?\b/i.test(text)) return text
  return named.reduce(
    (words, [name, doctrine]) => words.replace(name, doctrine),
    text.replace(contracts, 'impairment of contracts'),
  )
}
