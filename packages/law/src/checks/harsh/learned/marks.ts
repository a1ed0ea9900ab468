import { roles } from '../../reading/acts.ts'
import { named } from '../../sides-of.ts'

/** Things that a paper defines, which act like nobody. */
const things =
  /^(?:Software|Services?|Products?|Agreement|Contract|License|Documentation|Materials?|Sites?|Website|Platform|Content|Programs?|Apps?|Applications?|Technology|Data|Orders?|Premises|Property|Sections?|Exhibits?|Schedules?|Articles?|Appendix|Term|Terms|Work|Works|Goods|Equipment|Fees?|Rent|Price|Deposit|Territory|Party|Parties|Effective|Date|Confidential|Information|Loan|Note|Project|Unit|Lease|Policy|Rules|Handbook|Clause|Paragraph|Addendum|Invoice|Invoices|Commission|Commissions|State|County|Court|Courts|Street|Board|Lot|Tract|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Act|Code|Law|Internet|English|American|United|States|America|Department|Commissioner|Ohio|Texas|Nevada|California|Delaware|Florida|Utah|Oregon|Washington|Virginia|Georgia|Colorado|Arizona|Illinois|Michigan|Minnesota|Wisconsin|Iowa|Kansas|Missouri|Montana|Idaho|Wyoming|Nebraska|Oklahoma|Arkansas|Louisiana|Mississippi|Alabama|Tennessee|Kentucky|Indiana|Pennsylvania|Maryland|Massachusetts|Connecticut|Vermont|Maine|Alaska|Hawaii|New|North|South|West|Rhode|Carolina|Dakota|York|Jersey|Mexico|Hampshire|Island|The|This|That|These|Those|All|Any|Each|Every|No|Not|Nothing|None|Nobody|If|When|Where|Should|Upon|After|Before|Once|Until|Unless|While|Whenever|Whatever|Whoever|For|From|In|On|At|By|To|Of|As|And|Or|But|Such|Even|Notwithstanding|Except|Subject|Without|With|Within|During|There|Here|It|Its|They|He|She|Either|Neither|Both|Nor|Anyone|Anything|Everything|Payment|Payments|Notice|Notices|Claims?|Disputes?|Interest|Time|Late|Only|Then|Also)$/
const verb =
  /^ (?:shall|will|may|must|can|cannot|could|might|would|agrees?|has|have|is|are|was|need|does|do|gives?|pays?|keeps?|bears?|waives?|releases?|owes?|holds?|takes?|reserves?|answers?|acknowledges?|warrants?|grants?|assigns?|accepts?|decides?|sets?|alone|also|hereby|forfeits?|loses|'s|[a-z]{3,12}s)\b/
const titles = /^(?:Agreement|Section|Exhibit|Court|Rules)$/
const isRole = new RegExp(`^(?:${roles})$`)
const lower =
  /\b(?:[Tt]he|[Tt]his) (?:undersigned|owner|tenant|renter|landlord|lessee|lessor|buyer|seller|purchaser|vendor|supplier|customer|client|employee|employer|worker|hand|contractor|subcontractor|builder|homeowner|company|shop|studio|artist|band|singer|performer|actor|author|writer|publisher|label|lender|borrower|guarantor|member|club|gym|school|student|parent|parents|family|resident|facility|patient|clinic|practice|carrier|driver|shipper|broker|agent|principal|agency|franchisee|franchisor|licensee|licensor|licensee|distributor|dealer|manufacturer|grower|farmer|rancher|consultant|provider|subscriber|user|couple|bride|venue|caterer|organizer|exhibitor|promoter|team|player|coach|athlete|league|partner|partners|grantee|grantor|foundation|charity|mover|movers|repairer|mechanic|garage|storage company|warehouse|depositor|operator|insurer|insured|bank|creditor|debtor|boarder|stable|breeder|trainer|nanny|sitter|center|daycare|host|guest|photographer|designer|developer|engineer|architect|producer|manager|executive|salesman|salesperson|rep|representative|hauler|trucker|settling party|claimant|licensee)(?![\p{L}-])/gu

const letters = 'ABCDEF'
const readers = /\b(?:we|us|our|ours|you|your|yours|I|me|my|mine)\b/gi
const capitals = /\p{Lu}[\p{L}&'-]*\p{L}(?: (?:&|\p{Lu})[\p{L}&'-]*)*/gu

interface Named {
  start: number
  end: number
  /** The same for each name of a side. */
  key: string
  /** 'Our', which also tells that something is owned. */
  owns?: true
}

const readersIn = (words: string): Named[] =>
  [...words.matchAll(readers)].flatMap(({ index, 0: found }): Named[] => {
    if (/^(?:i|US)$/.test(found)) return []
    const key = /^(?:we|us|ours?)$/i.test(found) ? 'we' : /^y/i.test(found) ? 'you' : 'i'
    return [{ start: index, end: index + found.length, key, ...(/^(?:our|your|my)$/i.test(found) && { owns: true }) }]
  })

/** Names that do something, or stand within a sentence: a thing does nothing. */
const capitalsIn = (words: string): Named[] =>
  [...words.matchAll(capitals)].flatMap(({ index, 0: found }): Named[] => {
    const bare = found.replace(/'s?$/, '')
    const parts = bare.split(' ')
    if (parts.every((part) => things.test(part)) || parts.some((part) => titles.test(part))) return []
    const lead = things.test(parts[0] ?? '') ? (parts[0]?.length ?? 0) + 1 : 0
    const [name, start] = [bare.slice(lead), index + lead]
    const begins = start === 0 || /[.!?:] $/.test(words.slice(Math.max(0, start - 2), start))
    const acts = verb.test(words.slice(start + name.length, start + name.length + 24))
    return isRole.test(name) || !begins || acts ? [{ start, end: start + name.length, key: name }] : []
  })

const found = (words: string, of: RegExp, key?: string): Named[] =>
  [...words.matchAll(of)].flatMap(({ index, 0: name }) =>
    key === undefined || /^\p{Lu}/u.test(name) ? [{ start: index, end: index + name.length, key: key ?? name }] : [],
  )

/**
 * Marks whoever acts in a text, in the order of appearance: '@A pays what @B asks'. Who is a side is told by the names
 * of the paper; where it has none, by the words: a role, or a name that does something. 'We' and 'the tenant' always are.
 */
export const marker = (names: readonly string[] = []): ((text: string) => string) => {
  const known = names.filter((name) => !/^(?:you|we|i)$/i.test(name)).map((name) => [name, named(name)] as const)
  return (text) => {
    const words = text.replace(/\s+/g, ' ').replace(/’/g, "'")
    const all = [
      ...known.flatMap(([name, of]) => found(words, of, name)),
      ...readersIn(words),
      ...(names.length < 2 ? capitalsIn(words) : []),
      ...found(words, lower),
    ]
    const letterOf = new Map<string, string>()
    let [marked, from] = ['', 0]
    for (const { start, end, key, owns } of all.toSorted((one, other) => one.start - other.start)) {
      if (start < from) continue
      const plain = key.toLowerCase().replace(/^(?:the|this) /, '')
      const letter = letterOf.get(plain) ?? letters.charAt(Math.min(letterOf.size, letters.length - 1))
      letterOf.set(plain, letter)
      marked += `${words.slice(from, start)}@${letter}${owns ? "'s" : ''}`
      from = end
    }
    return (marked + words.slice(from)).replace(/\b[Tt]he (?=@)/g, '')
  }
}
