import type { Claim } from '../claim.ts'
import { code, text } from '../read.ts'

/** Appeals, trials, forfeitures and land of the United States. */
export const federalProceedings: readonly Claim[] = [
  {
    id: 'federal-appeal',
    name: 'Appeal from a federal district court',
    types: ['contract', 'personal-injury', 'employment', 'intellectual-property', 'real-estate', 'criminal', 'other'],
    words:
      /\b(?:federal (?:district )?court|district judge|(?:N|S|E|W|C|M)\.?D\.? [A-Z][a-z]+\.?)\b[^.;]{0,120}\b(?:wants? to appeal|appeal(?:ed|ing)?|notice of appeal)\b|\bnotice of appeal\b[^.;]{0,100}\b(?:federal|district court|Circuit)\b|\bappeal(?:ed|ing)? to the (?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|D\.?C\.?|Federal) Circuit\b/,
    unless: /\b(?:bankruptcy|immigration) (?:court|judge)\b/i,
    thresholds: [
      {
        title: 'Thirty days, sixty with the United States, fourteen in a criminal case',
        rule: 'In a civil case the notice is due within 30 days after entry of judgment, 60 if the United States, its agency or its officer is a party; a criminal defendant has 14. Certain timely post-judgment motions start the time again.',
        authority: text(
          'Fed. R. App. P. 4(a)(1), (a)(4), (b)(1)',
          'usarscotus/legal-directory on GitHub, the rules as of October 2025',
        ),
        ask: 'On what day was judgment entered on the docket, is the Government a party, and was a motion under Rule 50, 52 or 59 filed in time?',
        told: /\b(?:judgment|entered|dated|days|motion (?:for a new trial|to alter))\b/i,
      },
      {
        title: 'More time',
        rule: 'In a civil case the district court may extend the time on a motion made within 30 days after it ends, for good cause or excusable neglect, and may reopen it for a party who had no notice of the judgment within 21 days.',
        authority: text(
          'Fed. R. App. P. 4(a)(5), (a)(6)',
          'usarscotus/legal-directory on GitHub, the rules as of October 2025',
        ),
        ask: 'If the time is over, by how many days and why, and when did notice of the judgment come?',
        told: /\b(?:late|missed|extension|neglect|never (?:got|received) notice)\b/i,
      },
      {
        title: 'A final decision',
        rule: 'The courts of appeals review final decisions; an order that leaves claims or parties open mostly has to wait.',
        authority: code('28 U.S.C. § 1291'),
        ask: 'Does any claim against any party remain, and is there a separate judgment?',
        told: /\b(?:final|partial|interlocutory|summary judgment|remaining|dismissed)\b/i,
      },
    ],
  },
  {
    id: 'speedy-trial',
    name: 'Speedy trial in federal court',
    types: ['criminal'],
    words:
      /\bSpeedy Trial Act\b|\bspeedy trial (?:claim|motion|clock|violation|right)\b|\b(?:indicted|arraigned)\b[^.;]{0,60}\b(?:months|days|years) ago\b[^.;]{0,60}\b(?:no trial|still (?:no|not|waiting)|not (?:been )?tried)\b/i,
    thresholds: [
      {
        title: 'Thirty days, seventy days',
        rule: 'In federal court the indictment is due within 30 days of arrest or summons, and trial within 70 days of the indictment’s filing and publication or the first appearance before the trial court, whichever is last; many delays do not count, among them motions, competence, and continuances with findings on the record. State charges have the state’s rules.',
        authority: code('18 U.S.C. § 3161(b), (c)(1), (h)'),
        ask: 'Which court is it, and on what days were arrest, indictment, first appearance and each motion or continuance?',
        told: /\b(?:continu\w+|indict\w*|arrest\w*|arraign\w*|federal)\b/i,
      },
    ],
  },
  {
    id: 'drug-minimum',
    name: 'Mandatory minimum in a federal drug case',
    types: ['criminal'],
    words:
      /\b(?:safety valve|mandatory minimum|3553\(f\)|(?:§|section) ?851|851 (?:information|enhancement|notice))\b|\b(?:five|ten|fifteen|twenty|5|10|15|20)[- ]year (?:mandatory )?minimum\b/i,
    unless: /\b(?:pressure|relief|boiler|gas) safety valve\b|\bsafety valve (?:on|of|failed|stuck)\b/i,
    thresholds: [
      {
        title: 'Safety valve',
        rule: 'For listed drug offenses the court goes below the minimum if the defendant has no more than 4 criminal history points (1-point offenses aside), no prior 3-point and no prior 2-point violent offense, used no violence or weapon, caused no death or serious injury, led nobody, and by the sentencing hearing told the Government truthfully all that he or she knows.',
        authority: code('18 U.S.C. § 3553(f)'),
        ask: 'How are the criminal history points made up, was there a gun, and has a full account been given?',
        told: /\b(?:criminal history|points?|gun|firearm|proffer\w*|leader|organizer|priors?)\b/i,
      },
      {
        title: 'A prior conviction must be noticed',
        rule: 'A drug sentence is increased for prior convictions only if an information naming them was filed and served before trial or plea; one older than five years before it cannot be challenged.',
        authority: code('21 U.S.C. § 851(a)(1), (e)'),
        ask: 'Was an information filed, on what day, and which convictions does it name?',
        told: /\b(?:851|prior (?:felony|conviction|drug)|enhance\w*)\b/i,
      },
    ],
  },
  {
    id: 'civil-forfeiture',
    name: 'Seized property (federal civil forfeiture)',
    types: ['criminal', 'other'],
    words:
      /\bcivil(?:ly)? forfeit\w*\b|\b(?:DEA|FBI|CBP|Homeland Security|federal agents|ATF)\b[^.;]{0,60}\bseized\b[^.;]{0,60}\b(?:cash|\$[\d,]+|money|car|truck|house|account)\b/i,
    thresholds: [
      {
        title: 'Claim by the date in the letter',
        rule: 'A claim under oath is due by the date in the personal notice letter, which is at least 35 days after mailing; if no letter came, within 30 days after the last publication. The Government then has 90 days to file a complaint or return the property. Seizures under the customs laws and the tax code, among others, follow other rules.',
        authority: code('18 U.S.C. § 983(a)(2), (a)(3), (i)'),
        ask: 'What last day does the letter name, and which agency seized it on what day?',
        told: /\b(?:letter|notice|mailed|published|claim)\b/i,
      },
      {
        title: 'Innocent owner',
        rule: 'An owner keeps the property who did not know of the conduct, or did all that could reasonably be expected to stop it; the owner must prove it.',
        authority: code('18 U.S.C. § 983(d)'),
        ask: 'Who owned it, since when, and what did the owner know?',
        told: /\b(?:own(?:er|ed|s)|knew|know|son['’]s|husband['’]s|borrowed)\b/i,
      },
    ],
  },
  {
    id: 'naturalization',
    name: 'Naturalization',
    types: ['other', 'family'],
    words:
      /\bnaturaliz(?:ation|e|ed|ing)\b(?! (?:plants?|species))|\bN-400\b|\b(?:apply(?:ing)?|applied) for (?:U\.?S\.? |American )?citizenship\b/i,
    unless: /\b(?:plants?|species|garden|naturalized in 19\d\d, (?:he|she) (?:fell|slipped|was hit))\b/i,
    thresholds: [
      {
        title: 'Five years, half of them here',
        rule: 'As a rule five years’ continuous residence after becoming a permanent resident, presence for half of it, three months in the state or district, and good moral character until the oath; other sections shorten it, as for some spouses of citizens and for service members.',
        authority: code('8 U.S.C. § 1427(a)'),
        ask: 'When was residence granted, and which trips abroad of what length were there since?',
        told: /\b(?:green card|permanent resident|trips?|abroad|married)\b/i,
      },
      {
        title: 'Absences',
        rule: 'More than six months breaks the continuity unless residence was shown not to be abandoned; a year or more breaks it, but for some employed abroad.',
        authority: code('8 U.S.C. § 1427(b)'),
        ask: 'Was any absence longer than six months, and what stayed here meanwhile?',
      },
      {
        title: 'Delay and denial',
        rule: 'If nothing is decided within 120 days after the examination, the district court may be asked; a denial is reviewed there de novo, after a hearing before an immigration officer.',
        authority: code('8 U.S.C. §§ 1447(b), 1421(c)'),
        ask: 'On what day was the interview, and was a hearing on the denial asked for?',
        told: /\b(?:interview|denied|delay\w*|waiting)\b/i,
      },
    ],
  },
  {
    id: 'quiet-title-us',
    name: 'Title to land that the United States claims',
    types: ['real-estate', 'other'],
    words:
      /\bQuiet Title Act\b|\b(?:Forest Service|Bureau of Land Management|BLM|National Park Service|Corps of Engineers|United States|federal government)\b[^.;]{0,80}\bclaims? (?:an? |the )?(?:easement|right[- ]of[- ]way|title|road|ownership|strip|part of (?:his|her|our|the) land)\b/i,
    thresholds: [
      {
        title: 'Twelve years, and no adverse possession',
        rule: 'The suit is barred unless brought within twelve years from when the owner or a predecessor knew or should have known of the claim of the United States; adverse possession does not run against it, and Indian trust land is excepted.',
        authority: code('28 U.S.C. § 2409a(a), (g), (n)'),
        ask: 'When did the agency first post, gate, map or record its claim, and who owned the land then?',
        told: /\b(?:since|gate|posted|recorded|map|survey|adverse possession)\b/i,
      },
    ],
  },
  {
    id: 'bankruptcy-stay',
    name: 'A debtor in bankruptcy',
    types: ['contract', 'real-estate', 'family', 'personal-injury', 'employment', 'other'],
    words:
      /\b(?:filed (?:for )?(?:bankruptcy|[Cc]hapter (?:7|11|12|13))|automatic stay|bankruptcy (?:petition|filing|case|discharge)|in (?:bankruptcy|[Cc]hapter (?:7|11|12|13)))\b/,
    unless:
      /\b(?:threaten\w*|consider\w*|may|might|about) (?:to )?fil(?:e|ing) (?:for )?bankruptcy\b|\b(?:story|book|novel|article|passage|scene) in chapter \d+\b|\bin chapter \d+ of (?:the|his|her) (?:book|novel|story)\b/i,
    thresholds: [
      {
        title: 'The stay',
        rule: 'The petition stays suits on claims that arose before it, enforcement of judgments and liens, and every act to collect; not stayed are, among others, criminal cases and much of family law: custody, support, and divorce except for the division of the estate’s property.',
        authority: code('11 U.S.C. § 362(a), (b)(1), (b)(2)'),
        ask: 'On what day was the petition filed, in which court and chapter, and what has been done against the debtor since?',
        told: /\b(?:stay|foreclos\w+|garnish\w*|levy|lawsuit|sued|eviction)\b/i,
      },
      {
        title: 'Fraud debts: complaint within 60 days',
        rule: 'Debts for fraud, for breach of trust or theft, and for willful and malicious injury are discharged unless the creditor asks the court; the complaint is due within 60 days after the first date set for the meeting of creditors, and more time must be asked for before that. Some chapter 13 cases differ.',
        authority: text(
          '11 U.S.C. § 523(c)(1); Fed. R. Bankr. P. 4007(c)',
          'the U.S. Code’s text of the section, and the rule on the Law Revision Counsel’s site, as amended to Dec. 1, 2024',
        ),
        ask: 'For what first day was the meeting of creditors set, and how and when did the client learn of the case?',
        told: /\b(?:fraud\w*|embezzl\w*|stole|theft|lied|false (?:financial )?statement|malicious\w*)\b/i,
      },
    ],
  },
]
