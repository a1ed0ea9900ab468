import type { DocumentCheck, Hit } from '../check.ts'
import { ownSentences } from '../drafting/support/own-words.ts'

const criminal =
  /\b(?:criminal\s+(?:charges?|prosecution|complaint|action|proceedings|penalties|authorities|referral)|press(?:ing)?\s+charges|(?:report|refer|turn)\s+(?:you|this|him|her|them|the\s+matter|your\s+\w+)\s+(?:in\s+)?to\s+(?:the\s+)?(?:police|district\s+attorney|prosecutors?|attorney\s+general|law\s+enforcement|fbi|authorities|immigration)|(?:be|have\s+you)\s+(?:arrested|prosecuted|jailed|deported))\b/i
const condition =
  /\b(?:unless|if\s+(?:you|we|I|payment|the)|failure\s+to|otherwise|or\s+(?:I|we)\s+will|should\s+you\s+(?:fail|refuse))\b/i

/** What a letter may not hold over its reader. */
export const threatChecks: readonly DocumentCheck[] = [
  {
    id: 'letter.criminal-threat',
    title: 'A threat of criminal charges',
    concerns: ['letter'],
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    why: 'To threaten criminal charges for advantage in a civil matter may breach duties of counsel and be extortion.',
    advice: 'Take the threat out.',
    find: (document) => {
      const sentences = ownSentences(document)
      return sentences.flatMap(({ start, end, text }, index): Hit[] => {
        if (!criminal.test(text)) return []
        const around = `${sentences[index - 1]?.text ?? ''} ${text}`
        return condition.test(around) ? [{ start, end }] : []
      })
    },
  },
  {
    id: 'letter.without-prejudice',
    title: "'Without prejudice' on a demand",
    concerns: ['letter'],
    kinds: ['demand-letter'],
    severity: 'low',
    category: 'Ambiguity',
    insight: 'warning',
    why: 'A letter without prejudice may not be shown to the court, and a demand is often sent to be shown.',
    advice: "Say that rights are reserved, and keep 'without prejudice' for offers to settle.",
    find: ({ text }) =>
      /\b(?:settle|settlement|compromise|offer)\b/i.test(text)
        ? []
        : [...text.matchAll(/\bwithout\s{1,12}prejudice\b(?!\s{1,12}to\b)/gi)].map((match) => ({
            start: match.index,
            end: match.index + match[0].length,
          })),
  },
  {
    id: 'blank.letter-line',
    title: 'A line of the model letter is left',
    concerns: ['letter'],
    severity: 'high',
    category: 'Blanks',
    insight: 'warning',
    why: 'A letter with lines of its model in it looks unread, and lacks what was to stand there.',
    advice: 'Put in the name, address or date.',
    find: ({ text }) =>
      [
        ...text.matchAll(
          /^[ \t]*((?:your|recipient['’]?s?|sender['’]?s?|client['’]?s?|name\s+of|(?:merchant|landlord|company)['’]s)\s+(?:full\s+)?(?:name|address|telephone(?:\s+number)?|phone(?:\s+number)?|title|city|email|merchant|recipient|company|landlord)|date)[ \t]*$/gim,
        ),
      ].flatMap((match) => {
        // Under a line to write on the words say what is asked for.
        if (/_{3}\s{0,4}$/.test(text.slice(Math.max(0, match.index - 12), match.index))) return []
        const start = match.index + match[0].search(/\S/)
        return [{ start, end: start + (match[1]?.length ?? 0) }]
      }),
  },
]
