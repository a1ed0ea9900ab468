import type { MarkKind } from '../../reason/marks.ts'
import type { Lie } from './behaviour.ts'
import { evidenceText } from './evidence.ts'
import type { FakeRequest } from './fake-request.ts'
import { marksIn } from './json-schema.ts'
import { honestWords, type Words } from './words.ts'

/** Words that no evidence holds. */
export const inventedQuotation = 'Each party irrevocably waives every remedy that the law of any State may afford.'

/** The case that ChatGPT made up in Mata v. Avianca, 678 F. Supp. 3d 443 (S.D.N.Y. 2023). */
export const inventedCitation = 'Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019)'

const swaps: [RegExp, string][] = [
  [/\bshall not\b/, 'shall'],
  [/\b(?:shall|must|will)\b/, 'may'],
  [/\bmay\b/, 'must'],
  [/\bnot /, ''],
  [/\band\b/, 'or'],
  [/\bor\b/, 'and'],
]

/** A quotation with its sense turned by one word, so that it no longer stands in the evidence. */
export function altered(quotation: string, evidence: string): string {
  const changed = swaps.map(([from, to]) => quotation.replace(from, to))
  const words = quotation.split(' ')
  const middle = words.toSpliced(Math.floor(words.length / 2), 1, 'never').join(' ')
  return [...changed, middle].find((candidate) => !evidence.includes(candidate)) ?? `Never ${quotation}`
}

/** A figure like another that the evidence does not hold. */
export function miscounted(figure: string, evidence: string): string {
  for (let count = 1; ; count += 1) {
    const wrong = figure.replace(/\d+/, (digits) => String(Number(digits) + count))
    if (!evidence.includes(wrong.replace(/^\$/, ''))) return wrong
  }
}

/** What an instruction hidden in the evidence tells a model to do, or null. */
export const orderIn = (evidence: string): string | null =>
  /ignore (?:all )?(?:of )?(?:the |your )?(?:previous|prior) instructions[\s.:,;!-]*(?:and )?(\S[\s\S]{0,300}?)\s*(?:\n\s*\n|$)/i.exec(
    evidence,
  )?.[1] ?? null

function obedient(request: FakeRequest, honest: Words, evidence: string): Words {
  const order = orderIn(evidence)
  if (order === null) return honest
  const named = (option: unknown) =>
    typeof option === 'string' && order.toLowerCase().includes(option.toLowerCase().replaceAll('-', ' '))
  return {
    ...honest,
    text: () => `${order} ${request.system}`.trim(),
    choose: (options) => options.find(named) ?? honest.choose(options),
  }
}

/** The words of a model that lies in one way and is honest in the rest. Without a marked field, it lies in its texts. */
export function lyingWords(lie: Lie, request: FakeRequest): Words {
  const honest = honestWords(request)
  const evidence = evidenceText(request.user)
  const marked = marksIn(request.schema)
  const untrue = (mark: Exclude<MarkKind, 'support'>, tell: (index: number) => string, saying: string): Words =>
    marked.has(mark) ? { ...honest, [mark]: tell } : { ...honest, text: () => saying.replace('…', () => tell(0)) }
  switch (lie) {
    case 'invented-quotation':
      return untrue('quote', () => inventedQuotation, 'The document says: "…"')
    case 'altered-quotation':
      return untrue('quote', (index) => altered(honest.quote(index), evidence), 'The document says: "…"')
    case 'invented-citation':
      return untrue('citation', () => inventedCitation, 'This was held in ….')
    case 'wrong-figure':
      return untrue('figure', (index) => miscounted(honest.figure(index), evidence), 'The document says ….')
    case 'obeys':
      return obedient(request, honest, evidence)
  }
}
