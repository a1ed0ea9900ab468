import { jurisdictions } from '@casewright/law'
import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { before, code, text } from '../read.ts'

const types: readonly CaseType[] = ['personal-injury', 'other']

/** 'Paris, Texas': a town that is called like one abroad. */
const ofStates = jurisdictions.map(({ name }) => name).join('|')

/** Injuries, care and transport. */
export const harm: readonly Claim[] = [
  {
    id: 'malpractice',
    name: 'Medical malpractice',
    types: ['personal-injury'],
    words:
      /\b(?:malpractice|misdiagnos\w+|missed (?:the|a|her|his) (?:\w+ ){0,2}(?:cancer|tumor|fracture|stroke|infection|diagnosis)|surgeon|radiologist|anesthesiologist|obstetrician|ob-?gyn|(?:the|her|his|our|a|an) (?:E\.?R\.? )?(?:doctor|physician|nurse|dentist|hospital|midwife))\b/i,
    beside:
      /\b(?:malpractice|misdiagnos\w+|standard of care|misread|missed (?:the|a|her|his) (?:\w+ ){0,2}(?:cancer|tumor|fracture|stroke|infection|diagnosis|bleed|clot)|left (?:inside|in (?:her|him|the))|retained|sponge|clip|wrong (?:site|leg|knee|side|drug|dose|medication)|nicked (?:\w+ ){0,3}(?:bowel|artery|ureter|duct|nerve|bladder|organ|aorta|colon|vein|intestine)|perforat\w+|punctured|severed|failed to (?:diagnose|treat|order|refer)|never (?:ordered|followed up)|botched|overdos\w+|informed consent|delay\w* (?:in )?diagnos\w+)\b/i,
    unless: /\blegal malpractice\b/i,
    thresholds: [
      {
        title: 'What comes before the suit',
        rule: 'Many states ask for an expert’s certificate or affidavit, a notice to the provider or a panel before or with the complaint, and end claims a fixed time after the care, whenever the harm was found.',
        ask: 'On what day was the care, when was the harm found, and which certificate, notice or panel does the state require?',
        told: /\b(?:affidavit|certificate|expert|notice|found|discovered|learned)\b/i,
        bars: ['repose'],
      },
    ],
  },
  {
    id: 'wrongful-death',
    name: 'Wrongful death',
    types,
    words:
      /\b(?:wrongful death|(?:was |were )?killed (?:by|in|when|at)|(?:died|death) (?:at|in|after|from) (?:the )?(?:crash|collision|accident|surgery|hospital|fall|fire|explosion))\b/i,
    thresholds: [
      {
        title: 'Who may sue',
        rule: 'Each state says who brings the claim, often only the personal representative, for whom, and by when.',
        ask: 'Is a personal representative appointed, who survives, and on what day was the death?',
        told: /\b(?:estate|representative|executor|widow|survived by|children|appointed)\b/i,
      },
    ],
  },
  {
    id: 'drinks',
    name: 'Alcohol served to a drunk driver (dram shop)',
    types,
    words:
      /\b(?:dram shop|over-?served|(?:bar|tavern|restaurant|host)\b[^.;]{0,60}\b(?:kept serving|served (?:him|her|the driver)))\b/i,
    thresholds: [
      {
        title: 'Notice and proof',
        rule: 'Some states allow such a claim only after an early notice, and ask that the guest was visibly drunk when served.',
        ask: 'Was notice given to whoever served, by when must it be, and who saw the guest?',
      },
    ],
  },
  {
    id: 'railroad',
    name: 'A railroad’s employee (FELA)',
    types: ['personal-injury', 'employment', 'other'],
    words:
      /\b(?:FELA|railroad (?:worker|employee|conductor|engineer)|(?:conductor|brakeman|engineer|trackman) (?:for|at|with) (?:the )?(?:railroad|BNSF|CSX|Amtrak|Union Pacific|Norfolk Southern))\b/i,
    thresholds: [
      {
        title: 'Three years',
        rule: 'Suit must be brought within three years after the claim accrued.',
        authority: code('45 U.S.C. § 56', before),
        ask: 'When was the injury, or when should the illness and its cause have been known?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
  {
    id: 'air',
    name: 'International air travel (Montreal Convention)',
    types: ['personal-injury', 'contract', 'other'],
    words: new RegExp(
      `\\b(?:Montreal Convention|(?:flight|airline|plane)\\b[^.;]{0,100}\\b(?:from|to) (?:Paris|London|Rome|Frankfurt|Tokyo|Mexico|Canada|Toronto|Cancun|Dubai|Madrid|Amsterdam|Seoul|Delhi|Lima|Bogot[aá])(?!,? (?:${ofStates})\\b))`,
      'i',
    ),
    thresholds: [
      {
        title: 'Two years',
        rule: 'The right to damages ends where suit is not brought within two years of the arrival.',
        authority: text(
          'Montreal Convention art. 35(1)',
          'a public text of the article and of a decision on it',
          before,
        ),
        ask: 'On what day did the flight arrive or should it have?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
]
