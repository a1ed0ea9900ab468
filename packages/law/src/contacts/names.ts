import { months } from '../dates/months.ts'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import type { Span } from '../span/span.ts'

export interface FoundName extends Span {
  words: string
  /** Whether it is one of a company, an agency or another body, and not of a person. */
  body: boolean
}

const suffixes =
  'Incorporated|Inc|LLC|L\\.L\\.C|Corporation|Corp|Company|Co|Limited|Ltd|LLP|L\\.L\\.P|LP|L\\.P|PLLC|P\\.L\\.L\\.C|P\\.C|PC|P\\.A|LPA|PLC|N\\.A|GmbH|Foundation|Trust|Associates|Partners|Sons|Brothers|Group'
const closes =
  /(?<![A-Za-z])(?:Limited Partnership|Limited Liability (?:Company|Partnership)|Inc\w*|LLC|L\.L\.C|Corp\w*|Ltd|Limited|LLP|L\.L\.P|LP|L\.P|PLLC|P\.L\.L\.C|P\.C|PC|P\.A|LPA|PLC|N\.A|GmbH|Jr|Sr|Esq|II|III|IV)\.?$/
const ending = new RegExp(`(?:^|[\\s,])(?:${suffixes})\\.?$`, 'i')
/** Words that only a body has in its name. */
const bodies =
  /\b(?:Bank|University|College|School|Institute|Academy|Church|Museum|Hospital|Clinic|Department|Board|Agency|Bureau|Commission|Office|Ministry|Embassy|Consulate|Authority|City|County|Town|Township|Borough|Village|State|Council|Union|Society|Association|Alliance|Coalition|Center|Centre|Fund|Endowment|Library|Supply|Supplies|Freight|Holdings|Services|Solutions|Studios?|Labs?|Laboratories|Systems|Industries|Logistics|Consulting|Capital|Properties|Property|Realty|Credit|Media|Design|Designs|Software|Technologies|Technology|Press|Publishing|Motors|Bakery|Cafe|Kitchen|Market|Markets|Hotel|Hotels|Restaurant|Airlines|Airways|Insurance|Financial|Management|Builders|Construction|Roofing|Plumbing|Electric|Electronics|Appliances?|Furniture|Furnishings|Composites|Provisions|Cooperative|Co-op|Foods?|Farms?|Works|Ventures|Enterprises|International|Pharmacy|Pharmaceuticals|Energy|Health|Medical|Dental|Cleaning|Landscaping|Catering|Manufacturing|Imports|Exports|Trading|Shop|Store|Stores|Outfitters|Analytics|Robotics|Security|Travel|Tours|Transit|Shipping|Warehouse|Printing|Marketing|Partnership|Savings|Mortgage|Lending|Division|Section|District|Court|Team|Committee|Network|Initiative|Project|Program|Advisors|Apartments|Nursery|Garden|Gardens|Theater|Theatre|Ballet|Orchestra|Gym|Fitness|Salon|Registry|Licensing|Movers|Moving|Brewing|Brewery|Bookkeeping|Timber|Lumber|Tools|Repair|Repairs|Grill|Diner|Roasters|Caterers|Carpentry|Beverage|Dairy|Produce)\b/i
/** Of these something can be: 'University of Michigan'. */
const ofWhat =
  /^(?:University|College|School|Institute|Academy|Church|Museum|Bank|Department|Board|Agency|Bureau|Commission|Office|Ministry|Embassy|Consulate|City|County|Town|Township|Borough|Parish|Port|Village|State|Society|Association|Center|Centre|Fund|Friends|Division|Section|Court|Chamber|Library|Council|Trustees|Registrar|Secretary|Partnership|Alliance|Coalition|Foundation|Institutes|Trust|League|Hospital|Commonwealth|Republic|Consulting|Bar|House|Band|Order|Sons|Daughters|Sisters)$/i
const monthNames = months.join('|')
/** A capital makes no name of these. */
const noName = new RegExp(
  `^(?:Sirs?|Madam|I|(?:I|We|You|They|She|He|It|Who|That|There)['’].*|The|We|You|He|She|It|They|My|Our|Your|His|Her|Their|Its|This|That|These|Those|A|An|And|Or|But|If|In|On|At|To|From|For|Of|By|With|As|Is|Are|Was|Were|Will|Shall|Not|No|Yes|Please|Thank|Thanks|Dear|Re|Regarding|Subject|Sincerely|Hi|Hello|When|Where|What|Who|Which|How|Why|There|Here|So|Then|Also|Because|Since|After|Before|Until|Starting|Effective|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${monthNames}|Rent|Email|Phone|Address|Tel|Fax|Date|Name|Title|Landlord|Tenant|Buyer|Seller|Client|Provider|Consultant|Employer|Employee|Applicant|Lender|Borrower|Party|Parties|Agreement|Contract|Lease|TBD|TBA|Unknown|None|N/A|Same|Both|Either|Neither|Someone|Somebody|Nobody|Anyone|Ms|Mr|Mrs|Me|Us|VIN)$`,
  'i',
)
const word =
  "(?:\\p{Lu}[\\p{L}\\p{M}\\d’'-]*(?:&\\p{Lu}[\\p{L}\\d’'-]*)?(?:\\.\\p{Lu}[\\p{L}]*)*|\\d{1,3}\\p{Lu}[\\p{L}]*)"
