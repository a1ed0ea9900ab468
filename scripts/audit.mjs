// npm run audit: asks the registry which holes are known in what is shipped. High and critical ones end it with 1.
import { asLine, isGrave, knownHoles } from './lib/known-holes.mjs'
import { say } from './lib/say.mjs'

const holes = await knownHoles()
if (!holes) say('Known holes could not be asked for: this registry does not tell them, or does not answer.')
else {
  for (const hole of holes) say(asLine(hole))
  say(holes.length === 0 ? 'No hole is known in what is shipped.' : `${holes.length} known in what is shipped.`)
  if (holes.some(isGrave)) process.exitCode = 1
}
