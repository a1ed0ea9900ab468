import { once } from '../reading/once.ts'

const opening = 600
/** '[Extract - Articles 1, 3 to 8 and 11 only.]': the paper itself says that it is not all there. */
const announces =
  /\b(?:extracts?|excerpts?|abridged|partial copy)\b[^\]\n]{0,200}\b(?:only|omitted|not (?:reproduced|included|shown))\b|\b(?:articles?|sections?|clauses?|parts?|pages?)\b[^\]\n]{0,160}\b(?:are |is |have been |has been )?(?:intentionally )?(?:omitted|not (?:reproduced|included|shown))\b/i

/** Whether a paper says at its head that parts of it were left out, so that nothing can be called missing. */
export const isExtract = once(({ text }): boolean => announces.test(text.slice(0, opening)))
