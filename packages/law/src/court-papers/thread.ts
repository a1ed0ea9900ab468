/** Where the message before the newest begins in a thread of emails. */
const before =
  /^[ \t>]*(?:-{3,} ?(?:original|forwarded) message ?-{3,}|begin forwarded message:|on .{6,120} wrote:[ \t]*$|_{8,}[ \t]*$\n[ \t]*from:)/im
/** A header as a mail program prints it, or writes it above the message that it answers. */
const header = /^[ \t]*from:[^\n]{3,140}\n(?:[^\n]{0,140}\n){0,3}[ \t]*(?:sent|date|to):/gim

/** UTF-16 offset at which the earlier messages of a thread begin; the length of the text where there is one message. */
export function earlierFrom(text: string): number {
  const marked = before.exec(text)?.index
  const second = [...text.matchAll(header)][1]?.index
  return Math.min(marked ?? text.length, second ?? text.length)
}
