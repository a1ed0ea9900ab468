import { numberWords } from '@casewright/law'
import { numberOf } from '../../figures.ts'
import { type ClauseRule, open } from '../rule.ts'
import { isMuchYounger, isNearlyAsOld } from './ages.ts'

const count =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|all|most|every one|none|nobody|all but (?:one|two|three))'
/** What people ask an office about every day: no report of a wrong. */
const ofDailyMatters =
  /\b(?:vacation|holidays?|address|parking|schedule|shift swap|payroll form|direct deposit|benefits? (?:form|enrollment)|badge|locker|password|birthday|lateness|being late|was late|attendance|a raise|promotion|job posting)\b/i
/** The job was over: whatever was reported then is no reason for its end. */
export const afterTheEnd =
  /\b(?:termination|dismissal|layoff) (?:letter|notice|e-?mail)|\b(?:letter|notice) of termination\b|\bpink slip\b/i
const onceOver =
  /\b(?:after|following|once|since) (?:(?:he|she|they|our client) (?:was|were|got|had been) (?:fired|let go|terminated|laid off|dismissed)|(?:the |her |his |their )?(?:termination|firing|dismissal|layoff)|(?:getting|being) (?:fired|let go|terminated|laid off))\b/i
export const notProtecting = new RegExp(`${ofDailyMatters.source}|${onceOver.source}`, 'i')
const group =
  '(?:(?:were |was |are |is )?(?:over|older than|above|past|at least|younger than|under) (?:forty|fifty|sixty|[3-6]\\d)|in (?:his|her|their) (?:forties|fifties|sixties|[456]0s)|women|female|Black|African[- ]American|Hispanic|Latin[oa]s?|Asian|Muslims?|Jewish|pregnant|on (?:medical |family |maternity )?leave|foreign[- ]born|union (?:members|supporters))'

const reports =
  '(?:had |has |also |first |later )?(?:[Rr]eported|[Cc]omplained|[Ee]mailed|[Ww]rote|[Tt]old|[Ww]ent|[Bb]lew the whistle|[Ff]iled (?:a |an )?(?:\\w+ )?(?:complaint|grievance))\\b[^.;]{0,50}\\b(?:compliance|HR|H\\.R\\.|human resources|OSHA|EPA|FDA|EEOC|labor (?:board|department)|the (?:state|union|hotline|inspector|agency|health department)|ethics|safety (?:officer|committee|manager))\\b[^.;]{0,20}\\b(?:that|about|of|on|over|when|for)\\b'
const noReport = new RegExp(
  `\\b(?:if|may|might|never|not|n['’]t|no one|nobody|(?:managers?|supervisors?|boss|co-?workers?|customers?|foreman) (?:had |then |also )?(?:told|emailed|wrote|reported|went|complained)|fired)\\b|${notProtecting.source}`,
  'i',
)

/** Whether a part is so much of a whole that it points at a group. */
function isMost(part: string | undefined, whole: string | undefined): boolean {
  if (/^(?:all|most|every one)/i.test(part ?? '')) return true
  return numberOf(part) > 1 && numberOf(part) / numberOf(whole) > 0.6
}

