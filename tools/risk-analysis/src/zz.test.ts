import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { readBars } from './bars/index.ts'
it('x', () => {
  for (const line of readFileSync(new URL('./frames/__fixtures__/told.txt', import.meta.url), 'utf8').split('\n').filter(Boolean)) {
    const [head = '', text = ''] = line.split(' | ')
    const [bar = '', , type = ''] = head.split(' ')
    const ids = ({ fault: ['comparative'], limitation: ['limitation', 'untimely-charge', 'repose'] } as any)[bar] ?? [bar]
    const f = readBars(text, type as any, null, new Date('2026-11-28')).filter(({ id }) => ids.includes(id))
    if (!f.some((b) => b.holds)) console.info(f.length ? 'ASK' : 'MISS', line)
  }
})
