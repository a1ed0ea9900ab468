import { type Run, whereFound } from '@casewright/core'
import {
  checkBlocks,
  checksTable,
  foundCheckBlocks,
  part,
  type Report,
  type ReportBlock,
  supportBlock,
} from '@casewright/core/server'
import { changeWords } from './changes/change-words.ts'
import { flagOf } from './flag.ts'
import { missingIs } from './missing-is.ts'
import { nothingFound } from './nothing-found.ts'
import type { Paragraph, Passage, QuickAnswer, Written } from './output.ts'

/** The answer as a memo: what a model wrote with what each paragraph rests on, and every passage with its status. */
export function reportOf({ output, label }: Run<QuickAnswer> & { output: QuickAnswer }): Report {
  const { question = label, before, note, asked, changes = [], written, passages } = output
  return {
    subject: question,
    facts: before ? [{ label: 'Asked after', words: before }] : [],
    blocks: [
      part.text(note),
      ...(asked.length > 0 ? [part.heading('Cited in the question'), ...checksTable(asked)] : []),
      ...(changes.length > 0
        ? [part.heading('Changed since an earlier answer'), ...changes.map((one) => part.text(changeWords(one)))]
        : []),
      ...(written ? writtenBlocks(written, passages) : []),
      part.heading(
        `${written?.paragraphs.length ? 'The passages that were found' : 'The most relevant passages'}${whereFound(passages.map(({ status }) => status))}`,
      ),
      ...(passages.length > 0 ? passages.flatMap(passageBlocks) : [part.text(nothingFound(output.lacks))]),
    ],
  }
}

function writtenBlocks({ paragraphs, missing, dropped, model }: Written, passages: readonly Passage[]): ReportBlock[] {
  const isPicked = paragraphs.some((one) => one.isPicked)
  const leftOut = `Left out, because what they quote or cite is in no passage: ${dropped}.`
  return [
    part.heading('Answer'),
    part.small([{ text: `${isPicked ? 'Picked from the passages' : 'Written'} by ${model.name}.`, bold: true }]),
    ...paragraphs.flatMap((one) => paragraphBlocks(one, passages)),
    ...(missing ? [part.written([{ text: `${missingIs} `, bold: true }, missing])] : []),
    ...(dropped > 0 ? [part.small(leftOut)] : []),
  ]
}

function paragraphBlocks(one: Paragraph, passages: readonly Passage[]): ReportBlock[] {
  const { text, held, rests, citations, doubts, support } = one
  const named = (number: number) => passages.find((passage) => passage.number === number)?.status.text
  return [
    part.written(text),
    ...(held ? [] : [part.status('bad', 'Not supported', flagOf(one))]),
    ...(doubts.length > 0 ? [part.small(`In no passage: ${doubts.join(', ')}.`)] : []),
    ...rests.map(({ words, passage }) => {
      const from = `[${passage}] ${named(passage) ?? ''}`
      // Picked words are the paragraph itself.
      return one.isPicked ? part.small(from) : part.quotation(words, from)
    }),
    ...(support ? [supportBlock(support)] : []),
    ...citations.flatMap((check) => [
      part.small([{ text: 'Cited for it: ', bold: true }, check.text]),
      ...checkBlocks(check),
    ]),
  ]
}

function passageBlocks({ number, title, citation, about, words, of, caution, status }: Passage): ReportBlock[] {
  const name = [title, citation].filter(Boolean).join(', ')
  const source = `The library’s editors, not the words of ${citation || title}`
  return [
    part.heading(`${number}. ${name}`, 2),
    ...(about ? [part.small(about)] : []),
    ...(words ? (of === 'editors' ? [part.text(words), part.small(source)] : [part.quotation(words, name)]) : []),
    ...(words ? [] : [part.text('No source has its text.')]),
    ...(caution ? [part.text([{ text: caution, bold: true }])] : []),
    ...(status.status === 'verified' ? [] : [part.small([{ text: 'Checked as: ', bold: true }, status.text])]),
    ...foundCheckBlocks(status),
  ]
}
