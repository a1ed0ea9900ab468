import { states } from '../bars/states.ts'
import { claims } from '../factors/factor.ts'
import { any, type FramedBar } from './frame.ts'

const state = `(?:${states})`
const place = `(?:${state}|here|there|(?:the|this|that|our) (?:forum|state)(?: state)?)`
/** One of the ties of a business or a person to a place. */
const tie =
  '(?:offices?|agents?|employees?|stores?|propert(?:y|ies)|customers?|sales|contacts?|ties|connections?|dealings|shipments?|business|advertis\\w+|solicit\\w*|operations?|presence|accounts?|orders|sold|ships?|shipped|sells|set foot|been (?:to|in)|visit(?:ed)?|traveled|does (?:nothing|no)|did (?:nothing|no)|markets?|marketed)'
const noTie = `\\b(?:no|never|not|nothing|neither|without|nor|n['’]t)\\b`

/** What follows where a court has no power, and that the claim outlives it. */
export const jurisdictionRule =
  'A court without jurisdiction must dismiss, without prejudice to a suit elsewhere (Fed. R. Civ. P. 41(b)). Subject-matter jurisdiction can never be waived; an objection to personal jurisdiction can (Fed. R. Civ. P. 12(h)).'
const jurisdictionLift = [
  'Which court does have jurisdiction, and can the case be transferred or refiled there in time?',
  'For personal jurisdiction: was the objection waived, or did the defendant consent?',
]
const federal = any('federal (?:district )?court', 'U\\.?S\\.? district court', 'in federal', 'diversity')

