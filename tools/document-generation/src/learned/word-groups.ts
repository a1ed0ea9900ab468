import file from './word-groups.json' with { type: 'json' }

/** Of each frequent word, the group of words that are used alike: 'puppy' with 'kitten'. */
const groups = new Map(file.groups.flatMap((words, n) => words.split(' ').map((word) => [word, `@${n}`] as const)))

/** The group of a word, or nothing of a rare one. */
export const groupOf = (word: string): string[] => {
  const group = groups.get(word) ?? groups.get(word.replace(/'s$/, ''))
  return group === undefined ? [] : [group]
}

/** The groups of words, each once, as signs with a prefix. */
export const groupsOf = (prefix: string, words: readonly string[]): string[] =>
  [...new Set(words.flatMap(groupOf))].map((group) => prefix + group)
