import { type Part, plainText, type Run } from '@casewright/templates/pages'
import { chainCommands } from 'prosemirror-commands'
import { undo } from 'prosemirror-history'
import { type Command, EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { fillBlanks, takeBlank, typedOver } from './blanks.ts'
import { dismiss, putWords } from './doubts.ts'
import { enter } from './enter.ts'
import { docOf } from './from-parts.ts'
import { changeLevel } from './levels.ts'
import { blanksOf, doubtsOf, goTo, isStill } from './places.ts'
import { pasted } from './plain-paste.ts'
import { plugins } from './plugins.ts'
import { removeRow } from './rows.ts'
import { textOf } from './text-of.ts'
import { partsOf } from './to-parts.ts'
import { typedIn } from './typed-in.ts'

const clause = (level: 0 | 1 | 2, text: string, heading?: string): Part => ({
  kind: 'clause',
  number: '',
  level,
  ...(heading && { heading: [{ text: heading }] }),
  runs: text ? [{ text }] : [],
})
const paragraph = (...runs: Run[]): Part => ({ kind: 'paragraph', runs })
const contract = [
  clause(0, 'First.', 'Services'),
  clause(1, 'One.'),
  clause(1, 'Two, as Section 1.1 says.'),
  clause(0, 'See Section 1.2, Section 1.1(a) and Section 1.2 of the Act.'),
]

const open = (parts: readonly Part[]) =>
  EditorState.create({ doc: docOf(parts), plugins: plugins(() => {}).filter(({ props }) => !props.handleKeyDown) })

/** The caret behind these words. */
function after(state: EditorState, words: string): EditorState {
  let at = -1
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(words)) at = pos + node.text.indexOf(words) + words.length
  })
  expect(at).toBeGreaterThan(0)
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
}
const does = (state: EditorState, command: Command): EditorState => {
  let next = state
  expect(command(state, (tr: Transaction) => (next = state.apply(tr)))).toBe(true)
  return next
}
const types = (state: EditorState, text: string) => state.apply(state.tr.insertText(text))
const textIn = (state: EditorState) =>
  plainText({ parts: partsOf(state.doc) })
    .trimEnd()
    .split('\n\n')
const press = chainCommands(...enter)

describe('clauses', () => {
  it('are made by Enter at the level of the one before, and numbered again', () => {
    const state = types(does(after(open(contract), 'One.'), press), 'New.')
    expect(textIn(state).slice(1, 4)).toEqual(['    1.1 One.', '    1.2 New.', '    1.3 Two, as Section 1.1 says.'])
  })

  it('go deeper by Tab, at most one below the clause before, and up again by Shift+Tab', () => {
    let state = does(after(open(contract), 'Two'), changeLevel(1))
    expect(textIn(state)[2]).toBe('        (a) Two, as Section 1.1 says.')
    state = does(state, changeLevel(1))
    expect(textIn(state)[2]).toBe('        (a) Two, as Section 1.1 says.')
    state = does(does(state, changeLevel(-1)), changeLevel(-1))
    expect(textIn(state)[2]).toBe('2. Two, as Section 1.1 says.')
    expect(textIn(does(state, changeLevel(-1)))[2]).toBe('2. Two, as Section 1.1 says.')
  })

  it('let Tab leave the text elsewhere', () => {
    expect(changeLevel(1)(after(open([paragraph({ text: 'Words' })]), 'Words'))).toBe(false)
  })

  it('end by Enter on an empty one', () => {
    let state = does(after(open(contract), 'Two, as Section 1.1 says.'), press)
    state = does(does(state, press), press)
    expect(partsOf(state.doc)[3]).toEqual({ kind: 'paragraph', runs: [] })
  })

  it('take along what refers to them, but not the sections of another text; Undo brings all of it back', () => {
    const state = does(after(open(contract), 'One.'), press)
    expect(textIn(state).at(-1)).toBe('2. See Section 1.3, Section 1.1(a) and Section 1.2 of the Act.')
    expect(textIn(does(state, undo))).toEqual(textIn(open(contract)))
  })
})

