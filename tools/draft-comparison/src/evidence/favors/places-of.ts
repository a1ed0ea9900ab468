const isPart = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Where each use of a name as a word of its own ends. */
export function placesOf(text: string, name: string): number[] {
  const ends: number[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length
    if (!isPart(text[at - 1]) && !isPart(text[end])) ends.push(end)
  }
  return ends
}
