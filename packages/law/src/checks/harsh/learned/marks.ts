import { roles } from '../../reading/acts.ts'
import { named } from '../../sides-of.ts'

/** Things that a paper defines, which act like nobody. */
const things =
  /^(?:Software|Services?|Products?|Agreement|Contract|License|Documentation|Materials?|Sites?|Website|Platform|Content|Programs?|Apps?|Applications?|Technology|Data|Orders?|Premises|Property|Sections?|Exhibits?|Schedules?|Articles?|Appendix|Term|Terms|Work|Works|Goods|Equipment|Fees?|Rent|Price|Deposit|Territory|Party|Parties|Effective|Date|Confidential|Information|Loan|Note|Project|Unit|Lease|Policy|Rules|Handbook|Clause|Paragraph|Addendum|Invoice|Invoices|Commission|Commissions|State|County|Court|Courts|Street|Board|Lot|Tract|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Act|Code|Law|Internet|English|American|United|States|America|Department|Commissioner|Ohio|Texas|Nevada|California|Delaware|Florida|Utah|Oregon|Washington|Virginia|Georgia|Colorado|Arizona|Illinois|Michigan|Minnesota|Wisconsin|Iowa|Kansas|Missouri|Montana|Idaho|Wyoming|Nebraska|Oklahoma|Arkansas|Louisiana|Mississippi|Alabama|Tennessee|Kentucky|Indiana|Pennsylvania|Maryland|Massachusetts|Connecticut|Vermont|Maine|Alaska|Hawaii|New|North|South|West|Rhode|Carolina|Dakota|York|Jersey|Mexico|Hampshire|Island|The|This|That|These|Those|All|Any|Each|Every|No|Not|Nothing|None|Nobody|If|When|Where|Should|Upon|After|Before|Once|Until|Unless|While|Whenever|Whatever|Whoever|For|From|In|On|At|By|To|Of|As|And|Or|But|Such|Even|Notwithstanding|Except|Subject|Without|With|Within|During|There|Here|It|Its|They|He|She|Either|Neither|Both|Nor|Anyone|Anything|Everything|Payment|Payments|Notice|Notices|Claims?|Disputes?|Interest|Time|Late|Only|Then|Also)$/
const verb =
  /^ (?:shall|will|may|must|can|cannot|could|might|would|agrees?|has|have|is|are|was|need|does|do|gives?|pays?|keeps?|bears?|waives?|releases?|owes?|holds?|takes?|reserves?|answers?|acknowledges?|warrants?|grants?|assigns?|accepts?|decides?|sets?|alone|also|hereby|forfeits?|loses|'s|[a-z]{3,12}s)\b/
const isRole = new RegExp(`^(?:${roles})$`)
const lower =
  /\b(?:[Tt]he|[Tt]his) (?:undersigned|owner|tenant|renter|landlord|lessee|lessor|buyer|seller|purchaser|vendor|supplier|customer|client|employee|employer|worker|hand|contractor|subcontractor|builder|homeowner|company|shop|studio|artist|band|singer|performer|actor|author|writer|publisher|label|lender|borrower|guarantor|member|club|gym|school|student|parent|parents|family|resident|facility|patient|clinic|practice|carrier|driver|shipper|broker|agent|principal|agency|franchisee|franchisor|licensee|licensor|licensee|distributor|dealer|manufacturer|grower|farmer|rancher|consultant|provider|subscriber|user|couple|bride|venue|caterer|organizer|exhibitor|promoter|team|player|coach|athlete|league|partner|partners|grantee|grantor|foundation|charity|mover|movers|repairer|mechanic|garage|storage company|warehouse|depositor|operator|insurer|insured|bank|creditor|debtor|boarder|stable|breeder|trainer|nanny|sitter|center|daycare|host|guest|photographer|designer|developer|engineer|architect|producer|manager|executive|salesman|salesperson|rep|representative|hauler|trucker|settling party|claimant|licensee)(?![\p{L}-])/gu

const letters = 'ABCDEF'

/**
 * A text in which whoever acts stands as a mark, in the order of appearance: '@A pays what @B asks'. Who is a side is told
 * by the names of the paper, or by the words: 'we', a role, or a name that does something.
 */
export const marked = (text: string, names: readonly string[] = []): string => {
  const given = new Map<string, string>()
  const markOf = (name: string): string => {
    const key = name.toLowerCase().replace(/^(?:the|this|an?|his|her|our|your) /, '')
    const known = given.get(key) ?? letters.charAt(Math.min(given.size, letters.length - 1))
    given.set(key, known)
    return `@${known}`
  }
  let words = text.replace(/\s+/g, ' ').replace(/’/g, "'")
  // Marked in order of appearance, so each side is found first and lettered afterwards.
  const places: { start: number; end: number; key: string; own?: boolean }[] = []
  const add = (start: number, end: number, key: string, own = false) => {
    if (!places.some((one) => one.start < end && start < one.end)) places.push({ start, end, key, own })
  }
  for (const name of names)
    if (!/^(?:you|we|i)$/i.test(name))
      for (const { index, 0: found } of words.matchAll(named(name)))
        if (/^\p{Lu}/u.test(found)) add(index, index + found.length, name)
  for (const { index, 0: found } of words.matchAll(/\b(?:we|us|our|ours|you|your|yours|I|me|my|mine)\b/gi)) {
    if (/^[iI]$/.test(found) && found !== 'I') continue
    if (found === 'US') continue
    const key = /^(?:we|us|ours?)$/i.test(found) ? 'we' : /^y/i.test(found) ? 'you' : 'i'
    add(index, index + found.length, key, /^(?:our|your|my)$/i.test(found))
  }
  for (const { index, 0: found } of words.matchAll(/\p{Lu}[\p{L}&'-]*\p{L}(?: (?:&|\p{Lu})[\p{L}&'-]*)*/gu)) {
    const bare = found.replace(/'s?$/, '')
    const parts = bare.split(' ')
    const isThing =
      parts.every((part) => things.test(part)) ||
      parts.some((part) => /^(?:Agreement|Section|Exhibit|Court|Rules)$/.test(part))
    if (isThing) continue
    const first = things.test(parts[0] ?? '') ? (parts[0]?.length ?? 0) + 1 : 0
    const name = bare.slice(first)
    const start = index + first
    const isStart = start === 0 || /[.!?:] $/.test(words.slice(Math.max(0, start - 2), start))
    const after = words.slice(start + name.length)
    if (isRole.test(name) || !isStart || verb.test(after)) add(start, start + name.length, name)
  }
  for (const { index, 0: found } of words.matchAll(lower)) add(index, index + found.length, found)
  places.sort((one, other) => one.start - other.start)
  let out = ''
  let from = 0
  for (const { start, end, key, own } of places) {
    out += `${words.slice(from, start)}${markOf(key)}${own ? "'s" : ''}`
    from = end
  }
  words = out + words.slice(from)
  return words.replace(/\b[Tt]he (?=@)/g, '')
}
