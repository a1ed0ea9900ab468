/** A person or a firm by name: with a title, or of two words or more. */
const name =
  "(?:(?:Mr|Mrs|Ms)\\.? |Miss )[A-Z][\\p{L}’'-]{1,24}(?: [A-Z][\\p{L}’'-]{1,24}){0,3}|[A-Z][\\p{L}’'&-]{1,24}(?: (?:[A-Z]\\. )?[A-Z][\\p{L}’'&-]{1,24}){1,4}"
const ends = '(?=[,.;:(]|$| -| –| (?:who|whose|of|from|in)\\b)'
/** How lawyers open a file: 'I’ve got Mrs. Diaz', 'new client, Bluebird Press', 'Intake: Rosa Ruiz'. */
const opens = new RegExp(
  `(?:^|[.!?;\\n] {0,2})(?:I['’]ve got |We['’]ve got |(?:(?:I['’]ve got|I have|We['’]ve got|We have|[Gg]ot) )?(?:[Aa] )?[Nn]ew client(?:,|:| is)? |(?:New )?[Ii]ntake(?: of|:|,) |[Ww]alk-in(?::|,) )(?!Officer|Dr|Judge|Detective|Trooper)(?<name>${name})${ends}`,
  'u',
)

/** Whom the writer has as a client by the words that open a file, and where these words stand. */
export function intakeOf(text: string): { name: string; start: number; end: number } | null {
  const found = opens.exec(text)
  const words = found?.groups?.name
  return found && words
    ? { name: words, start: found.index + found[0].search(/\S/), end: found.index + found[0].length }
    : null
}
