/** A model as its publisher offers it. Length and checksum of each file are of bytes that we held. */
export interface PublishedModel {
  name: string
  license: string
  /** Where its files are, and the hosts to which its publisher's hub points for large ones. */
  address: string
  hosts: readonly string[]
  files: readonly { name: string; bytes: number; sha256: string }[]
}

/** The model that an installation can fetch: the best that we measured. */
export const publishedModel: PublishedModel = {
  name: 'all-minilm-l6-v2',
  license: 'Apache-2.0',
  address: 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2/resolve/main',
  hosts: ['cdn-lfs.huggingface.co', 'cdn-lfs.hf.co', 'cdn-lfs-us-1.hf.co', 'cas-bridge.xethub.hf.co'],
  files: [
    {
      name: 'config.json',
      bytes: 612,
      sha256: '953f9c0d463486b10a6871cc2fd59f223b2c70184f49815e7efbcab5d8908b41',
    },
    {
      name: 'tokenizer_config.json',
      bytes: 350,
      sha256: 'acb92769e8195aabd29b7b2137a9e6d6e25c476a4f15aa4355c233426c61576b',
    },
    {
      name: 'tokenizer.json',
      bytes: 466_247,
      sha256: 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
    },
    {
      name: 'model.safetensors',
      bytes: 90_868_376,
      sha256: '53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db',
    },
  ],
}