/** Courts without power over the case. */
export const powerBars: readonly FramedBar[] = [
  {
    id: 'jurisdiction',
    types: claims,
    title: 'The court has no jurisdiction',
    asked: 'The court may have no jurisdiction',
    rule: jurisdictionRule,
    lift: jurisdictionLift,
    frames: [
      // A defendant from elsewhere without any tie to the place: two of them are denied, or all at once.
      {
        all: [
          new RegExp(`${noTie}[^.;:]{0,60}\\b${tie}\\b[^.;]{0,60}\\b${tie}\\b`, 'i'),
          new RegExp(`\\b(?:in|to|into|with|from) ${place}\\b|\\b(?:there|foot in)\\b`, 'i'),
        ],
        not: /\b(?:complain\w*|unpaid|who (?:paid|complained)|except|other than|but (?:one|a|two|some)|only|website sold|ships? to)\b/i,
      },
      {
        all: [
          new RegExp(
            `\\bno (?:\\w+ )?(?:contacts?|ties|connections?)(?: of any kind| at all| whatever)? (?:with|to|in) ${place}\\b`,
            'i',
          ),
        ],
        not: /\b(?:court|judge) (?:found|held)\b/i,
      },
      {
        all: [
          new RegExp(
            `\\b(?:never (?:been|set foot|lived|worked)|(?:does|did|do|has|have)(?: no| nothing|n['’]t| not)[^.;]{0,20}) [^.;]{0,30}\\b(?:in|to) ${place}\\b`,
            'i',
          ),
          any(
            'su(?:ed|it) (?:\\w+ ){0,3}?(?:in|there)',
            `defend\\w*\\b[^.;]{0,80} sued`,
            'haled',
            `made in ${state}`,
            `sued (?:there|in ${state})`,
          ),
        ],
        within: 'pair',
      },
      // Federal court, with neither of the two ways into it.
      {
        all: [
          federal,
          any(
            'state[- ]law',
            'no federal (?:question|claim|law|statute|issue)',
            'diversity',
            'contract claim',
            'negligence',
          ),
          any(
            `both (?:are |live |sides |parties |of them )?(?:[\\w’'-]+ ){0,3}?(?:${state}|citizens|residents|same state|in ${state})`,
            '(?:from|of|in) the same state',
            'same citizenship',
            'not diverse',
            'no diversity',
            `(?:and|both) [\\w ]{1,30} live in ${state}`,
            "(?:less|lower|below|under|short of|not over|does not exceed|doesn['’]t exceed) (?:than )?(?:the )?\\$?75,000",
            'below the (?:jurisdictional )?(?:amount|minimum)',
          ),
        ],
        within: 'pair',
        not: /\b(?:supplemental|removed)\b/i,
      },
      {
        all: [
          any(
            "(?:without|no|lacks?|lacked|lacking|outside(?: of)?|beyond) (?:any |all |the court['’]s )?(?:power|jurisdiction|authority) (?:over|to (?:hear|decide|partition|grant|divide|enter|touch|reach)|of)",
            "(?:court|judge)\\b[^.;]{0,60}\\b(?:cannot|can(?:not|['’]t)|may not|could not|has no power to) (?:hear|decide|take) (?:it|the (?:case|claim)|this|such)",
            'belongs? to the [\\w ]{2,30} (?:court|board|commission|agency) (?:alone|only|exclusively)',
            '(?:only|exclusively) the [\\w ]{2,30} (?:court|board|commission|agency) (?:can|may) (?:hear|decide)',
          ),
        ],
      },
    ],
    unless:
      /\b(?:contests?|challeng\w+|(?<!\bin )disput\w+|waived|consented|rejected|overruled|denied the motion|has ruled that it|not ruled)\b/i,
  },
  {
    id: 'jurisdiction',
    types: ['family'],
    title: 'The court has no jurisdiction',
    asked: 'The court may have no jurisdiction',
    rule: 'Under the Uniform Child Custody Jurisdiction and Enforcement Act, as the states enacted it, the state where a child lived for the last six months decides custody first. A divorce needs a spouse who lives where it is filed, for the time that the state sets.',
    lift: jurisdictionLift,
    frames: [
      {
        all: [
          any('child(?:ren)?', 'son', 'daughter', 'boy', 'girl', 'kids?', 'baby', 'twins', '\\w+-year-old'),
          new RegExp(
            `\\b(?:lived|lives|resided|home has been|has been|been living|born|raised)\\b[^.;]{0,60}\\bin ${state}\\b`,
            'i',
          ),
          any(
            'since (?:birth|\\w+ was born|\\d{4}|\\w+ \\d{4})',
            'for (?:the (?:last|past) )?(?:\\w+ )?(?:years|months)',
            'all (?:his|her|their) (?:life|lives)',
            'always',
            'whole life',
            'never lived',
          ),
          any(
            `${state} (?:court|case|order|judge|proceeding)`,
            'UCCJEA',
            'home state',
            'already (?:has|have) (?:the case|jurisdiction)',
            `(?:filed|custody|decided|heard)\\b[^.;]{0,60} (?:here )?in (?:${state}|this)`,
          ),
          any(
            `(?:filed|files|custody|decided|heard|here|asks?|wants?|order)\\b[^.;]{0,50}\\bin (?:${state}|\\w+)`,
            `here in ${state}`,
          ),
        ],
        within: 'pair',
      },
      {
        all: [
          new RegExp(
            `\\b(?:child(?:ren)?|son|daughter|boy|girl|kids?|baby|twins)\\b[^.;]{0,40}\\b(?:has|have|had)? ?never (?:once )?(?:lived|resided|been|set foot)\\b[^.;]{0,20}\\bin (?:${state}|this state)\\b|\\b(?:child(?:ren)?|son|daughter|boy|girl|kids?|baby|twins)\\b[^.;]{0,40}\\bnever (?:lived|resided|been) here\\b`,
            'i',
          ),
        ],
      },
      {
        all: [
          any(
            `neither (?:spouse|party|one|of them|husband nor wife|parent) (?:has |had |have )?(?:ever |now )?(?:lived|lives|resides|resided|been a resident|is a resident)\\b[^.;]{0,20} ?(?:in|here|of)?`,
          ),
        ],
      },
    ],
    unless: /\b(?:both (?:parents|children)|moved back|agreed to|consented|declined jurisdiction|waived|here for)\b/i,
  },
]
