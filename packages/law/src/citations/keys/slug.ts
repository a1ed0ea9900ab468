/** An abbreviation as a part of a key: "F. Supp. 2d" is "fsupp2d". */
export const slug = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, '')

/** A number as a part of a key: "007" is "7", "1,204" is "1204", "134(A)" is "134a", "10b–5" is "10b-5". */
export const numberSlug = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[‐-―−]+/g, '-')
    .replace(/[^a-z0-9.:-]+/g, '')
    .replace(/^0+(?=\d)/, '')

/** A section as a part of a key: as a number, brackets within it kept: "1.1031(a)-1". */
export const sectionSlug = (section: string): string => {
  const inner = /^(.*\d)(\([a-z0-9]{1,3}\))(.*)$/is.exec(section)
  return inner
    ? `${numberSlug(inner[1] ?? '')}${inner[2]?.toLowerCase()}${numberSlug(inner[3] ?? '')}`
    : numberSlug(section)
}
