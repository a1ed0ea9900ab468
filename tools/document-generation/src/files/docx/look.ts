import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, TabStopType } from 'docx'

/** In every copy of Word, and drawn alike by what stands in for it elsewhere. */
const font = 'Times New Roman'
const ink = '1A1A1A'
/** Half points. */
const size = { body: 24, small: 20, title: 30, name: 36 }

/** Twentieths of a point. */
export const page = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1440, right: 1440, bottom: 1440, left: 1440, header: 720, footer: 720 },
}
export const textWidth = 9360
export const blankShade = 'F6E7C1'

/** Lists that Word counts. */
export const clauses = 'clauses'
export const bullets = 'bullets'

const own = (id: string, name: string, more: object) => ({ id, name, basedOn: 'Normal', quickFormat: true, ...more })

export const styles: IStylesOptions = {
  default: {
    document: {
      run: {
        font,
        size: size.body,
        color: ink,
        language: { value: 'en-US', eastAsia: 'en-US', bidirectional: 'ar-SA' },
      },
      paragraph: { spacing: { after: 160, line: 264 } },
    },
    title: {
      run: { size: size.title, bold: true, allCaps: true, color: ink },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 0, after: 320 }, keepNext: true },
    },
    heading1: {
      run: { size: size.body, bold: true, color: ink },
      paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
    },
    listParagraph: { paragraph: { spacing: { after: 80 } } },
  },
  paragraphStyles: [
    own('Letterhead', 'Letterhead', {
      run: { size: size.name, bold: true },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 60 }, keepNext: true },
    }),
    own('LetterheadLine', 'Letterhead Line', {
      run: { size: size.small },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 0 }, keepNext: true },
    }),
    own('Lines', 'Lines', { paragraph: { spacing: { after: 0 }, keepLines: true } }),
    own('Row', 'Row', { paragraph: { spacing: { before: 60, after: 60, line: 252 } } }),
    own('RowLabel', 'Row Label', { run: { bold: true }, paragraph: { spacing: { before: 60, after: 60, line: 252 } } }),
    own('Signature', 'Signature Line', {
      paragraph: { spacing: { before: 200, after: 0 }, keepNext: true, keepLines: true },
    }),
    own('SignatureParty', 'Signature Party', {
      run: { bold: true },
      paragraph: { spacing: { before: 240, after: 80 }, keepNext: true, keepLines: true },
    }),
    own('ReviewNote', 'Review Note', {
      run: { size: size.small, italics: true, color: '7A4B00' },
      paragraph: { spacing: { before: 360, after: 0 }, keepLines: true },
    }),
    ...[0, 1, 2].map((level) =>
      own(`Clause${level + 1}`, `Clause ${level + 1}`, {
        paragraph: { spacing: { before: level === 0 ? 200 : 0, after: 140 } },
      }),
    ),
    own('Foot', 'Foot', { run: { size: 18 }, paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 0 } } }),
  ],
}

/** Where a clause of a level stands: its number hangs in front of it. */
export const clauseIndents = [
  { left: 720, hanging: 720 },
  { left: 720, hanging: 720 },
  { left: 1296, hanging: 576 },
] as const

export const clauseTabs = clauseIndents.map(({ left }) => [{ type: TabStopType.LEFT, position: left }])

export const numbering: INumberingOptions = {
  config: [
    {
      reference: clauses,
      levels: [
        { format: LevelFormat.DECIMAL, text: '%1.' },
        { format: LevelFormat.DECIMAL, text: '%1.%2' },
        { format: LevelFormat.LOWER_LETTER, text: '(%3)' },
      ].map((one, level) => ({
        ...one,
        level,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: clauseIndents[level] }, run: { bold: level === 0 } },
      })),
    },
    {
      reference: bullets,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 540, hanging: 270 } } },
        },
      ],
    },
  ],
}
