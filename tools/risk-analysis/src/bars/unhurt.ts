import { anchorOf, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { FoundBar } from './read-bars.ts'

/** Kinds of loss, each as it is said not to have come about. */
const no = "(?:no|not|never|nor|neither|without|nothing|none|zero|n['’]t)"
const denied: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${no} (?:\\w+ ){0,3}(?:hurt|injur\\w+|harm\\w*|bruis\\w+|scratch\\w*|pain|sore)|unhurt|unharmed|uninjured|unscathed)\\b`,
    'i',
  ),
  new RegExp(`\\b${no} (?:\\w+ ){0,3}(?:doctor|treat\\w*|medical|hospital|medicine|therapist|prescription)\\b`, 'i'),
  new RegExp(
    `\\b${no} (?:\\w+ ){0,3}(?:work|wages|pay|income|shifts?|business|sales?|customers?|profits?|revenue|earnings)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${no} (?:\\w+ ){0,3}(?:expenses?|costs?|bills?|repairs?|out[- ]of[- ]pocket|money|cent|dime|penny)|out[- ]of[- ]pocket nothing|(?:cost|paid|spent|lost|out) (?:him |her |it |them |us )?(?:nothing|not (?:a|one) (?:cent|dime|penny|dollar)))\\b`,
    'i',
  ),
  new RegExp(`\\b(?:${no} (?:\\w+ ){0,2}(?:upset|frighten\\w*|distress\\w*|anxi\\w+|scared))\\b`, 'i'),
  /\b(?:(?:at|for) (?:a lower|the same|a better|less than the) (?:price|cost|rate)|for less (?:money|than)|made (?:a )?(?:more|larger|bigger|extra) (?:money|profit)|came out ahead|came out (?:better|even)|better off|(?:paid|got|earned|received) more (?:than|for)|at a profit|saved (?:money|him|her|it|them|\$))\b/i,
]
const universal =
  /\b(?:(?:suffered|sustained|incurred|had|has|have|claims?|shows?|showed|proves?|admits?|concedes?|conceded|admitted|of|is|was|are|were) (?:to )?(?:having )?(?:suffered |sustained |lost )?(?:no|not any|zero|not one dollar of|not a dollar(?: of)?) (?:actual |real |financial |economic |money |monetary |pecuniary |compensable |provable )?(?:damages?|loss(?:es)?|injur(?:y|ies)|harm)|(?:lost|cost (?:him|her|it|them|us)|is out|was out|out of pocket) nothing|no (?:damages?|loss|harm) (?:of any (?:kind|sort)|at all|whatsoever|whatever))\b/i
/** Loss that is told after all, or that is only not yet counted. */
const told =
  /\b(?:broke|broken|fractur\w+|surgery|surgical|torn|tore|burn(?:ed|s)|sprain\w*|concussion|died|death|bruised|hospitalized|stitches|treated (?:with|by|at|for)|lost (?:\$|his|her|their|its|the)|damages (?:exceed|total|come)|yet|so far|until|before|prior|previous|earlier|if|may|might|could)\b/i
const stands = 2

/** A claim without any loss, told by one loss after another that did not come about. */
export function unhurtBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (!['personal-injury', 'contract', 'other', 'real-estate'].includes(type)) return null
  const sentence = sentencesOf({ text }).find(({ start, end }) => {
    const words = text.slice(start, end)
    return (
      denied.filter((one) => one.test(words)).length > stands ||
      (universal.test(words) && denied.some((one) => one.test(words)))
    )
  })
  if (!sentence) return null
  const holds = !told.test(text.slice(sentence.start, sentence.end))
  return {
    id: 'no-damages',
    title: holds ? 'There is no loss' : 'There may be no loss',
    holds,
    rule: 'Negligence needs actual harm. A breach of contract without loss brings nominal damages at most.',
    lift: [
      'Is there any loss that was not mentioned: money, time, repairs, treatment, lost use?',
      'Does a statute give a fixed sum, fees or an injunction without proof of loss?',
    ],
    anchors: [anchorOf({ text }, sentence)],
  }
}
