import { endsWithKind } from '../name-shapes.ts'

interface Use {
  value: string
  start: number
  end: number
}

const trade =
  '(?:restaurants?|caf[eé]s?|coffee shops?|bakery|bakeries|bars?|pubs?|offices?|retail|shops?|stores?|storefronts?|salons?|barbershops?|studios?|warehouses?|storage|clinics?|gyms?|brewery|taproom|distillery|winery|workshops?|garages?|manufacturing|daycare|preschool|gallery|showrooms?|commissary|kitchens?|practice|bindery|press|print shop|market|deli|florist|pharmacy|laundromat|dance school|dojo|bookstore|boutique)'
/** Somebody lives there, whatever else is done in it. */
const home =
  /\b(?:apartment|apt|bedrooms?|\d ?(?:BR|BD|BA)|houses?|home|duplex|condo|townhouse|roommates?|residen(?:ce|tial)|dwelling|cottage|cabin|mobile home|lives?(?: there| in it| here)|living room|studio apartment|family)\b/i
const stated =
  /(?:^|[.;\n]\s{0,3}(?:[-*•]\s)?)(?:permitted |allowed )?use(?: of (?:the )?premises)?(?: is|:| =) ?(?:only |for )?(?<what>[^.;\n]{3,140})/iu
const saysSo = /\b(?:commercial|business) (?:lease|tenancy|space|premises|property|unit|let)\b/iu
const kindOfLease =
  /\b(?<what>retail|office|store|shop|warehouse|restaurant|kitchen|studio|salon) (?:lease|space|premises)\b|\blease (?:of|for|on) (?:a|an|the|my|our) (?<other>store(?:front)?|shop|office|warehouse|restaurant|storefront)\b/iu
const forTrade = new RegExp(
  `\\b(?:rent(?:s|ing|ed)?|leas(?:e|es|ing)|takes?|taking|used?|space|building|unit|floor|room)\\b[^.;\\n]{0,80}? (?:for|as|to run|to open) (?<whose>her|his|their|our|my|its|an?|the) (?<what>(?:[\\p{L}’'-]+ ){0,3}${trade})(?![\\p{L}-])`,
  'iu',
)

const withArticle = (what: string): string =>
  /^(?:retail|storage|manufacturing)\b/i.test(what) || /[^s]s$/.test(what)
    ? what
    : `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`

/**
 * What premises are used for that are let for a business, where the notes say so; nothing where somebody lives there.
 * @param tenant who rents, as far as it is known
 */
export function businessUse(text: string, tenant: string): Use | undefined {
  const at = (found: RegExpExecArray, value: string): Use => ({
    value,
    start: found.index,
    end: found.index + found[0].length,
  })
  const use = stated.exec(text)
  const what = use?.groups?.what?.trim() ?? ''
  if (use && what !== '' && !home.test(what) && !/\b(?:private|personal|live|his|her|my|your|of)\b/i.test(what))
    return at(use, what.replace(/ w\/ ?/g, ' with '))
  // Of a home, only what it is said to be used for makes it a business.
  if (home.test(text)) return undefined
  const run = forTrade.exec(text)
  if (run) return at(run, withArticle(run.groups?.what ?? ''))
  const kind = kindOfLease.exec(text)
  if (kind) return at(kind, withArticle((kind.groups?.what ?? kind.groups?.other ?? '').toLowerCase()))
  const said = saysSo.exec(text)
  if (said) return at(said, 'the Tenant’s business')
  const [name = ''] = tenant.split(/, an? /u)
  const start = text.indexOf(name)
  return name !== '' && start >= 0 && endsWithKind.test(name)
    ? { value: 'the Tenant’s business', start, end: start + name.length }
    : undefined
}
