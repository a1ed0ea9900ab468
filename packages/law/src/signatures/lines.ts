type Field = 'signature' | 'name' | 'title' | 'date'

const signature = /^(?:by|signed|signature(?: of [\w ]{1,30})?)\s?:?\s{0,10}(?:_{2,}|\/s\/|$)/i
const conformed = /\/s\/\s{0,3}(\p{L}[\p{L}.’' -]{1,60})/u
const labelled = /^(name|print(?:ed)? name|title|its|date|dated)\s?:\s{0,20}(.{0,80})$/i
const rule = /^_{8,}$/
/** Words that stand below a line to sign on. */
const closing = /^(?:respectfully submitted|sincerely|very truly yours|in witness whereof)\b/i

/** What a line of a signature block says; null for any other line. `before` is the line above it. */
export function fieldOf(line: string, before: string): { field: Field; value: string } | null {
  const signedBy = conformed.exec(line)?.[1]?.trim()
  if (signedBy) return { field: 'signature', value: signedBy }
  if (signature.test(line)) return { field: 'signature', value: '' }
  if (rule.test(line) && closing.test(before)) return { field: 'signature', value: '' }
  const [, label = '', value = ''] = labelled.exec(line) ?? []
  if (!label) return null
  const field = /name/i.test(label) ? 'name' : /^date/i.test(label) ? 'date' : 'title'
  return { field, value: /^[_\s]*$/.test(value) ? '' : value.replace(/_{2}.*/s, '').trim() }
}

const entity =
  /\b(?:inc|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|l\.?p|llp|n\.a|trust|bank|association|partnership|gmbh|plc)\b\.?,?$/i
const role =
  /^(?:the )?(?:buyer|seller|landlord|tenant|lessor|lessee|licensor|licensee|employer|employee|company|executive|client|customer|consultant|contractor|provider|lender|borrower|plaintiff|defendant|disclosing party|receiving party)\b/i

/** The party that a line above a signature names: a firm, a role, or a name in capitals. */
export function partyLine(line: string): string | null {
  const words = line.replace(/(?<![:_])[:_]+$/, '').trim()
  if (words.length < 2 || words.length > 90 || /[.;]$/.test(words.replace(entity, ''))) return null
  const capitals =
    /^[\p{Lu}\d&.,'’ -]{4,}$/u.test(words) && /\p{Lu}{2}/u.test(words) && !/WITNESS|AGREED|ACCEPTED/.test(words)
  return entity.test(words) || role.test(words) || capitals ? words.replace(/^(?:for|on behalf of):?\s/i, '') : null
}
