// npm run check: everything that holds of the code without running it. `npm run check -- lint types` runs some.
import { checks } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { countLine, giveUp, say, seconds } from './lib/say.mjs'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in checks))
if (unknown.length > 0)
  giveUp(`There is no check '${unknown.join("', '")}'. There are: ${Object.keys(checks).join(', ')}.`)

await install()
const counts = { passed: 0, failed: 0 }
for (const [name, check] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const started = performance.now()
  const { ok, output, note, shown } = await check()
  counts[ok ? 'passed' : 'failed'] += 1
  if (shown && asked.includes(name)) say(shown)
  if (!ok) say(output.trimEnd())
  say(`${ok ? 'ok    ' : 'failed'} ${name} (${seconds(started)})${note ? `: ${note}` : ''}`)
}
say(countLine(counts))
process.exitCode = counts.failed > 0 ? 1 : 0
