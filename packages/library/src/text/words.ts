const longestWord = 64

// 0: no part of a word, 1: part of one, 2: not looked at yet.
const kinds = new Uint8Array(65536).fill(2)
const isWordCode = (code: number): boolean => {
  if (kinds[code] === 2) kinds[code] = /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(String.fromCharCode(code)) ? 1 : 0
  return kinds[code] === 1
}

const isApostrophe = (code: number) => code === 39 || code === 0x2019

/** What `onWord` is told: the word in its plain form, and where it stands. */
type OnWord = (word: string, start: number, end: number) => void

/**
 * Tells of each word from `start` to `end`: small letters, without accents, apostrophes or a possessive ending.
 * "O’Connor’s" is "oconnor"; "§ 552(a)" is "552" and "a".
 * @param onSentence told before the first word of each sentence but the first
 */
export function scanWords(text: string, start: number, end: number, onWord: OnWord, onSentence?: () => void): void {
  let previous = ''
  let stop = -1
  let at = start
  while (at < end) {
    const code = text.charCodeAt(at)
    if (!isWordCode(code)) {
      if (code === 46 || code === 63 || code === 33) stop = at
      at++
      continue
    }
    const from = at
    let joined = false
    // Most words are small letters of ASCII, and are as they stand.
    let isPlain = true
    while (at < end) {
      const unit = text.charCodeAt(at)
      if (isWordCode(unit)) {
        isPlain &&= unit > 90 ? unit < 128 : unit < 65
        at++
      } else if (isApostrophe(unit) && at + 1 < end && isWordCode(text.charCodeAt(at + 1))) {
        joined = true
        at++
      } else break
    }
    const found = text.slice(from, Math.min(at, from + longestWord))
    const word = isPlain && !joined ? found : plainWord(found, joined)
    if (!word) continue
    if (onSentence && stop >= 0 && startsSentence(text, stop, from, previous)) onSentence()
    stop = -1
    previous = word
    onWord(word, from, at)
  }
}

function plainWord(found: string, joined: boolean): string {
  let word = found.toLowerCase()
  if (joined) word = word.replace(/['’]s$/, '').replace(/['’]/g, '')
  for (let at = 0; at < word.length; at++)
    if (word.charCodeAt(at) > 127) return word.normalize('NFKD').replace(/[\p{M}\p{Cs}]/gu, '')
  return word
}

const abbreviations = new Set(
  'v vs no nos co inc corp ltd cf art arts sec secs ch ed rev stat supp app cir ct dept div jr sr mr mrs ms dr st pp al etc comm assn bros mfg ins ry hon gov sen rep cal tex fla ill mass mich minn pa ann cong sess para pt vol cl'.split(
    ' ',
  ),
)

/** Whether a stop before a word ends a sentence: white space follows it, no small letter, and no abbreviation stands before it. */
function startsSentence(text: string, stop: number, next: number, before: string): boolean {
  if (text.charCodeAt(stop) === 46 && (before.length === 1 || abbreviations.has(before))) return false
  let space = false
  for (let at = stop + 1; at < next; at++) if (text.charCodeAt(at) <= 32) space = true
  if (!space) return false
  const first = text[next] as string
  return first === first.toUpperCase()
}
