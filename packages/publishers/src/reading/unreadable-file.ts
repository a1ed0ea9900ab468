/** A file that cannot be read to its end. The message is a sentence. */
export class UnreadableFile extends Error {}
