import { type ClauseRule, open } from '../rule.ts'

const context = /\b(?:misclassif\w*|independent contractors?|1099s?|IC agreement|gig|not treated as employees?)\b/i
const company =
  "(?:dispatch(?:ers?)?|the company|the firm|management|the app|the office|supervisors?|managers?|the agency|the club|the salon|they|it|[A-Z][\\w’'-]{1,24})"

/** Who is called a contractor: what the company controls, and what the worker brings. */
export const controlNotes: readonly ClauseRule[] = [
  {
    factor: 'control',
    types: ['employment'],
    words: new RegExp(
      `\\b${company} (?:also )?(?:gives?|sets?|assigns?|fix(?:es)?|decides?|dictates?|controls?|tells?|approves?|schedules?|tracks?|monitors?) (?:(?:them|him|her|everyone|each one|us) )?(?:each (?:one|person|driver|worker)?['’]?s? |the |their |his |her |all |every |what )?(?:\\w+ )?(?:routes?|hours|schedules?|shifts?|prices?|rates|jobs|work|territory|customers|dress|order|start times?|when|how)\\b|\\b(?:company|their|the company['’]s|its) (?:uniforms?|vests?|shirts?|tablets?|badges?|trucks?|vans?|scripts?|handbook|email address)\\b|\\b(?:must|have to|had to|required to|made to) (?:wear|clock in|use the company|ask (?:for )?(?:leave|permission)|report (?:to|by|at)|attend|work (?:a |the |set )?(?:shifts?|hours|full[- ]time))\\b|\\b(?:can(?:not|['’]t)|may not|not allowed to|forbidden to|barred from) (?:work(?:ing)?|driv(?:e|ing)|tak(?:e|ing) (?:jobs|work)) (?:for|from) (?:anyone|anybody|others|competitors|another)\\b|\\b(?:benched|suspended|dropped|punished|fined|cut off|deactivated) if (?:you|they|he|she) (?:refuse|turn down|decline|say no)|\\bif (?:you|they|he|she) (?:refuse|turn down|decline)\\b[^.;]{0,40}\\b(?:benched|suspended|dropped|punished|fined|cut off|deactivated)\\b`,
      'i',
    ),
    but: /\b(?:no (?:set|fixed) (?:hours|schedule)|may (?:refuse|choose)|free to|their own (?:hours|schedule|routes)|sets? (?:his|her|their) own|alleges?|claims? (?:that|to)|never|not (?:required|told))\b/i,
    context,
  },
  {
    factor: 'contractor',
    types: ['employment'],
    words:
      /(?:^|[.;,] |\b(?:and|but|with|use|used|bring|brings|brought|drive|drives|drove|supplied|supply|supplies|bought|buys) )(?:[Hh]is |[Hh]er |[Tt]heir )?[Oo]wn (?:trucks?|vans?|tools?|ladders?|cars?|equipment|gas|insurance|supplies|scissors|chairs?)\b/,
    but: open,
    context,
  },
  {
    factor: 'admission',
    types: ['employment', 'contract', 'real-estate', 'other'],
    whose: 'defendant',
    doer: 'defendant',
    words:
      /\b(?:HR|H\.R\.|manager|mgr|boss|supervisor|owner|foreman|director|president|CEO|CFO|controller|general manager|GM|VP|district manager|payroll)\b(?: [A-Z][\w’'-]{1,24}){0,2},? (?:had |has |once |then |later )?(?:texted|wrote|e-?mailed|messaged|slacked)\b[^.;“"]{0,40}["“][^"”]{0,90}\b(?:we(?:['’]d| would|['’]ll| will| do|['’]re going to)? (?:still )?owe\b|we (?:screwed|messed) up|our (?:own )?(?:fault|mistake)|we (?:can['’]t|cannot) (?:prove|defend|let (?:him|her|them) find out)|we (?:never|should(?: not|n['’]t)? have|forgot to) (?:pa(?:y|id)|file|tell|told|fire|fired|check|checked|train|trained|sent?|fix|fixed))/i,
    but: /\b(?:if (?:that is|it is) true|alleges?|claims? (?:that|to)|joke|joking|forged|fake)\b/i,
  },
]
