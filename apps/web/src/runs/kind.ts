/** 'legal research'. */
export const kindOf = (tool: string): string => tool.replaceAll('-', ' ')
