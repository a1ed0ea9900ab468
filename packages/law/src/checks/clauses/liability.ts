import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { wordsOf } from '../reading/prose.ts'
import { actorOf, mutual } from '../reading/sides.ts'

/** Whose liability: 'Provider’s total liability', 'liability of Provider', 'neither party shall be liable'. */
const whose = (document: CheckedDocument, sentence: Sentence): string | undefined => {
  const words = wordsOf(sentence)
  if (mutual.test(words) || /\beach party\b|\ba party\b/i.test(words)) return 'mutual'
  const owner =
    /\b(?:liabilit(?:y|ies) of (?:the )?(\w+)|(\w+)['’]s?\s+(?:(?:total|aggregate|maximum|cumulative|entire|sole)\s+){0,3}(?:and \w+ )?liabilit|(?:shall|will|(?<=in no event) is) (?:the )?(\w+)(?:,[^,]{0,60},)?(?:['’]s| be liable)|(?:the )?(\w+) (?:shall|will) (?:not|have no|in no event))/i.exec(
      words,
    )
  const named = owner?.slice(1).find(Boolean)?.toLowerCase()
  // 'The Party shall not be liable' is said of either.
  if (named === 'party' || named === 'parties') return 'mutual'
  return named ?? actorOf(document, sentence, /\bliab(?:le|ility|ilities)\b/i)
}

const oneOwner = (sentences: readonly Sentence[], document: CheckedDocument): readonly Sentence[] => {
  const owners = sentences.map((sentence) => whose(document, sentence))
  const known = new Set(owners.flatMap((owner) => owner ?? []))
  if (known.size !== 1 || known.has('mutual')) return []
  return sentences.filter((_, index) => owners[index] !== undefined)
}

const exceptions =
  /\b(?:except|other than|exclu(?:de|ding|sion)|carve|shall not apply|do(?:es)? not apply|will not apply|nothing (?:in|herein)|not limit|subject to section|notwithstanding)\b|\b(?:fraud|wil+ful|gross negligence|death|bodily injury)\b/i

/** How much can be recovered, and for what. */
export const liability: readonly DocumentCheck[] = [
  contractCheck({
    id: 'one-sided.liability-cap',
    title: 'Only one side’s liability is limited',
    severity: 'high',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side’s exposure is capped while the other’s is open, whoever causes the greater harm.',
    advice: 'Apply the cap to both sides, with the same exceptions.',
    clause: 'clause.limitation-of-liability',
    among: oneOwner,
  }),
  contractCheck({
    id: 'one-sided.consequential-damages',
    title: 'Only one side is spared consequential damages',
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side may recover lost profits and other indirect loss, and the other may not.',
    advice: 'Make the waiver of consequential damages mutual.',
    clause: 'clause.consequential-damages',
    // What is taken out of one's own indemnity is no release of the other.
    unless:
      /\blimited liability company\b.{0,20}$|^(?!.*\bliable\b).*\bindemnif|\b(?:shall|will|agrees? to) indemnif.*\b(?:provided|except|however)\b.*\bliable\b/is,
    among: oneOwner,
  }),
  contractCheck({
    id: 'risk.cap-without-exceptions',
    title: 'Liability cap without exceptions',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'The cap covers even fraud, willful harm and leaks of secrets, where a limit is least deserved and may not be enforced.',
    advice: 'Except fraud, willful misconduct, breach of confidentiality and indemnified claims from the cap.',
    clause: 'clause.limitation-of-liability',
    among: (found, document) => {
      if (found.some((sentence) => exceptions.test(wordsOf(sentence)))) return []
      const elsewhere = document.sentences.some(
        ({ text }) =>
          /\b(?:limit\w*|cap|exclusion)\b.{0,200}\bliabilit|\bliabilit\w+.{0,200}\blimit/i.test(text.slice(0, 3000)) &&
          exceptions.test(text),
      )
      return elsewhere ? [] : found.slice(0, 1)
    },
  }),
  contractCheck({
    id: 'risk.low-cap',
    title: 'Very low liability cap',
    severity: 'high',
    category: 'Risk',
    insight: 'risk',
    why: 'A cap of a token sum or of a month’s fee leaves almost no remedy for a real loss.',
    advice: 'Ask for a cap that fits the harm that could happen, such as the fees of a year or the insurance carried.',
    clause: 'clause.limitation-of-liability',
    needs:
      /\b(?:exceed|limited to|greater than)\b.{0,120}(?:(?<![\d,.])\$\s?(?:\d{1,3}|1,000|500)(?:\.00)?(?![\d,]|\s?(?:million|billion|thousand))|\b(?:one|1|three|3)\)?[- ]months?\b|\bone hundred dollars\b)/i,
  }),
  contractCheck({
    id: 'risk.exclusive-remedy',
    title: 'Exclusive remedy',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'All other remedies are given up, so the wronged side has only a repair, credit or refund however great the loss.',
    advice: 'Keep other remedies for repeated failure, willful breach and harm to third parties.',
    clause: 'clause.exclusive-remedy',
  }),
  contractCheck({
    id: 'risk.as-is',
    title: 'Sold or provided as is',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'The taker bears the risk of every defect, seen or hidden, and has no promise of quality to rely on.',
    advice: 'Inspect first, or ask for at least a warranty of title and of conformity to the description.',
    // What is shown under a promise of secrecy is always shown as it is.
    kinds: ['services-agreement', 'sales-agreement', 'license', 'lease', 'contract'],
    clause: 'clause.warranty-disclaimer',
    needs: /["“'‘]?\bas[- ]is\b/i,
    unless:
      /\binformation\b.{0,40}\bprovided\b|\bexcept (?:as|for)\b.{0,80}\b(?:express|warrant|set forth|provided|stated)/i,
  }),
  contractCheck({
    id: 'one-sided.warranty-disclaimer',
    title: 'Every warranty disclaimed, and none given',
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side promises nothing about what it delivers, not even that it conforms to its own description.',
    advice: 'Ask for an express warranty of conformity, title and non-infringement beside the disclaimer.',
    // What is shown under a promise of secrecy is always shown as it is.
    kinds: ['services-agreement', 'sales-agreement', 'license', 'lease', 'contract'],
    clause: 'clause.warranty-disclaimer',
    unless: /\b(?:except (?:as|for)|other than|in lieu of|beyond|besides)\b|\binformation\b.{0,40}\bprovided\b/i,
    among: (found, document) => {
      const given =
        /\b(?:represents?|warrants?)\b(?:\s+(?:and|or)\s+\w+)?,?\s+(?:to \w+ )?(?:that\b|and covenants|the)|\bwarrants\b|\bworkmanlike\b|\bconform\w*\b.{0,40}\bspecification/i
      return document.sentences.some(
        ({ text }) => given.test(text.slice(0, 3000)) && !/\bno\b.{0,20}\bwarrants?\b/i.test(text),
      )
        ? []
        : found
    },
  }),
]
