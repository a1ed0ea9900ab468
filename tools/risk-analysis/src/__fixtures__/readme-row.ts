import { all, civil, claims, type Factor } from '../factors/factor.ts'

const typesOf = ({ types }: Factor): string => {
  if (types.length === all.length) return 'all'
  if (types.length === civil.length && !types.includes('criminal')) return 'civil'
  if (types.length === claims.length && claims.every((type) => types.includes(type))) return 'civil but family'
  return types.join(', ')
}

/** The line of a factor in the README's table. */
export const rowOf = (factor: Factor): string => {
  const { title, theme, points, denied } = factor
  const told = typeof points === 'number' ? `${points}` : `${points.own}; ${points.otherTitle}: ${points.other}`
  return `| ${title} | ${theme} | ${typesOf(factor)} | ${told} | ${denied ? `${denied.title}: ${denied.points}` : ''} |`
}
