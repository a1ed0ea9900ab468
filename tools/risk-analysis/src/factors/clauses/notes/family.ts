import { type ClauseRule, open } from '../rule.ts'

const parent =
  "(?<who>(?:the )?(?:mother|father|mom|dad|wife|husband|petitioner|respondent)|our client|client|she|he|[A-Z][\\w’'-]+)"
const number =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twenty|thirty|forty|fifty)(?:-\\w+)?)'

/** Parents and children, as a lawyer’s notes tell them. */
export const familyNotes: readonly ClauseRule[] = [
  {
    factor: 'recovery',
    types: ['family'],
    isUnnamed: true,
    words: new RegExp(
      `(?:^|[.;,] )(?:${parent} (?:is |has been |has |now )?)?(?:now )?(?:(?:about |over |almost |nearly )?(?:${number}|an?)(?: and a half)?(?: full)? (?:years?|months|yrs?|mos?) (?:clean|sober)|(?:clean|sober) (?:for|since)|(?:all )?(?:clean|negative) (?:drug )?(?:screens?|tests?|UAs?)|finished (?:rehab|treatment|the program|drug court)|graduated (?:from )?(?:drug court|rehab|the program))\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|relaps\w*|not|n['’]t|failed|dirty|missed (?:a )?(?:screen|test)|refus\w+)\b/i,
  },
  {
    factor: 'school-missed',
    types: ['family'],
    words: new RegExp(
      `\\b(?:missed|was absent|absent(?: for)?|skipped|tardy) (?:for )?(?:over |about |more than )?${number} (?:days|mornings|times)\\b[^.;]{0,20}(?:\\b(?:of )?(?:school|class\\w*)\\b)?|\\b${number} (?:absences|tardies|unexcused)\\b`,
      'i',
    ),
    with: /\b(?:school|class\w*|absences|tardies|grade|teacher|kindergarten)\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|sick|ill(?:ness)?|hospital|surgery|before|excused by|work|teacher|while (?:with|at)|with (?:mom|dad|(?:the |his |her )?(?:mother|father))|(?:mom|dad|mother|father|client|petitioner|respondent) (?:has |had |have )?(?:missed|was absent|skipped))\b/i,
    whose: 'custodian',
  },
  {
    factor: 'moves-often',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;,] )${parent} (?:has |then |just )?(?:moved|dragged)\\b[^.]{0,80}\\b(?:(?:third|fourth|fifth|sixth|${number}(?:th|rd)) (?:address|place|home|apartment|school)|${number} (?:times|moves|addresses|schools|apartments))\\b|(?:^|[.;,] )${parent} (?:has |had )?(?:had |lived at )${number} (?:addresses|apartments|places|homes)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|military|deployed|not|n['’]t)\b/i,
  },
  {
    factor: 'kept-orders',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;,] )${parent} (?:has |had )?(?:never (?:violated|missed|broke|disobeyed|withheld)|always (?:kept|followed|obeyed|complied with))\\b[^.;]{0,20}\\b(?:schedule|order|orders|plan|decree|visits?|exchange|payments?|support)\\b`,
      'i',
    ),
    but: open,
  },
  {
    factor: 'kept-orders',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;,] |\\band )${parent} (?:has |had )?[^.;]{0,60}\\b(?:has|have)(?: not|n['’]t| never) missed (?:an?|one|any|a single)\\b`,
      'i',
    ),
    but: open,
  },
  {
    factor: 'child-stays',
    types: ['family'],
    whose: 'mover',
    words:
      /\b(?:kids?|child(?:ren)?|twins|sons?|daughters?|boys?|girls?)\b[^.;]{0,40}\b(?:wants?|would rather|prefers?|asked) (?:to )?(?:stay|remain|keep living|stay put)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|coached|says (?:he|she) wants|other child|(?:grandparents?|cousins?|neighbors?|aunt|uncle|step\w+)['’]?s?|stay (?:\w+ )?with (?:her|him|them|us|me|mom|dad|(?:the|their|his|her|my) (?:mother|father|mom|dad|grandparents?|grandmother|grandfather|aunt|uncle))\b|stay (?:\w+ )?where (?:mom|dad|she|he))\b/i,
  },
  {
    factor: 'missed-visits',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;:,] |\\band )${parent}(?: is [A-Z][\\w’'-]+(?: [A-Z][\\w’'-]+){0,2}:)?[^.;]{0,60}?\\b(?:has |have |had )?(?:missed|skipped|cancell?ed) ${number} (?:of|out of) (?:the |his |her |their )?(?:last )?${number} (?:Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|weekends|visits|dinners|exchanges|overnights)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|because|sick|ill|hospital|deployed|refused)\b/i,
  },
  {
    factor: 'kept-orders',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;,] |\\band )${parent} (?:has |always )?(?:pays?|paid) (?:the |his |her |all |child )*support\\b[^.;]{0,30}\\b(?:on time|in full|never (?:been )?late|without fail|every month)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|not|n['’]t|claims? (?:that|to)|rarely|seldom|hardly|stopped)\b/i,
  },
  {
    factor: 'order-violated',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;,] |\\band )${parent} (?:has |had |also )?(?:changed|enrolled|moved|took|signed|switched|withdrew|scheduled|started)\\b[^.;]{0,70}\\bwithout (?:his|her|their|the (?:father|mother|other parent)['’]s|(?:dad|mom)['’]s) (?:consent|agreement|okay|knowledge|permission)\\b`,
      'i',
    ),
    with: /\b(?:order|decree|joint|plan|judgment)\b/i,
    but: /\b(?:if|may|might|not|n['’]t|claims? (?:that|to)|alleges?)\b/i,
  },
  {
    factor: 'involved-parent',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;,] |\\band )${parent} (?:has |always )?(?:(?:goes|went|comes|came|gets) to|attends|attended|took (?:both|them|him|her|the kids|the children) to|coaches|coached|never (?:missed|misses)) (?:every|all|each|an?|both|their|his|her) (?:of )?(?:the |their |his |her )?(?:\\w+ )?(?:game|meet|practice|recital|conference|match|doctor|appointment|play|concert|event|team)s?\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|not|n['’]t|claims? (?:that|to)|used to|stopped)\b/i,
  },
  {
    factor: 'move-reason',
    types: ['family'],
    whose: 'mover',
    doer: 'mover',
    words:
      /\b(?:job|position|post|offer)\b[^.;]{0,70}\b(?:letter of offer|offer (?:letter )?in hand|in hand|accepted|signed|starts? (?:in|on)|begins? (?:in|on)|waiting for (?:her|him)|guaranteed|not contingent)\b|\b(?:letter of offer|written offer|job offer)\b[^.;]{0,40}\b(?:in hand|signed|accepted|\$|\d+ ?k)\b/i,
    but: /\b(?:if|may|might|no (?:job|offer)|not yet|(?:brother|sister|cousin|boyfriend|girlfriend|friend|roommate|uncle|aunt|nephew|niece)['’]?s?|hopes?|looking for|lost (?:his|her) job|rescinded|withdrawn)\b/i,
  },
  {
    factor: 'contact-plan',
    types: ['family'],
    whose: 'mover',
    doer: 'mover',
    words:
      /\b(?:proposes?|proposed|offers?|offered|suggests?|will (?:give|pay|fly|cover)|plan (?:gives|has|offers)|schedule (?:gives|has|offers))\b[^.]{0,80}\b(?:weeks? (?:of |in the |each |every )?summer|(?:all|most of) (?:the )?summer|half (?:of )?the (?:flights|airfare|travel)|alternat\w+ holidays|every (?:other )?holiday|nightly (?:video|calls?)|daily (?:video|calls?)|spring breaks?|airfare|travel costs)\b/i,
    but: /\b(?:if|may|might|refus\w+|rejected|not|n['’]t|grandparents?|grandmother|grandfather)\b/i,
  },
  {
    factor: 'bound-to-place',
    types: ['family'],
    whose: 'mover',
    words:
      /\b(?:geographic(?:al)? restriction|residence (?:is )?restricted to|may not move (?:the child|them)|restricted to (?:[A-Z][\w]+ ){1,2}County|no[- ]move clause|radius clause)\b/i,
    but: /\b(?:if|lifted|expired|no geographic|without a)\b/i,
  },
]
