/** The runtime of local models: from the npm registry when it is first needed, never with the product itself. */
export const runtimePackages = {
  'onnxruntime-node': {
    version: '1.30.0',
    integrity: 'sha512-twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
  },
  'onnxruntime-common': {
    version: '1.30.0',
    integrity: 'sha512-7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
  },
} as const

export type RuntimePackage = keyof typeof runtimePackages
