/** The first letters of a name's words: at most two, 'U' where there is no name. */
export const initialsOf = (name: string | undefined): string =>
  wordsOf(name)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('') || 'U'

/** What a person is greeted by. */
export const firstNameOf = (name: string | undefined): string => wordsOf(name)[0] ?? 'User'

const wordsOf = (name = '') =>
  name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
