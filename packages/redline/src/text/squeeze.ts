/** A text without white space and invisible signs, and where each of its units comes from. */
export interface Squeezed {
  text: string
  from: Int32Array
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a file may contain them, and no reader shows them.
const invisible = /[\s\u00ad\u200b-\u200d\ufeff\ufffc\u0000-\u001f\u007f-\u009f]/

/** What two readers of the same words have in common. Letters are composed, as they are in a text that was read. */
export function squeeze(text: string): Squeezed {
  const units: string[] = []
  const from: number[] = []
  const composed = text.normalize('NFC') === text
  for (const { 0: cluster, index } of composed ? clusters(text) : text.matchAll(/\P{M}\p{M}*/gu)) {
    const sign = composed ? cluster : cluster.normalize('NFC')
    for (let unit = 0; unit < sign.length; unit++) {
      const one = sign[unit] ?? ''
      if (invisible.test(one)) continue
      units.push(one)
      from.push(index + (composed ? unit : Math.min(unit, cluster.length - 1)))
    }
  }
  return { text: units.join(''), from: Int32Array.from(from) }
}

const clusters = (text: string) => [{ 0: text, index: 0 }]
