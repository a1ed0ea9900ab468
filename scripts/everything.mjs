// node scripts/everything.mjs [<file> …]: installs everything, where only what runs the server is installed, and runs a
// file in Node 24.
import { runCommand } from './lib/command.mjs'
import { install } from './lib/install.mjs'

await install()
const [file, ...words] = process.argv.slice(2)
if (file) await runCommand(file, words)
