/** Seconds as players show them: 75 → `01:15`, 3675 → `1:01:15`. */
export function playTime(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(Math.floor(seconds) % 60)}`
}

/** Seconds in words: 750 → `12分30秒`, 3600 → `1小时`, 45 → `45秒`. */
export function durationWords(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const words = [hours && `${hours}小时`, minutes && `${minutes}分`, rest && `${rest}秒`].filter(Boolean).join('')
  return words || '0秒'
}
