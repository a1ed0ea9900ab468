/** UTF-16 units of text that are analyzed at once, about fifteen pages: others are served between two such parts. */
export const partLength = 40_000

/** About three thousand pages: the text itself has to be held. */
export const mostCharacters = 9_000_000

/** Lets the process serve others; throws where the run was canceled meanwhile. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((done) => setImmediate(done))
  signal.throwIfAborted()
}
