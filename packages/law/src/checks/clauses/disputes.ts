import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { saying } from '../reading/prose.ts'
import { butInTurn, oneWay } from '../reading/sides.ts'
import { atHome } from './at-home.ts'
import { toArbitrate } from './to-arbitrate.ts'

const harm = /\b(?:irreparable|impossible or inadequate|injunctive|injunction)\b/i
/** Said of each side anywhere, it is no burden of one. */
const concededByEach =
  /\b(?:each|either|both)\b.{0,30}\bpart(?:y|ies)\b.{0,300}\b(?:irreparabl\w*|inadequate|injunctive|injunction)\b|\bpart(?:y|ies) (?:hereby )?(?:acknowledges? and agrees?|acknowledge|agree)\b.{0,300}\b(?:irreparabl\w*|injunctive|injunction)\b.{0,200}\b(?:other|non-?breaching|aggrieved|injured) party\b/i

/** How a dispute is fought, and where. */
export const disputes: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.arbitration',
    title: 'Mandatory arbitration',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'Disputes leave the courts, with limited discovery and almost no appeal from a wrong award.',
    advice: 'Decide whether arbitration suits the client; check seat, rules, costs and what is excepted.',
    clause: 'clause.arbitration',
    needs: /\barbitra/i,
    among: toArbitrate,
  }),
  contractCheck({
    id: 'risk.jury-waiver',
    title: 'Waiver of jury trial',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'A jury can no longer be had, and some courts enforce such a waiver only where it is conspicuous and knowing, or not at all before a dispute.',
    advice:
      'Check that the governing law allows it, and strike it, or see that it is conspicuous and binds both sides.',
    clause: 'clause.jury-waiver',
  }),
  contractCheck({
    id: 'risk.class-waiver',
    title: 'Class-action waiver',
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    why: 'Small claims that could be brought only together can no longer be brought at all.',
    advice: 'Check that the governing law enforces the waiver, and what happens to the clause if it does not.',
    clause: 'clause.class-action-waiver',
  }),
  contractCheck({
    id: 'risk.shortened-limitations',
    title: 'Shortened time to sue',
    severity: 'high',
    category: 'Risk',
    insight: 'risk',
    why: 'A good claim is lost by a date that the contract sets earlier than the law does.',
    advice: 'Strike it, or run the time from discovery; diary the date if it stays.',
    clause: 'clause.shortened-limitations',
  }),
  contractCheck({
    id: 'risk.exclusive-venue',
    title: 'Exclusive venue',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'The client may have to sue and be sued far from home, which changes what a small dispute costs.',
    advice: 'Check that the place named is one where the client can afford to litigate.',
    clause: 'clause.forum-selection',
    needs:
      /\b(?:exclusive(?:ly)?|sole(?:ly)?|only)\b.{0,60}\b(?:jurisdiction|venue|courts?)\b|\b(?:jurisdiction|venue)\b.{0,40}\bexclusive|\b(?:shall|must) be (?:brought|commenced|filed|litigated|instituted)\b/i,
    unless: /\bnon-?exclusive\b/i,
  }),
  contractCheck({
    id: 'risk.foreign-forum',
    title: 'Law or courts outside the United States',
    severity: 'medium',
    category: 'Risk',
    insight: 'warning',
    why: 'Foreign law or courts add foreign counsel, cost and doubt about enforcement at home.',
    advice: 'Ask for the law and courts of a U.S. state, or get advice from counsel admitted there.',
    patterns: [
      /\b(?:laws?|courts?|jurisdiction|venue|arbitration)\b.{0,80}\b(?:of|in|at)\s+(?:the )?(?:England|Wales|United Kingdom|Ireland|Scotland|London|Canada|Ontario|Germany|France|Paris|Switzerland|Zurich|Geneva|Netherlands|Sweden|Stockholm|Israel|India|China|Beijing|Hong Kong|Singapore|Japan|Tokyo|Korea|Australia|Brazil|United Arab Emirates|Dubai|Cayman Islands|British Virgin Islands|Bermuda|Luxembourg)\b(?!,? (?:Kentucky|Ohio|Texas|County|Arkansas))/,
    ],
    needs: /\b(?:govern|constru|jurisdiction|venue|courts?|arbitrat)\w*\b/i,
    unless: /\b(?:organized|incorporated|existing|registered|formed|duly)\b.{0,60}\bunder\b|\breferences? to\b/i,
    among: (found, document) => found.filter((sentence) => !atHome(document, sentence)),
  }),
  contractCheck({
    id: 'one-sided.attorneys-fees',
    title: 'Only one side recovers attorney’s fees',
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side can litigate at the other’s cost and never bears that risk itself.',
    advice: 'Give fees to the prevailing party, whichever it is, or let each bear its own.',
    patterns: [
      /\b(?:shall|will|agrees? to|must)\b.{0,60}\b(?:pay|reimburse)\b.{0,160}\b(?:attorneys?['’]?s?['’]?|legal) (?:fees|expenses)\b/i,
      /\b(?:is|be) (?:entitled to|liable for|responsible for)\b.{0,100}\b(?:attorneys?['’]?s?['’]?|legal) (?:fees|expenses)\b/i,
      /\b(?:shall|may|will|must) (?:also )?recover\b.{0,80}\b(?:attorneys?['’]?s?['’]?|legal) (?:fees|expenses)\b/i,
    ],
    needs: /\b(?:enforc\w+|collect\w*|default|breach|actions?|suits?|litigation|disputes?|proceedings?)\b/i,
    unless:
      /\b(?:prevailing|successful|losing|non-?prevailing|substantially prevails) party\b|\b(?:own|their respective|separately)\b.{0,60}\bfees\b|\bindemnif|\bhold harmless\b|\b(?:patent|prosecution|registration|infring\w+|defen[sc]e of)\b|\beach party\b/i,
    among: (found, document) =>
      oneWay(document, found, /\b(?:pay|reimburse|recover|entitled to|liable for|responsible for)\b/i),
  }),
  contractCheck({
    id: 'one-sided.injunctive-relief',
    title: 'Only one side concedes irreparable harm',
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side concedes in advance what the other would have to prove to get an injunction.',
    advice: 'Leave the proof of harm and the bond to the court, and where both sides may do harm, make it mutual.',
    clause: 'clause.injunctive-relief',
    among: (found, document) =>
      saying(document, concededByEach).length > 0 ? [] : oneWay(document, butInTurn(document, found), harm),
  }),
  contractCheck({
    id: 'risk.no-bond',
    title: 'Injunction without a bond',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'If the injunction proves wrong, no security stands behind the loss that it caused.',
    advice: 'Leave the bond to the court.',
    patterns: [
      /\b(?:no|without|waiv\w+)\b.{0,80}\b(?:bond|security)\b.{0,120}\b(?:injuncti|equitable|relief|required)|\b(?:injuncti\w+|equitable relief|specific performance)\b.{0,200}\b(?:without|no|waiv\w+)\b.{0,60}\b(?:bond|security)\b/i,
    ],
    unless: /\bperformance bond\b|\bsecurity deposit\b/i,
  }),
  contractCheck({
    id: 'risk.waiver-of-defenses',
    title: 'Waiver of notice or defenses',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'Rights that would slow or stop a collection, such as notice, demand or set-off, are given up beforehand.',
    advice: 'Keep notice and an opportunity to cure, and waive no defense that is not yet known.',
    patterns: [
      /\bwaives?\b.{0,120}\b(?:presentment|demand|protest|notice of (?:dishonor|default|nonpayment|acceleration|intent))\b/i,
      /\bwaives?\b.{0,80}\b(?:all|any|every|each) (?:and all )?(?:other )?(?:defenses?|counterclaims?|rights? of (?:set-?off|redemption))\b/i,
      /\bwaives?\b.{0,60}\b(?:any |all )?(?:right to |requirement of )?(?:prior )?notice\b/i,
    ],
    unless: /\bnot\b.{0,16}\bwaive|\bno waiver\b|\bwaives? (?:its|their) right to terminate\b/i,
  }),
]
