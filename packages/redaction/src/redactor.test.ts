import { describe, expect, it } from 'vitest'
import { createRedactor } from './redactor.ts'

const names = ['María Delgado']
const redactor = () => createRedactor({ names })

describe('a redactor', () => {
  it('puts a placeholder for a value, and the value back', () => {
    const { redact, restore } = redactor()
    expect(redact('SSN 078-05-1120, write to x@example.com')).toBe('SSN [SSN 1], write to [EMAIL 1]')
    expect(restore('The number [SSN 1] is hers.')).toBe('The number 078-05-1120 is hers.')
  })

  it('gives one value one placeholder, however it is written, in every text', () => {
    const { redact, restore } = redactor()
    expect(redact('078-05-1120 and 219-09-9999')).toBe('[SSN 1] and [SSN 2]')
    expect(redact('again 078 05 1120')).toBe('again [SSN 1]')
    expect(restore('[SSN 1]')).toBe('078-05-1120')
  })

  it('keeps one person under one number and every form of the name letter by letter', () => {
    const { redact, restore } = redactor()
    const text = "María Delgado sued. Delgado's claim, DELGADO's brief, María Delgado's oath."
    const redacted = redact(text)
    expect(redacted).toBe("[NAME 1] sued. [NAME 1B]'s claim, [NAME 1C]'s brief, [NAME 1]'s oath.")
    expect(restore(redacted)).toBe(text)
  })

  it('restores what a model changes a little', () => {
    const { redact, restore } = redactor()
    redact('078-05-1120, x@example.com')
    for (const written of [
      '[ssn 1]',
      '[SSN1]',
      '[SSN-1]',
      '[ SSN 1 ]',
      '\\[SSN 1\\]',
      '[SSN_1]',
      '[SSN #1]',
      'SSN 1',
    ]) {
      expect(restore(`It is ${written}.`)).toBe('It is 078-05-1120.')
    }
  })

  it('leaves alone what a model invents', () => {
    const { redact, restore } = redactor()
    redact('078-05-1120, María Delgado')
    const invented = 'see [SSN 99], [NAME 1D], [PHONE 1], SSN 12, ssn 1, SSNS 1, xSSN 1, [SSN 1x], [SSN], SSN 1a'
    expect(restore(invented)).toBe(invented)
  })

  it('tells its placeholders from those that stand in the text already', () => {
    const { redact, restore } = redactor()
    const text = 'The form says [SSN 1] and [ssn-2], but 078-05-1120 and [TEXT 1] are typed.'
    const redacted = redact(text)
    expect(redacted).toBe('The form says [TEXT 1] and [TEXT 2], but [SSN 1] and [TEXT 3] are typed.')
    expect(restore(redacted)).toBe(text)
  })

  it('takes words that a text uses itself for no placeholder', () => {
    const { redact, restore } = redactor()
    const text = 'ACCOUNT 1 is Account no. 0012345678.'
    expect(restore(redact(text))).toBe(text)
    expect(restore('ACCOUNT 1: [ACCOUNT 1]')).toBe('ACCOUNT 1: 0012345678')
  })

  it('restores every string of a parsed value and nothing else', () => {
    const { redact, restoreDeep } = redactor()
    redact('x@example.com')
    const when = new Date(0)
    expect(restoreDeep({ to: ['[EMAIL 1]'], '[EMAIL 1]': { n: 1, none: null, when } })).toEqual({
      to: ['x@example.com'],
      'x@example.com': { n: 1, none: null, when },
    })
  })

  it('counts what it replaces and shows it masked', () => {
    const { redact, counts, replaced } = redactor()
    redact('078-05-1120, 078-05-1120, jo@mail.example.com, acct. 12345678, María Delgado')
    expect(counts()).toMatchObject({ ssn: 2, email: 1, account: 1, name: 1, phone: 0 })
    expect(replaced()).toEqual([
      { kind: 'ssn', placeholder: '[SSN 1]', shown: '•••-••-1120' },
      { kind: 'email', placeholder: '[EMAIL 1]', shown: 'j•••@m•••.com' },
      { kind: 'account', placeholder: '[ACCOUNT 1]', shown: '••••678' },
      { kind: 'name', placeholder: '[NAME 1]', shown: 'M••• D•••' },
    ])
  })
})
