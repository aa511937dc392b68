/** Seconds as players show them: 75 → `01:15`, 3675 → `1:01:15`. */
export function playTime(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(Math.floor(seconds) % 60)}`
}
