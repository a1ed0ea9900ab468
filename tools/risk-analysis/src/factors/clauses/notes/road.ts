import { type ClauseRule, open } from '../rule.ts'

const injured =
  "(?<who>[Hh]e|[Ss]he|(?:(?:[Oo]ur|[Tt]he|[Mm]y) )?(?:[Cc]lients?|[Pp]laintiffs?|[Pp]edestrian|[Jj]ogger|[Dd]ecedent|[Cc]laimant)|(?:Mr|Mrs|Ms)\\.? [A-Z][\\w’'-]{0,24}|[A-Z][\\w’'-]{1,24})"
const whom = "(?<who>him|her|(?:our|the|my) (?:client|plaintiff|claimant)|(?:Mr|Mrs|Ms)\\. [A-Z][\\w’'-]{0,24})"
const doubted = new RegExp(
  `${open.source}|\\b(?:not|never|n['’]t|no one|nobody|denies|denied|witness(?:es)?|bystander|passenger|told (?:him|her))\\b`,
  'i',
)
/** Whether the speed that is told is over the limit that is told. */
const isOver = ({ groups }: RegExpExecArray): boolean => Number(groups?.speed) > Number(groups?.limit)
const speed =
  '(?<speed>\\d{2,3}) ?(?:mph |miles an hour )?in an? (?<limit>[1-7][05])(?: ?mph)?(?! (?:minutes?|days?|years?|percent|people|page))(?: zone)?\\b'

/** How people drove and walked, as a lawyer’s notes tell it. */
export const roadNotes: readonly ClauseRule[] = [
  {
    factor: 'comparative-fault',
    types: ['personal-injury'],
    by: 'claimant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|because|when|that) )${injured} (?:had |was |then |just )?(?:walk(?:ed|ing)|cross(?:ed|ing)|stepp(?:ed|ing)|ran|running|dart(?:ed|ing)|dash(?:ed|ing)|jaywalk(?:ed|ing))\\b[^.;]{0,60}?\\b(?:mid-?block|outside (?:of )?(?:the |a |any )?crosswalk|against the (?:light|signal)|not in (?:the|a|any) crosswalk|between (?:two )?parked (?:cars|vans|trucks)|(?:feet|ft|yards|yds|meters) from (?:a|the|any) crosswalk)|(?:^|[.;,] |\\b(?:and|but) )(?<jay>[Hh]e|[Ss]he|[Oo]ur client|[Tt]he plaintiff) jaywalked\\b`,
    ),
    but: doubted,
  },
  {
    factor: 'comparative-fault',
    types: ['personal-injury'],
    by: 'claimant',
    words: new RegExp(
      `\\b(?:shows?|showed|has|saw|caught|had) ${whom} (?:\\w+ )?(?:looking at|staring at|scrolling|texting|typing|talking) ?(?:on |into |at )?(?:(?:his|her|a|the) )?(?:cell ?|smart)?phone\\b`,
      'i',
    ),
    but: doubted,
  },
  {
    // What a report puts on who walked or rode.
    factor: 'comparative-fault',
    types: ['personal-injury'],
    words:
      /\b(?:report|officer|trooper|deputy|police)\b[^.;]{0,70}\b(?:(?:pedestrian|cyclist|bicyclist|plaintiff|claimant) (?:was )?(?:contribut\w+|at fault|(?:cross|turn)ed improperly)|(?:contributing (?:factor|circumstance|cause)s?:? )(?:the )?(?:pedestrian|cyclist|bicyclist|plaintiff)|improper crossing)/i,
    but: /\b(?:if|may|might|not (?:at fault|contribut\w+)|never|no (?:contribut\w+|improper)|did(?: not|n['’]t) (?:contribut\w+|cross))\b/i,
  },
  {
    factor: 'negligence',
    types: ['personal-injury'],
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that|when|while|because) )(?<who>[Hh]e|[Ss]he|(?:(?:[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) )(?:[\\w-]+ )?(?:driver|trucker|client|defendant|plaintiff|motorist|truck|van|car|bus)|[A-Z][\\w’'-]{1,24}(?: [A-Z][\\w’'-]{1,24})?) (?:had been |has been |was |were |then )?(?:doing|going|driving|driven|travel(?:l?ing|ed)|clocked at|speeding at|at|drove) (?:about |around |over |at |some )?${speed}`,
    ),
    holds: isOver,
    but: doubted,
  },
  {
    // Of the one car that hit somebody on foot or on a bicycle.
    factor: 'negligence',
    types: ['personal-injury'],
    whose: 'defendant',
    doer: 'defendant',
    words: new RegExp(
      `\\b(?:EDR|black box|event data|data recorder|radar|telematics|GPS)\\b[^.;]{0,30}[:, ]${speed}`,
      'i',
    ),
    holds: isOver,
    context: /\b(?:pedestrian|crosswalk|cyclist|bicycl\w+|jogg\w+|on foot|walk(?:ed|ing) across|crossed)\b/i,
    but: doubted,
  },
  {
    factor: 'prior-finding',
    isDenied: true,
    types: ['personal-injury'],
    whose: 'defendant',
    doer: 'defendant',
    words:
      /\bno (?:citations?|tickets?) (?:(?:was |were )?(?:issued|written|given) )?(?:to|for|against) (?:(?:our|the|their) )?(?:client|driver|trucker|insured|defendant|him|her|[A-Z][\w’'-]{1,24})|\b(?:driver|trucker|insured|defendant) (?:was|got)(?: not|n['’]t)? (?:never )?(?:cited|ticketed)(?<=(?:not|n['’]t|never) (?:cited|ticketed))/i,
    but: /\b(?:if|may|might|plaintiff|pled|later (?:cited|charged))\b/i,
  },
]
