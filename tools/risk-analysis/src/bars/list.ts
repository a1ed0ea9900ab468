import { all, civil, claims, words } from '../factors/factor.ts'
import { jurisdictionRule } from '../frames/power.ts'
import { notOfClaim } from '../frames/release.ts'
import type { Bar } from './bar.ts'
import { elapsed, isOver, number } from './elapsed.ts'
import { affirmative, limitationLift } from './limitation.ts'
import { states } from './states.ts'

const period = '(statutes? of )?(limitations?|repose)( (period|statute|deadline))?'
/** What is between a period and its end: nothing that denies, doubts or awaits it. */
const gap =
  '((?!not\\b|never\\b|hasn|haven|hadn|isn|didn|won|may\\b|might\\b|could\\b|will\\b|would\\b|about\\b|nearly\\b|almost\\b|soon\\b|before\\b)[\\w/]+ ){0,7}'
const clock =
  '(sol|(limitations?|\\w+-year|statutory) (\\w+ )?(periods?|statute|deadline|clock|window)|\\w+ (years?|months) to (sue|file|bring ..suit)|(time|period) (to|for|in which to) (sue|suing|file|filing|bring|bringing) ..(suit|claim|deed|it)?|(the|\\w+-year) statute)'
const over =
  '(expired|run out|ran out|run|ran|passed|lapsed|elapsed|gone|closed|ended|blown|came and went|come and gone|is over|was over|are up|is up|was up|were up)'