const first = new RegExp(
  `(?:(?:Dr|Mr|Ms|Mrs|Prof|Hon|Rev|Sr|St|Supt|Capt|Sgt|Lt|Sen|Gov|Rep)\\.?[ \\t](?:(?:and|&)[ \\t](?:Dr|Mr|Ms|Mrs)\\.?[ \\t])?|(?:Professor|Judge|Justice|Doctor|Officer|Captain|Dean|Sister|Father)[ \\t])?(?:The[ \\t])?${word}`,
  'uy',
)
const next = new RegExp(
  `(?<join>\\.?[ \\t]{1,2}|[ \\t](?:of|of the|for|for the)[ \\t]|[ \\t](?:de|de la|del|della|di|da|dos|du|la|le|van|van der|van den|von|bin|ibn|al|el|y|st\\.)[ \\t]|[ \\t]&[ \\t]|[ \\t]and[ \\t])(?<word>${word})`,
  'uy',
)
const tail = new RegExp(
  `(?:,?[ \\t]Limited (?:Partnership|Liability (?:Company|Partnership))\\b|,?[ \\t](?:Inc|L\\.L\\.C|Corp|Co|Ltd|L\\.L\\.P|L\\.P|P\\.L\\.L\\.C|P\\.C|N\\.A)\\b(?!-\\p{L})\\.?|,?[ \\t](?:${suffixes})\\b(?!-\\p{L})|,?[ \\t](?:Jr|Sr|Esq|Ph\\.?D|M\\.?D|R\\.?N|CPA|DDS|DVM)\\b\\.?|[ \\t](?:II|III|IV)\\b)`,
  'uy',
)

