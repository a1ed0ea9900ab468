import { counted } from '@casewright/core/client'

/** '2:14', or '1:02:14'. */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** '2 minutes 14 seconds'. */
export function lengthWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = counted(seconds % 60, 'second')
  return minutes > 0 ? `${counted(minutes, 'minute')} ${rest}` : rest
}
