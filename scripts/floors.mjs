// npm run floors: draws the floors of the apps into docs/architecture.md, from what they import.
import { draw, drawing } from './lib/floors/picture.mjs'
import { say } from './lib/say.mjs'

draw()
say(drawing())
