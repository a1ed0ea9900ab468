// Whom other words stand for, where notes ask that a name be left out.
const called = /,? (?:and )?(?:just|only) (?:say|put|write|call (?:him|her|them)) (?<as>[^.,;]{2,40})[.]?$/i
/** 'Don’t name Mr. Fuentes or the Garzas, just say two clients': whom other words stand for. */
export function insteadIn(words: string): { names: RegExp; as: string } | null {
  const found = called.exec(words)
  const names = found
    ? [...words.slice(0, found.index).matchAll(/(?<=[\p{L},.] )(?!Mr\b|Ms\b|Mrs\b|Dr\b|I\b)\p{Lu}\p{Ll}{2,}/gu)].map(
        ([name]) => name.replace(/(?<=\p{Ll}{3})s$/u, ''),
      )
    : []
  if (!found?.groups?.as || names.length === 0) return null
  const one = `(?:[Tt]he )?(?:(?:Mr|Ms|Mrs|Dr)\\.? )?(?:${names.join('|')})s?(?: (?:family|firm|company))?`
  return {
    names: new RegExp(`(?<!\\p{L})${one}(?:(?:,|,? and|,? or) ${one})*(?!\\p{L})`, 'gu'),
    as: found.groups.as.trim(),
  }
}
