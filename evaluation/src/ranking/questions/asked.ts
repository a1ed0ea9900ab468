/** A question, and the authorities of which any answers it. */
export type Asked = { readonly text: string; readonly expected: readonly string[] }

export const ask = (text: string, ...expected: string[]): Asked => ({ text, expected })
