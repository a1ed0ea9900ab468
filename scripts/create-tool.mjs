// npm run create-tool -- <id> [--title "A Title"] [--panel] [--into <folder>]: writes a tool that works, to start from.
import { createTool } from './create-tool/create.mjs'
import { giveUp, say } from './lib/say.mjs'

const usage = 'npm run create-tool -- <id> [--title "A Title"] [--panel] [--into <folder>]'
const given = process.argv.slice(2)
const options = { panel: false }
for (let at = 0; at < given.length; at += 1) {
  const word = given[at]
  if (word === '--panel') options.panel = true
  else if (word === '--into' || word === '--title') {
    at += 1
    if (given[at] === undefined) giveUp(`${word} needs a value. ${usage}`)
    options[word.slice(2)] = given[at]
  } else if (word.startsWith('-') || options.id) giveUp(`'${word}' is not understood. ${usage}`)
  else options.id = word
}
if (!options.id) giveUp(`A tool needs an id. ${usage}`)

try {
  const { folder, next } = await createTool(options)
  say(`${folder} holds your tool. Next:`)
  for (const line of next) say(`  ${line}`)
} catch (error) {
  giveUp(error.message)
}
