export interface Named {
  title: string
  first: string
  second: string
}

/** Both sides of a title, where it has two. */
export function sidesOf(title: string): Named | null {
  const [first, second, more] = title.split(/ v\. /)
  return first && second && !more && /^[A-Z0-9]/.test(first) && /^[A-Z0-9]/.test(second)
    ? { title, first, second }
    : null
}

/** A side that is the surname of a person, as far as its form tells. */
export const isSurname = (side: string): boolean =>
  /^[A-Z][a-z]{3,}$/.test(side) &&
  !places.includes(side) &&
  !/^(?:United|State|People|Commonwealth|Commissioner)$/.test(side)

export const places: readonly string[] = [
  'Alabama',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'Wisconsin',
  'Wyoming',
]

/** Words of a name without its marks, small words and forms of companies: for telling names apart, never for joining. */
export const coreOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(
      (word) =>
        word && !/^(?:the|of|and|co|corp|inc|ltd|et|al|a|an|company|corporation|v|in|re|ex|parte|for)$/.test(word),
    )
