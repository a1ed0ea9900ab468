import type { Edit } from './edits.ts'

/** A stop that belongs to a short form and ends no sentence. */
const shortForm =
  /(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|St|Ave|Rd|Blvd|Dr|Ln|Ct|Sq|Pl|Ter|Hwy|Apt|Ste|Mr|Mrs|Ms|Prof|Hon|Rev|Capt|Supt|Inc|Co|Corp|Ltd|LLC|No|Nos|vs?|Jr|Sr|Esq|etc|incl|approx|dept|dir|exec|assn?|fdn|muni|bros|mfg|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|yrs?|mos?|hrs?|mins?|wks?|max|min|ext|encl|attn|re|fig|sec|para?|pp?|vol|ed|al|ret|opp|resp|mot|memo|aff|decl|exh?|stip|disc|atty|gov|mgr|cond|temp|poss|prob|prelim|admin|tel|est|div|bldg|misc|equip|maint|ins|princ|bal|dep|dba|inc|assoc|depo|interrog|cert|pet|plf?|def|judg|supp|refs?|crim|civ|sched|cont|orig|avg|qtr|gal|pymt|pmt|amt|acct|reg|spec|cust)\.$/iu

/** Sentences that begin in lower case, as dictation has them, begin with a capital: what divides a text sees where they begin. */
export function sentenceStartsIn(text: string): Edit[] {
  if (!/\p{Lu}\p{Ll}/u.test(text)) return []
  return [...text.matchAll(/[.!?](?<space>\s{1,3})(?<first>\p{Ll})(?![\w.+-]{0,60}@)/gu)].flatMap((found): Edit[] => {
    if (found[0].startsWith('.') && shortForm.test(text.slice(Math.max(0, found.index - 14), found.index + 1)))
      return []
    const end = found.index + found[0].length
    return [{ start: end - 1, end, as: (found.groups?.first ?? '').toUpperCase(), why: 'filler' }]
  })
}
