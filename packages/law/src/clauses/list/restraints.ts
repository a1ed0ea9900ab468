import type { Clause } from '../clause.ts'

/** What a party may no longer do, and what it gives away. */
export const restraints: readonly Clause[] = [
  {
    id: 'clause.non-compete',
    title: 'Non-compete',
    type: 'restraint',
    severity: 'high',
    reason:
      'It bars competing work or business for a time; whether it can be enforced differs greatly between states and turns on scope, time and place.',
    concerns: 'contract',
    patterns: [
      /\b(?:shall|will|may|agrees?|covenants?)\b.{0,30}\bnot\b.{0,160}\b(?:compet(?:e|es|ing|itive)\b|engage in (?:any )?(?:business|activity|employment).{0,60}(?:compet|same as|similar to))/i,
      /\b(?:covenant not to compete|non-?compet(?:e|ition) (?:covenant|period|obligation|agreement|restriction))\b.{0,160}\b(?:shall|will|agrees?|applies|bound)\b/i,
      /\bshall (?:not|refrain from)\b.{0,80}\b(?:sell|market|develop|distribute|commerciali[sz]e)\b.{0,80}\bcompeti(?:ng|tive) (?:products?|services?|business)\b/i,
      /\b(?:shall|will|may) not\b.{0,60}\bhave any (?:\w+ ){0,3}interest in\b.{0,40}\b(?:business|enterprise)\b.{0,60}\b(?:similar|compet\w+|same)\b/i,
      /\bshall not\b.{0,120}\bengag(?:e|ing) in\b.{0,60}\b(?:restricted|competing|competitive) business/i,
      // A place says as much as the word: 'for two years she shall not operate a clinic within ten miles'.
      /\b(?:years?|months?)\b.{0,160}\b(?:(?:shall|will|agrees?|may)\b.{0,16}\bnot|neither)\b.{0,160}\b(?:own|operate|work (?:for|as|in)|be employed|engage,?(?: \w{1,16},?){0,4} in|perform|practice|provide|serve)\b.{0,200}\b(?:within [\w-]{1,14}(?: \(\d{1,3}\))? miles|radius of|anywhere in|in (?:the )?(?:[\w.'’-]{1,20} ){1,3}(?:county|parish|metropolitan area))\b/i,
      /\b(?:not|nor)\b.{0,20}\bengage in any other employment\b.{0,200}\b(?:related to|conflict|compet)/i,
    ],
    unless:
      /\bnot\b.{0,24}\b(?:prohibit|prevent|restrict|limit|preclude|be construed)\b|\bcompetitively (?:bid|harmful)\b|\bcompetitive bid/i,
  },
  {
    id: 'clause.non-solicit',
    title: 'Non-solicitation',
    type: 'restraint',
    severity: 'medium',
    reason:
      'Staff or customers may not be approached for a time, which can bind hiring and sales after the contract ends.',
    concerns: 'contract',
    patterns: [
      /\b(?:shall|will|may|agrees?|neither)\b.{0,60}\b(?:not|nor)?\b.{0,80}\b(?:solicit|induce|entice|recruit|hire away|encourage)\b.{0,120}\b(?:employees?|customers?|clients?|personnel|suppliers?|employ(?:ed|ment)|leave)\b/i,
    ],
    needs: /\b(?:not|nor|neither|refrain|prohibited)\b/i,
    unless:
      /\bgeneral (?:solicitation|advertis\w+)s?\b.{0,60}\b(?:shall not|not be)\b|\bproxy\b|\bsolicit(?:ation of)? (?:proxies|consents|bids)/i,
  },
  {
    id: 'clause.exclusivity',
    title: 'Exclusivity',
    type: 'restraint',
    severity: 'medium',
    reason:
      'One side may deal only with the other, so it depends on that one counterparty for the field and time covered.',
    concerns: 'contract',
    patterns: [
      /\b(?:shall|will|agrees? to)\b.{0,40}\b(?:exclusively|solely) (?:purchase|buy|sell|use|source|obtain|supply|deal|market)\b/i,
      /\b(?:grants?|appoints?|hereby grants)\b.{0,80}\b(?:sole and exclusive|exclusive)\b(?! (?:jurisdiction|remedy)).{0,100}\b(?:right|license|distributor|agent|supplier|licensee|provider|dealer)/i,
      /\b(?:purchase|buy|obtain|source)\b.{0,60}\b(?:exclusively|solely) from\b/i,
      /\bexclusive (?:provider|supplier|distributor|agent|dealer|manufacturer) (?:of|for)\b|\bexclusive (?:negotiation|dealing) period\b/i,
    ],
    unless: /\bnon-?exclusive\b|\bnot\b.{0,10}\bexclusive/i,
  },
  {
    id: 'clause.most-favored',
    title: 'Most-favored terms',
    type: 'pricing',
    severity: 'medium',
    reason:
      'The best terms given to anyone else must be given here too, which binds pricing toward all other customers.',
    concerns: 'contract',
    patterns: [
      /\bmost[- ]favou?red (?:nations?|customers?|licensee|pric\w+|party)\b/i,
      /\b(?:no less favorable|at least as favorable|as favorable|more favorable)\b.{0,120}\b(?:other|any|similarly situated)\b.{0,30}\b(?:customers?|licensees?|purchasers?|clients?|buyers?)\b/i,
    ],
  },
  {
    id: 'clause.confidentiality',
    title: 'Confidentiality',
    type: 'confidentiality',
    severity: 'low',
    reason:
      'Information must be kept secret and used for the purpose only, so its definition, exceptions and end must fit the way the client works.',
    concerns: 'contract',
    patterns: [
      /\b(?:shall|will|agrees?|must)\b.{0,100}\b(?:keep|hold|maintain|protect|treat)\b.{0,120}\b(?:confiden(?:ce|tial(?:ity)?))\b/i,
      /\b(?:shall|will|agrees? to|may)\s+not\b.{0,60}\b(?:disclose|divulge)\b.{0,120}\bconfidential information\b/i,
    ],
  },
  {
    id: 'clause.confidentiality-perpetual',
    title: 'Confidentiality without end',
    type: 'confidentiality',
    severity: 'medium',
    reason: 'The duty of secrecy has no end, so it must be watched for as long as the information exists.',
    concerns: 'contract',
    patterns: [
      /\b(?:confiden\w+|non-?disclosure|secrecy)\b.{0,250}\b(?:perpetual(?:ly)?|in perpetuity|indefinitely|at all times (?:thereafter|hereafter)|without limit(?:ation)? (?:in|as to) time|forever)\b/i,
      /\b(?:perpetual(?:ly)?|in perpetuity|indefinitely|at all times\b.{0,60}\bthereafter|forever)\b.{0,200}\b(?:confiden(?:ce|tial\w*)|not (?:to )?(?:use or )?disclose)\b/i,
    ],
    unless: /\btrade secrets?\b.{0,100}\b(?:as long as|so long as)\b/i,
  },
  {
    id: 'clause.non-disparagement',
    title: 'Non-disparagement',
    type: 'restraint',
    severity: 'medium',
    reason:
      'What may be said about the other side is restricted, so truthful statements that the law protects should be excepted.',
    concerns: 'contract',
    patterns: [/\b(?:not|refrain)\b.{0,80}\b(?:disparag\w+|defam\w+|negative (?:comments|statements|remarks))\b/i],
    needs: /\b(?:shall|will|agrees?|must)\b/i,
  },
  {
    id: 'clause.ip-assignment',
    title: 'Assignment of intellectual property',
    type: 'intellectual property',
    severity: 'high',
    reason:
      'Ownership of work and inventions passes to the other side, so what was made before, or apart from the work, must be excepted.',
    concerns: 'contract',
    patterns: [
      /\b(?:hereby |irrevocably |agrees? to |shall |does hereby ){1,6}(?:assigns?|transfers?|conveys?)\b.{0,160}\b(?:inventions?|intellectual property|patents?|copyrights?|works? (?:of authorship|product)|developments|discoveries|proprietary rights|deliverables)\b/i,
      /\bworks? (?:made )?for hire\b/i,
      /\ball\b.{0,40}\bright,? title,? and interest\b.{0,160}\b(?:inventions?|intellectual property|work product|deliverables)\b.{0,100}\b(?:vest|belong|owned|property of)\b/i,
    ],
    unless: /\b(?:not|nothing|no)\b.{0,40}\b(?:assign|transfer|convey|work made for hire)/i,
  },
  {
    id: 'clause.assignment-restriction',
    title: 'Restriction on assignment',
    type: 'assignment',
    severity: 'medium',
    reason: 'The contract cannot be passed on without consent, which matters when the business or its assets are sold.',
    concerns: 'contract',
    patterns: [
      /\b(?:may not|shall not|neither party (?:may|shall)|no party (?:may|shall)|not be|cannot)\b.{0,30}\b(?:assign(?:ed|able)?|transfer(?:red)?|delegate[ds]?|sublet)\b.{0,160}\b(?:consent|approval|permission)\b/i,
      /\b(?:not|nor)\b.{0,30}\bassign(?:able|ed)?\b.{0,80}\b(?:without|except)\b/i,
      /\bany (?:attempted |purported )+assignment\b.{0,100}\bvoid\b/i,
    ],
  },
]
