import { describe, expect, it, vi } from 'vitest'
import { CasewrightError, errorCodes } from './errors.ts'

describe('CasewrightError', () => {
  it('has the sentence and the status of its code', () => {
    const error = new CasewrightError('email-taken')
    expect([error.status, error.message]).toEqual([409, 'An account with this email already exists. Sign in instead.'])
  })

  it('is known also where a tool brings a copy of the package of its own', async () => {
    vi.resetModules()
    const copy = await import('./errors.ts')
    const error = new copy.CasewrightError('damaged', 'brief.pdf is damaged.')
    expect(error).not.toBeInstanceOf(CasewrightError)
    expect(CasewrightError.isInstance(error)).toBe(true)
  })

  it.each([null, undefined, 'text', new Error('x'), {}])('is not %s', (value) => {
    expect(CasewrightError.isInstance(value)).toBe(false)
  })

  it.each(Object.entries(errorCodes))(
    '%s has a sentence that ends, and an error status',
    (code, { sentence, status }) => {
      expect(status).toBeGreaterThanOrEqual(400)
      // The one text that the specification gives without its full stop.
      if (code !== 'wrong-credentials') expect(sentence).toMatch(/^[A-Z].*\.$/)
    },
  )
})
