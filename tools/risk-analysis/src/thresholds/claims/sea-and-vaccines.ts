import type { Claim } from '../claim.ts'
import { code } from '../read.ts'

/** Injuries at sea, on the docks and by vaccines. */
export const seaAndVaccines: readonly Claim[] = [
  {
    id: 'maritime-injury',
    name: 'Injury at sea or on navigable water',
    types: ['personal-injury', 'employment'],
    words:
      /\b(?:Jones Act (?:claim|seaman|suit|case)|maritime (?:injury|tort)|unseaworth\w+|maintenance and cure)\b|\b(?:slipped|fell|tripped|hurt|injured|burned)\b[^.;]{0,60}\bon (?:a|the|her|his|our|their) (?:\w+ )?cruise\b|\b(?:deckhand|seaman|crew ?member|passenger)\b[^.;]{0,90}\b(?:vessel|tugboat|barge|cruise ship|fishing boat|ferry|trawler)\b[^.;]{0,60}\b(?:hurt|injur\w+|fell|slipped|broke|crushed|drowned|killed)\b/i,
    thresholds: [
      {
        title: 'Three years; tickets and the United States less',
        rule: 'A suit for injury or death by a maritime tort must be brought within 3 years, except as otherwise provided by law: a suit under the Suits in Admiralty Act, on a vessel of the United States, within 2.',
        authority: code('46 U.S.C. §§ 30106, 30905'),
        ask: 'On what day was the injury, who owned and ran the vessel, and does a passenger’s ticket shorten the time?',
        told: /\b(?:ticket|Navy|Coast Guard|government vessel|MARAD|owned by)\b/i,
      },
    ],
  },
  {
    id: 'longshore',
    name: 'Longshore and harbor workers',
    types: ['personal-injury', 'employment'],
    words:
      /\b(?:LHWCA|Longshore (?:and Harbor Workers|Act|claim|benefits))\b|\b(?:longshore(?:man|men|worker|workers)?|stevedore|shipyard worker|dock ?worker|ship ?fitter)\b[^.;]{0,90}\b(?:hurt|injur\w+|fell|crushed|hearing loss|asbestos\w*|killed)\b/i,
    thresholds: [
      {
        title: 'Notice in 30 days, claim in one year',
        rule: 'Written notice to the employer and the deputy commissioner is due within 30 days of the injury or of knowing that it came from work (a year for occupational disease); failure is excused by knowledge or lack of prejudice. The claim is due within one year, or one year from the last payment; two years for occupational disease.',
        authority: code('33 U.S.C. §§ 912(a), (d), 913(a), (b)(2)'),
        ask: 'When did the worker tell whom, when was the last payment, and was a claim filed?',
        told: /\b(?:reported|told|notice|foreman|payments?|claim)\b/i,
      },
    ],
  },
  {
    id: 'vaccine',
    name: 'Vaccine injury',
    types: ['personal-injury', 'other'],
    words:
      /\bvaccine[- ](?:injur\w+|court|program|claim|compensation)\b|\b(?:after|following|from|got|had|received|given) (?:a|the|her|his) (?:\w+ ){0,2}(?:vaccin(?:e|ation)|flu shot|immunization)\b[^.;]{0,60}\b(?:Guillain|SIRVA|seizures?|paraly\w+|shoulder|anaphyla\w+|died)\b/i,
    thresholds: [
      {
        title: 'The petition before a suit',
        rule: 'Nobody may sue the maker or the giver of the vaccine for more than $1,000, or for a sum not named, before a petition was filed and either decided and the judgment rejected, or withdrawn as the law allows; a suit filed too soon is dismissed.',
        authority: code('42 U.S.C. §§ 300aa-11(a)(2)(A), (B)'),
        ask: 'Was a petition filed in the Court of Federal Claims, and does the client mean to sue anybody?',
        told: /\b(?:petition|sue[ds]?|suing|manufacturer|maker)\b/i,
      },
      {
        title: 'Petition within three years',
        rule: 'For a vaccine on the Vaccine Injury Table a petition is due within 36 months after the first symptom or aggravation; for a death within 24 months of it and 48 months of the first symptom.',
        authority: code('42 U.S.C. § 300aa-16(a)'),
        ask: 'Which vaccine was given on what day, and when was the first symptom seen or recorded?',
        told: /\b(?:symptoms?|first|days? (?:after|later)|weeks? (?:after|later))\b/i,
      },
    ],
  },
]
