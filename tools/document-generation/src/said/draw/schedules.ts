const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const shifts: Record<string, string> = { sixes: 'six', eights: 'eight', nines: 'nine', tens: 'ten', twelves: 'twelve' }
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const day =
  '(?:mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:s|nesdays?)?|thu(?:r(?:s(?:days?)?)?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)'
const range = new RegExp(
  `(?<![\\p{L}])(?<from>${day})\\.? ?(?:-|–|to|thru|through) ?(?<to>${day})\\.?(?![\\p{L}])`,
  'giu',
)
const letters = /(?<![\p{L}])M ?[-–] ?(?<to>F|Th|Sa)(?![\p{L}])/gu
const shift =
  /(?<![\p{L}\d])(?<count>[1-7]|one|two|three|four|five|six|seven) (?:x )?(?:(?<word>sixes|eights|nines|tens|twelves)|(?<figure>\d{1,2})(?:s|['’]s)|(?<hours>\d{1,2})[- ]?(?:hr|hour)s?(?: days?| shifts?)?)(?![\p{L}])/giu

const dayOf = (short = '') => days.find((one) => one.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short
const inLetters: Record<string, string> = { F: 'Friday', Th: 'Thursday', Sa: 'Saturday' }
const spelled = (figure = '') => counts[Number(figure)] ?? figure

/** When somebody works, written out: '4 tens, tue-fri' is 'four ten-hour days, Tuesday through Friday'. */
export const scheduled = (words: string): string =>
  words
    .replace(range, (...all) => {
      const { from, to } = all.at(-1) as Record<string, string>
      return `${dayOf(from)} through ${dayOf(to)}`
    })
    .replace(letters, (...all) => `Monday through ${inLetters[(all.at(-1) as Record<string, string>).to ?? ''] ?? ''}`)
    .replace(shift, (...all) => {
      const { count = '', word = '', figure, hours } = all.at(-1) as Record<string, string | undefined>
      const each = word ? shifts[word.toLowerCase()] : spelled(figure ?? hours)
      const many = /\d/.test(count) ? spelled(count) : count.toLowerCase()
      return each ? `${many} ${each}-hour ${many === 'one' ? 'day' : 'days'}` : all[0]
    })
