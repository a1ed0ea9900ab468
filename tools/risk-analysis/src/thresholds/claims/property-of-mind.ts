import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { before, code, text } from '../read.ts'

const types: readonly CaseType[] = ['intellectual-property', 'contract', 'other']
const works =
  '(?:photos?|photographs?|pictures?|drawings?|illustrations?|paintings?|artwork|designs?|songs?|music|lyrics|novel|book|manuscript|article|essay|poems?|script|screenplay|film|video|footage|software|source code|code|logo|mural|patterns?|plans|blueprints|recipes?|animals|characters?)'

/** Copyright, patents and trade secrets. */
export const propertyOfMind: readonly Claim[] = [
  {
    id: 'copyright',
    name: 'Copyright infringement',
    types: ['intellectual-property', 'other'],
    words: new RegExp(
      `\\b(?:copyright(?:s|ed)?|(?:copied|cop(?:ies|ying)|used|uses|using|posted|reposted|sold|selling|printed|put|putting|lifted|stole|reproduced|streamed) (?:\\w+ ){0,4}${works}[^.;]{0,80}\\b(?:without (?:\\w+ ){0,3}(?:permission|consent|asking|paying|credit|license)|on (?:their|its|his|her) (?:website|shirts?|t-?shirts?|mugs|lunchboxes|products|merchandise)))`,
      'i',
    ),
    unless: /\bcopyright (?:notice|page|©|\(c\)|19|20)/i,
    thresholds: [
      {
        title: 'Registration before suit',
        rule: 'No suit for infringement of a United States work may be brought until its copyright is registered or registration was refused; an application is not enough.',
        authority: text(
          '17 U.S.C. § 411(a); Fourth Estate Pub. Benefit Corp. v. Wall-Street.com, LLC, 586 U.S. 296 (2019)',
          'public texts of the section and the decision',
          before,
        ),
        ask: 'Is the work registered, since what day, and for whom?',
        told: /\b(?:regist(?:ered|ration)|Copyright Office|certificate)\b/i,
        bars: ['exhaustion'],
      },
      {
        title: 'Statutory damages and attorney’s fees',
        rule: 'Neither is awarded for an infringement that began before the effective date of registration, unless a published work was registered within three months after its first publication.',
        authority: code('17 U.S.C. § 412'),
        ask: 'On what days was the work first published, the infringement begun and the registration effective?',
        told: /\b(?:regist(?:ered|ration)|published|statutory damages|effective)\b/i,
      },
      {
        title: 'Three years',
        rule: 'Suit must be brought within three years after the claim accrued.',
        authority: code('17 U.S.C. § 507(b)', before),
        ask: 'When did the owner find the copying, and could it have been found before?',
        told: /\b(?:found|saw|noticed|discovered|learned|first|in (?:19|20)\d\d)\b/i,
        bars: ['limitation'],
        isTime: true,
      },
      {
        title: 'Who owns it',
        rule: 'A transfer of copyright ownership, other than by operation of law, is valid only in a writing signed by the owner or an authorized agent.',
        authority: code('17 U.S.C. § 204(a)'),
        ask: 'Who made the work, as whose employee or for whom, and what was signed?',
        told: /\b(?:contract|work[- ](?:made )?for[- ]hire|employee|freelance\w*|signed|license|commission\w*|permission)\b/i,
      },
    ],
  },
  {
    id: 'patent',
    name: 'Patent infringement',
    types,
    words:
      /\b(?:patent (?:infring\w+|claims?|suit|case|holder|owner|No\.)|infring\w+ (?:\w+ ){0,3}patents?|(?:her|his|our|my|their|client['’]s|a|the) patents?\b(?! (?:leather|medicine)))/i,
    unless: /\bpatent(?:ly)? (?:leather|ambigu\w+|obvious|false|absurd|untrue|ductus)/i,
    thresholds: [
      {
        title: 'Damages for six years',
        rule: 'Nothing is recovered for infringement more than six years before the complaint or counterclaim.',
        authority: code('35 U.S.C. § 286'),
        ask: 'When did the infringement begin, and when will suit be filed?',
        isTime: true,
      },
      {
        title: 'Marking',
        rule: 'Where a patented article was sold unmarked, damages run only from notice of the infringement; filing suit is notice.',
        authority: code('35 U.S.C. § 287(a)'),
        ask: 'Is the product marked with the patent’s number, or was the infringer told, and when?',
        told: /\b(?:marked|marking|label\w*|notice|cease|letter)\b/i,
      },
    ],
  },
  {
    id: 'trade-secret',
    name: 'Trade secrets (DTSA)',
    types: ['intellectual-property', 'employment', 'contract', 'other'],
    words:
      /\b(?:trade secrets?|DTSA|(?:took|copied|downloaded|e-?mailed|stole|walked out with|kept) (?:\w+ ){0,5}(?:customer lists?|client lists?|formulas?|pricing|price lists?|source code|recipes?|blueprints))\b/i,
    thresholds: [
      {
        title: 'Three years',
        rule: 'Suit must be brought within three years after the misappropriation was or with reasonable diligence should have been discovered; one that continues is a single claim.',
        authority: code('18 U.S.C. § 1836(d)'),
        ask: 'When was the taking found, and what should have shown it before?',
        bars: ['limitation'],
        isTime: true,
      },
      {
        title: 'Interstate commerce',
        rule: 'The federal act covers a secret that is related to a product or service used or intended for use in interstate or foreign commerce.',
        authority: code('18 U.S.C. § 1836(b)(1)'),
        ask: 'What was kept secret, by what measures, and where is the product sold?',
        told: /\b(?:confidential\w*|password|NDA|non-?disclosure|locked|secret)\b/i,
      },
    ],
  },
]