/** A job and its end, as a lawyer’s notes tell them. */
export const workNotes: readonly ClauseRule[] = [
  {
    factor: 'statistics',
    types: ['employment'],
    words: new RegExp(
      `\\b(?:of (?:the |those )?(?<all>${count})(?: \\w+){0,4}, (?<part>${count})|(?<share>${count}) (?:out )?of (?:the |those )?(?:other )?(?<whole>${count})(?: \\w+){0,5})[^.;]{0,20}? ${group}\\b`,
      'i',
    ),
    holds: ({ groups }) => isMost(groups?.part ?? groups?.share, groups?.all ?? groups?.whole),
    but: /\b(?:if|may|might|claims?|alleges?|not|n['’]t|hired|kept|stayed|promoted|applicants?)\b/i,
    with: /\b(?:of|let go|laid off|cut|fired|picked|chosen|terminated|selected|gone|lost)\b/i,
  },
  {
    factor: 'remarks',
    types: ['employment'],
    words:
      /\b(?:VP|vice president|boss|managers?|supervisors?|foreman|owner|director|president|CEO|principal|superintendent|chief|HR|district manager) (?:had |has |once |also |then |later |always |often |repeatedly )*(?:joked|said|told|called|calls|referred|wrote|emailed|texted|asked|cracked|quipped|announced)\b[^.;]{0,60}\b(?:AARP|old (?:timers?|man|lady|folks|dogs?|guys?)|old-timers?|dead ?wood|(?:young|younger|fresh|new) blood|younger (?:faces?|talent|energy|people)|(?:you|he|she)(?:['’]re| are|['’]s| is) (?:too )?old[- ]?(?:school|guard)|dinosaurs?|over the hill(?!,? (?:past|beyond|near|toward|to|and|road))|grand(?:pa|ma)|too old|long in the tooth|geezers?|out to pasture|mommy track|baby brain|your people|you people|go back to (?:(?:your|his|her|their) (?:own )?country|(?:where|wherever) (?:you|he|she|they) (?:came|come)|Mexico|Africa|China|India|Haiti|Cuba|Vietnam|Korea|Iran|Iraq|Pakistan|Nigeria|Guatemala|El Salvador|Honduras|Russia|Poland|the Philippines)|diversity hire|too (?:emotional|female|foreign|ethnic)|illegals?|the accent)\b/i,
    but: /\b(?:if|may|might|claims?|alleges?|not|never|n['’]t|no ?body|no one|denies|denied|himself|herself|co-?workers?|customers?|horses?|our client, (?:an?|the)|plaintiff, (?:an?|the)|told the (?:VP|boss|manager|owner) that (?:he|she) (?:was|is|felt))\b/i,
  },
  {
    factor: 'comparators',
    types: ['employment'],
    words:
      /\breplaced (?:her|him|them|our client|client|me) with (?:an? |somebody |someone )?(?:\w+ )?(?:(?<age>\d\d)[- ]year[- ]old|younger|man|white|male|kid|recent grad\w*)|\b(?:an?|the) (?:\d\d[- ]year[- ]old|younger \w+|(?:white )?man|kid|recent graduate) (?:now )?(?:has|got|took|does|sits at|holds) (?:his|her|their|the|client['’]s) (?:desk|job|position|territory|accounts|route|title|post|work|office)\b/i,
    holds: ({ groups, 0: words }, text) => !groups?.age || !isNearlyAsOld(Number(groups.age), text, words),
    but: open,
  },
  {
    factor: 'comparators',
    types: ['employment'],
    words:
      /\breplacement\b[^.;]{0,40}?\b(?:is|was|aged|age) (?:only |just )?(?<age>[2-6]\d)(?! ?(?:percent|%|years (?:at|with)|miles))\b/i,
    // Of somebody who is at least ten years older.
    holds: ({ groups, 0: words }, text) => isMuchYounger(Number(groups?.age), text, words),
    but: open,
  },
  {
    // 'The company hired Tripp, who is twenty-seven, for the same work.'
    factor: 'comparators',
    types: ['employment'],
    words: new RegExp(
      `\\b(?:hired|brought in|promoted|gave (?:(?:her|his|their) (?:job|position|desk|duties|accounts)|it) to) (?:[A-Z][\\w’'-]{1,20} ?){1,2}, (?:who is |who was |aged? |just |only )?(?<age>[2-6]\\d|${numberWords})(?=[,.;])`,
    ),
    holds: ({ groups, 0: words }, text) => isMuchYounger(numberOf(groups?.age), text, words),
    but: open,
    context: /\b(?:ADEA|age (?:discrimination|claim|bias|case|suit)|older worker)\b/i,
  },
  {
    factor: 'protected-activity',
    types: ['employment'],
    doer: 'claimant',
    words: new RegExp(`(?:^|[.;,] |\\b(?:and|then|who|she|he|they|client) )${reports}`),
    but: noReport,
  },
  {
    factor: 'protected-activity',
    types: ['employment'],
    by: 'claimant',
    words: new RegExp(`(?<who>\\b(?!(?:She|He|They|It|We|Then|And|But|Who)\\b)[A-Z][\\w’'-]+) ${reports}`),
    but: noReport,
  },
  {
    factor: 'comparators',
    types: ['employment'],
    words:
      /\b(?:others?|co-?workers?|employees|men|women|people|guys|techs|drivers|nurses|clerks|teachers|peers|colleagues) who (?:also )?(?:did|skipped|missed|had|made|failed|were|used|broke|took|left|came)\b[^.;]{0,50}\b(?:got nothing|(?:was|were)(?: not|n['’]t) (?:fired|disciplined|written up|touched|suspended)|kept (?:their|his|her) jobs?|(?:got )?(?:only|just) (?:got )?an? (?:\w+ )?warning|still (?:work|there|employed)|never (?:fired|disciplined|written up))\b/i,
    but: open,
  },
  {
    factor: 'prompt-remedy',
    types: ['employment'],
    words:
      /\b(?:managers?|supervisors?|harasser|foreman|boss|chef|co-?worker) (?:was|got) (?:fired|let go|suspended|terminated|moved|transferred|put on leave)\b[^.;]{0,30}\b(?:days?|week|hours?|right|at once|immediately|same day|next day|that day)\b[^.;]{0,20}\b(?:later|(?:after|of|when)(?= (?:that|she|he|they|(?:our )?client|the (?:plaintiff|complaint|report)|her|his|their|[A-Z])\b))/i,
    but: new RegExp(`${open.source}|\\b(?:customers?|theft|stealing|unrelated|another)\\b`, 'i'),
    context: /\b(?:harass\w*|grab\w*|grop\w*|touch\w*|comments?|slurs?|propositio\w*|kiss\w*|sexual\w*)\b/i,
    // The manager who was let go is the one who sues.
    notIn:
      /\b(?:clients?|plaintiff|represent|for),? (?:[A-Z]\w{1,20} ){0,3}(?:is |was )?(?:an? |the )?(?:\w+ ){0,2}(?:manager|supervisor|foreman|boss|chef|co-?worker)\b/i,
  },
]
