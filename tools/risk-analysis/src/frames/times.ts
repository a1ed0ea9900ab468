import { numberWords } from '@casewright/law'
import { affirmative, limitationLift } from '../bars/limitation.ts'
import { mayLift } from '../clock/lifts.ts'
import { all, civil } from '../factors/factor.ts'
import { any, type FramedBar } from './frame.ts'

const count = `(?:${numberWords}|\\d{1,3})`
const toSue =
  '(?:to|for|of|in which to|within which to) (?:sue\\b|suing|file suit|filing suit|bring\\w* (?:suit|an action|the (?:claim|action|suit)|a (?:claim|case)|it)|a (?:case|claim|suit) like (?:this|hers|his|that)|such (?:a |an )?(?:suits?|claims?|cases?|actions?))'
/** The time in which a claim must be brought, however it is called. */
const period = `(?:(?:statutes? of )?limitations?(?: (?:period|statute|time|deadline|window|date|clock))?|statutory (?:time|period|limit|deadline|window)(?: ${toSue})?|SOL|${count}[- ](?:years?|months?)(?:[- ](?:statute|period|limit|deadline|window|time limit|time bar|limitations?))|(?:the |that |this |its |whole |full )?(?:time|period|deadline|window|clock|years?|months?|last day|right) ${toSue}|last (?:day|date) (?:on|by|in) which (?:it|suit|she|he|they|we|the suit) (?:could|had|was)|right to sue|(?:the |its |that )?(?:state['’]s )${count} years?|(?:the|state|applicable) statute(?! of frauds)|statute of repose|time of repose|repose period)`
const isOver =
  '(?:expired|(?:has |had |have )?(?:already |long since |long )?run(?: out)?(?! (?:a|the|an|its|from|for)\\b)|ran(?: out)?(?! (?:a|an|its|from)\\b)|passed|lapsed?|elapsed|closed|shut|ended|went by|gone by|slip(?:ped)? by|came and went|come and gone|(?:(?:is|was|are|were|been|being) )(?:already |long |well |now |by then )?(?:gone|over|up|past|behind \\w+|spent|exhausted))'
const filed =
  '(?:su(?:ed|it|ing)|lawsuit|complaint|claims?|petition|action|charge|case|filed|filing|commenced|brought|started|begun|came)'
