/** A word of a name, in lower case without points and marks. */
export interface NameWord {
  word: string
  /** Written with a point ('Educ.') or an apostrophe ("Ass'n"), so that it may stand for a longer word. */
  cut: 'point' | 'apostrophe' | null
  /** Written in capitals alone: it may be the initials of other words. */
  capitals: boolean
}

/** Forms of companies and words that a name has or lacks at will. */
const empty = new Set(
  'the of and for a an in on at to by et al ux vir inc incorporated co company corp corporation ltd limited llc llp lp pllc pc plc na nv sa ag gmbh pa dba aka fka nka'.split(
    ' ',
  ),
)
/** What a party is in the case, and offices: they follow a name and are no part of it. */
const roles =
  /,?\s+(?:(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ants?|ees?)|claimants?|intervenors?|cross-\w+|counter\w+|individually|in\s(?:his|her|their|its)\s|d\/b\/a|a\/k\/a|f\/k\/a|by\sand\sthrough|through\shis)\b).*$|,\s+(?:as|next\sfriend|guardian|warden|superintendent|attorney\sgeneral|sheriff|acting|director|president|secretary|commissioner|governor|mayor|chair(?:man|person)?|chief|judge|clerk|treasurer|auditor|executor|executrix|administrator|administratrix|trustee|receiver)\b.*$/i

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’.](?=[\p{L}\p{N}]))*['’.]?/gu

/** The words of one party's name that tell it apart. */
export function wordsOf(party: string): NameWord[] {
  const words: NameWord[] = []
  const plain = party
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    // 'T. V.' is 'T.V.'.
    .replace(/(?<=\b\p{L}\.)\s(?=\p{L}\.)/gu, '')
  // 'Smith, Warden' is Smith; 'Warden, Smith' would be nobody's.
  const named = plain.replace(roles, '')
  for (const [written] of (/[\p{L}\p{N}]/u.test(named) ? named : plain).matchAll(word)) {
    const possessive = written.replace(/['’]s$/i, 's')
    const letters = possessive.replace(/['’.]/g, '')
    const lower = letters.toLowerCase()
    if (empty.has(lower)) continue
    words.push({
      word: lower,
      cut:
        /['’]\p{L}{1,2}\.?$/u.test(written) && !/['’]s$/i.test(written)
          ? 'apostrophe'
          : written.endsWith('.')
            ? 'point'
            : null,
      capitals: /^\p{Lu}{2,}$/u.test(letters),
    })
  }
  return words
}
