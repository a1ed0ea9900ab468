// biome-ignore-start lint/style/noRestrictedImports: a test two folders down stays inside the package, which the rule cannot see.
export { findPersonalData } from '../../src/egress/redaction/find.ts'
export { type Kind, kinds, type Span } from '../../src/egress/redaction/kinds.ts'
export { createRedactor } from '../../src/egress/redaction/redactor.ts'
// biome-ignore-end lint/style/noRestrictedImports: see above.
