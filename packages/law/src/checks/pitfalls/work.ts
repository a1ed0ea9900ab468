import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { longest, readingOf, saying, wordsOf } from '../reading/prose.ts'

const risk = { category: 'Risk', insight: 'risk' } as const

const says = (document: CheckedDocument, words: RegExp): boolean =>
  readingOf(document).all.some(({ text }) => words.test(text.slice(0, longest)))

const isContractor =
  /\bindependent contractor\b|\bin business for (?:her|him|it|your|them)sel(?:f|ves)\b|\bsets? (?:her|his|its|your|their) own hours\b/i
const notEmployee =
  /\b(?:not (?:be )?(?:an? )?(?:employees?|partner)|(?:is|are|as|be) (?:an? )?independent contractor|in business for (?:her|him|it|your|them)sel(?:f|ves)|own hours)\b/i
/** What an employer decides of an employee's day, each counted once. */
const control: readonly RegExp[] = [
  /\b(?:Monday through Friday|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?\s?(?:to|-|–|until)\s?\d{1,2}(?::\d\d)? ?[ap]\.?m|\d{2} hours (?:per|a|each) week|full[- ]time|forty hours|fixed (?:hours|schedule|shifts?)|(?:work(?:ing)? )?(?:hours|times|shifts?|schedule)\b.{0,30}\b(?:set|determined|assigned|fixed|scheduled) by)\b/i,
  /\b(?:request(?:ing)? time off|paid time off|time clock|clock in|time ?sheets? through the|vacation requests?|leave requests?)\b/i,
  /\b(?:report(?:s|ing)? (?:directly )?to|under the (?:direct )?(?:supervision|direction)|his or her supervisor|(?:her|his|their|its) (?:supervisor|manager)|directed by|as (?:assigned|directed) by)\b/i,
  /\b(?:not|no)\b.{0,30}\b(?:perform|provide|render|accept|work|drive|loads?|jobs?)\b.{0,50}\b(?:for|to|from|with) (?:any )?(?:other|another|third|anyone)\b|\bexclusively (?:for|to)\b|\bfull business time\b/i,
  /\b(?:provide[sd]?|supply|furnish(?:es)?|issue[sd]?)\b.{0,40}\b(?:laptop|computer|tools|equipment|vehicle|uniform|desk|e-?mail address)\b/i,
  /\b(?:handbook|uniform|dress code|staff meetings?|company policies|policies and procedures of|performance reviews?|quarterly reviews?)\b/i,
  /\bno overtime\b|\bovertime (?:is|will) not\b|\bother duties as assigned\b/i,
  /\b(?:from|at) (?:the )?(?:Client|Company|Employer)['’]s [\p{L} ]{0,20}(?:offices?|premises|facilit(?:y|ies))\b/iu,
]
const enough = 3

const misclassified = (document: CheckedDocument): Hit[] => {
  if (document.kind === 'employment-agreement' && !isContractor.test(document.text.slice(0, 3000))) return []
  const [status] = saying(document, isContractor).filter((sentence) => notEmployee.test(wordsOf(sentence)))
  if (!status) return []
  const bound = readingOf(document).binding.filter(
    ({ text }) =>
      /\b(?:contractor|consultant|worker|driver|stylist|freelancer|associate|representative|you)\b/i.test(
        text.slice(0, longest),
      ) || /\b(?:client|company)\b/i.test(text.slice(0, longest)),
  )
  const shown = control.flatMap((sign) => bound.find((sentence) => sign.test(wordsOf(sentence))) ?? [])
  return shown.length < enough ? [] : [status, ...new Set(shown)].map(({ start, end }) => ({ start, end }))
}

/** What a contractor can make for hire. */
const ofTheNine =
  /\b(?:videos?|films?|motion pictures?|audiovisual|translations?|anthology|magazine|textbook|atlas|collective work)\b/i
const madeForHire = /\bworks? (?:made )?for hire\b/i
/** Title passes by other words as well. */
const assigned = /\bassigns?\b|\bassigned\b|\bassignment of\b|\btransfers? (?:to|all)\b|\bconveys?\b/i

/** Promises of work that the law or the deal does not bear. */
export const workPitfalls: readonly DocumentCheck[] = [
  {
    ...risk,
    id: 'risk.misclassification',
    title: 'Called a contractor, and directed like an employee',
    concerns: ['contract'],
    severity: 'high',
    insight: 'compliance',
    why: 'Courts and agencies look at who controls the work and not at the label, and back pay, taxes and penalties follow.',
    advice: 'Take out the control over hours, place, tools and other clients, or hire the worker as an employee.',
    find: misclassified,
  },
  contractCheck({
    ...risk,
    id: 'risk.hire-without-assignment',
    title: 'Work made for hire, and no assignment behind it',
    severity: 'medium',
    why: 'What a contractor makes is a work made for hire only within the nine categories of 17 U.S.C. § 101; of anything else the title stays with its maker.',
    advice: 'Add that to the extent the work is no work made for hire, all rights in it are assigned.',
    patterns: [madeForHire],
    among: (found, document) =>
      document.kind === 'employment-agreement' ||
      ofTheNine.test(document.text) ||
      readingOf(document).binding.some(
        ({ text }) =>
          assigned.test(text.slice(0, longest)) &&
          /\b(?:rights?|title|interest|copyrights?|work|deliverables|inventions?|intellectual property)\b/i.test(
            text,
          ) &&
          !/\b(?:assign|transfer)\w* (?:this|the) (?:agreement|contract)\b|\bmay not assign\b|\bassign (?:freely|or subcontract)\b/i.test(
            text,
          ),
      )
        ? []
        : found.slice(0, 1),
  }),
  contractCheck({
    ...risk,
    id: 'risk.repay-without-fault',
    title: 'Money to be paid back although nothing was done wrong',
    severity: 'high',
    why: 'Whoever was paid can lose it by a decision of the other side alone, and a state may forbid taking it from wages.',
    advice: 'Limit repayment to a resignation or a dismissal for cause, in proportion to the time left and after tax.',
    patterns: [
      /\b(?:terminat\w*|dismiss\w*)\b.{0,60}\b(?:with or without cause|without cause|for any reason|no reason)\b.{0,200}\b(?:repay|pay back|reimburse|return|refund|forfeit)\b.{0,80}\b(?:bonus|relocation|tuition|training|fees?|commissions?|compensation|advance)\b/i,
      /\b(?:ends|terminates?|terminated|leaves)\b.{0,40}\bfor any reason\b.{0,160}\b(?:repay|pay back|reimburse|return|refund|forfeit)\b.{0,80}\b(?:bonus|relocation|tuition|training|commissions?|advance)\b/i,
      /\b(?:repay|pay back|reimburse|return|refund|forfeit)\b.{0,80}\b(?:bonus|relocation|tuition|training|fees?|commissions?|compensation)\b.{0,160}\b(?:terminat\w*|dismiss\w*|ends?|leaves?)\b.{0,40}\b(?:with or without cause|without cause|for any reason)\b/i,
    ],
    unless: /\b(?:resigns?|other than|except|unless)\b.{0,40}\bwithout cause\b|\bpro[- ]?rat/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.repay-at-their-word',
    title: 'All that was paid goes back on the other side’s word',
    severity: 'high',
    why: 'One side alone decides whether the other worked for nothing.',
    advice: 'Ask for a breach that can be shown, notice and time to answer, and keep the pay for what was done.',
    patterns: [
      /\b(?:repay|pay back|return|refund|disgorge) (?:to \w+ )?all (?:\w+ )?(?:fees|amounts|compensation|payments|sums)\b/i,
    ],
    unless: /\b(?:deposits?|prepaid|unearned|undelivered|not (?:yet )?(?:performed|delivered))\b/i,
    among: (found, { text }) =>
      found.filter(({ start, end }) =>
        /\b(?:sole|own|absolute) (?:opinion|discretion|judgment|view)\b/i.test(
          text.slice(Math.max(0, start - 320), end),
        ),
      ),
  }),
  contractCheck({
    ...risk,
    id: 'risk.scripted-endorsement',
    title: 'Praise that is written before anybody used the product',
    severity: 'high',
    insight: 'compliance',
    why: 'An endorsement that does not reflect honest experience is deceptive advertising, whoever wrote it.',
    advice: 'Let the endorser say only what it found in use, and have claims of effect proved first.',
    patterns: [
      /\bhonest\b.{0,30}\b(?:experiences?|opinions?|views?)\b.{0,60}\b(?:whether or not|even if|regardless)\b/i,
      /\b(?:testimonials?|reviews?|endorse\w*|statements?)\b.{0,120}\b(?:whether or not|even if|regardless of whether)\b.{0,60}\b(?:used|tried|tested)\b/i,
    ],
  }),
  contractCheck({
    ...risk,
    id: 'risk.inventions-of-own-time',
    title: 'Inventions that have nothing to do with the work are assigned',
    severity: 'high',
    insight: 'compliance',
    why: 'It takes what is made at home, on own time or after the job, and some states do not enforce it, such as California (Labor Code § 2870).',
    advice: 'Limit it to what is made during the work, with the employer’s means, or in its field.',
    patterns: [
      /\bassign\w*\b.{0,300}\b(?:whether or not|regardless of whether|even if|irrespective of whether)\b.{0,120}\b(?:relat\w+|company time|working (?:time|hours)|business hours|own time|company (?:resources|equipment)|connected)\b/i,
      /\bassign\w*\b.{0,200}\b(?:inventions?|discoveries|works|ideas)\b.{0,200}\b(?:during (?:the )?(?:term of )?(?:\w{1,14} )?employment|employed)\b.{0,60}\b(?:and|or) for (?:an? |one |two |three |six |twelve |\d)[^.;]{0,30}\b(?:years?|months?)\b.{0,30}\b(?:thereafter|after|following)\b/i,
      /\b(?:all|any) (?:\w+ )?(?:inventions?|ideas|discoveries)\b.{0,160}\b(?:whether or not|regardless of whether|even if|on or off)\b.{0,160}\b(?:belongs?|property of|owned by)\b/i,
      /\binventions?\b.{0,60}\bwithin (?:an? |one |two |three |six |twelve |\d)[^.;]{0,20}\b(?:years?|months?)\b.{0,40}\b(?:after|following)\b.{0,160}\b(?:belongs?|assigns?|assigned|property of|presumed)\b/i,
    ],
    unless:
      /\b(?:2870|does not apply|shall not apply|except(?:ing)?|other than|excluding|using (?:the )?(?:company|employer)['’]s (?:confidential|trade))\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.vacation-forfeited',
    title: 'Vacation that is lost if it is not taken',
    severity: 'high',
    insight: 'compliance',
    why: 'In California vacation that was earned is wages and is not forfeited (Labor Code § 227.3); a cap on further accrual is allowed.',
    advice: 'Replace the forfeiture by a cap on accrual, and pay what is unused at the end.',
    patterns: [
      /\b(?:vacation|paid time off|PTO)\b.{0,120}\b(?:forfeit\w*|lost|lose|not (?:be )?(?:carried|paid out|paid)|expires?)\b/i,
    ],
    unless: /\b(?:sick|except|unless|required by law|not be forfeited|cease to accrue|stop accruing)\b/i,
    among: (found, document) =>
      says(document, /\b(?:California law|laws? of (?:the State of )?California)\b/) ? found : [],
  }),
  contractCheck({
    ...risk,
    id: 'risk.warranty-without-end',
    title: 'Work that is promised to be perfect',
    severity: 'medium',
    why: 'Nobody can promise software or work without any error, and one error is then a breach with every remedy.',
    advice: 'Promise conformity to the specifications in all material respects, for a stated time, with repair first.',
    patterns: [
      /\bwarrants?\b.{0,160}\b(?:free (?:of|from) (?:all|any) (?:bugs?|errors?|defects?)\b.{0,60}\b(?:forever|perpetu\w*|at all times|for ever|indefinitely)|(?:error|bug|defect)-free)\b/i,
    ],
    unless: /\b(?:not|no|neither|disclaims?|material(?:ly)?|days|months|year)\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.likeness-without-end',
    title: 'A person’s name and face for every use and for good',
    severity: 'high',
    why: 'The person may appear in what did not exist when this was signed, without pay or a say, for life.',
    advice: 'State the uses, the media and a time, except synthetic versions, and require consent to anything else.',
    patterns: [
      /\b(?:name|image|likeness|voice|photographs?|portrait)\b.{0,60}\b(?:likeness|voice|image)\b.{0,240}\b(?:in perpetuity|perpetual(?:ly)?|forever|for ever|synthetic|digital replicas?|artificial intelligence)\b/i,
      /\b(?:perpetual(?:ly)?|in perpetuity|irrevocabl[ey])\b.{0,160}\b(?:name|image),? (?:image|likeness|voice)\b/i,
      /\b(?:create|generate|train|make|use)\b.{0,60}\b(?:digital replicas?|synthetic (?:versions?|media|voices?)|deepfakes?|AI[- ]generated)\b.{0,60}\b(?:likeness|voice|image|performance)\b/i,
    ],
    unless: /\b(?:not|no right to|except|other than|revok\w+|withdraw)\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.hidden-endorsement',
    title: 'An endorsement that is not to look paid',
    severity: 'high',
    insight: 'compliance',
    why: 'A connection between endorser and seller that the audience does not expect must be disclosed clearly and conspicuously (16 C.F.R. § 255.5).',
    advice: 'Require a clear disclosure in each post, and strike what hides or delays it.',
    patterns: [
      /\b(?:avoid|not|never|without|refrain from)\b.{0,60}(?:#ad\b|#sponsored\b|\b(?:disclos\w+|mention\w*|stat\w+|reveal\w*)\b.{0,40}\b(?:paid|sponsor\w*|compensat\w*|advertis\w*|endorsement)\b)/i,
      /\b(?:posts?|content|reviews?)\b.{0,40}\b(?:must|need(?:s)? to|shall|should) (?:look|appear|seem)\b.{0,20}\b(?:organic|unpaid|spontaneous|unsponsored)\b/i,
    ],
    unless: /\b(?:without (?:clearly )?disclos|not (?:post|publish)|must disclose|shall disclose)\b/i,
  }),
]
