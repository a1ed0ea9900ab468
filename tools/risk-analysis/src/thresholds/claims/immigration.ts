import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { code } from '../read.ts'

const types: readonly CaseType[] = ['other', 'family', 'criminal']

/** Asylum and removal. */
export const immigration: readonly Claim[] = [
  {
    id: 'asylum',
    name: 'Asylum',
    types,
    words:
      /\b(?:(?<!insane |lunatic |political )asylum(?! (?:ward|hospital))|(?:afraid|fears?) (?:of |to )?(?:being |go(?:ing)? |return(?:ing)? )?(?:killed|back|persecut\w+|deported) (?:to|in|if)|credible fear|persecut(?:ed|ion))\b/i,
    thresholds: [
      {
        title: 'One year from arrival',
        rule: 'The applicant must show by clear and convincing evidence that the application was filed within one year of the arrival in the United States. Changed circumstances that materially affect eligibility, or extraordinary ones that explain the delay, may excuse it.',
        authority: code('8 U.S.C. § 1158(a)(2)(B), (D)'),
        ask: 'On what day did the client last arrive, in what status and until when, what has changed since, and on what day can the application be filed?',
        told: /\b(?:arriv\w+|came|entered|crossed|F-1|visa|in status|since)\b/i,
        isTime: true,
      },
      {
        title: 'Earlier application',
        rule: 'A person who applied before and was denied may not apply again without changed circumstances.',
        authority: code('8 U.S.C. § 1158(a)(2)(C), (D)'),
        ask: 'Was there ever an application, a hearing, an order or a notice to appear, and do withholding of removal or protection against torture come into question beside it?',
        told: /\b(?:notice to appear|NTA|denied|immigration (?:court|judge)|hearing|applied)\b/i,
      },
      {
        title: 'What bars asylum, and what was said before',
        rule: 'Asylum is barred to one who took part in persecution, was convicted of a particularly serious crime and is a danger, did a serious crime abroad, or was firmly resettled in another country. An inconsistency with an earlier statement may count against the applicant, whatever it is about.',
        authority: code('8 U.S.C. § 1158(b)(1)(B)(iii), (2)(A)'),
        ask: 'Which arrests and convictions, which other countries, and what was answered on every form and in every interview?',
        told: /\b(?:arrest\w*|convict\w+|DWI|DUI|plead(?:ed)?|visa form|answered|weeks in|lived in)\b/i,
      },
    ],
  },
  {
    id: 'removal-order',
    name: 'Review of a removal order',
    types,
    words:
      /\b(?:(?:final )?order of removal|removal order|ordered (?:removed|deported)|BIA (?:dismissed|affirmed|denied|decision)|Board of Immigration Appeals|petition for review (?:in|with|to|by) the (?:\w+ ){1,2}Circuit|(?:immigration judge|IJ) (?:has )?ordered (?:him|her|them|my client|the client|our client)(?: to be)? (?:removed|deported))\b/i,
    thresholds: [
      {
        title: '30 days to petition',
        rule: 'A petition for review must be filed within 30 days of the final order of removal, and only after all administrative remedies available as of right were exhausted. An order of an immigration judge as a rule goes to the Board of Immigration Appeals first, in a time of its own that was not checked.',
        authority: code('8 U.S.C. § 1252(b)(1), (d)(1)'),
        ask: 'Who ordered it, on what day, was it appealed to the Board, and when did it become final?',
        bars: ['untimely-appeal'],
        isTime: true,
        told: /\b(?:judge|IJ|Board|BIA|appeal\w*|final)\b/i,
      },
    ],
  },
  {
    id: 'cancellation',
    name: 'Cancellation of removal',
    types,
    words:
      /\b(?:cancellation of removal|42B|removal proceedings|notice to appear|deportation (?:case|proceedings|hearing)|in removal)\b/i,
    beside:
      /\b(?:immigra\w+|deport\w*|remov(?:al|ed)|green card|permanent resident|LPR|visa|undocumented|ICE|USCIS|cancellation|42B|overstay\w*|noncitizen|DHS|(?:his|her|their) (?:kids|children|wife|husband|spouse|son|daughter)s? (?:is|are) (?:a )?(?:U\.?S\.? )?citizens?)\b/i,
    thresholds: [
      {
        title: 'Ten years, good character and hardship',
        rule: 'A person who is not a permanent resident needs ten years of continuous presence before the application, which end when the notice to appear is served, good moral character, no listed conviction, and exceptional and extremely unusual hardship to a spouse, parent or child who is a citizen or permanent resident.',
        authority: code('8 U.S.C. § 1229b(b)(1), (d)(1)'),
        ask: 'When did the client enter, when was the notice to appear served, and which relatives are citizens or permanent residents?',
        told: /\b(?:years|since|citizen|entered|came)\b/i,
      },
      {
        title: 'A permanent resident',
        rule: 'A permanent resident needs five years in that status, seven of continuous residence after an admission, and no aggravated felony.',
        authority: code('8 U.S.C. § 1229b(a)'),
        ask: 'Since when is the client a permanent resident, and what are the convictions?',
        where: /\b(?:green card|permanent resident|LPR)\b/i,
      },
    ],
  },
]
