/** Where no passage answers, with what the library lacks: a question of Georgia is not answered by rephrasing it. */
export const nothingFound = (lacks = 'Rephrase it, or name the authority.'): string =>
  `Nothing was found on this question. ${lacks}`
