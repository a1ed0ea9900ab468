import { describe, expect, it } from 'vitest'
import { createLog, errorFields } from './log.ts'

const logged = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  write(createLog('info', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('keeps the fields that are allowed', () => {
    expect(logged((log) => log.info({ runId: 'r-1', milliseconds: 12 }, 'run ended'))).toContain('"runId":"r-1"')
  })

  it('drops every other field, on the line and on its parent', () => {
    const text = logged((log) => log.child({ password: 'hunter2' }).info({ body: 'client admits' }, 'request'))
    expect(text).toContain('request')
    expect(text).not.toMatch(/hunter2|client admits/)
  })

  it('tells of an error its name and place, not its message', () => {
    const fields = errorFields(new TypeError('client admits'))
    expect(fields.errorName).toBe('TypeError')
    expect(fields.errorPlace).toContain('log.test.ts')
    expect(JSON.stringify(fields)).not.toContain('client admits')
  })
})
