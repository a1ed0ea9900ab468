import iconv from 'iconv-lite'

/** What stands between letters of a Western text, and what hardly ever does. */
const likely =
  /(?<=\p{L})[’](?=\p{L})|[“‘](?=\p{L})|(?<=[\p{L}.,;?!])[”’]|(?<=\s)[–—•§¶©](?=\s)|(?<=\p{L}|\d)[–—](?=\p{L}|\d|\s)|§ ?\d|(?<=\p{Ll})[àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ]|[àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ](?=\p{Ll})/gu
const unlikely =
  /(?<=\p{Ll})[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ]|[¤¥¦ªº¬¯²³¹¸¨×÷þýÿƒ†‡ˆ˜ÐÞ≠∞±≤≥∂∑∏π∫Ω√≈∆◊ıŸˇ˘˙˚˝˛¨¸]|[\u0080-\u009f]|(?<=\s)[ÒÓÔÕÐÑ](?=\p{L})|[ÒÓÔÕ](?=\s|[.,;])/gu

const score = (text: string): number => (text.match(likely)?.length ?? 0) - 2 * (text.match(unlikely)?.length ?? 0)

/**
 * Decodes text of one byte to a letter. Windows-1252 unless the Macintosh set makes more sense of the
 * letters beyond ASCII, or 0x85 ends the lines, as the newline of Latin-1 does.
 */
export function bestOfSingleByte(raw: Buffer): string {
  if (endsLinesWithNel(raw)) return iconv.decode(raw, 'iso-8859-1')
  const sample = raw.subarray(0, 262_144)
  const windows = score(iconv.decode(sample, 'windows-1252'))
  const macintosh = score(iconv.decode(sample, 'macintosh'))
  return iconv.decode(raw, macintosh > windows ? 'macintosh' : 'windows-1252')
}

function endsLinesWithNel(raw: Buffer): boolean {
  let nel = 0
  let feeds = 0
  let doubled = 0
  for (let i = 0; i < raw.length; i++) {
    if (raw[i] === 0x85) {
      nel++
      if (raw[i + 1] === 0x85) doubled++
    } else if (raw[i] === 0x0a || raw[i] === 0x0d) feeds++
  }
  return nel > 1 && (feeds === 0 || (nel > feeds && doubled > 0))
}
