const nonTitles = [
  /^microsoft word\b/i,
  /^(powerpoint|excel|corel|wordperfect|adobe)\b.*[-–]/i,
  /\.(docx?|pdf|wpd|rtf|txt|odt|indd|qxd|tif+|jpe?g|p65|frm|fm|dot[xm]?)"?$/i,
  /^(untitled|document|doc|title|new document|blank|template|scan(ned)?|slide|book|print|layout|no title|none|unknown)[\s_-]*\d*$/i,
  /^(page|image|img|scan|fax|copy of)[\s_-]*\d/i,
  /^[\d\s._\-:/()]+$/,
  /^[a-z]:\\|^file:|^https?:|[\\/].*[\\/]/i,
  /^[^\s_\d]*[_\d]\S*$/,
]

/** A title that the file's own data gives, unless it is a program's leftover such as "Microsoft Word - brief.doc". */
export function sensibleTitle(title: string | undefined): string | undefined {
  const clean = title?.replace(/\s+/g, ' ').trim() ?? ''
  if (clean.length < 4 || clean.length > 250 || !/\p{L}{3}/u.test(clean)) return undefined
  return nonTitles.some((pattern) => pattern.test(clean)) ? undefined : clean
}

/**
 * The title of a document: that of its data when the first part of the text holds its words, else the
 * first heading, else that of its data. Data is often left over from the file that a text was typed over.
 */
export function chooseTitle(
  fromData: string | undefined,
  headings: readonly string[],
  text: string,
): string | undefined {
  const stated = sensibleTitle(fromData)
  if (stated) {
    const words = stated.toLowerCase().match(/\p{L}{4,}/gu) ?? []
    const opening = text.slice(0, 6_000).toLowerCase()
    const found = words.filter((word) => opening.includes(word)).length
    if (words.length === 0 || found >= words.length / 2) return stated
  }
  const heading = headings
    .slice(0, 5)
    .find((line) => !/^[(§[{]/.test(line) && /\p{L}{3}/u.test(line) && line.length >= 4 && line.length <= 200)
  return heading?.replace(/\s+/g, ' ') ?? stated
}
