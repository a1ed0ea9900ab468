import type { CaseType } from '../../case-types.ts'
import { eviction } from './notes/land.ts'
import type { ClauseRule } from './rule.ts'

const learned =
  '\\b(?:experts?|surgeons?|doctors?|physicians?|[a-z]+ologists?|obstetricians?|pediatricians?|psychiatrists?|nurses?|engineers?|economists?|accountants?|appraisers?|reconstructionists?|evaluators?|examiners?|inspectors?|auditors?|monitors?|consultants?|specialists?|architects?|surveyors?|reviewers?|professors?|analysts?|investigators?|medical board|peer review\\w*|radiologists?)\\b'
const says =
  '(?:conclud\\w+|opin(?:es|ed|ion)|found|finds|says?|said|testif\\w+|wrote|written|writes|states?|stated|determin\\w+|report(?:s|ed)?|confirm\\w*|agrees?|believes?|will say|view)'
const forClaim =
  '(?:(?:fell|falls|was|were|is) (?:well |far |clearly )?(?:below|short of|beneath)|breach(?:ed|es)? (?:of )?(?:the )?(?:standard|duty|code)|depart(?:ed|ure|s)|deviat\\w+|(?<!not |never )caused|led (?:directly )?to|resulted in|(?:was|were|is) (?:the|a) (?:\\w+ )?cause|unsafe|defective|negligen\\w+|violat\\w+|substandard|not up to (?:code|standard)|should (?:have|not have) been|preventable|avoidable|excessive|unreasonabl\\w+|unnecessary|would (?:have (?:lived|survived|been saved|been avoided)|be alive)|infring\\w+|(?:is|are|was|were) (?:only |just )?\\d[^.;]{0,24}\\b(?:and|but|where|while|though) (?:the )?(?:plans?|specs?|specifications?|code|drawings?|contract)s? (?:calls?|called|requires?|required|shows?|says?))'
const againstClaim =
  "(?:(?:met|meets|within|complied with|compl(?:y|ies) with|in (?:line|accordance|keeping) with|consistent with|conform\\w* (?:to|with)|satisf\\w+|followed) (?:the |all |every |accepted |applicable |industry |department |\\w+ )?(?:standards?|policy|policies|codes?|guidelines?|norms|protocol|specifications?|practice|rules|training|tolerance)|(?:made|make|makes|have made) no difference|(?:did|does|could|do)(?: not|n['’]t) (?:have )?cause|not (?:been )?caused|no causal|unrelated to the|pre-?existing|(?:known|recognized|accepted|common|inherent) (?:complication|risk)|where (?:it|they) should (?:be|have been)|as (?:it|they) should|degenerative|(?:were|was|is) (?:entirely |fully |perfectly )?(?:reasonable|lawful|constitutional|proper|appropriate|safe)|happened (?:anyway|regardless)|does(?: not|n['’]t) infringe|no (?:injury|impairment|infringement|defect|negligence|breach|violation)|(?:could|would) (?:not|n['’]t) have (?:changed|altered|prevented|saved|helped))"
const types: readonly CaseType[] = [
  'personal-injury',
  'contract',
  'real-estate',
  'employment',
  'intellectual-property',
  'other',
]

/** What somebody who knows says of the claim itself, whoever asked them. */
export const opinions: readonly ClauseRule[] = [
  {
    factor: 'opinion-for-claim',
    types,
    words: new RegExp(`${learned}(?: \\([^)]{1,40}\\))?[^.;]{0,90}?\\b${says}\\b[^.;]{0,140}?\\b${forClaim}`, 'i'),
    but: new RegExp(
      `\\b${againstClaim}|\\b(?:not|never|n['’]t|no|nothing|none|neither|nobody|conced\\w+|admitt\\w+|excluded|stricken|struck|withdrew)\\b`,
      'i',
    ),
    notIn: eviction,
  },
  {
    factor: 'opinion-against-claim',
    types,
    words: new RegExp(
      `${learned}(?: \\([^)]{1,40}\\))?[^.;]{0,60}?\\b${says}\\b[^.;]{0,90}?\\b(?<key>${againstClaim})`,
      'i',
    ),
    but: /\b(?:fell (?:below|short)|breached|deviat\w+|departed|substandard|excluded|stricken|struck|withdrew|cannot say|can['’]t say)\b/i,
    // What an inspector finds in a home is the tenant's defense, or answers it.
    notIn: eviction,
  },
  {
    // Of a parent who wants to move away.
    factor: 'evaluator',
    types: ['family'],
    whose: 'mover',
    words:
      /\b(?:evaluator|guardian ad litem|GAL|custody investigator|parenting coordinator|court['’]s (?:psychologist|expert|investigator))\b[^.;]{0,60}?\b(?:recommend\w*|favou?rs?|supports?|urges?|approves?)\b[^.;]{0,20}?\b(?:the |her |his )?(?:move|relocation|request to (?:move|relocate))\b/i,
    but: /\b(?:not|never|against|may|might|tentative\w*|draft|opposes?|n['’]t)\b/i,
  },
  {
    factor: 'evaluator',
    types: ['family'],
    words:
      /\b(?:evaluator|guardian ad litem|GAL|custody investigator|court-appointed \w+|parenting coordinator|social worker|child['’]s (?:lawyer|attorney|therapist))\b[^.;]{0,40}?\b(?:recommend\w*|favou?rs?|supports?|advis\w+|concluded|urges?)\b[^.;]{0,80}?\b(?:liv(?:e|ing) (?:primarily |mainly )?with|custody (?:to|for|with)|placement with|stay with|reside with|remain with|placed with|go to|time (?:to|with)|primary care of) (?<of>(?:the |our |her |his )?[\w’'-]{1,20}(?: [\w’'-]{1,20})?)/i,
    but: /\b(?:not|never|against|may|might|tentative\w*|draft)\b/i,
  },
]
