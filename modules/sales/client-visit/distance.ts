import type { Place } from '@chengban/kernel/kinds/json.ts'

const radius = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two places along the great circle, rounded. */
export const metresBetween = (a: Place, b: Place): number => {
  const [lat, lng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2
  return Math.round(2 * radius * Math.asin(Math.min(1, Math.sqrt(h))))
}