const suit = '(suit|lawsuit|complaint|claims?|petition|action|charge|case)'
/** Who can be sued only by consent. */
const sovereign = `(states?|agency|agencies|tribes?|nation|count(y|ies)|city|government|university|united states|${states.toLowerCase()})`
export const bars: readonly Bar[] = [
  {
    id: 'limitation',
    types: all,
    title: 'The limitations period has run',
    words: words(
      `${period} (for (\\w+ ){1,6})?(has |had |have )?(already |long since |clearly )?(expired|run out|run|ran out|ran|passed|lapsed|ended|elapsed)`,
      `(missed|blew|past|beyond|outside|after) (of )?(the |his |her |our |their )?(applicable )?${period}`,
      'time-barred',
      `(longer|longest|shorter|full|whole) (time|period)( to sue)? [^.;]{0,70}\\b(ran out|ran|expired|ended|lapsed) (in|on|by|long|years)`,
      'time barred',
      `barred by (the )?(applicable )?${period}`,
      '(sued|filed|brought) (suit )?(too late|after the (deadline|limitations period))',
      '(did not|never|failed to) filed? (an? |the )?(eeoc |administrative )?charge within \\d+ days',
      '(out of time|untimely) (claim|complaint|suit|charge)',
      'waited past the limitations period',
      `${clock} ${gap}${over}`,
      `${suit} (is|was|were|are) (plainly |clearly |hopelessly )?(untimely|late|out of time|too late)`,
      '(blew|missed) (the )?(sol|statute)',
      `(sued|filed (suit|the (suit|complaint|case|claim))|brought (suit|the claim)|suit was filed|(complaint|suit) was (filed|brought)) ${number} (days|months|years) (after|later)[^.;]{0,80} (statute|limit|deadline|period|law|rule)( of limitations)? (is|was|gives|gave|allows|allowed|sets) (only )?${number}`,
    ),
    named: words(
      `(${period}|${clock}) (may|might|could) (well )?(have )?(already )?(expired?|run|passed|lapsed)`,
      `${period} (defen[cs]e|issue|problem|question|argument)`,
      `(raises?|raised|asserts?|pleads?) (the )?${period}`,
    ),
    unless:
      /\b(?:toll(?:ed|ing)|discovery rule|equitabl[ey]|does not apply|doesn['’]t apply|debt collector)\b|\b(?:timely|in time|(?:well|still) within) /i,
    holdsFor: isOver,
    rule: `A claim filed after its limitations period is dismissed, whatever its merits. ${affirmative}`,
    lift: limitationLift,
    ends: 'claim',
  },
  {
    id: 'release',
    types: civil,
    title: 'The claim was released',
    words: words(
      '(sign(ed|s)|executed|gave|entered into) (and (\\w+ ){1,3}(to \\w+ )?)?(a |an |the |another )?(\\w+ ){0,3}(and )?(general |full |mutual )?release',
      '(holds?|has|have|got|obtained|received|secured) (a |an |the )?((signed|full|general|written|complete) ){1,3}release (from|of (all|any|every|her|his|the)|in|dated)',
      '(holds?|has|have|got|obtained|received|secured) (a |the )release from (the |our |my )?(plaintiffs?|claimants?|clients?|him|her|them|insured)',
      'releases? ((that )?(was|were) )?signed by (the |our |my )?(plaintiffs?|claimants?|clients?|both|each|him|her|them)',
      "(holds?|has|have|got|obtained|received|secured) (our |my |the |her |his |their )?(\\w+('s)? )?((signed|full|general) ){0,2}release of (all|any|every) claims",
      'delivered (to \\w+ )?(a |an |the |another )?(\\w+ ){0,2}(signed|executed|general|full|mutual) (\\w+ )?release',
      '(sign(ed|s)|executed|gave|agreed to|accepted|entered into) (a |an |the )?(\\w+ ){0,1}covenant not to sue',
      '(plaintiffs?|clients?|he|she|they|it|we|i|seller|buyer|tenant|owner) (has |have |had )?covenanted (never |not )(to )?sue',
      '(reached|made|agreed (on|to)|entered into|accepted|there (was|is)|(was|is|as|in)) (an |a |full |complete |the )*accord and satisfaction',
      '(settled|settlement of) (this|that|the|his|her|its|their|these|all) (very |same |whole |entire )?(claims?|dispute|matter|debt|account) (in full|for good|completely|for \\S+ in full)',
      '(settled|settlement of) (this|that|the|his|her|its|their|these) (very|same|entire|whole) (claims?|dispute|matter|debt|account) for \\S+ (and|in)',
      'released ((all|any|every|each) )?(of )?(his|her|their|its|our|the)? ?(\\w+ )?claims?',
      'sign(ed|s) (a |an |the )?(\\w+ ){0,3}agreement ..(releas(ing|es|ed)|with (a |an )?(\\w+ ){0,2}release)',
      '(release|settlement) (was |that was )(signed|executed)',
      'executed (a |the )(\\w+ ){0,2}release',
      'released (all|any|every|the|his|her|their|its|our|this) (\\w+ )?claims?',
      '(released|discharged) (the |our |his |her |its )?(\\w+ ){1,3}from (all|any|every|each) (\\w+ ){0,3}(claims?|liability)',
    ),
    named: words(
      'sign(ed|s) (a |the )?(liability )?waiver',
      '(pre-injury|liability) (waiver|release)',
      'covenant(ed)? not to sue',
      'accord and satisfaction',
      '(settled|settlement of) (this|that|the|his|her|its|their) (claims?|dispute|matter|debt|account) for \\S+ (and|in)',
    ),
    before: /\b(?:if|offered|offers|asked|wants?|proposed|refused)\b[^.;]{0,60}$/i,
    unless: new RegExp(
      `${/\b(?:beta|alpha|press|news|software|product|album|medical|records?|hipaa|photo|model|lien|candidate|work|information) releases?\b|\b(?:sign(?:ed|s)|executed|gave|there (?:is|was)) no (?:\w+ ){0,3}(?:release|waiver)\b|\b(?:unsigned|duress|fraud\w*|set aside|void|voidable|rescind\w*|mutual release is|(?:about|for) the \w+ only|only (?:about|for|as to)|limited to)\b/i.source}|${notOfClaim.source}`,
      'i',
    ),
    rule: `A valid release ends the claims that it covers. ${affirmative}`,
    lift: [
      'Does the release cover this claim, these parties and this time?',
      'Was it obtained by fraud, duress or mistake, or without consideration?',
      'Does a statute set terms for it that were not met, as 29 U.S.C. § 626(f) does for age claims?',
    ],
    ends: 'claim',
  },
  {
    id: 'res-judicata',
    types: civil,
    title: 'The matter was decided before',
    words: words(
      '(dismissed|dismissal|judgment) (was )?with prejudice',
      '(barred|precluded) by (res judicata|claim preclusion|collateral estoppel|the (earlier|prior|first) judgment)',
      '(res judicata|claim preclusion) (bars|applies|precludes)',
      'final judgment (on the merits )?(between|in favor of|against|already)',
      // That somebody had decided on it is no judgment: 'she swears that he had already decided'.
      '((was|were|is|are|been|claim|issue|case|dispute|question)s? already (been )?|already been |(court|judge|jury|arbitrator|panel|agency) (has |had )?already )(litigated|decided|adjudicated)',
      '(same|earlier|prior|first|previous) [^.;]{1,80} (litigated|decided|tried|adjudicated) to (a )?(final )?(judgment|verdict)',
      '(ended in|resulted in|went to) (a )?final judgment',
      '(already |previously )?lost (this|that|the|an?) ((very|same|identical|first|earlier) ){1,2}(claim|case|suit|dispute)s? [^.;]{1,80} judgment is final',
      'same (claim|case|dispute|matter|issue)s? (was|were|has been|had been) (already |previously |once )?(tried|litigated|decided|adjudicated)',
      'final judgment [^.;]{1,60} bars',
      'final (decision|judgment) [^.;]{1,60} affirmed [^.;]{1,80} final judgment against',
    ),
    named: words('res judicata', 'collateral estoppel', '(claim|issue) preclusion'),
    unless:
      /\b(?:another parcel|different (?:claim|part(?:y|ies)|parcel|facts)|does not apply|doesn['’]t apply|reversed|vacated|appealed)\b/i,
    rule: `A final judgment on the merits ends later suits on the same claim between the same parties. ${affirmative}`,
    lift: [
      'Were the parties, or those in privity with them, and the claim the same?',
      'Was the judgment final and on the merits, and does it still stand after appeal?',
      'Was the defense pleaded?',
    ],
    ends: 'claim',
  },
  {
    id: 'double-jeopardy',
    types: ['criminal'],
    title: 'Double jeopardy',
    words: words(
      'double jeopardy bars',
      '(was |already )?acquitted of (the )?same (offense|charge|crime)s?',
      'charges? (were |was )?(already )?dismissed with prejudice',
      'acquitted of (this|that|the) (\\w+ )?(same |very )?(offenses?|charges?|crimes?)',
      'acquitted of (this |that |the )?(very )?same \\w+',
      'acquitted [^.;]{1,90} (charged|indicted|tried|prosecuted) (\\w+ ){0,4}again',
    ),
    named: words('double jeopardy'),
    rule: 'No person may be put in jeopardy twice for the same offense (U.S. Const. amend. V).',
    lift: ['Had jeopardy attached, and is it the same offense and the same sovereign?'],
    ends: 'prosecution',
  },
  {
    id: 'immunity',
    types: civil,
    title: 'The defendant is immune',
    words: words(
      '(has|have|had|enjoys?|entitled to|granted|protected by|shielded by|cloaked (in|with)|covered by|barred by|bars) (the )?(absolute|judicial|prosecutorial|legislative|diplomatic|qualified|eleventh amendment) immunity',
      '(is|are|was|were) (absolutely )?immune(?![-‐‑]| (to (?!(any |all |such |this |a |an |her |his |our |their )?(suits?|lawsuits?|liability|claims?|being sued|damages|actions?|prosecution|process)\\b)|compromised|system|response|disorder|deficient|globulin|reaction))',
      '(eleventh amendment|sovereign immunity|governmental immunity|official immunity) bars',
      '(sovereign|governmental) immunity ..(no|without) (any )?(waiver|exception)',
      '(sovereign|governmental|qualified|absolute|judicial|prosecutorial|legislative|official|eleventh amendment) immunity (bars|applies|stands|attaches|protects|shields|covers|remains|is intact|is undisputed|forecloses|defeats)',
      '(has|have) not waived (its|their) immunity from (suit|being sued)',
      `${sovereign} (has|have) (not|never) consented to (suit|being sued)[^.;]{0,60} immunity`,
      `immunity[^.;]{0,60} ${sovereign} (has|have) (not|never) consented to (suit|being sued)`,
      '(sovereign|governmental|official) immunity (has|have|had|was|is) (not|never) (been )?waived',
    ),
    named: words(
      '(sovereign|governmental|qualified|absolute|charitable|judicial|official) immunity',
      'immune from suit',
      `${sovereign} (has|have) (not|never) consented to (suit|being sued)`,
    ),
    unless:
      /(?<!\b(?:not|never) (?:been )?)\b(?:waived|consented)\b|\b(?:denied|rejected|lost|abrogated|does not apply|doesn['’]t apply)\b/i,
    rule: 'An immune defendant cannot be held liable, unless the immunity was waived, abrogated or has an exception that fits.',
    lift: [
      'Which immunity is it, and does a tort claims act or another statute waive it for this claim?',
      'Was a notice of claim that such a statute requires given in time?',
      'Are there defendants who are not immune?',
    ],
    ends: 'claim',
  },
  {
    id: 'untimely-appeal',
    types: all,
    title: 'The appeal is untimely',
    words: words(
      '(notice of )?appeal (was |is |were )?(not |never )(timely|filed in time|filed on time|timely filed)',
      '(notice of )?appeal (was |is |were )?(clearly )?(untimely|late|filed late|filed too late|out of time)',
      '(notice of )?appeal (was |is )?(filed )?(\\w+ ){1,4}(late|after the deadline)',
      'notice of appeal ..\\d+ days after ..untimely',
      '(untimely|late) (notice of )?appeal',
      '(missed|blew) (the|our|his|her|their|its) (deadline|time|date) (to|for) (file |filing |take |taking |lodge )?(the |an? |our |his |her |their )?(timely )?(appeal|notice of appeal)',
      '(missed|blew) the appeal (deadline|date)',
      '(time|deadline|period|days|weeks) (to|for|in which to) (an? |file an? |the )?appeal(ing)? (has |had )?(already )?(passed|expired|run|ran|were up|was up|lapsed|ended|came and went)',
      '(time|deadline|period|days|weeks) (to|for) (an )?appeal(ing)? (the|that|this|from) (\\w+ ){1,4}(has |had )?(already )?(passed|expired|ran|run out|ran out|lapsed)',
      'appeal [^.;]{1,90} untimely',
      `(notice of )?appeal (was )?(filed|noticed|taken|lodged|came) (on day )?${number}[^.;]{0,60} (limit|deadline|time|period|rule|statute) (is|was|gives|allows|sets|requires) (only )?${number}`,
      'appeal[^;]{0,80} judgment (was )?entered \\d+ days ago in (a )?federal( district)? court',
      'no (timely )?notice of appeal (was |has been |had been )?(ever )?(filed|given|served)',
      '(appeal|notice of appeal) [^.;]{0,40}(was |were |is )?(filed|lodged|noticed|dismissed) (\\w+ ){0,4}(late|too late|untimely|out of time|after the (\\w+-\\w+ )?(deadline|time limit))',
    ),
    unless: /\b(?:was|is|were) timely\b|\bnot (?:untimely|late)\b/i,
    holdsFor: (words) => {
      const { taken } = elapsed(words)
      // Fed. R. App. P. 4(a)(1)(A): 30 days.
      if (/days ago/i.test(words)) return taken === undefined || taken > 30
      return isOver(words)
    },
    rule: 'An appeal filed late is dismissed. In federal civil cases the time that 28 U.S.C. § 2107 sets is jurisdictional (Bowles v. Russell, 551 U.S. 205 (2007)).',
    lift: [
      'When was judgment entered, and did a timely post-judgment motion restart the time?',
      'Can the time still be extended or reopened (in federal civil cases, Fed. R. App. P. 4(a)(5) and (6))?',
    ],
    ends: 'appeal',
  },
  {
    id: 'jurisdiction',
    types: civil,
    title: 'The court has no jurisdiction',
    words: words(
      '(court |judge |it )?(has|had|have) no (\\w+ ){0,2}jurisdiction',
      "there( is|'s| was) no ((personal|subject.matter) )?jurisdiction",
      '\\w+ (clearly )?lack(s|ed) (\\w+ ){0,2}jurisdiction',
      "(court )?(does not|doesn't|did not) have ((personal|subject.matter) )?jurisdiction",
    ),
    named: words('(contests?|challenges?|challenging|disputes?|contesting) (personal |subject.matter )?jurisdiction'),
    unless: /\b(?:argued|argues|claims|says|denied|rejected|overruled|waived)\b/i,
    rule: jurisdictionRule,
    lift: [
      'Which court does have jurisdiction, and can the case be transferred or refiled there in time?',
      'For personal jurisdiction: was the objection waived, or did the defendant consent?',
    ],
    ends: 'claim',
  },
  {
    id: 'standing',
    types: civil,
    title: 'The plaintiff has no standing',
    words: words(
      'lack(s|ed)? (\\w+ )?standing',
      '(has|have|had|with|there is|is) no (\\w+ )?standing',
      "(does not|doesn't|did not) have standing",
      'not the real party in interest',
      'no standing',
      'assigned (his|her|its|their|the|this) (whole |entire )?(claims?|causes? of action) [^.;]{0,60} (no longer (owns?|holds?|has)|(kept|keeps|retained|retains) (no|nothing))',
    ),
    named: words(
      'assigned (his|her|its|their|the|this) (claims?|causes? of action) to',
      'standing (is|was|will be) (disputed|challenged|contested|raised)',
      '(contests?|challenges?) standing',
    ),
    unless: /\b(?:argued|argues|rejected|motion (?:to dismiss )?was denied)\b/i,
    rule: 'Only a plaintiff with a concrete injury that the defendant caused and the court can redress may sue in federal court (Lujan v. Defenders of Wildlife, 504 U.S. 555 (1992)). States have their own tests.',
    lift: [
      'Who does hold the claim, and can that party be joined or substituted (Fed. R. Civ. P. 17(a)(3))?',
      'Can an injury be shown, also of a member or an assignor?',
    ],
    ends: 'claim',
  },
  {
    id: 'no-damages',
    types: claims,
    title: 'There is no loss',
    words: words(
      '(suffered|sustained|incurred|had|has|have|with) no (actual |real |compensable |provable )?(damages?|loss(es)?|injur(y|ies)|harm)(?! (shown|proven) yet)',
      "(was not|wasn't|were not|weren't) (hurt|injured|harmed)( at all)?",
      '(walked away )?(un(hurt|injured|harmed|scathed))',
      'there (are|were|is) no damages',
      'lost nothing',
      'cost (him|her|us|them|it|the client|our client|my client) nothing',
      '(out|lost) not (one|a) (cent|dime|penny)',
      'no damages (of any kind|at all|whatsoever)',
    ),
    unless:
      /\b(?:standing|injury in fact|lasting|permanent|prior|previous|pre-?existing|members|organi[sz]ation|serious|at first|until|next (?:day|morning)|but (?:the|he|she|it)|passengers?)\b/i,
    rule: 'Negligence needs actual harm. A breach of contract without loss brings nominal damages at most.',
    lift: [
      'Is there any loss that was not mentioned: money, time, repairs, treatment, lost use?',
      'Does a statute give a fixed sum, fees or an injunction without proof of loss?',
    ],
    ends: 'claim',
  },
]
