// What is demanded, item by item.
/** A thing that is demanded, as an item of a list. */
export const asItem = (words: string) => {
  const plain = words
    .replace(/[\s.;]{1,3}$/, '')
    .replace(/^(?:and )?(?=\p{L})/u, '')
    .replace(
      /^(?!(?:keep|stop|get|take|stay|move|pull)\b)(?<what>(?:the |my |our )?[\p{Ll} ]{3,30}?) (?<where>(?:off|out of|down from) (?:the|your|our|my)\b)/iu,
      (_, what: string, where: string) =>
        `Take ${/^(?:the|my|our)\b/i.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : `the ${what.charAt(0).toLowerCase()}${what.slice(1)}`} ${where}`,
    )
    .replace(/^written (?=(?:list|statement|inventory|account)\b)/i, 'Provide a written ')
    .replace(/^written (?=(?:confirmation|proof|assurance|notice)\b)/i, 'Provide written ')
    .replace(/^(?=\$\d)/, 'Payment of ')
    .replace(/^(?:the )?(?=full balance|other \$)/i, 'Payment of the ')
    .replace(/^Check (?=payable)/i, 'Payment by check ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
