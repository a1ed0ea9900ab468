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
