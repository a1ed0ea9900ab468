const ahead = 90

// 'of the Act', 'under Title VII', 'of that certain Lease': a part of something else.
const elsewhere =
  /^\s{0,3},?\s{0,3}(?:\([^()]{1,40}\)\s{0,3})?(?:of|under|in|to)\s{1,3}(?!this\b|the\s{1,3}(?:agreement|lease|contract|note|deed|policy|terms|plan|present)\b)(?:the\b|that\b|such\b|said\b|its\b|title\b|chapter\b|part\b|[A-Z\d])/i
// 'Section 6 Restricted Stock Unit Award Agreement': the word 'of' was left out.
const namesOther = /^\s{1,3}(?:\p{Lu}[\p{L}-]{1,20}\s{1,3}){1,6}(?:Agreements?|Plan|Indenture|Lease|Note|Policy|Act)\b/u
// 'Schedule I thereto' is an attachment of the paper that was named before it.
const ofOther = /^["”’')]{0,2}\s{0,3},?\s{0,3}(?:thereto|thereof|therein|thereunder)\b/i
const ownWords = /^\s{0,3},?\s{0,3}(?:hereof|herein|hereto|above|below|of\s{1,3}this\b)/i
const codeBefore =
  /(?:U\.S\.C\.|C\.F\.R\.|Code|Stat\.|Act|Rule|Rules|Const\.|Constitution|Regulations?|Law|Ann\.)\s{0,3},?\s{0,3}$/

/** Terms that another body wrote and that a contract only fills in: their clauses are not its own. */
const borrowed = /\b(?:standard\s{1,3}contractual\s{1,3}clauses|(?:EU|UK)?\s?SCCs|model\s{1,3}clauses)\b/i
const nearby = 2500

/** Whether a reference that stands from `start` to `end` names a part of something other than the document. */
export function pointsOutside(prose: string, start: number, end: number): boolean {
  if (codeBefore.test(prose.slice(Math.max(0, start - 24), start))) return true
  const after = prose.slice(end, end + ahead)
  if (ofOther.test(after) || namesOther.test(after)) return true
  if (!ownWords.test(after) && borrowed.test(prose.slice(Math.max(0, start - nearby), end + ahead))) return true
  return !ownWords.test(after) && elsewhere.test(after)
}
