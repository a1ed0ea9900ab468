import { formatNumber } from './number-format.ts'
import type { ParagraphStyle } from './styles.ts'
import { isOn, tagsOf } from './xml-tags.ts'

interface Level {
  start: number
  format: string
  text: string
  legal: boolean
  restart?: number
}

interface Definition {
  levels: Map<number, Level>
  /** A list style that this definition stands for. */
  styleLink?: string
}

interface Instance {
  definition: string
  starts: Map<number, number>
  levels: Map<number, Level>
}

const newLevel = (): Level => ({ start: 1, format: 'decimal', text: '', legal: false })

/**
 * The numbers that Word shows before paragraphs ("2.1", "(a)"), which stand nowhere in the text:
 * they are counted by numbering.xml as the paragraphs go by. Contracts refer to them.
 */
export class Numbering {
  readonly #definitions = new Map<string, Definition>()
  readonly #instances = new Map<string, Instance>()
  readonly #styles: ReadonlyMap<string, ParagraphStyle>
  readonly #counters = new Map<string, (number | undefined)[]>()
  readonly #started = new Set<string>()

  constructor(xml: string, styles: ReadonlyMap<string, ParagraphStyle>) {
    this.#styles = styles
    this.#read(xml)
  }

  /** The number of the next paragraph of a list, counting it; '' for none. `level` is 0 to 8. */
  next(numId: string, level: number): string {
    const instance = this.#instances.get(numId)
    if (!instance) return ''
    const key = this.#resolve(instance.definition)
    const definition = this.#definitions.get(key)
    const own = this.#level(instance, definition, level)
    if (!own) return ''
    const counters = this.#count(key, numId, instance, definition, level, own)
    if (own.format === 'bullet') return '•'
    return own.text.replace(/%([1-9])/g, (_, digit) => {
      const at = Number(digit) - 1
      const shown = this.#level(instance, definition, at)
      return formatNumber(counters[at] ?? shown?.start ?? 1, own.legal ? 'decimal' : (shown?.format ?? 'decimal'))
    })
  }

  #count(
    key: string,
    numId: string,
    instance: Instance,
    definition: Definition | undefined,
    level: number,
    own: Level,
  ) {
    const counters = this.#counters.get(key) ?? []
    this.#counters.set(key, counters)
    const override = instance.starts.get(level)
    const first = `${numId}/${level}`
    if (override !== undefined && !this.#started.has(first)) counters[level] = override
    else counters[level] = counters[level] === undefined ? own.start : counters[level] + 1
    this.#started.add(first)
    for (let deeper = level + 1; deeper < 9; deeper++) {
      if (this.#level(instance, definition, deeper)?.restart !== 0) counters[deeper] = undefined
    }
    return counters
  }

  #level(instance: Instance, definition: Definition | undefined, level: number): Level | undefined {
    return instance.levels.get(level) ?? definition?.levels.get(level)
  }

  #resolve(id: string): string {
    const link = this.#definitions.get(id)?.styleLink
    const numId = link === undefined ? undefined : this.#styles.get(link)?.numId
    return (numId === undefined ? undefined : this.#instances.get(numId)?.definition) ?? id
  }

  #read(xml: string): void {
    let definition: Definition | undefined
    let instance: Instance | undefined
    let at = 0
    let level: Level | undefined
    for (const tag of tagsOf(xml)) {
      const value = tag.get('val')
      if (tag.name === 'abstractNum' && tag.open) {
        definition = { levels: new Map() }
        instance = undefined
        this.#definitions.set(tag.get('abstractNumId') ?? '', definition)
      } else if (tag.name === 'num' && tag.open) {
        instance = { definition: '', starts: new Map(), levels: new Map() }
        definition = undefined
        this.#instances.set(tag.get('numId') ?? '', instance)
      } else if (!tag.open) {
        if (tag.name === 'lvl') level = undefined
      } else if (tag.name === 'abstractNumId' && instance) instance.definition = value ?? ''
      else if (tag.name === 'numStyleLink' && definition && value) definition.styleLink = value
      else if (tag.name === 'lvlOverride') at = Number(tag.get('ilvl') ?? 0)
      else if (tag.name === 'startOverride') instance?.starts.set(at, Number(value ?? 1))
      else if (tag.name === 'lvl') {
        level = newLevel()
        ;(instance ?? definition)?.levels.set(Number(tag.get('ilvl') ?? at), level)
      } else if (level) {
        if (tag.name === 'start') level.start = Number(value ?? 1)
        else if (tag.name === 'numFmt') level.format = value ?? 'decimal'
        else if (tag.name === 'lvlText') level.text = value ?? ''
        else if (tag.name === 'isLgl') level.legal = isOn(tag)
        else if (tag.name === 'lvlRestart') level.restart = Number(value ?? 0)
      }
    }
  }
}
