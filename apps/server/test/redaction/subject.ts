export { findPersonalData } from '../../src/platform/egress/redaction/find.ts'
export { type Kind, kinds, type Span } from '../../src/platform/egress/redaction/kinds.ts'
export { createRedactor } from '../../src/platform/egress/redaction/redactor.ts'