describe('lists and rows', () => {
  const rows: Part = { kind: 'rows', rows: [{ label: 'Name', runs: [{ text: 'Maria' }] }] }

  it('get one more by Enter, and end by Enter on an empty last item', () => {
    const list = does(after(open([{ kind: 'items', items: [[{ text: 'One' }]] }]), 'One'), press)
    expect(partsOf(list.doc)).toEqual([{ kind: 'items', items: [[{ text: 'One' }], []] }])
    expect(partsOf(does(list, press).doc)).toEqual([
      { kind: 'items', items: [[{ text: 'One' }]] },
      { kind: 'paragraph', runs: [] },
    ])
  })

  it('go from a label to its answer, then to a new row, which Backspace takes away', () => {
    let state = does(after(open([rows]), 'Maria'), press)
    state = types(does(types(state, 'Phone'), press), '(216) 555-0142')
    expect(textIn(state)).toEqual(['Name: Maria\nPhone: (216) 555-0142'])
    expect(textIn(does(does(state, press), removeRow))).toEqual(['Name: Maria\nPhone: (216) 555-0142'])
  })
})

describe('blanks', () => {
  const blank = { text: '[Client name]', blank: 'client' }
  const parts = [
    paragraph(
      { text: 'Between ' },
      { ...blank, bold: true },
      { text: ' and ' },
      { text: '[SSN]', blank: 'ssn', sensitive: true },
    ),
    paragraph(blank),
  ]

  it('are filled wherever they stand, bold where they were, masked where they hide', () => {
    let state = open(parts)
    state = state.apply(fillBlanks(state, 'client', 'Mill Creek'))
    state = state.apply(fillBlanks(state, 'ssn', '000-12-3456'))
    expect(partsOf(state.doc)).toEqual([
      paragraph(
        { text: 'Between ' },
        { text: 'Mill Creek', field: 'client', bold: true },
        { text: ' and ' },
        { text: '000-12-3456', field: 'ssn', sensitive: true },
      ),
      paragraph({ text: 'Mill Creek', field: 'client' }),
    ])
    expect(blanksOf(state.doc)).toEqual([])
    expect(typedIn(state.doc, new Set(['client', 'other']))).toEqual({ client: 'Mill Creek' })
  })

  it('are filled with several lines: as blocks where they stand alone, one after the other in a sentence', () => {
    const address = { text: '[Address]', blank: 'address' }
    const state = open([
      { kind: 'lines', side: 'left', lines: [[{ text: 'Maria' }], [address], [{ text: 'By mail' }]] },
      paragraph({ text: 'Of ' }, address, { text: '.' }),
    ])
    const filled = state.apply(fillBlanks(state, 'address', '88 Harbor Street\n\nToledo, Ohio'))
    expect(typedIn(filled.doc, new Set(['address']))).toEqual({ address: '88 Harbor Street\nToledo, Ohio' })
    expect(partsOf(filled.doc)).toEqual([
      {
        kind: 'lines',
        side: 'left',
        lines: [
          [{ text: 'Maria' }],
          [{ text: '88 Harbor Street', field: 'address' }],
          [{ text: 'Toledo, Ohio', field: 'address' }],
          [{ text: 'By mail' }],
        ],
      },
      paragraph({ text: 'Of ' }, { text: '88 Harbor Street, Toledo, Ohio', field: 'address' }, { text: '.' }),
    ])
  })

  it('are filled by typing, and what is typed further belongs to the value', () => {
    const state = open(parts)
    const [first] = blanksOf(state.doc)[0]?.places ?? []
    const typed = state.apply(typedOver(state, first?.from ?? 0, first?.to ?? 0, 'M') as Transaction)
    expect(partsOf(types(typed, 'ill').doc)[0]).toMatchObject({
      runs: [{}, { text: 'Mill', field: 'client', bold: true }, {}, {}],
    })
  })

  it('give way as a whole to what is typed inside of them before the caret was seen there, and to nothing beside', () => {
    const state = open(parts)
    const [first] = blanksOf(state.doc)[0]?.places ?? []
    const { from, to } = first ?? { from: 0, to: 0 }
    const typed = state.apply(typedOver(state, from + 4, from + 4, 'M') as Transaction)
    expect(partsOf(types(typed, 'ill').doc)[0]).toMatchObject({ runs: [{}, { text: 'Mill', field: 'client' }, {}, {}] })
    expect(typedOver(state, from, from, 'M')).toBeNull()
    expect(typedOver(state, to, to, 'M')).toBeNull()
  })

  it('are taken whole by the caret and by Backspace', () => {
    const state = after(open(parts), '[Cli')
    expect(state.doc.textBetween(state.selection.from, state.selection.to)).toBe('[Client name]')
    const behind = state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.selection.to)))
    const taken = does(behind, takeBlank('to'))
    expect(taken.doc.textBetween(taken.selection.from, taken.selection.to)).toBe('[Client name]')
  })

  it('are whole again where a piece of them was taken out', () => {
    const state = open(parts)
    const { from } = blanksOf(state.doc)[1]?.places[0] ?? { from: 0 }
    expect(isStill(state.apply(state.tr.delete(from, from + 2)).doc, parts)).toBe(true)
  })

  it('say how often they stand and where first', () => {
    const state = open(parts)
    const [client, ssn] = blanksOf(state.doc)
    expect([client?.places.length, ssn?.places.length]).toEqual([2, 1])
    const there = state.apply(goTo(client?.places[0] ?? { from: 0, to: 0 })(state))
    expect(there.doc.textBetween(there.selection.from, there.selection.to)).toBe('[Client name]')
  })
})

