/** The circles of what stands beside each other, in any folder: its files, and its folders each as a whole. */
export function circles(folder, arrows) {
  const inside = arrows.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
  const unitOf = (file) => file.slice(folder.length + 1).split('/')[0]
  const across = inside.filter(({ from, to }) => unitOf(from) !== unitOf(to))
  const found = knots(across.map(({ from, to }) => [unitOf(from), unitOf(to)])).map((knot) => {
    const lines = across.filter(({ from, to }) => knot.has(unitOf(from)) && knot.has(unitOf(to)))
    const shown = lines.slice(0, 12).map(({ from, to, line }) => `\n    ${from}:${line} imports ${to}`)
    return `${folder}: ${[...knot].sort().join(' ↔ ')}${shown.join('')}`
  })
  const folders = new Set(inside.map(({ from }) => unitOf(from)).filter((unit) => !/\.tsx?$/.test(unit)))
  return [...found, ...[...folders].sort().flatMap((unit) => circles(`${folder}/${unit}`, inside))]
}

/** The groups whose members all reach each other. */
export function knots(edges) {
  const next = new Map()
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reached = new Map([...next.keys()].map((from) => [from, reach(next, from)]))
  const found = new Map()
  for (const [from, to] of reached) {
    if (!to.has(from)) continue
    const knot = [...to].filter((other) => reached.get(other)?.has(from)).sort()
    found.set(knot.join(' '), new Set(knot))
  }
  return [...found.values()]
}

function reach(next, from) {
  const seen = new Set()
  const open = [...(next.get(from) ?? [])]
  while (open.length > 0) {
    const one = open.pop()
    if (seen.has(one)) continue
    seen.add(one)
    open.push(...(next.get(one) ?? []))
  }
  return seen
}
