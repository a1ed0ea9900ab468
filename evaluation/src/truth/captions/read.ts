const citation = /, (\d{1,3}) U\. ?S\. (\d{1,4})\b/g
const small = /^(?:of|the|and|&|for|de|la|du|von|van|der|ex|rel\.|et|al\.|on|behalf|re|parte|to)$/
const leading =
  /^(?:(?:of|the|and|&|for|to|on|While|When|Since|Although|Though|Yet|But|And|After|Before|Under|Thus|So|Both|As|Indeed,?|Moreover,?|Later,?|Like|Unlike|Until|Nor|If|Whether|Because|Even|Only|Compare|Accord,?|See|Cf\.|E\.g\.,?|Also|In(?! re)|From|By|With|Where|That|This|Here,?|Finally,?|Similarly,?|Thereafter,?|Ibid\.|Id\.|Contra,?|Citing|Quoting|Again,?|Then,?|Our|There,?|Consequently,?|Accordingly,?|Hence,?)\s)+/
/** Ends what stands before a name: a word that is no abbreviation, with a period. */
const ends = /(?:[a-z]{4,}|\d|\))[.?!]$/
const shortWords =
  /^(?:Bros|Comm|Dept|Assn|Govt|Mfrs|Corp|Dist|Elec|Bldg|Cent|Comrs|Sons|Distrib|Indus|Prods|Rests|Unemp|Educ|Univ|Super|Commr|Coop|Constr|Merch|Tele|Prod|Indem|Chem|Serv|Pub|Banc|Guar|Ship|Tenn|Calif|Penn|Mass|Wash|Conn|Miss|Minn|Colo|Okla|Mont)/

/** A name that stands directly before a U.S. citation, or null where it cannot be told where it begins. */
export function* captionsIn(text: string): Generator<{ written: string | null; us: string }> {
  for (const { 1: volume, 2: page, index } of text.matchAll(citation)) {
    const before = text.slice(Math.max(0, index - 170), index).replace(/\s+/g, ' ')
    yield { written: nameAtEnd(before), us: `${volume} U.S. ${page}` }
  }
}

function nameAtEnd(before: string): string | null {
  const single = /(?:^|[^A-Za-z])((?:In re|Ex parte) [A-Z][a-z]+(?: [A-Z][a-z]+)?)$/.exec(before)?.[1]
  if (single) return single
  const versus = before.lastIndexOf(' v. ')
  if (versus < 0) return null
  const second = before.slice(versus + 4)
  const words = before.slice(0, versus).split(/(?<=[;:()“”"[\]—]) ?| /)
  const kept: string[] = []
  for (const word of words.reverse()) {
    if (/[;:()“”"[\]—]$/.test(word) || word === '') break
    if (ends.test(word) && !shortWords.test(word)) break
    if (!/^[“‘]?[A-Z0-9&]/.test(word) && !small.test(word)) break
    if (/\d[.,]?$/.test(word) && !/^\d+$/.test(word)) break
    kept.unshift(word)
  }
  if (kept.length === words.length) return null
  const first = kept
    .join(' ')
    .replace(/^\d+ (?=[A-Z])/, '')
    .replace(leading, '')
  const written = `${first} v. ${second}`
  return first && isClean(written) ? written : null
}

/** In letters that no scanner spoiled, with one name in it and no more. */
const isClean = (written: string) =>
  /^[A-Z0-9].* v\. [A-Z0-9]/.test(written) &&
  !/[^A-Za-z0-9.,&’' -]| and companion |\b[A-Z]{6,}|, \d|, [a-z]|, I+$|supra|\bJustice\b| and [A-Z][a-z]+ v\.|^[^v]*\. [A-Z][a-z]+,|[a-z] v\.[^ ]/.test(
    written,
  ) &&
  !/\b(?!Mc|Mac|De|La|Le|Di|Van|Du|Fitz)[A-Z]?[a-z]+[A-Z]|\b[a-z] |\.,? (?:The|In|See|It|This|We)\b/.test(written)
