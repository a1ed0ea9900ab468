import type { DocumentCheck } from '../check.ts'
import { hasClosing } from '../missing/missing-check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { daysIn } from '../reading/days.ts'
import { readingOf, wordsOf } from '../reading/prose.ts'
import { oneWay } from '../reading/sides.ts'

// Using secrets for an advantage over a competitor is a matter of secrecy; and who represents that no other agreement
// bars him is not barred by this one.
const noRestraint =
  /\b(?:us(?:e|es|ing)|disclos\w{1,4}|retain)\b.{0,60}\bconfidential (?:information|material)|\bcompetitive (?:advantage|harm|bid)|\b(?:represents?|warrants?|affirms?|certif(?:y|ies))\b.{0,300}\b(?:any|an|no|other)\b.{0,40}\b(?:agreements?|covenants?|contracts?)\b|\ballocat\w+\b.{0,400}\b(?:covenants? (?:not to|against) compet|non-?compet)/i
/** A restraint during the contract only is an ordinary duty of loyalty. */
const duringOnly =
  /\bduring the (?:initial )?term,|\bduring (?:the (?:term|period)|my|his|her|employee['’]s|such) (?:of )?(?:this |my |the )?(?:agreement|employment|term)?\b/i
const afterwards = /\b(?:after|following|thereafter|post|subsequent to|from the date of terminat)\b/i
const anyTime = /\b(?:years?|months?|days?|weeks?)\b/i

/** 'Shall not be employed by or render services to any business that sells X', after the end. */
export const worksForNone =
  /\b(?:after|following)\b.{0,60}\b(?:terminat\w+|end|expiration|separation)\b.{0,120}\b(?:shall|will|may) not\b.{0,80}\b(?:be employed by|work for|render services (?:to|for)|consult for|own)\b.{0,60}\bany (?:business|company|person|entity|firm) (?:that|which|engaged)\b/i

/** What a party may no longer do. */
export const restraints: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.non-compete',
    title: 'Non-compete',
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    why: 'It bars work or business, and whether it can be enforced differs greatly between states; local law was not checked.',
    advice: 'Check the law that governs, and narrow the work, the place and the time to what protects a real interest.',
    clause: 'clause.non-compete',
    patterns: [worksForNone],
    unless: noRestraint,
    among: (found) =>
      [...new Set(found)].filter(
        (sentence) => !duringOnly.test(wordsOf(sentence)) || afterwards.test(wordsOf(sentence)),
      ),
  }),
  contractCheck({
    id: 'risk.outside-work',
    title: 'No other work during the contract',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'Side work, study or a second client may be a breach, even where it harms nobody.',
    advice: 'Limit it to work that competes or conflicts, and list what is allowed.',
    clause: 'clause.non-compete',
    among: (found) =>
      found.filter((sentence) => duringOnly.test(wordsOf(sentence)) && !afterwards.test(wordsOf(sentence))),
  }),
  contractCheck({
    id: 'risk.non-compete-scope',
    title: 'Non-compete too long or without an end',
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    why: 'Courts that enforce such covenants ask for a reasonable time, and one without limit may fail altogether.',
    advice: 'State a time of a year or less after the end, and a territory.',
    clause: 'clause.non-compete',
    unless: noRestraint,
    among: (found, document) => {
      const period = readingOf(document).all.some(({ text }) =>
        /["“](?:restricted|restrictive|non-?compet\w+) (?:period|term)["”]/i.test(text),
      )
      // Courts allow whoever buys a business more than an employer.
      const longest = hasClosing(document) ? 5 : 2
      return found.filter((sentence) => {
        const words = wordsOf(sentence)
        if (duringOnly.test(words) && !afterwards.test(words)) return false
        if (!anyTime.test(words)) return !(period || duringOnly.test(words) || /\bperiod\b/i.test(words))
        return Math.max(0, ...daysIn(words)) > longest * 365
      })
    },
  }),
  contractCheck({
    id: 'risk.non-solicit',
    title: 'Non-solicitation',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'Staff or customers may not be approached, which binds hiring and sales after the contract ends.',
    advice: 'Limit it to people actually dealt with, to a year, and except general advertising.',
    clause: 'clause.non-solicit',
  }),
  contractCheck({
    id: 'risk.exclusivity',
    title: 'Exclusivity',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'One side may deal only with the other and depends on it for the field and time covered.',
    advice: 'Tie exclusivity to minimum performance, a field and a time, with a way out.',
    clause: 'clause.exclusivity',
    among: (found) => found.slice(0, 3),
  }),
  contractCheck({
    id: 'risk.evergreen-confidentiality',
    title: 'Secrecy without end',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'The duty lasts as long as the information exists, and must be watched for good.',
    advice: 'End it after a stated number of years, save for trade secrets.',
    clause: 'clause.confidentiality-perpetual',
  }),
  contractCheck({
    id: 'one-sided.confidentiality',
    title: 'Only one side must keep secrets',
    severity: 'low',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'What the other side learns is not protected, though both will see each other’s information.',
    advice: 'Make the duty mutual unless only one side discloses.',
    clause: 'clause.confidentiality',
    // How data is kept safe is no promise to keep a secret.
    unless:
      /\b(?:encrypt\w*|back-?ups?|SOC 2|ISO 27001|firewalls?|in transit|at rest|security (?:program|measures|controls))\b/i,
    kinds: ['services-agreement', 'license', 'sales-agreement', 'contract'],
    among: (found, document) =>
      found.some((sentence) => /\b(?:receiving party|recipient|disclosing party)\b/i.test(wordsOf(sentence)))
        ? []
        : oneWay(document, found, /\b(?:keep|hold|maintain|protect|treat|disclose|divulge)\b/i),
  }),
  contractCheck({
    id: 'risk.non-disparagement',
    title: 'Non-disparagement',
    severity: 'low',
    category: 'Risk',
    insight: 'compliance',
    why: 'What may be said is restricted, and truthful statements that the law protects must stay free.',
    advice: 'Make it mutual, and except truthful testimony, reports to agencies and protected speech.',
    clause: 'clause.non-disparagement',
  }),
  contractCheck({
    id: 'risk.publicity',
    title: 'Name or logo may be used without consent',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'The client’s name may appear in advertising beside what it does not wish to endorse.',
    advice: 'Require prior written consent for each use.',
    patterns: [
      /\b(?:may|right to|agrees? that|license to|permission to)\b.{0,100}\b(?:use|display|publish|identify|list)\b.{0,80}\b(?:name|logo|trademarks?|likeness)\b.{0,120}\b(?:market\w*|advertis\w*|promot\w*|publicity|customer list|website|press release)\b/i,
    ],
    unless: /\b(?:consent|approval|permission|neither party|may not|shall not)\b/i,
  }),
]
