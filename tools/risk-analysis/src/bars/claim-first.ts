import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { withoutArguments } from '../reading/argued.ts'
import type { FoundBar } from './read-bars.ts'

const body =
  '(?:the |a |its |that |any )?(?:city|county|town|township|village|borough|parish|school district|transit (?:authority|district|agency)|water district|municipality|state(?! (?:market|law|statute|line|court|report|inspect\\w+|inspection))|housing authority|public works(?: department)?|sheriff|police department)'
const ofPublic = new RegExp(`\\b${body}(?:['’]s)?\\b`, 'i')
/** That nothing was presented to it: no claim, no notice. */
const missing = new RegExp(
  `\\b(?:(?:ha(?:s|ve|d)|did|was|were)(?: not|n['’]t)(?: yet)?(?: been)?|never) (?:yet )?(?:fil(?:e|ed)|present(?:ed)?|submit(?:ted)?|g(?:ive|ave|iven)|serv(?:e|ed)|sen[dt]|made?|put in) (?:[a-z]{1,9} ){0,3}(?:claims?|notices?)(?: of (?:claim|injury|intent))?(?: (?:to|on|with|upon) ${body})?\\b|\\bno (?:tort |government |written |formal )?(?:claims?|notices?)(?: of claim)? (?:has been|was|were|have been|had been) (?:ever )?(?:filed|presented|submitted|given|served|sent|made)(?: (?:to|on|with|upon) ${body})?`,
  'i',
)

/** A claim against a public body of which it was not told: many statutes ask for that first, within a time of their own. */
export function claimFirstBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (type === 'criminal' || type === 'family' || !ofPublic.test(text)) return null
  const found = missing.exec(withoutArguments(text))
  if (!found || /\b(?:if|whether|unless|says?|argues?|claims? that)\b[^.;]{0,50}$/i.test(text.slice(0, found.index)))
    return null
  return {
    id: 'no-notice-of-claim',
    title: 'A claim may have to be presented to the public body first',
    holds: false,
    rule: 'Many statutes require a claim for money to be presented to a city, county or other public body, within months, before suit. The statute here was not checked, so it does not cap the index.',
    lift: [
      'Which statute governs claims against this public body, and how long does it give to present one?',
      'If the time has passed: does it allow a late claim, and until when?',
    ],
    anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
  }
}
