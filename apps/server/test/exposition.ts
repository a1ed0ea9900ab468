export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Reads what Prometheus reads (text format 0.0.4). @throws where a line is not of that form, or a metric has no type */
export function readExposition(text: string): Sample[] {
  const types = new Map<string, string>()
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('# HELP ')) return []
    const type = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram|summary)$/.exec(line)
    if (type?.[1]) {
      if (types.has(type[1])) throw new Error(`${type[1]} is told twice`)
      types.set(type[1], type[2] as string)
      return []
    }
    const read = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? ([Nn]a[Nn]|[+-]Inf|-?\d[\d.e+-]*)$/.exec(line)
    if (!read) throw new Error(`no sample: ${line}`)
    const [, name = '', inside = '', value = ''] = read
    const pairs = [...inside.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/g)]
    if (pairs.map(([whole]) => whole).join('') !== inside) throw new Error(`no labels: ${line}`)
    if (![name, name.replace(/_(bucket|sum|count)$/, '')].some((one) => types.has(one)))
      throw new Error(`no type: ${line}`)
    return [{ name, labels: Object.fromEntries(pairs.map(([, key, word]) => [key, word])), value: Number(value) }]
  })
}