const lower = /[\p{Ll}\d][\p{L}\d’'-]*/uy
const stopLower =
  /^(?:and|or|but|at|of|who|whose|which|is|are|was|were|the|for|to|in|on|with|as|i|i'm|my|from|will|a|an|we|our|his|her|their|he|she|they|it|has|have|had|would|about|regarding|by|that|this|phone|email|address|located|lives|living|starting|until|comma|period|not|please|so|because|whom|care|does|do|did|can|shall|lease|leases|renting|rents|wants|agrees|pays|paid|sells|selling|buys|buying|hires|hiring|both|during|for|since|per|also|then|there|who's|where|when|if|into|dated|effective|beginning|ending|also|between|using|via|through|over|under|after|before)$/

/**
 * The name that begins at `at`, of a person or a body; null where none does.
 * @param andJoins whether 'and' may be part of it, as in 'Harbor and Vale LLC'
 * @param lowerCase for text that was dictated without capitals
 */
export function nameAt(
  text: string,
  at: number,
  { andJoins = true, lowerCase = false }: { andJoins?: boolean; lowerCase?: boolean } = {},
): FoundName | null {
  if (lowerCase) return lowerName(text, at)
  first.lastIndex = at
  const head = first.exec(text)?.[0]
  if (!head || noName.test(head.replace(/^The\s/, '')) || /^The$/.test(head)) return null
  let end = at + head.length
  let last = head.split(/\s/).at(-1) ?? ''
  let lastSafe = end
  let needsSuffix = false
  for (let count = 0; count < 9; count++) {
    tail.lastIndex = end
    const suffix = tail.exec(text)
    if (suffix) {
      end += suffix[0].length
      lastSafe = end
      needsSuffix = false
      last = suffix[0]
      // 'Vela Robotics, Inc. The provider': nothing but another such word goes on after it.
      if (closes.test(suffix[0])) {
        tail.lastIndex = end
        end += tail.exec(text)?.[0].length ?? 0
        return finished(text, at, end)
      }
      continue
    }
    next.lastIndex = end
    const found = next.exec(text)
    const join = found?.groups?.join ?? ''
    const more = found?.groups?.word ?? ''
    if (!found || (noName.test(more) && !namesOne(more, text, end + found[0].length))) break
    // A stop goes on with a name only after an initial or a title: 'J. Park', and not 'for Acme. Payment'.
    if (join.startsWith('.') && !/^(?:\p{Lu}|Dr|Mr|Ms|Mrs|Prof|St|Rev|Hon|Ste|Wm|Jos|Chas|Geo)$/u.test(last)) break
    if (/^\s(?:of|for)\b/.test(join) && !bodyCanTake(text.slice(at, end), join)) break
    if (/^\sand\s/.test(join)) {
      if (!andJoins) break
      needsSuffix = true
    }
    end += found[0].length
    last = more
    if (!needsSuffix || goesTogether(text.slice(at, lastSafe), more, join, text.slice(end, end + 2))) lastSafe = end
  }
  return finished(text, at, lastSafe)
}

/** One or two more words of a name, and the form that closes it: 'Pax Contract Mfg LLC'. */
const namesOn =
  /^(?:[ \t]\p{Lu}[\p{L}&’'-]{1,24}){1,2},?[ \t](?:LLC|LLP|PLLC|LP|Inc|Corp|Ltd|L\.L\.C|P\.C|Co)\b/u
/** 'Quarry IT Services', 'Merrimack Contract Labs': a word that makes no name by itself is part of one of a body. */
const namesOne = (word: string, text: string, at: number): boolean =>
  /^(?:IT|US|Contract|Lease|Agreement|Client|Party|Title|Rent|Property|Both|Phone|Email|Name)$/.test(word) &&
  (namesOn.test(text.slice(at, at + 60)) ||
    bodies.test(/^[ \t](?<after>\p{Lu}[\p{L}]+)/u.exec(text.slice(at, at + 40))?.groups?.after ?? '') ||
    closes.test(/^,?[ \t](?<after>[\p{L}.]+)/u.exec(text.slice(at, at + 40))?.groups?.after ?? ''))

/** 'Cascade Board and Paper, …': one more word of a body's name, and not the name of somebody beside it. */
const goesTogether = (before: string, more: string, join: string, after: string): boolean =>
  /^\sand\s/.test(join) &&
  before.includes(' ') &&
  bodies.test(before.slice(before.lastIndexOf(' ') + 1)) &&
  /^\p{Lu}\p{Ll}+$/u.test(more) &&
  /^(?:[,.;)\n]|$)/.test(after)

const bodyCanTake = (before: string, join: string): boolean => {
  const words = before.split(/\s+/)
  return (
    ofWhat.test(words.at(-1) ?? '') ||
    (join.trim() === 'for' && bodies.test(before)) ||
    (words[0] === 'The' && bodies.test(before))
  )
}

function lowerName(text: string, at: number): FoundName | null {
  let end = at
  let count = 0
  let body = false
  while (count < 5) {
    const from = count === 0 ? end : end + 1
    if (count > 0 && text[end] !== ' ') break
    lower.lastIndex = from
    const one = lower.exec(text)?.[0]
    if (!one || stopLower.test(one) || /^\d/.test(one)) break
    count++
    end = from + one.length
    body = ending.test(text.slice(at, end)) || bodies.test(one)
    if (ending.test(` ${one}`)) break
    if (count === 3 && !body) {
      const rest = /^(?:\s[\p{Ll}]+){1,2}/u.exec(text.slice(end))?.[0] ?? ''
      if (!ending.test(rest) && !bodies.test(rest)) break
    }
  }
  return count === 0 ? null : finished(text, at, end)
}

const finished = (text: string, start: number, to: number): FoundName | null => {
  const raw = text.slice(start, to)
  const words = /\b(?:Inc|Corp|Co|Ltd|Jr|Sr|Esq|L\.L\.C|L\.P|P\.C|P\.A|N\.A)\.$/i.test(raw)
    ? raw
    : raw.replace(/(?<![.,'’-])[.,'’-]+$/, '')
  return words === '' || (closes.test(words) && !/\s/.test(words)) || isKind(text, start, words)
    ? null
    : { start, end: start + words.length, words, body: isBody(words) }
}

const kind =
  /,? (?:(?:Domestic|Foreign|Professional|Business|Nonprofit|Non-profit|Public|General) )?(?:Limited Liability (?:Company|Partnership)|Limited Partnership|Partnership|Cooperative|Co-op|LLC|L\.L\.C|PLLC|LLP|L\.L\.P|LP|L\.P|Corporation|Corp|Company|Co|Inc)\.?$/
/** 'Bender Dental Group, an Ohio LLC': what somebody is, and under the law of which state, and not who. */
const isKind = (text: string, start: number, words: string): boolean => {
  const lead = /\b[Aa]n? (?<first>(?:New|North|South|West|Rhode) )?$/.exec(text.slice(Math.max(0, start - 10), start))
  const state = words.replace(kind, '')
  return lead !== null && state !== words && jurisdictionOf(`${lead.groups?.first ?? ''}${state}`) !== null
}

/** Whether a name is one of a company, an agency or another body. */
export const isBody = (name: string): boolean =>
  ending.test(name) || bodies.test(name) || (/\s(?:&|and)\s/.test(name) && !spouses.test(name))
/** 'Mr. and Mrs. Holt'. */
const spouses = /^(?:Dr|Mr|Ms|Mrs)\.? (?:and|&) (?:Dr|Mr|Ms|Mrs)\b/
