import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { byKeywords } from './described/baseline.ts'
import { judge } from './described/judge.ts'
import { describedIn } from './described/marked.ts'
it('counts', () => {
  for (const half of ['dev', 'held'])
    for (const kind of ['plain', 'negated', 'other', 'hypo', 'barred', 'irrelevant']) {
      const given = describedIn(readFileSync(`/tmp/pc/risk/${kind}-${half}.lst`, 'utf8'))
      const j = judge(given); const k = byKeywords(given)
      console.log(`${half} ${kind}: ${j.cases} cases; read ${j.read}/${j.marked}; counted ${j.counted}; wrong ${j.wrong.length}; invented ${j.invented.length}; bars ${j.bars} missed ${j.missed.length} inventedBars ${j.inventedBars.length}; refused ${j.refused.length}; keywords wrong ${k.wrong}/${k.counted} invented ${k.invented}`)
      if (half === 'dev' || process.env.ALL) for (const w of ['wrong', 'invented', 'missed', 'inventedBars'] as const) for (const x of j[w]) console.log('   ', w, x)
    }
})
