const flat = new Map<string, string>()
for (const dash of '\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d') flat.set(dash, '-')
for (const space of '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000') {
  flat.set(space, ' ')
}
for (const quote of '\u2018\u2019\u02bc') flat.set(quote, "'")
for (let digit = 0; digit < 10; digit++) flat.set(String.fromCharCode(0xff10 + digit), String(digit))
flat.set('\uff20', '@')
flat.set('\uff0e', '.')

/** Word processors' dashes, spaces, quotes and wide digits as plain ones. Every offset stays what it was. */
export function flatten(text: string): string {
  return text.replace(/[\t\r\u0080-\uffff]/g, (unit) => (unit < ' ' ? ' ' : (flat.get(unit) ?? unit)))
}

// Letters that Unicode does not decompose.
const bases = new Map(Object.entries({ ø: 'o', ł: 'l', đ: 'd', ı: 'i', ð: 'd', ħ: 'h' }))

/** A text in lower case without diacritics. Every offset stays what it was; loose combining marks stay too. */
export function fold(text: string): string {
  const plain = flatten(text).replace(/[\u0080-\uffff]/g, (unit) => {
    const base = unit.normalize('NFD').charAt(0).toLowerCase().charAt(0)
    return bases.get(base) ?? base
  })
  return plain.toLowerCase()
}
