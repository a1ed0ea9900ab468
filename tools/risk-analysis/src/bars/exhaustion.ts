import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { FoundBar } from './read-bars.ts'
import type { Read } from './read-in.ts'

interface Remedy {
  types: readonly CaseType[]
  /** Which claim needs the step: words that the description must have. */
  claim: RegExp
  /** Words that say that the step was not taken. */
  missing: RegExp
  rule: string
  lift: readonly string[]
  read: Read
}

const read = (text: string): Read => ({ in: text, on: '2026-11-28' })
const never =
  "(?:never|did(?: not|n['’]t)|has(?: not|n['’]t)|had(?: not|n['’]t)|failed to|without|neglected to|skipped|refused to|not)"
const remedies: readonly Remedy[] = [
  {
    types: ['other', 'personal-injury'],
    claim: /\b(?:prisoners?|inmates?|prison|jail|correctional|incarcerated)\b/i,
    missing: new RegExp(
      `\\b(?:${never} (?:\\w+ ){0,3}(?:grievances?|grieved?|administrative remed\\w+|appeal(?:ed)? the (?:grievance|denial))|(?:filed|made|submitted|with) no (?:\\w+ )?grievances?|no (?:\\w+ )?grievances? (?:was|were|has been|at any|of any|ever)|(?:stopped at|never got past) (?:step|level) (?:one|1|two|2))\\b`,
      'i',
    ),
    rule: 'A prisoner may bring no action about prison conditions under federal law before the remedies that are available in the prison are exhausted (42 U.S.C. § 1997e(a)).',
    lift: [
      'Was the procedure in fact available: known to the prisoner, open, and not obstructed (Ross v. Blake, 578 U.S. 632 (2016))?',
      'Can a grievance still be filed, and the suit brought after it?',
      'Was the plaintiff out of prison when the suit was filed?',
    ],
    read: read('Prison Legal News on Booth v. Churner, which quotes the section'),
  },
  {
    types: ['personal-injury', 'other'],
    claim:
      /\b(?:FTCA|Federal Tort Claims Act|VA (?:hospital|doctor|medical|surgeon|clinic)|the VA|Postal Service|USPS|mail truck|federal (?:agency|employee|hospital)|Army|Navy|Air Force)\b/i,
    missing: new RegExp(
      `\\b(?:${never} (?:\\w+ ){0,3}(?:SF-?95|standard form 95|administrative claim|claim (?:with|to) the agency|claim form)|no (?:SF-?95|standard form 95|administrative claim)(?: (?:was|has been) (?:ever )?(?:filed|presented|submitted))?)`,
      'i',
    ),
    rule: 'No tort suit may be brought against the United States before the claim was presented to the agency and denied; a suit that was filed too early is dismissed (28 U.S.C. § 2675(a); McNeil v. United States, 508 U.S. 106 (1993)).',
    lift: [
      'Can the claim still be presented within two years of its accrual (28 U.S.C. § 2401(b))?',
      'Was the agency told in another writing, with a sum certain?',
    ],
    read: read('Justia on McNeil v. United States'),
  },
]

/** A step that must come before the suit and was not taken. */
export function exhaustionBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  for (const { types, claim, missing, rule, lift } of remedies) {
    if (!types.includes(type) || !claim.test(text)) continue
    const found = missing.exec(text)
    if (!found) continue
    const before = text.slice(Math.max(0, found.index - 60), found.index)
    const isOpen =
      /\b(?:if|whether|unless|says?|claims?|argues?|alleges?|may|might)\b[^.;]*$/i.test(before) ||
      /\b(?:thwarted|unavailable|not available|denied (?:him|her|the) forms|refused to give|destroyed (?:his|her|the) grievance|no (?:grievance )?(?:procedure|process|system))\b/i.test(
        text,
      )
    return {
      id: 'exhaustion',
      title: isOpen ? 'A step before suit may be missing' : 'A step before suit was not taken',
      holds: !isOpen,
      rule,
      lift: [...lift],
      anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
    }
  }
  return null
}
