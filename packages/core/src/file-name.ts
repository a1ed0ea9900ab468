/** The longest name, with its ending, that every file system takes is 255 bytes; this leaves room for ' (2)'. */
const longest = 120

/** What a file system or a shell takes for something else, and characters that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not stand in a name
const unfit = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g

const encoder = new TextEncoder()

/**
 * A file's name from the document's title: 'Service Agreement between Ada Works LLC and Bell & Sons.docx'.
 * @param behind what follows the title, and is not cut: ' - Memo'
 */
export function fileName(title: string, ending: string, behind = ''): string {
  const words = title.toWellFormed().replace(/\s+/g, ' ').replace(unfit, ' ').replace(/ +/g, ' ').trim()
  let name = ''
  for (const character of words) {
    if (encoder.encode(name + character).length > longest) break
    name += character
  }
  return `${name.replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || 'Document'}${behind}.${ending}`
}
