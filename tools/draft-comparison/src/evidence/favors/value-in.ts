const words: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + 10 * at]),
)

/** The one number of a few words: "thirty (30)", "$1,500", "twenty-four"; undefined where there are several. */
export function valueIn(text: string): number | undefined {
  const figures = [...text.matchAll(/\d[\d,]{0,20}(?:\.\d{1,4})?/g)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  )
  if (figures.length > 0) return figures.every((one) => one === figures[0]) ? figures[0] : undefined
  const said = text.toLowerCase().match(/[a-z]+/g) ?? []
  const values = said.flatMap((word) => words[word] ?? tens[word] ?? [])
  if (values.length === 1) return values[0]
  const [ten, one] = values
  return values.length === 2 && ten !== undefined && one !== undefined && ten >= 20 && one < 10 ? ten + one : undefined
}
