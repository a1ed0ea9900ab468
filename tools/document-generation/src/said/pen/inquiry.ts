// A letter that asks for information.
import { share, wordsOf } from '../brief/shares.ts'
import type { Line } from './lines.ts'
import { type Composed, type Given, inParagraphs, onlyDay, slot } from './slots.ts'

const answers =
  /^(?:I|We)(?: would|['’]d)? (?:want|like|need|appreciate) (?:an answer|a (?:\p{L}{1,30} )?(?:answer|reply|response)|to hear(?: back)?|to know)\b|\banswer\b[^\n]{0,120}?\bby\b/iu
const begins =
  /,? (?:and )?(?=(?:can|could|do|does|is|are|how|what|when|where|who|will|would|should|did|has|have)\b (?:\p{Ll}|I\b))/u
const asks = /^(?:how|what|when|where|who|can|do|does|is|are|will)\b/i
/** 'How much is it, can I pay by the month, and when does it start': one question after another. */
function apart(question: string): string[] {
  const all: string[] = []
  for (const part of question.split(', ')) {
    if (all.length === 0 || begins.test(`, ${part}`)) all.push(part.replace(/^and /, ''))
    else all[all.length - 1] += `, ${part}`
  }
  return all
}
/** Each question by itself, without what is no question. */
function eachOf(questions: string, told: readonly Line[]): string {
  const known = told.map(({ words }) => wordsOf(words))
  return questions
    .split('\n')
    .filter((one) => !/^(?:I )?would like to know\b/i.test(one) && !known.some((words) => share(one, words) >= 0.9))
    .flatMap((one) => (asks.test(one) ? apart(one) : [one]))
    .map((one) =>
      /^(?:how|what|when|where|who|can|do|does|is|are|will)\b/i.test(one)
        ? `${one.charAt(0).toUpperCase()}${one.slice(1).replace(/(?<![.?\s])[.?\s]+$/, '')}?`
        : one,
    )
    .join('\n')
}

/** A letter that asks for information, with the questions that another reading makes. */
export function inquiryOf({ lines, read }: Given): Composed | null {
  const questions = read.get('questions')
  if (!questions) return null
  const asks = lines.filter(
    ({ unit }) =>
      /\?$|^(?:asking|ask|also ask|also do|do |does |can |could |is |are |what |how |when |where |I (?:need|want|would like) to know\b)/i.test(
        unit.text,
      ) || /\b(?:whether|how much|how long)\b/i.test(unit.text),
  )
  const day = lines.find((line) => answers.test(line.words) && onlyDay(line.words))
  const rest = lines.filter((line) => !asks.includes(line) && line !== day && line.said.length > 0)
  return {
    own: ['background', 'deadline'],
    slots: [
      ...slot('questions', eachOf(questions, rest), asks),
      ...slot('background', inParagraphs(rest), rest),
      ...slot('deadline', day ? onlyDay(day.words) : read.get('deadline'), day ? [day] : []),
    ],
  }
}
