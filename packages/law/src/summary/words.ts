const stop = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both
  but by can could did do does doing down during each either else few for from further had has have having he hence her
  here hers herein hereof hereto hereunder him his how i if in into is it its itself may me might more most must my neither
  no nor not now of off on once only or other otherwise our out over own same shall she should so some such than that the
  their them then there thereby therefore therein thereof thereto these they this those through thus to too under until
  up upon us very was we were what when where whereas whether which while who whom whose why will with within without
  would you your id see also supra infra cf et al`.split(/\s+/),
)

/** Endings that do not change what a word is about; light, as a wrong stem joins what does not belong together. */
const stem = (word: string): string =>
  word.length > 5 ? word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '') : word.replace(/s$/, '')

/** The words of a sentence that say what it is about: lower case, light stems, without the little ones. */
export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’]{1,30}/gu) ?? []).flatMap((word) => {
    const plain = word.replace(/['’]s?$/, '')
    return plain.length > 2 && !stop.has(plain) ? [stem(plain)] : []
  })
