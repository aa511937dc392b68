import type { Field } from '../field.ts'
import { Problem } from '../kinds/face.ts'
import type { Place } from '../kinds/json.ts'

/** A place as a cell has it: its address, and degrees behind it. */
export const placeCell = ({ lng, lat, address }: Place): string => `${address}（${lng},${lat}）`.trim()

/** The place that a cell names; an address alone is none. */
export const placeIn = (text: string, { label }: Field): Place | Problem => {
  const [, address = '', lng, lat] = form.exec(text.trim()) ?? []
  if (lng === undefined) return new Problem(`${label}须写作“地址（经度,纬度）”，如：文三路（120.15,30.28）`)
  return { lng: degrees(lng), lat: degrees(lat), address: address.trim() }
}

const form = /^([\s\S]*?)[（(]\s*([^（()）,，]+?)\s*[,，]\s*([^（()）,，]+?)\s*[)）]$/
/** The reader of places refuses a text that is no number. */
const degrees = (text = ''): number => {
  const plain = text.normalize('NFKC')
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
