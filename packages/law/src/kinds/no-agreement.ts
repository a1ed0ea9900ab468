import type { Source } from '../span/span.ts'

/** Papers that tell, and bind nobody by themselves: their words of promise are quoted, planned or reported. */
const title =
  /\b(?:(?:privacy|cookie|security|acceptable use|retention|conduct|ethics|travel|leave|refund|return) polic(?:y|ies)|polic(?:y|ies) (?:and|&) procedures?|polic(?:y|ies)|procedures|handbook|guidelines?|manual|playbook|checklist|press release|minutes of|notice (?:of|to)|newsletter|frequently asked questions|faqs?|term sheet|memorandum to|briefing|white ?paper|questionnaire|curriculum|syllabus|invoice|report (?:of|on))\b/i
const agreed = /\b(?:agreement|contract|lease|terms of (?:service|use)|terms and conditions)\b/i
const titleLines = 4
const longestTitle = 120

/** Whether a paper says in its title that it is a policy, a notice, a guide or a report, and no agreement. */
export const isNoAgreement = ({ text }: Pick<Source, 'text'>): boolean => {
  const lines = text
    .slice(0, 800)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, titleLines)
    .filter((line) => line.length < longestTitle && !/[.;]$/.test(line))
  return lines.some((line) => title.test(line)) && !lines.some((line) => agreed.test(line))
}
