/** Numbers names in the order in which they come; 0 stands for none. */
export function createNames(known: readonly string[] = ['']) {
  const names = [...known]
  const ordinals = new Map(names.map((name, ordinal) => [name, ordinal]))
  return {
    ordinal(name: string | undefined): number {
      if (!name) return 0
      let ordinal = ordinals.get(name)
      if (ordinal === undefined) {
        ordinal = names.length
        names.push(name)
        ordinals.set(name, ordinal)
      }
      return ordinal
    },
    list: () => names,
  }
}