describe('doubts', () => {
  const parts = [
    paragraph(
      { text: 'We ask for ', field: 'purpose' },
      { text: '$500.00', field: 'purpose', doubt: 'No amount was given.' },
      { text: '.', field: 'purpose' },
    ),
    paragraph({ text: 'Soon.', field: 'purpose' }),
    paragraph({ text: 'Yours' }),
  ]

  it('are listed with their words, reason and field, and go when the person says that they are right', () => {
    const state = open(parts)
    const [doubt] = doubtsOf(state.doc)
    expect(doubt).toMatchObject({ words: '$500.00', why: 'No amount was given.', field: 'purpose' })
    const right = state.apply(dismiss(state, doubt?.key ?? 0))
    expect(doubtsOf(right.doc)).toEqual([])
    expect(textIn(right)).toEqual(textIn(state))
  })

  it("give way to the person's own words, paragraph for paragraph", () => {
    const state = open(parts)
    expect(textIn(state.apply(putWords(state, 'purpose', 'Pay me.\n\nPlease.')))).toEqual([
      'Pay me.',
      'Please.',
      'Yours',
    ])
  })
})

describe('what is pasted and copied', () => {
  it('comes as words, each line as the block that it comes into', () => {
    const list = after(open([{ kind: 'items', items: [[{ text: 'One' }], [{ text: 'Two' }]] }]), 'One')
    expect(partsOf(list.apply(pasted(list, ' and\r\n\r\n<b>more</b>\u0007')).doc)).toEqual([
      { kind: 'items', items: [[{ text: 'One and' }], [{ text: '<b>more</b>' }], [{ text: 'Two' }]] },
    ])
  })

  it('fills a blank where one is selected', () => {
    const state = after(open([paragraph({ text: '[Date]', blank: 'by' })]), '[Da')
    expect(partsOf(state.apply(pasted(state, 'May 1, 2027')).doc)).toEqual([
      paragraph({ text: 'May 1, 2027', field: 'by' }),
    ])
  })

  it('goes out as the plain text does, with numbers, and with its real values', () => {
    const parts = [...contract, paragraph({ text: '000-12-3456', sensitive: true })]
    const state = open(parts)
    const { doc } = state
    const some = state.apply(
      state.tr.setSelection(TextSelection.create(doc, doc.child(0).nodeSize + 2, doc.content.size - 1)),
    )
    expect(textOf(some, some.selection.content())).toBe(
      [
        '    1.1 ne.',
        '    1.2 Two, as Section 1.1 says.',
        '2. See Section 1.2, Section 1.1(a) and Section 1.2 of the Act.',
        '000-12-3456',
      ].join('\n\n'),
    )
    const one = state.apply(state.tr.setSelection(NodeSelection.create(doc, 0)))
    expect(textOf(one, one.selection.content())).toBe('1. Services. First.')
  })
})
