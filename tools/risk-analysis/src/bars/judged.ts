import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { affirmative } from './limitation.ts'
import type { FoundBar } from './read-bars.ts'

const same =
  /\b(?:sues?|suing) (?:us|me|him|her|them|it|(?:our|my) clients?) again\b|\bagain\b[^.;]{1,40}\b(?:same|identical) \w+|\b(?:same|identical|very) (?:claims?|case|suit|lawsuit|dispute|parties|facts|incident|accident|breach|loss|contract|debt|defendant|injur(?:y|ies))\b|\b(?:already|once|previously) (?:sued|tried|litigated|lost)\b|\bthis very\b|\b(?:sue|try|litigate|bring it|file) (?:it |them |him |her )?again\b|\b(?:first|earlier|prior|previous) (?:suit|case|lawsuit|action)\b/i
const isSame = /\bthis very\b|\b(?:same|identical) (?!day|time|week|month|year|way|judge|court|lawyer)\w/i
const decided =
  /\b(?:(?:final )?judgment (?:was |is )?(?:entered|final)|final judgment|judgment (?:(?:was|went|is|had|came|entered|given|rendered|down) ){0,3}(?:for|against|in favor|to)|(?:was|were|been) (?:fully |already |once )?(?:tried|litigated|adjudicated)|(?:court|judge|jury|arbitrator)(?: [A-Z][\w’'-]+){0,2} (?:rejected|threw out|denied) (?:it|the claim|his claim|her claim|their claim)|(?:jury|court|judge|arbitrator|magistrate)(?: [A-Z][\w’'-]+){0,2} (?:said no|found for|found against|ruled against|ruled for)|defense verdict|verdict (?:for|against)|dismiss\w+ (?:it )?with prejudice|lost (?:(?:at|after) (?:a )?(?:bench |jury )?trial|on the merits|on summary judgment)|dismiss\w+ on the merits|adjudicated on the merits|summary judgment (?:was )?(?:granted|entered))\b/i
const isFinal =
  /\b(?:never appealed|not appealed|no appeal|did(?: not|n['’]t) appeal|(?:took|take|taken) no appeal|(?:time|days) (?:to|for) (?:an )?appeal (?:has |had |to )?(?:ran|run|pass|passed|expired?|lapsed?)|on the merits|affirmed|is final|became final|final judgment|with prejudice)\b/i
const open =
  /\b(?:without prejudice|vacated|reversed|set aside|pending|on appeal|appealed|different (?:claim|part(?:y|ies)|facts|contract|parcel|accident)|another (?:claim|parcel|contract|accident)|not a party|(?:was|were) not (?:a )?part(?:y|ies)|not in privity|no jurisdiction|arose (?:after|later)|small claims)\b/i
/** Who sues now goes by another name than who lost. */
const otherParty =
  /\b(?:plaintiff|party|company|entity|corporation|defendant)\b[^.;]{0,60}\b(?:is named|is called|is (?:a |now a )?(?:different|new|another|separate)|(?:was|were)(?: not|n['’]t) (?:in|named in|part of)) |\b(?:the )?first (?:one )?was (?:by |brought by |named )?[A-Z][^.;]{2,60}(?:Inc|LLC|Corp|Co|LP|Ltd)\b|\b(?:new|different|another|sister|successor) (?:plaintiff|company|entity|corporation|llc)\b/i
const denied = /\b(?:never|not) appealed\b/i

/** A claim that was tried before and lost for good, told without the name of the rule. */
export function judgedBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (type === 'criminal' || type === 'family') return null
  const [again, judgment] = [same.exec(text), decided.exec(text)]
  if (!again || !judgment || !isFinal.test(text)) return null
  const isOpen = open.test(text.replace(denied, '')) || otherParty.test(text)
  return {
    id: 'res-judicata',
    title: isOpen ? 'The matter may have been decided before' : 'The matter was decided before',
    holds: !isOpen && isSame.test(text),
    rule: `A final judgment on the merits ends later suits on the same claim between the same parties. ${affirmative}`,
    lift: [
      'Were the parties, or those in privity with them, and the claim the same?',
      'Was the judgment final and on the merits, and does it still stand after appeal?',
      'Was the defense pleaded?',
    ],
    anchors: [again, judgment]
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, 0: words }) => anchorOf({ text }, { start: index, end: index + words.length })),
  }
}
