interface Use {
  value: string
  start: number
  end: number
}

const trade =
  '(?:restaurants?|diner|caf[eé]s?|coffee shops?|bakery|bakeries|bars?|pubs?|taverns?|retail|shops?|stores?|storefronts?|salons?|barbershops?|clinics?|gyms?|brewery|taproom|distillery|winery|workshops?|manufacturing|daycare|preschool|gallery|showrooms?|commissary|bindery|print shop|deli|florist|pharmacy|laundromat|dance school|dojo|bookstore|boutique|law offices?|dental offices?|office space|offices only|(?:dental|law|medical|accounting) practice|venue)'
/** A trade by what is done in it: 'candle making', 'repair of small engines', 'sale of feed'. */
const work =
  '(?:retail|wholesale|(?:sales?|repairs?|manufacture|storage) of|(?:candle|furniture|cabinet|jewelry|clothing|soap|cheese|dress|shoe) making|repairs?|machining|welding|printing|catering|offices?|warehouses?|warehousing|business|commercial|studios?)'
/** Somebody lives there, whatever else is done in it. */
const home =
  /\b(?:apartments?|apt|flats?|bedrooms?|\d ?(?:BR|BD|BA)|\d bathrooms?|houses?|homes?|duplex|condos?|townhouses?|rowhouses?|efficiency|roommates?|housemates?|residen(?:ces?|tial|ts?)|dwellings?|cottage|cabin|li(?:ves?|ving)(?! music)|sleeps)\b/iu
/** Somebody may live there. */
const maybeHome =
  /\b(?:loft|basement|suite|beds?|baths?|trailer|adults?|child(?:ren)?|kids?|nurses?|students?|family|families|furnished|pets?|dogs?|cats?)\b/iu
/** Words of a use that are of somebody who lives there, or of no trade. */
const noTrade =
  /\b(?:private|personal(?! training)|his|her|my|your|their|only by|occup(?:y|ied|ancy)|no (?:business|commercial))\b/iu
const stated =
  /(?:^|[.;\n]\s{0,3}(?:[-*•]\s)?)(?:(?:permitted |allowed )?use(?: of (?:the )?premises)?(?:| is|:| =)|(?:(?:premises|space|building|unit) )?(?:is|are|to be|will be|shall be) used (?:as|for))(?::| =| is|) (?:only |for )?(?<what>[^.;\n]{3,140})/iu
const isTrade = new RegExp(`(?<![\\p{L}-])(?:${trade}|${work})(?![\\p{L}-])`, 'iu')
const denied =
  /\b(?:not|no|never|isn['’]t|nor|rather than|instead of|neighbou?r(?:['’]s)?|next door|downstairs|upstairs)\b/iu
const saysSo =
  /(?<before>[^.;\n]{0,80})\b(?<kind>commercial|business|retail|office|store|shop|warehouse|restaurant|salon) lease\b(?<after>[^.;\n]{0,40})/iu
const forTrade = new RegExp(
  `\\b(?:rents?|leases?|is (?:renting|leasing)) (?<place>[^.;\\n$]{0,80}?) (?:for|as|to run|to open) (?:her|his|their|our|my|its|an?) (?<what>(?:[\\p{L}’'-]+ ){0,3}${trade}(?![\\p{L}-])(?<terms>(?: with| and| selling)[^.;\\n$]{3,80})?)(?=[.,;\\n]|$| (?:at|in|on|from|for|that|starting|beginning)\\b)`,
  'iu',
)
const part = /\b(?:plus|garage|locker|spot|parking|storage|kitchen)\b/iu

const withArticle = (what: string): string =>
  /^(?:retail|storage|manufacturing)\b/i.test(what) || /^[^ ]*[^s]s(?: |$)/.test(what)
    ? what
    : `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`

/** What premises are used for that are let for a business, where the notes say so; nothing where somebody lives there, or where it is in doubt. */
export function businessUse(text: string): Use | undefined {
  const at = (found: RegExpExecArray, value: string): Use => ({
    value,
    start: found.index,
    end: found.index + found[0].length,
  })
  const titled = /^\s{0,4}(?:commercial|business) lease\b(?=[.,:;\n]| (?:of|for|at|between)\b)/iu.exec(text)
  // Who calls it so at its head tells what it is.
  if (titled) return at(titled, 'the Tenant’s business')
  if (home.test(text)) return undefined
  const use = stated.exec(text)
  const what = use?.groups?.what?.trim() ?? ''
  if (use && isTrade.test(what) && !noTrade.test(what)) return at(use, what.replace(/ w\/ ?/g, ' with '))
  const run = forTrade.exec(text)
  const place = run?.groups?.place ?? ''
  if (run && !maybeHome.test(text) && !part.test(place) && !denied.test(place))
    return at(run, withArticle(run.groups?.what ?? ''))
  const { before = '', kind = '', after = '' } = saysSo.exec(text)?.groups ?? {}
  if (kind === '' || denied.test(before) || denied.test(after)) return undefined
  const start = text.indexOf(`${kind} lease`)
  if (start < 0) return undefined
  const end = start + `${kind} lease`.length
  const value = /^(?:commercial|business)$/i.test(kind) ? 'the Tenant’s business' : withArticle(kind.toLowerCase())
  return { value, start, end }
}
