import { bars, isHarsh, isKindSure } from '../../src/checks/harsh/learned/bars.ts'
import { judge } from '../../src/checks/harsh/learned/model.ts'
import { pack, unpack } from '../../src/checks/harsh/learned/packed.ts'
import { real } from './background.ts'
import { examplesIn, lessonOf, texts } from './texts.ts'
import { type Lesson, train } from './train.ts'

const share = (part: number, of: number): string => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`

/** Learns from all hands but one, judges what that one wrote, and what real agreements say that nothing was learned from. */
export const heldOut = (usual: readonly Lesson[], data: string | undefined): string => {
  const found = data ? real(data) : []
  const all = [...texts].map(([name, file]) => ({ name, lessons: examplesIn(file).map(lessonOf) }))
  const judged = all.flatMap(({ name, lessons }) => {
    const model = unpack(pack(train([...all.flatMap((one) => (one.name === name ? [] : one.lessons)), ...usual]), ''))
    return [
      ...lessons.map(({ kind, slots }) => ({ ...judge(model, slots), name, right: kind })),
      ...found.map(({ slots }) => ({ ...judge(model, slots), name, right: 'real' })),
    ]
  })
  const lines = [0.6, 0.64, 0.68, bars.harsh, 0.76, 0.8].flatMap((bar) => {
    const of = (is: (right: string) => boolean) => judged.filter(({ right }) => is(right))
    const over = (rows: typeof judged) => rows.filter((one) => isHarsh(one, bar))
    const harsh = of((right) => right !== 'fair' && right !== 'real')
    const [fair, plain] = [of((right) => right === 'fair'), of((right) => right === 'real')]
    const told = over(harsh)
    const sure = told.filter(isKindSure)
    const byHand = all.map(({ name }) => {
      const own = harsh.filter((one) => one.name === name)
      return `${name} ${((100 * over(own).length) / own.length).toFixed(0)}`
    })
    return `${bar}: harsh ${share(told.length, harsh.length)} [${byHand.join(', ')}], fair ${share(over(fair).length, fair.length)}, real ${share(over(plain).length, plain.length)}, kind told ${share(sure.length, told.length)}, right ${share(sure.filter(({ kind, right }) => kind === right).length, sure.length)}`
  })
  return lines.join('\n')
}
