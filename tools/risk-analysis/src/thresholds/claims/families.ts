import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { code, text } from '../read.ts'

const types: readonly CaseType[] = ['family', 'other']

/** Children, divorce, estates and what a plan pays at death. */
export const families: readonly Claim[] = [
  {
    id: 'custody',
    name: 'Custody of a child',
    types,
    words:
      /\b(?:custody|visitation|parenting (?:time|plan|order|agreement)|time[- ]sharing|UCCJEA|Hague (?:petition|Convention)|ICWA|foster care|relocat\w+ with|(?:took|takes|taking|moved?|moving|brought|put) (?:with )?(?:the |her |his |our |my |their )?(?:kids?|child(?:ren)?|twins|sons?|daughters?|baby|boys?|girls?)\b)/i,
    beside:
      /\b(?:UCCJEA|Hague|ICWA|kids?|child(?:ren)?|twins|sons?|daughters?|baby|boys?|girls?|infant|minor|custody|visitation|parenting)\b/i,
    unless:
      /\b(?:to (?:school|the doctor|a game)|on vacation|Hague (?:Convention on service|Service)|in custody|into custody|chain of custody|custody of (?:\w+ ){0,4}(?:sheriff|police|jail|cash|money|car|dogs?|cats?|files?|papers|records|house)|to (?:Disney\w*|the (?:park|beach|zoo|movies?|mall|fair|dentist|pool)))\b/i,
    thresholds: [
      {
        title: 'Which state decides',
        rule: 'Which state may decide turns on where the child has lived in the last months and on an order that another state has made; which act this state has was not checked.',
        ask: 'Where has each child lived in the last six months and with whom, and is there an order or a case in another state?',
        told: /\b(?:moved|lives? (?:in|with)|since|order|decree|state)\b/i,
        where:
          /\b(?:UCCJEA|states|moved|moving|move|took|takes|taken|came (?:here|to)|another state|out of state|relocat\w+|lived in)\b/i,
        bars: ['jurisdiction'],
      },
      {
        title: 'What has changed since the order',
        rule: 'States change an order on custody only upon a change of circumstances since it, and some not within a set time.',
        ask: 'What does the last order say and when was it made, what did that judge know, and what has changed since?',
        told: /\b(?:order|decree|since|changed?)\b/i,
        where:
          /\b(?:modif\w+|(?:parenting|custody) (?:order|decree)|(?:order|decree) of (?:custody|divorce|dissolution|parentage)|change (?:the )?custody)\b/i,
        bars: ['res-judicata'],
      },
      {
        title: 'An Indian child',
        rule: 'In an involuntary proceeding for foster care or termination of parental rights, the parent or custodian and the child’s tribe must be notified, and no hearing is held until ten days after they received the notice.',
        authority: code('25 U.S.C. § 1912(a)'),
        ask: 'Is the child a member of a tribe, or eligible and the child of a member, and was the tribe notified?',
        where:
          /\b(?:ICWA|enrolled member|tribe|tribal|Indian|Native American|Navajo|Cherokee|Sioux|Lakota|Ojibwe|Choctaw|Muscogee)\b(?! (?:Creek|Road|Rd|Street|St|Avenue|Ave|Lane|County|Hills?|restaurant|food))/,
      },
      {
        title: 'A child taken from another country',
        rule: 'A petition for the return of a child under the Hague Convention is filed where the child is; the petitioner shows the wrongful removal or retention, and the respondent an exception.',
        authority: code('22 U.S.C. § 9003(b), (e)'),
        ask: 'From which country did the child come, when, was it the habitual residence, and how long has the child been here?',
        where:
          /\b(?:Hague|passport|abduct\w+|(?:from|to|in) (?:Mexico|Canada|Brazil|Germany|France|Spain|Italy|Japan|India|England|Colombia|Peru|Argentina|Guatemala|Honduras|El Salvador))\b/,
      },
    ],
  },
  {
    id: 'default-and-service',
    name: 'Default against somebody in military service',
    types: ['family', 'contract', 'real-estate', 'other'],
    words:
      /\b(?:(?:(?:is|was|be|been|being|gets?|got|husband|wife|client|he|she|who) deployed(?! (?:the|a|an|our|its|their|in production|software))|deployed (?:to|overseas|abroad|with)|active duty|in the (?:Army|Navy|Air Force|Marines|Coast Guard)|National Guard|stationed|SCRA|Servicemembers Civil Relief)\b)/i,
    thresholds: [
      {
        title: 'Affidavit, counsel and stay',
        rule: 'Before a default judgment the plaintiff must file an affidavit on the defendant’s military service; a servicemember gets a lawyer appointed and, on conditions, a stay of at least 90 days, and may ask to reopen up to 90 days after the service ends.',
        authority: code('50 U.S.C. § 3931(b), (d), (g)'),
        ask: 'Who is in service, since when and until when, and was an affidavit filed?',
        where: /\b(?:SCRA|Servicemembers|default|judgment|evict\w*|foreclos\w*|served|hearing|custody|divorce|sued)\b/i,
      },
    ],
  },
  {
    id: 'default-judgment',
    name: 'A default judgment',
    types: ['family', 'contract', 'real-estate', 'other'],
    words:
      /\b(?:default judgment|judgment by default|default (?:was|were) (?:entered|taken)|defaulted (?:him|her|us|them|me))\b/i,
    thresholds: [
      {
        title: 'Service, and the time to reopen it',
        rule: 'A court reopens a default judgment on grounds and within times of its own rules; one against a person who was never properly served may be void. Those rules were not checked.',
        ask: 'How, where and on whom was the paper served, when did the client learn of the judgment, what defense is there, and what has been collected?',
        told: /\b(?:served|service|mailed|never (?:saw|got|received)|learned|found out|garnish\w*)\b/i,
      },
    ],
  },
  {
    id: 'plan-at-death',
    name: 'A 401(k), pension or group insurance at a death or divorce (ERISA)',
    types: ['family', 'other', 'employment', 'contract'],
    words:
      /\b(?:ERISA|(?:401\(?k\)?|403\(?b\)?|pension|group life|life insurance (?:through|from|at) (?:work|his|her|the (?:employer|job))|retirement (?:plan|account))\b[^.;]{0,160}\b(?:beneficiary|died|death|widow|widower|ex-?(?:wife|husband)|spouse|divorce\w*|QDRO)|QDRO)\b/i,
    thresholds: [
      {
        title: 'The spouse’s consent',
        rule: 'A pension plan to which the section applies (not a governmental or most church plans) pays the surviving spouse unless the spouse consented to another beneficiary in a writing that acknowledges the effect and is witnessed by a plan representative or a notary; the consent binds only the spouse who gave it.',
        authority: code('29 U.S.C. §§ 1003(b), 1055(b)(1), (c)(2)'),
        ask: 'Who was the spouse at the death, since when, what was signed before whom after the wedding, and what does the plan say?',
        told: /\b(?:married|widow|spouse|wife|husband|consent\w*|prenup\w*|notar\w+)\b/i,
      },
      {
        title: 'A state’s law on divorce',
        rule: 'Federal law displaces a state statute that revokes a former spouse’s designation in an employee benefit plan that the Act covers. A qualified domestic relations order stands apart; whether there is one was not checked.',
        authority: text('Egelhoff v. Egelhoff, 532 U.S. 141 (2001)', 'the opinion on midpage.ai and openjurist.org'),
        ask: 'Which of these come from an employer’s plan and which do not, and what do the forms and the decree say?',
        told: /\b(?:decree|divorc\w+|form|designat\w+|beneficiary|IRA)\b/i,
        where: /\b(?:divorc\w+|ex-?(?:wife|husband)|former (?:wife|husband|spouse))\b/i,
      },
    ],
  },
  {
    id: 'plan-benefits',
    name: 'Benefits that a plan at work denied (ERISA)',
    types: ['employment', 'contract', 'other', 'personal-injury'],
    words:
      /\b(?:long[- ]term disability|short[- ]term disability|LTD (?:benefits|claim|policy)|(?:health|disability|benefit) plan (?:denied|refused|stopped)|(?:denied|terminated|cut off|stopped) (?:\w+ ){0,3}(?:disability|LTD) benefits)\b/i,
    thresholds: [
      {
        title: 'The plan’s own appeal, and its time',
        rule: 'Courts as a rule ask that the plan’s appeal was used, within its time, and the record is made there; the plan may set its own time to sue.',
        ask: 'When was the denial dated, what does it say on appeals and suits, and what medical evidence is in the file?',
        told: /\b(?:denial|denied|appeal\w*|letter|dated)\b/i,
        bars: ['exhaustion'],
      },
    ],
  },
  {
    id: 'estate',
    name: 'An estate or a will',
    types: ['family', 'real-estate', 'other'],
    words:
      /\b(?:probate|(?:contest|challenge)\w* (?:the|a|her|his) will|(?:changed|new|rewrote|signed) (?:her|his|the) will|last will|intestate|without a will|elective share|letters (?:testamentary|of administration)|claim against (?:the|his|her) estate|undue influence|executor|executrix|(?<!union )(?<!employee )personal representative of (?:the|his|her|an) estate)\b/i,
    thresholds: [
      {
        title: 'Short times',
        rule: 'States give short times to contest a will, to present a claim against an estate and to choose the share of a surviving spouse; none was checked here.',
        ask: 'On what day was the death, has anything been filed or published, and which notice did the client get, when?',
        told: /\b(?:died|death|passed away|d\. |filed|admitted|notice|published)\b/i,
      },
      {
        title: 'What passes outside the will',
        rule: 'Joint property, accounts payable on death, trusts, insurance and plans go by their own papers and not by the will.',
        ask: 'How is each asset titled, and whom does each form name?',
        told: /\b(?:joint(?:ly)?|payable on death|POD|TOD|beneficiary|trust|deed|IRA|401\(?k\)?|insurance)\b/i,
      },
    ],
  },
]