/** The time has not run, or it is another time. */
const notOver =
  /\b(?:timely|in time|within (?:it|the|that|its|their|this)|(?:has|had|have|is|was|does|did|do|will|would)(?: not|n['’]t)(?: yet)? (?:run|expired?|passed|lapsed|over|up)|(?:not|never) (?:yet )?(?:run|expired|passed|lapsed)|will (?:have )?(?:run|expire|be|lapse|end)|about to|close to|nearly|almost|(?:day|week|month|year)s? (?:left|to spare|remain\w*)|next (?:week|month|year)|(?:well |long )before (?:the|any|that|its)(?! statute ran)|would have|until \w+ \d|debt collector|adverse possession|prescripti\w+)\b/i
/** What is to be done in it is no suit. */
const otherTime =
  /\b(?:warrant(?:y|ies)|lease|option|non-?compete|permit|patent|trademark|license|offer|inspection|diligence|closing|escrow|to (?:answer|oppose|respond|close|cure|pay|redeem|object|revoke|elect|reply|serve|designate|perform|deliver|appeal)|appeals?|of (?:her|his|their|our) (?:answer|opposition|reply|response|brief)|discovery|speedy|trial|expert|interrogator\w+|policy period|probation\w*|grace)\b/i

const appeal = "(?:(?:notices? of )?appeal(?:s|ed)?|(?:her|his|their|its|the|our)(?: \\w+[’']s)? notice|NOA)"
const late =
  '(?:(?:days?|weeks?|months?|years?) (?:late|too late|past due|overdue)|(?:days?|weeks?|months?) (?:after|past|beyond) (?:the|its|that) (?:deadline|last day|due date|time|period|window|limit)|too late|untimely|out of time|(?:after|past|beyond|outside(?: of)?) (?:the|its|that|her|his) (?:[\\w-]+ ){0,3}?(?:deadline|window|period|time|limit|days|last day|due date)(?: for it)?)'

const appealLift = [
  'When was judgment entered, and did a timely post-judgment motion restart the time?',
  'Can the time still be extended or reopened (in federal civil cases, Fed. R. App. P. 4(a)(5) and (6))?',
]

/** Time that ran out, told by what was done after it was over. */
export const timeBars: readonly FramedBar[] = [
  {
    id: 'limitation',
    types: all,
    title: 'The limitations period has run',
    asked: 'The limitations period may have run',
    rule: `A claim filed after its limitations period is dismissed, whatever its merits. ${affirmative}`,
    lift: limitationLift,
    frames: [
      { all: [new RegExp(`\\b${period}(?: (?:[\\w’'-]+,? ){0,7}?| )${isOver}\\b`, 'i')], not: otherTime },
      {
        all: [
          new RegExp(`\\b${filed}\\b`, 'i'),
          new RegExp(
            `\\b(?:after|past|beyond|outside(?: of)?) (?:(?:the|its) (?:end|close|expiration|expiry|running|lapse|passing) of )?(?:the |that |its |his |her |their |our |a )?(?:[\\w-]+ )?${period}`,
            'i',
          ),
        ],
        not: otherTime,
      },
      {
        all: [any(`(?:missed|blew|overslept|let|lets|exceeded|overran|sat out) (?:[\\w’'-]+ ){0,3}?${period}`)],
        not: otherTime,
      },
      {
        all: [
          new RegExp(
            `\\b(?:not|n['’]t|never|nothing|no (?:suit|complaint|action|claim|lawsuit))\\b[^.;]{0,50}\\b${filed}\\b[^.;]{0,30}\\b(?:before|by the time|until after|until) [^.;]{0,30}\\b${period}`,
            'i',
          ),
        ],
        not: otherTime,
      },
      {
        all: [
          any("(?:waited|waits|sat|slept) (?:[\\w’']+ ){0,3}?too long"),
          any('sued?', 'suit', 'filed', 'fil(?:e|ing)', 'limit\\w*', 'statute', 'period'),
        ],
        not: /\b(?:deliver|to (?:ship|pay|deliver|treat|repair|answer))\b/i,
      },
      {
        all: [
          any(
            '(?:claim|suit|action|case|lawsuit) (?:is|was|has gone|had gone|went|became|[\\w ]{1,20}(?:is|was)) (?:\\w+ )?(?:stale|too old|dead on the dates?|too late|out of time)',
          ),
        ],
      },
    ],
    unless: notOver,
    isOpen: (text) => mayLift(text, 'suit'),
  },
  {
    id: 'untimely-appeal',
    types: all,
    title: 'The appeal is untimely',
    asked: 'The appeal may be untimely',
    rule: 'An appeal filed late is dismissed. In federal civil cases the time that 28 U.S.C. § 2107 sets is jurisdictional (Bowles v. Russell, 551 U.S. 205 (2007)).',
    lift: appealLift,
    frames: [
      {
        all: [new RegExp(`\\b${appeal}\\b`, 'i'), any('appeal(?:s|ed|ing)?'), any(late)],
        not: /\b(?:answer|opposition|reply|response|charge|earlier case|first case)\b/i,
        within: 'pair',
      },
      {
        all: [
          any(
            `(?:time|deadline|period|days|weeks|window|last day|date|month)(?: (?:to|for|in which to|of)) (?:(?:an?|the|her|his|their|our|any|its|file|take|taking|filing|lodge|notice|notice of) ){0,4}appeal(?:ing)?[^.;]{0,50}? ${isOver}`,
            `(?:time|deadline|days|window) (?:to|for) (?:(?:an?|the|file|taking) ){0,2}appeal\\w* (?:had |has |have )?(?:\\w+ )?(?:run|ran|passed|expired|lapsed|gone)(?: out)?`,
            `(?:had|has|have|with|given|allowed|gets?|got) (?:only )?${count}(?:[- ]\\w+)? days? to appeal[^.;]{0,40}(?:let (?:them|it|that) (?:pass|go|run|lapse|slip)|did nothing|(?:they|which|that) (?:passed|ran out|went by))`,
          ),
        ],
      },
    ],
    unless:
      /\b(?:timely|in time|on time|within the|has(?: not|n['’]t) (?:run|expired|passed)|days? left|not (?:yet )?(?:run|expired|passed)|runs? (?:on|until)|affirmed|first (?:suit|case|action)|earlier (?:suit|case|action))\b/i,
    isOpen: (text) => mayLift(text, 'appeal'),
  },
  {
    id: 'limitation',
    types: civil,
    title: 'The limitations period has run',
    asked: 'The limitations period may have run',
    rule: `A claim filed after its limitations period is dismissed, whatever its merits. ${affirmative}`,
    lift: limitationLift,
    frames: [
      {
        all: [
          /\b(?:claim|suit|debt|note|account|case|it|action)\b[^.;]{0,60}\b(?:had|was|were) to be (?:brought|filed|sued on|sued|commenced)\b[^.;]{0,40}\bby\b/i,
          /\b(?:was not|were not|wasn['’]t|never|not (?:filed|brought|sued)|nothing)\b/i,
        ],
      },
    ],
    unless: notOver,
    isOpen: (text) => mayLift(text, 'suit'),
  },
]
