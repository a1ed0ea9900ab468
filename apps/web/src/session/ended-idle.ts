let isNoted = false

/** Whether the last session in this tab ended because nobody used it: the page for signing in says so once. */
export const endedIdle = {
  note(): void {
    isNoted = true
  },
  take(): boolean {
    const was = isNoted
    isNoted = false
    return was
  },
}
