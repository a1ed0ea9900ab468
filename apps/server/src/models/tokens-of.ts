/** Characters that make a token of English legal text, at the careful end. */
export const charactersPerToken = 3

export const tokensOf = (text: string): number => Math.ceil(text.length / charactersPerToken)
