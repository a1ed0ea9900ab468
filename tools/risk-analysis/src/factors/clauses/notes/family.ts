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
    factor: 'bound-to-place',
    types: ['family'],
    whose: 'mover',
    words:
      /\b(?:geographic(?:al)? restriction|residence (?:is )?restricted to|may not move (?:the child|them)|restricted to (?:[A-Z][\w]+ ){1,2}County|no[- ]move clause|radius clause)\b/i,
    but: /\b(?:if|lifted|expired|no geographic|without a)\b/i,
  },
]
