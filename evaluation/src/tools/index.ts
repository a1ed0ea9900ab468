import { lawAgent } from './law-agent.ts'
import { legalResearch } from './legal-research.ts'
import { quickQuestion } from './quick-question.ts'

/** The tools that answer questions of law, in the order in which they are evaluated. */
export const tools = [legalResearch, lawAgent, quickQuestion] as const
