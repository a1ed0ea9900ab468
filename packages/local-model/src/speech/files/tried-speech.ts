/** Weights that we held and ran, by the SHA-256 of the file as it was brought. */
export const triedSpeech: Readonly<Record<string, { title: string; license: string }>> = {
  '1a5afae06a4db91c975c9a9d78be5cc110ee4ea022ad57d55492e4550e936b2a': { title: 'Whisper tiny.en', license: 'MIT' },
  d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9: { title: 'Whisper base', license: 'MIT' },
}
