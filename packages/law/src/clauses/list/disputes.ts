import type { Clause } from '../clause.ts'

/** How and where a dispute is decided. */
export const disputes: readonly Clause[] = [
  {
    id: 'clause.arbitration',
    title: 'Mandatory arbitration',
    type: 'dispute resolution',
    severity: 'high',
    reason: 'Disputes go to arbitrators and not to court, with limited discovery and very limited review of the award.',
    concerns: 'contract',
    patterns: [
      /\b(?:shall|must|will|agree(?:s)? (?:to|that)|hereby)\b.{0,200}\b(?:(?:binding|final|mandatory) (?:and \w+ )?(?:individual )?arbitration|settled by arbitration|resolved by arbitration|submitted? to arbitration|determined by arbitration|decided by arbitration|finally settled)\b/i,
      /\b(?:disputes?|controvers(?:y|ies)|claims?|disagreements?)\b.{0,250}\b(?:arbitrat(?:ed|ion))\b.{0,160}\b(?:american arbitration association|aaa|jams|icc|icdr|rules|binding)\b/i,
      /\bagree(?:s)? to arbitrate\b/i,
    ],
    unless:
      /\b(?:not|no)\b.{0,24}\b(?:subject to |required to |obligat\w+ to |be )?arbitrat|\bexcept(?:ed)? from arbitration\b/i,
  },
  {
    id: 'clause.class-action-waiver',
    title: 'Class-action waiver',
    type: 'dispute resolution',
    severity: 'high',
    reason: 'Claims can be brought singly only, which may make small claims not worth bringing.',
    concerns: 'contract',
    patterns: [
      /\b(?:waives?|waiver of|no|not|only in (?:its|his|her|their|an) individual|give up)\b.{0,160}\b(?:class|collective|representative)(?:,? (?:or|and|collective|representative|class|consolidated)){0,4}[- ](?:actions?|arbitrations?|proceedings?|basis|member)\b/i,
      /\b(?:class|collective|representative)[- ](?:actions?|arbitrations?|proceedings?)\b.{0,80}\b(?:(?:is|are|be|hereby) (?:hereby |expressly )?(?:waived|barred|prohibited)|not (?:permitted|allowed|available))\b/i,
    ],
    needs:
      /\b(?:waive\w*|barred|prohibited|permitted|allowed|available|right|bring|brought|participate|individual capacity|class member|proceed)\b/i,
  },
  {
    id: 'clause.jury-waiver',
    title: 'Waiver of jury trial',
    type: 'dispute resolution',
    severity: 'high',
    reason:
      'The right to have a jury decide is given up; some courts enforce such waivers only where they are knowing, and some not at all before a dispute.',
    concerns: 'contract',
    patterns: [
      /\b(?:waiv\w+|gives? up|giving up)\b.{0,200}\b(?:trial by jury|jury trial|right to a jury|jury)\b/i,
      /\b(?:trial by jury|jury trial)\b.{0,80}\bwaived\b|\bwithout a jury\b/i,
    ],
    unless: /\bnot\b.{0,12}\bwaiv/i,
  },
  {
    id: 'clause.shortened-limitations',
    title: 'Shortened time to sue',
    type: 'deadline',
    severity: 'high',
    reason:
      'A claim is lost unless it is brought within a time that the contract sets, which may be far shorter than the statute of limitations.',
    concerns: 'contract',
    patterns: [
      /\b(?:no (?:action|claim|suit|lawsuit|proceeding)|(?:action|claim|suit)s?\b.{0,60}\bmust be (?:brought|commenced|filed)|shall be (?:forever )?barred)\b.{0,160}\b(?:within|more than|after|unless)\b.{0,60}\b(?:years?|months?|days)\b/i,
    ],
    needs: /\b(?:brought|commenced|filed|barred|asserted)\b/i,
    unless: /\bindemnif/i,
  },
  {
    id: 'clause.forum-selection',
    title: 'Forum selection',
    type: 'dispute resolution',
    severity: 'medium',
    reason: 'A dispute must or may be heard in the court named, which can mean litigating far from home.',
    concerns: 'contract',
    patterns: [
      /\b(?:exclusive|sole|non-?exclusive|personal)\b.{0,30}\b(?:jurisdiction|venue)\b.{0,120}\b(?:courts?|county|state)\b/i,
      /\b(?:submits?|consents?|agrees?)\b.{0,60}\b(?:jurisdiction|venue)\b.{0,100}\bcourts?\b/i,
      /\b(?:action|suit|proceeding|dispute|litigation)s?\b.{0,120}\b(?:shall|must|will|may)\b.{0,20}\b(?:be )?(?:brought|commenced|instituted|filed|litigated)\b.{0,60}\bcourts?\b/i,
    ],
  },
  {
    id: 'clause.governing-law',
    title: 'Governing law',
    type: 'governing law',
    severity: 'low',
    reason:
      "The law named decides what the contract means and which terms can be enforced, so it should be one that the client's lawyer can advise on.",
    concerns: 'contract',
    patterns: [
      /\b(?:governed by|construed (?:and \w+ )?(?:in accordance with|under)|interpreted (?:in accordance with|under)|subject to)\b.{0,120}\blaws?\b.{0,30}\b(?:of|the state)\b/i,
      /\b(?:governed by|construed (?:and \w+ )?(?:in accordance with|under)) (?:the )?(?:\w+ ){1,3}laws?\b/i,
      /\blaws? of (?:the )?(?:state|commonwealth|district) of .{3,40}\b(?:govern|apply|control)s?\b/i,
      // 'The law of Ohio governs this lease.'
      /\blaws? of (?:the )?(?:\p{Lu}\w{2,15} ){1,3}(?:shall |will )?governs?\b/iu,
      // 'Georgia law governs.'
      /(?:^|[.;\d)] )(?:the )?(?:\w{3,16} ){1,3}laws? (?:shall |will )?govern(?:s|ed)?\b/i,
    ],
    needs:
      /\blaws? (?:shall |will )?governs?\b|\b(?:agreement|contract|lease|note|guaranty|release|terms|certificate|hereof|hereunder|policy|offer|parties|license|cover page|m?nda)\b/i,
    unless:
      /\b(?:organized|incorporated|existing)\b.{0,20}\bunder\b.{0,20}\blaws\b(?!.{0,300}\bgovern)|\bbankruptcy\b/i,
  },
  {
    id: 'clause.injunctive-relief',
    title: 'Injunctive relief agreed in advance',
    type: 'remedy',
    severity: 'medium',
    reason:
      'Irreparable harm is conceded in advance, which helps the other side to an injunction and may spare it a bond.',
    concerns: 'contract',
    patterns: [
      /\birreparable (?:harm|injury|damage)\b.{0,200}\b(?:injuncti(?:on|ve)|equitable relief|specific performance)\b/i,
      /\b(?:entitled to|seek|obtain)\b.{0,60}\binjunctive\b.{0,120}\b(?:without|irreparable|bond)\b/i,
      /\bimpossible or inadequate to measure\b/i,
    ],
  },
]
