import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { noticeDays } from '../reading/days.ts'
import { wordsOf } from '../reading/prose.ts'
import { oneWay } from '../reading/sides.ts'

const toEnd = /\b(?:terminat\w*|cancel\w*|non-?renew\w*|not to renew|end (?:this|the) (?:agreement|contract|lease))\b/i

/** 'May at any time end this Lease': the verb, and not 'at the end of the term'. */
const withOrWithout = /\bwith or without (?:(?:any|prior|advance|written) ){0,3}notice\b/i
const endsIt =
  /\bterminat\w*\b|(?<=\b(?:may|can|cause|none|reason|time|and|or) )(?:determine|cancel|call off|put an end to|end)\b/i

/** 'Seller may terminate it for convenience; Buyer may not': one side is given what the other is denied. */
export const deniedToOther =
  /\bmay\b[^.;]{0,40}\bterminat\w{1,5}\b[^.;]{0,120}\b(?:convenience|at any time|without cause|any reason)\b[^.;]{0,60}[;,] (?:but |and |while |whereas )?(?:the )?\w{3,20} (?:may not|cannot|has no (?:such )?right|shall not|shall have no)\b/i

/** How the contract goes on and how it ends. */
export const ending: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.auto-renewal',
    title: 'Automatic renewal',
    severity: 'low',
    category: 'Risk',
    insight: 'warning',
    why: 'The contract continues, and so do its payments, unless notice is given in time.',
    advice: 'Diary the last day for notice, or ask that renewal need the consent of both sides.',
    clause: 'clause.auto-renewal',
  }),
  contractCheck({
    id: 'risk.renewal-without-exit',
    title: 'Automatic renewal without a way out',
    severity: 'high',
    category: 'Risk',
    insight: 'risk',
    why: 'The contract renews itself and does not say how renewal can be stopped.',
    advice: 'Add a right to stop renewal by notice at least thirty days before the term ends.',
    clause: 'clause.auto-renewal',
    needs: /\b(?:renew\w*|term|periods?|years?|months?)\b/i,
    // 'The obligations shall extend for three years' renews nothing.
    unless:
      /\b(?:obligations?|duty|duties|confidentiality|covenants?)\b.{0,120}\b(?:extends?|continues?|survives?)\b.{0,30}\bfor\b/i,
    among: (found, document) => {
      const exit =
        /\b(?:non-?renew\w*|not (?:to |be )?renew\w*|(?:not|against)\b.{0,30}\bextend|opt out|unless\b.{0,120}\b(?:notice|notif\w+|elects?|terminat\w+|cancel\w*|opts?))\b/i
      return document.sentences.some(({ text }) => exit.test(text.slice(0, 3000))) ? [] : found
    },
  }),
  contractCheck({
    id: 'risk.long-renewal-notice',
    title: 'Long notice to stop renewal',
    severity: 'medium',
    category: 'Risk',
    insight: 'warning',
    why: 'The decision whether to go on must be made months before the term ends, and is easily missed.',
    advice: 'Ask for thirty to sixty days, and for a reminder before the time runs.',
    clause: 'clause.auto-renewal',
    among: (found) => found.filter((sentence) => Math.max(0, ...noticeDays(wordsOf(sentence))) >= 90),
  }),
  contractCheck({
    id: 'one-sided.termination-for-convenience',
    title: 'Only one side may end the contract without cause',
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side can leave when it likes while the other is held to the whole term.',
    advice: 'Give both sides the right, or pay the other for notice, costs and work in progress.',
    clause: 'clause.termination-for-convenience',
    patterns: [deniedToOther],
    // Access, talks or a trial may be ended while the contract goes on; 'only if' something happens is no leaving at will.
    unless:
      /\bonly (?:if|when|where|upon|after|in the event)\b|\beither\b|\bboth\b|\beach party\b|\boption either\b|\bterminat\w*\b.{0,30}\b(?:access|use of|discussions?|negotiations?|talks|participation|trial licen[sc]e)\b/i,
    among: (found, document) => oneWay(document, found, endsIt),
  }),
  contractCheck({
    id: 'risk.short-notice',
    title: 'Very short notice to end the contract',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'A few days leave no time to replace the income, the supplier or the home that is lost.',
    advice: 'Ask for at least thirty days, or for a shorter time only after a breach that was not cured.',
    patterns: [
      /\bterminat\w*\b.{0,160}\b(?:immediately|at any time)\b.{0,60}\bwithout (?:any )?(?:prior )?(?:written )?notice\b/i,
      /\bterminat\w*\b.{0,100}\b(?:upon|on|with|by giving|giving|at least|not less than)\b.{0,30}\b(?:24|48|72|twenty-four|forty-eight|seventy-two)\b.{0,14}\bhours\b/i,
      /\b(?:may|right to|entitled to)\b.{0,40}\bterminat\w*\b.{0,120}\b(?:upon|on|with|by giving|giving|at least|not less than)\b.{0,24}(?<!-)\b(?:one|two|three|four|five|1|2|3|4|5)\b\)?(?: \(\d\))?.{0,12}\bdays?['’]?\b.{0,30}\bnotice\b/i,
    ],
    unless: /\b(?:breach|default|fail(?:s|ure|ed)?|insolven\w+|bankrupt\w*|cure|revoke|revocation)\b|\bat[- ]will\b/i,
    // Employment at will ends with or without notice, for either side.
    among: (found, document) =>
      document.kind === 'employment-agreement' || /\bat[- ]will\b/i.test(document.text)
        ? found.filter((sentence) => !withOrWithout.test(wordsOf(sentence)))
        : found,
  }),
  contractCheck({
    id: 'risk.long-notice',
    title: 'Very long notice to end the contract',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'A party that wants to leave must go on performing and paying for many months.',
    advice: 'Ask for a shorter notice, or for a right to pay in its place.',
    patterns: [/\bterminat\w*\b.{0,200}\bnotice\b|\bnotice\b.{0,200}\bterminat/i],
    unless: /\b(?:renew\w*|breach|default|patent|regulatory)\b/i,
    among: (found) =>
      found.filter((sentence) => {
        const words = wordsOf(sentence)
        return toEnd.test(words) && Math.max(0, ...noticeDays(words)) >= 120
      }),
  }),
  contractCheck({
    id: 'risk.change-of-control',
    title: 'Change of control',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'A sale or merger may need consent or end the contract, which can stop or reprice a transaction.',
    advice: 'Limit it to a sale to a competitor, or replace consent by notice.',
    clause: 'clause.change-of-control',
    // A right to assign on one's own sale asks for nobody's consent, and ends nothing.
    among: (found) =>
      found.filter((sentence) => {
        const words = wordsOf(sentence)
        return (
          !/\b(?:may|can)\b(?! not).{0,40}\b(?:assign|transfer)\b/i.test(words) ||
          /\b(?:consent|approval|terminat\w*|default|breach|accelerat\w*|prior notice)\b/i.test(words)
        )
      }),
    unless: /\bvest|\b(?:may|can)\b.{0,20}\bassign\b.{0,120}\bwithout\b|\bwithout\b.{0,30}\bconsent\b/i,
  }),
  contractCheck({
    id: 'one-sided.suspension',
    title: 'One side may suspend without notice',
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'Service may stop at the other side’s word, with no time to put right what is complained of.',
    advice: 'Require notice and a few days to cure, save where a threat to security or law leaves no time.',
    patterns: [
      /\b(?:may|reserves? the right to|right to|entitled to)\b.{0,60}\bsuspend\b.{0,160}\b(?:immediately|at any time|without (?:any )?(?:prior )?(?:written )?notice|in its sole discretion|without liability)\b/i,
    ],
    unless: /\b(?:either|each) party\b|\bupon\b.{0,40}\bdays['’]?\b.{0,20}\bnotice\b/i,
  }),
  contractCheck({
    id: 'risk.at-will-employment',
    title: 'Employment at will',
    severity: 'low',
    category: 'Risk',
    insight: 'warning',
    kinds: ['employment-agreement'],
    why: 'The job can end any day, so only what is written about notice and severance is safe.',
    advice: 'Ask what is owed at the end: notice, severance, bonus and vesting.',
    clause: 'clause.at-will-employment',
    among: (found) => found.slice(0, 1),
  }),
  contractCheck({
    id: 'risk.time-of-essence',
    title: 'Time is of the essence',
    severity: 'low',
    category: 'Risk',
    insight: 'warning',
    why: 'A day’s delay may be a material breach, however small the harm.',
    advice: 'Limit it to the dates that matter, or add a grace period.',
    clause: 'clause.time-of-essence',
    unless: /\barbitration\b/i,
  }),
]
