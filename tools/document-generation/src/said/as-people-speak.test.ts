import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const read = (text: string, kind: 'letters' | 'contracts' | 'applications' = 'contracts') =>
  readable(text, kind).text.replace(/\s+/g, ' ').trim()

it.each([
  ['Price is $3,100, no wait, I looked at it again, $3,400, parts and labor.', 'Price is $3,400, parts and labor.'],
  ['Start February 1... no, the painters are late, make it February 15, 2027.', 'Start February 15, 2027.'],
  ['New Hampshire law, strike that, Massachusetts law.', 'Massachusetts law.'],
  ['At 826 Vermillion Street, strike that, 862 Vermillion Street.', 'At 862 Vermillion Street.'],
  ['Price: $18,750 (was asking 20.5k, came down)', 'Price: $18,750'],
  ['Wages: $24 an hour ~~$22~~ (crossed out)', 'Wages: $24 an hour'],
])('reads what counts where something was taken back: %s', (said, counts) => {
  expect(read(said)).toBe(counts)
})

it('takes nothing back where another thing is counted', () => {
  expect(read('Train the two leads.\nNope, $185 an hour.')).toContain('two leads')
})

it.each([
  ['two twenty-eight Chandler Street, Worcester', '228 Chandler Street, Worcester'],
  ['Nashua, New Hampshire oh three oh six oh', 'Nashua, New Hampshire 03060'],
  ['number B as in boy dash 20417', 'number B-20417'],
  ['Corvane comma Inc period, of Nashua', 'Corvane, Inc., of Nashua'],
  ['Open paren as amended close paren.', '(as amended).'],
])('writes what was said sign by sign: %s', (said, written) => {
  expect(read(said)).toBe(written)
})

it.each([
  'God, this traffic.',
  'Remind me to call him.',
  'Put this in our usual form.',
  'Is this thing still on?',
  'Stop recording.',
  'The coffee machine is broken btw.',
])('leaves out what is said beside the matter: %s', (aside) => {
  expect(read(`The rent is due. ${aside} No pets.`)).toBe('The rent is due. No pets.')
})

it.each(['Remind me to call Ana Ruiz.', 'God, $40 a day.'])('keeps a name and a figure: %s', (said) => {
  expect(read(`The rent is due. ${said} No pets.`)).toContain(said.slice(-8))
})

it('leaves out what the writer says to ignore', () => {
  const text = 'Ignore the Bayside thing at the bottom.\nRent is $900.\nBayside asked about $4,150.'
  expect(read(text)).toBe('Rent is $900.')
})

it('reads a pasted chat for what it answers, and not for who asked what', () => {
  const chat =
    '[Sat 8:41 AM] Dev: dates\n[Sat 8:42 AM] Ro: from 1/4/2027\n[Sat 8:43 AM] Dev: rate? I heard $165\n[Sat 8:44 AM] Ro: $185 an hour'
  const text = read(chat)
  expect(text).toContain('$185 an hour')
  expect(text).toContain('1/4/2027')
  for (const gone of ['$165', 'Dev', '8:41']) expect(text).not.toContain(gone)
})

it('reads the lines of a form', () => {
  const form =
    'Name (Last, First): Zielinski, Marta\nStreet: 20 Oak St.   City/ST/Zip: Toledo OH 43606\nStaff notes: parked in fire lane'
  const text = readable(form, 'applications').text
  expect(text).toContain('Name: Marta Zielinski')
  expect(text).toContain('Address: 20 Oak St., Toledo OH 43606')
  expect(text).not.toContain('fire lane')
})
