import { setTimeout as wait } from 'node:timers/promises'
import { container } from './alone.mjs'
import { buildWithWeights, sizesOf } from './image.mjs'
import { visitor } from './visitor.mjs'

const image = 'casewright-trial:meaning'
/** Nobody writes like this in an opinion: only by its meaning it comes near one. */
const question = 'May an officer pat down somebody in the street?'

/** An image with an embedding model, on an empty volume and offline: its answers are found by words and meaning. */
export async function tryMeaning(weights, place, table, expect) {
  await buildWithWeights(image, weights)
  const { whole } = await sizesOf(image)
  table.add('size of the image with an embedding model', `${Math.round(whole / 1e6)} MB`)
  const box = container(place)
  try {
    await box.start(image)
    const dana = visitor(box.url)
    await dana.signUp(await box.logs())
    const meaning = await firstVectors(dana)
    expect(`the model of the image is in use (${meaning.problem ?? meaning.model?.name})`, meaning.model !== null)
    const answers = await dana.ask(question)
    expect('an answer says that it was found by words and meaning', answers.includes('words and meaning'))
  } finally {
    await box.remove()
  }
}

/** How searching by meaning stands once the first passages have vectors, or after two minutes. */
async function firstVectors(dana) {
  for (let at = 0; ; at++) {
    const meaning = await dana.json('/api/admin/meaning')
    if (meaning.embedded > 0 || meaning.problem || at === 120) return meaning
    await wait(1000)
  }
}
