/** FNV-1a over the code units of a sign. */
export function hashOf(sign: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < sign.length; at++) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
