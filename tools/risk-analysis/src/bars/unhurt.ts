import { anchorOf, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { asserted } from './asserted.ts'
import type { FoundBar } from './read-bars.ts'

const no = "(?:\\b(?:no|not|never|nor|neither|without|nothing|none|zero)|n['’]t)"
const any = '(?:an?|any|one|a single|his|her|their|its|the|to)'
/** Kinds of loss, each with its own verb, as it is said not to have come about. */
const denied: readonly RegExp[] = [
  new RegExp(
    `${no} (?:\\w+ ){0,3}(?:hurt|injur\\w+|harm\\w*|bruis\\w+|scratch\\w*|pain|sore)\\b|\\b(?:unhurt|unharmed|uninjured|unscathed)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:saw|seen|sought|needed?|had|has|got|received|required|took|underwent|visited|consulted|with|and|or|nor|without),? (?:no|neither|not an?) (?:\\w+ ){0,2}(?:doctors?|treatments?|medical|hospitals?|medicine|therap\\w+|prescriptions?)\\b|${no} (?:\\w+ )?(?:see|saw|seen|seek|sought|need(?:ed)?|had|get|got|receiv\\w+|requir\\w+|take|took|taken|undergo\\w*|visit(?:ed)?|consult(?:ed)?|went|go|treated) (?:${any} ){0,2}(?:\\w+ )?(?:doctors?|treatments?|treated|medical|hospitals?|medicine|therap\\w+|prescriptions?|by|for)\\b|${no} (?:(?:medical|further) )?(?:treatment|doctor['’]?s? visits?|doctors?|medical (?:care|attention|bills?|treatment|expenses?)|hospital (?:stay|visit|bill)s?|prescriptions?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:missed|misses|lost|loses|losing|missing|cost (?:him|her|them|it|us)|turned away) (?:no|not an?|neither) (?:\\w+ ){0,3}(?:work|wages|pay|income|shifts?|business|sales?|customers?|profits?|revenue|earnings)\\b|${no} (?:\\w+ ){0,2}(?:miss(?:ed)?|los[et]|losing|lost|turned? away) (?:${any} )?(?:\\w+ ){0,2}(?:work|wages|pay|income|shifts?|business|sales?|customers?|profits?|revenue|earnings)\\b|${no} (?:lost|missed) (?:\\w+ )?(?:work|wages|pay|income|shifts?|business|sales?|customers?|profits?|revenue|earnings)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:paid|spent|lost|out|owes?|incurred|had|has|with|and|or) (?:him |her |it |them |us )?(?:nothing|no (?:\\w+ ){0,2}(?:expenses?|costs?|bills?|repairs?|out[- ]of[- ]pocket)|not (?:a|one) (?:cent|dime|penny|dollar))\\b|\\bcost (?:him |her |it |them |us )?(?:nothing|not (?:a|one) (?:cent|dime|penny|dollar))\\b|\\bout[- ]of[- ]pocket nothing\\b|${no} (?:\\w+ )?(?:pay|paid|spend|spent|lose|lost|incur(?:red)?) (?:\\w+ ){0,2}(?:expenses?|costs?|bills?|repairs?|money|cent|dime|penny|anything)\\b|${no} (?:\\w+ )?(?:expenses?|costs?|bills?|repairs?)\\b`,
    'i',
  ),
  new RegExp(`${no} (?:\\w+ ){0,2}(?:upset|frighten\\w*|distress\\w*|anxi\\w+|scared)\\b`, 'i'),
  /\b(?:(?:at|for) (?:a lower|the same|a better|less than the) (?:price|cost|rate)|for less (?:money|than)|made (?:a )?(?:more|larger|bigger|extra) (?:money|profit)|came out ahead|came out (?:better|even)|better off|(?:paid|got|earned|received) more (?:than|for)|at a profit|saved (?:money|him|her|it|them|\$))\b/i,
]
/** The same kinds of loss near words that deny something: then they are asked about. */
const near: readonly RegExp[] = [
  denied[0] ?? /^(?!)/,
  new RegExp(`${no} (?:\\w+ ){0,3}(?:doctor|treat\\w*|medical|hospital|medicine|therapist|prescription)\\b`, 'i'),
  new RegExp(
    `${no} (?:\\w+ ){0,3}(?:work|wages|pay|income|shifts?|business|sales?|customers?|profits?|revenue|earnings)\\b`,
    'i',
  ),
  new RegExp(
    `${no} (?:\\w+ ){0,3}(?:expenses?|costs?|bills?|repairs?|out[- ]of[- ]pocket|money|cent|dime|penny)\\b|\\b(?:cost|paid|spent|lost|out) (?:him |her |it |them |us )?(?:nothing|not (?:a|one) (?:cent|dime|penny|dollar))\\b`,
    'i',
  ),
  ...denied.slice(4),
]
/** Who cannot work or has nothing to pay with has a loss. */
const lacks =
  /\b(?:(?:not|never|n['’]t) (?:yet )?(?:returned?|gone back|been back|able|been able|worked)|unable|(?:could|can)(?: not|n['’]t)|cannot|no (?:\w+ )?(?:money|insurance|income|savings|way to pay)|out of work|lost (?:his|her|their) job)\b|n['’]t (?:yet )?(?:returned?|gone back|been back|able|worked)\b|\bpaid (?:over |about |more than )?\$/i
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
      !lacks.test(words) &&
      !(asserted.test(words) && /\bsay /i.test(words)) &&
      (near.filter((one) => one.test(words)).length > stands ||
        denied.filter((one) => one.test(words)).length > stands ||
        (universal.test(words) && near.some((one) => one.test(words))))
    )
  })
  if (!sentence) return null
  const words = text.slice(sentence.start, sentence.end)
  const holds = !told.test(words) && (universal.test(words) || denied.filter((one) => one.test(words)).length > stands)
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
