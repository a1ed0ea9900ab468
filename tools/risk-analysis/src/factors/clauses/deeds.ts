import type { CaseType } from '../../case-types.ts'
import { type ClauseRule, has } from './rule.ts'

/** What somebody is seen to do that is held against them. */
const wrong =
  '(?:(?:threw|swung|landed|started with) (?:the )?first(?: punch| blow)?|(?:started|began|provoked|picked) the (?:fight|brawl|scuffle)|(?:ran|runs|blew|blows|sails|sailed|drove|drives|went|goes|rolled|rolls) (?:right |straight )?(?:through )?(?:a|the) (?:red(?: light)?|stop sign|light)|(?:was|is|were) (?:texting|on (?:his|her|the|their) phone|looking at (?:his|her|a) phone|speeding|drunk|asleep|swerving|weaving|tailgating|jaywalking)|crossed (?:over )?the (?:center|double yellow|yellow) line|swerved|(?:stepped|walked|darted|ran) (?:right )?(?:out )?(?:into|in front of|against)|(?:punched|kicked|struck|hit|shoved|pushed|choked|tackled|slapped|beat|grabbed|bit) (?:him|her|our client|the client|client|the plaintiff|plaintiff|an? |the )|reached for (?:his|her|the|an?)|(?:swinging|throwing|charging|lunging|reaching|punching|kicking|shoving|texting|speeding|resisting|spitting|running (?:a|the) red) ?|pulled (?:a|the|out) )'
const seen =
  '(?:witness(?:es)?|bystanders?|passers?-?by|passengers?|vendors?|neighbou?rs?|customers?|co-?workers?|guests?|shoppers?|strangers|pedestrians?|motorists?|drivers? behind|nurses?|people|cameras?|videos?|footage|dash-?cams?|body-?cams?|recordings?|surveillance)'
const tells =
  '(?:says?|said|saw|testif\\w+|told (?:the )?(?:police|officers?|us|an investigator)|reports?|reported|shows?|showed|caught|captures?|captured|recorded|watched|swears?|agree|confirm\\w*)'
const somebody =
  "(?<of>(?:our|the|my) (?:[\\w’'-]{1,20} ){0,2}?[\\w’'-]{1,20}|client|plaintiff|defendant|he|she|him|her)"

const types: readonly CaseType[] = ['personal-injury', 'other']

export const deeds: readonly ClauseRule[] = [
  {
    factor: 'seen',
    types,
    words: new RegExp(`\\b${seen}\\b[^.;]{0,70}?\\b${tells}\\b[^.;]{0,60}?\\b${somebody} ${has}${wrong}`, 'i'),
    but: /\b(?:not|never|n['’]t|no|nobody|if|may|might|deni\w+)\b/i,
  },
  {
    factor: 'seen',
    types,
    words: new RegExp(
      `\\b(?:camera|video|footage|dash-?cam|recording)\\b[^.;]{0,60}: ?${somebody} ${has}${wrong}`,
      'i',
    ),
    but: /\b(?:not|never|n['’]t|no|if|may|might)\b/i,
  },
  {
    factor: 'substance',
    types: ['family'],
    words:
      /(?:^|[.;,] |\band )(?<who>(?:our client|her|his|the|my|our)?,? ?(?:[\w’'-]{1,20},? ){0,4}?)(?:has |have |had |was |twice ){0,3}(?:failed [^.;]{0,40}\btests?\b|tested positive\b|(?:been )?(?:convicted|arrested|cited|charged)\b[^.;]{0,40}\b(?:drunk driving|DUI|DWI|OWI|OUI|impaired driving|drug possession|possession of (?:methamphetamine|cocaine|heroin|drugs)))/i,
    but: /\b(?:not|never|n['’]t|no|if|may|might|dismissed|acquitted|expunged|years ago)\b/i,
  },
  {
    factor: 'hidden-assets',
    types: ['family'],
    words:
      /\b(?<of>our client|the (?:husband|wife|father|mother|petitioner|respondent)|he|she|my (?:husband|wife|ex)|husband|wife) (?:has |had |secretly |quietly ){0,3}(?:moved|hid|hidden|transferred|siphoned|diverted|drained|emptied|withdrew|spent|wired|concealed)\b[^.;]{0,60}\b(?:marital|joint|accounts?|offshore|assets?|savings|funds)\b/i,
    but: /\b(?:not|never|n['’]t|no|if|may|might|alleges?|claims?|agreed|permission)\b/i,
  },
  {
    factor: 'clean-record',
    types: ['family'],
    words:
      /\b(?:(?:has|have|had) (?:not|never) been|there (?:is|are|was|were) no|not (?:a|one)|no|never (?:had|been)) (?:a |an |any |one )?(?:single )?(?:police (?:calls?|reports?)|protective orders?|restraining orders?|arrests?|CPS (?:referrals?|reports?)|convictions?|criminal record)\b[^.;]{0,80}\b(?:involving|about|against|concerning|on|for) (?<of>our client|the (?:mother|father|wife|husband)|him|her)/i,
    but: /\b(?:if|may|might|says?|claims?)\b/i,
  },
]
