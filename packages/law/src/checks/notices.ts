/** Words of the licenses under which open source comes. */
const licenses = [
  /\bPermission is hereby granted, free of charge\b/i,
  /\bApache License\b/i,
  /\bRedistribution and use in source and binary forms\b/i,
  /\bGNU (?:Lesser |Affero )?General Public License\b/i,
  /\bMozilla Public License\b/i,
  /\bPermission to use, copy, modify,? and(?:\/or)? distribute\b/i,
]
const few = 2

/** A file that lists what a program contains of others, with their licenses: no agreement of its own. */
export const isNotices = (text: string): boolean => {
  const line = text.replace(/\s+/g, ' ')
  return (
    licenses.filter((one) => one.test(line)).length >= few && (line.match(/\bcopyright (?:\(c\)|©)/gi)?.length ?? 0) > 2
  )
}

/** What a license says that everybody has, whoever that is. */
const toEverybody =
  /\beach contributor (?:hereby )?grants\b|\beveryone is permitted to copy\b|\bany person obtaining a copy\b|\bpermission is hereby granted, free of charge\b|\bthe licensor (?:hereby )?grants you a worldwide, royalty-free\b|\bredistribution and use in source and binary forms\b|\baffirmer\b.{0,80}\bpublic domain\b/i
/** Sold, it is an agreement of its own. */
const isSold = /\b(?:license fees?|subscription fees?|invoice[sd]?|purchase order)\b/i
/** UTF-16 units of a note that says under which license something stands. */
const ofNote = 3000
const pointsTo =
  /\b(?:licensed|available|distributed|released) under\b|\b(?:for|see) (?:the )?(?:full|complete|details|more|licens\w+|terms)\b/i

/** A license to everybody, such as one of open source, or a note that names one: nobody bargains over its terms. */
export const isForEverybody = (text: string): boolean => {
  const line = text.replace(/\s+/g, ' ')
  if (isSold.test(line)) return false
  return (
    toEverybody.test(line.slice(0, opening)) ||
    (line.length < ofNote && /\blicen[sc]e/i.test(line) && pointsTo.test(line) && !signs.test(line))
  )
}
const opening = 6000
const signs = /_{5,}|\b(?:in witness whereof|by and between|signature)\b/i
