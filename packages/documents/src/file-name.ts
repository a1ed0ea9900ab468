/** The name as it may stand in a sentence: no folders, no control or direction characters, not endless. */
export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  if (clean === '') return 'The file'
  return clean.length > 120 ? `${clean.slice(0, 80)}…${clean.slice(-30)}` : clean
}

/** The extension in lower case without its dot, or ''. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
}
