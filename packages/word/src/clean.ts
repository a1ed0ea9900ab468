/** Text from outside as Word's XML can hold it: no control characters, no halves of characters. Its lines stay. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not stand in XML
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g, '')

/** The same in one line, without white space beyond one space between words. */
export const clean = (text: string): string => printable(text).replace(/\s+/g, ' ')
