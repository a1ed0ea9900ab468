export const rowId = (row: number): string => `row-${row}`
