/** '152-53, 160 n.5' → 152, 153, 160. Null where it names anything but pages. */
export function pinPages(words: string): number[] | null {
  const plain = words
    .replace(/^at\s+|^pp?\.\s*/i, '')
    .replace(/(?:[,&]|(?<!\s))\s*(?:\bnn?\.|\bnotes?\b|\bfns?\.)\s*\d+(?:\s*[-–—,&]\s*\d+)*/gi, '')
    .trim()
  if (!/^\d{1,5}(?:\s*[-–—,&]\s*\d{1,5})*$/.test(plain)) return null
  return plain.split(/(?<!\s)\s*[,&]\s*/).flatMap((part) => {
    const [from = '', to = from] = part.split(/(?<!\s)\s*[-–—]\s*/)
    const first = Number(from)
    // '152-53' ends at 153.
    const last = Number(to.length < from.length ? from.slice(0, from.length - to.length) + to : to)
    return last >= first && last - first <= 200
      ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
      : [first]
  })
}
