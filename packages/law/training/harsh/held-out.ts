import { bars, isHarsh, isKindSure } from '../../src/checks/harsh/learned/bars.ts'
import { judge } from '../../src/checks/harsh/learned/model.ts'
import { pack, unpack } from '../../src/checks/harsh/learned/packed.ts'
import { measured } from './background.ts'
import { examplesIn, lessonOf, texts } from './texts.ts'
import { type Lesson, train } from './train.ts'

const share = (part: number, of: number): string => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`

/** Learns from all hands but one, judges what that one wrote, and what real agreements say that nothing was learned from. */
export const heldOut = (usual: readonly Lesson[], folder: string): string => {
  const real = measured(folder)
  const all = [...texts].map(([name, file]) => ({ name, lessons: examplesIn(file).map(lessonOf) }))
  const judged = all.flatMap(({ name, lessons }) => {
    const model = unpack(pack(train([...all.flatMap((one) => (one.name === name ? [] : one.lessons)), ...usual]), ''))
    return [
      ...lessons.map(({ kind, slots }) => ({ ...judge(model, slots), name, right: kind })),
      ...real.map(({ slots }) => ({ ...judge(model, slots), name, right: 'usual' })),
    ]
  })
  const lines = [0.6, 0.64, bars.harsh, 0.72, 0.76, 0.8].flatMap((bar) => {
    const of = (is: (right: string) => boolean) => judged.filter(({ right }) => is(right))
    const over = (rows: typeof judged) => rows.filter((one) => isHarsh(one, bar))
    const harsh = of((right) => right !== 'fair' && right !== 'usual')
    const [fair, plain] = [of((right) => right === 'fair'), of((right) => right === 'usual')]
    const found = over(harsh)
    const sure = found.filter(isKindSure)
    const byHand = all.map(({ name }) => {
      const own = harsh.filter((one) => one.name === name)
      return `${name} ${((100 * over(own).length) / own.length).toFixed(0)}`
    })
    return `${bar}: harsh ${share(found.length, harsh.length)} [${byHand.join(', ')}], fair ${share(over(fair).length, fair.length)}, usual ${share(over(plain).length, plain.length)}, kind told ${share(sure.length, found.length)}, right ${share(sure.filter(({ kind, right }) => kind === right).length, sure.length)}`
  })
  return lines.join('\n')
}
