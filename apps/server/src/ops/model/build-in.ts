// Run while the image is built: adds the embedding models that lie in a folder of the build context, and their runtime.
// Usage: node apps/server/src/ops/model/build-in.ts <folder of weights> <folder of models>
// EMBEDDING_SHA256 names the SHA-256 of weights that we did not measure, separated by commas.
import { buildIn } from '@casewright/embeddings/build-in'

const [weights = 'weights', models = 'models'] = process.argv.slice(2)
// biome-ignore lint/style/noProcessEnv: a process starts here.
const trusted = (process.env.EMBEDDING_SHA256 ?? '').toLowerCase().split(/[\s,]+/)
try {
  const added = await buildIn(weights, models, trusted)
  for (const { name, weights: sha256 } of added) console.log(`Added the embedding model ${name}, SHA-256 ${sha256}.`)
  if (added.length === 0) console.log('No embedding model is built in.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
