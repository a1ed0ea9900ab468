import { anchorOf, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { isToldIn } from '../reading/denies.ts'
import type { FoundBar } from './read-bars.ts'

const paper =
  /\b(?:severance|separation|termination|exit|waiver|release|settlement)(?: (?:paper|agreement|package|letter|form|document|offer|contract))?s?\b/i
/** What such a paper comes in, where the employment ended. */
const packet = /\b(?:packet|package|paperwork|papers?)\b/i
const ended =
  /\b(?:let go|laid off|lay ?-?off|fired|terminat\w+|discharged|downsiz\w+|rif|reduction in force|cut of|position (?:was )?eliminated|pushed out|forced out)\b/i
const severed = /\b(?:severance|separation|exit)\b/i
const signs = /\bsign(?:ed|s)\b/i
const unsigned =
  /\b(?:not|never|n['’]t|refus\w+ to|declin\w+ to|without|before|instead of|if|unless|asked (?:her|him|me|us) to|wants? (?:her|him|me|us) to) (?:\w+ ){0,2}sign(?:ed|ing|s)?\b|\bunsigned\b/i
const keeps =
  /\b(?:(?:did|has|have)(?: not|n['’]t)|never|not) (?:\w+ ){0,2}revok\w*|\bhad \w+ days to revoke,? (?:and )?(?:did(?: not|n['’]t)|never)|(?:seven|7) days (?:to revoke|passed|ran|went by)[^.;]{0,60}|\b(?:kept|keeps|cashed|took|accepted|was paid|were paid|received)\b[^.;]{0,40}\b(?:money|weeks|months|check|severance|payment|pay|\$\d)/i
const named = /\b(?:Age Discrimination in Employment Act|ADEA|OWBPA|Older Workers)\b/
const days = /\b(?:21|twenty-one|45|forty-five)[ -]days?\b/i
const revoking =
  /\b(?:7|seven)[ -]days?\b[^.;]{0,60}\brevo|\b(?:never|(?:did|has)(?: not|n['’]t)) revoked?\b|\brevo[^.;]{0,40}\b(?:7|seven)[ -]days?\b/i
const lawyer =
  /\b(?:told|advised|urged|says?|said|wrote|recommend\w*)\b[^.;]{0,60}\b(?:lawyer|attorney|counsel)\b|\b(?:consult(?:ed)?|see|saw|talk(?:ed)? to|met with|reviewed (?:it|by|with)) (?:with )?(?:by )?(?:a |an |his |her |their )(?:own )?(?:lawyer|attorney|counsel)\b/i
const paid = /\b(?:weeks?|months?|severance|\$\d[\d,]*)\b/i
const gives =
  /\b(?:releas\w+|waiv\w+|gives? up|gave up|covers?|settles?)\b[^.;]{0,80}\b(?:claims?|rights?|suits?|everything)\b|\bclaims?\b[^.;]{0,40}\b(?:releas|waiv|given up)/i
const attacked =
  /\b(?:duress|threat(?:s|en\w*)?|forced|fraud\w*|lied|tricked|pressur\w+|rushed|could(?: not|n['’]t) (?:read|understand)|set aside|invalid|void\w*|mistake)\b/gi
const groupFault =
  /\b(?:group|program|layoff|reduction in force|rif)\b[^.;]{0,80}\b(?:no list|without the list|no disclosure|only 21)\b/i

const isAttacked = (text: string): boolean => isToldIn(attacked, text, 40) || groupFault.test(text)

/**
 * A severance paper that was signed and kept, told by what it says and gives, whatever it is called. It stands only where
 * all that 29 U.S.C. § 626(f) asks of a waiver of age claims is told; else it is asked about.
 */
export function severanceBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (type !== 'employment' && type !== 'other') return null
  const isPaper = paper.test(text) || (packet.test(text) && ended.test(text))
  if (!isPaper || unsigned.test(text) || !signs.test(text)) return null
  const isKept = keeps.test(text)
  if (!isKept && !gives.test(text)) return null
  if (!(gives.test(text) || named.test(text) || revoking.test(text) || severed.test(text))) return null
  const isFull = [named, days, revoking, lawyer, paid].every((one) => one.test(text))
  const holds = isFull && isKept && !isAttacked(text)
  const sentence = sentencesOf({ text }).find(({ start, end }) => signs.test(text.slice(start, end))) ?? null
  if (!sentence) return null
  return {
    id: 'release',
    title: holds ? 'The claim was released' : 'The claim may have been released',
    holds,
    rule: holds
      ? 'A waiver of age claims binds if it is written to be understood, names the Act, covers no later claims, is paid for, advises to consult a lawyer, and leaves 21 days to consider (45 for a group) and seven to revoke (29 U.S.C. § 626(f)). All that the description tells of it meets these terms.'
      : 'A release that was signed for pay ends the claims that it covers. For age claims 29 U.S.C. § 626(f) sets terms without which it does not bind.',
    lift: [
      'Does the paper release this claim? Read its words.',
      'Was it part of a program for a group, so that 45 days and a list of ages were due?',
      'Was it obtained by fraud, duress or mistake, or does it lack one of the terms of 29 U.S.C. § 626(f)? Money that was kept does not by itself save such a waiver (Oubre v. Entergy Operations, 522 U.S. 422 (1998)).',
    ],
    anchors: [anchorOf({ text }, sentence)],
  }
}
