// npm run sbom: the bill of materials of what is shipped, as CycloneDX. `npm run sbom -- <file>`; sbom.json unless named.
import { writeFileSync } from 'node:fs'
import { install } from './lib/install.mjs'
import { giveUp, say } from './lib/say.mjs'

await install()
const { billOfMaterials } = await import('./lib/bill-of-materials.mjs')
const file = process.argv[2] ?? 'sbom.json'
const { bill, components, problems } = await billOfMaterials()
if (problems.length > 0) giveUp('The bill of materials is not whole.', problems.join('\n'))
writeFileSync(file, bill)
say(`${components} parts are in ${file}.`)
