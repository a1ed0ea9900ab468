import type { Facts } from './lessons.ts'

const starting = (lines: readonly string[], sign: string) =>
  lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(sign.length)] : []))

/** The texts of a file of inputs, each with its facts: `+ [fields] ways`, and with what may not be there: `- words`. */
export function factsIn(file: string): Facts[] {
  return file
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const lines = block.split('\n')
      const last = lines.findIndex((line) => line.startsWith('+ '))
      return {
        type: (lines[0] ?? '').split(' · ')[0]?.trim() ?? '',
        text: lines.slice(1, last < 0 ? undefined : last).join('\n'),
        facts: starting(lines, '+ ').flatMap((line) => {
          const [, fields = '', ways = ''] = /^\[([\w/]+)\] (.*)$/.exec(line) ?? []
          return ways ? [{ fields: fields.split('/'), ways: ways.split(' | ') }] : []
        }),
        never: starting(lines, '- '),
      }
    })
}
