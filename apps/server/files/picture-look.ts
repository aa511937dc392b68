import type { Look } from '@chengban/engine/files/thumbnail.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** Parses `w` and `rotate` of a picture; null for the picture as stored. Refuses unknown widths and turns. */
export function lookOf({ w, rotate }: { w?: string; rotate?: string }): Look | null {
  const turned = ((Number(rotate ?? 0) % 360) + 360) % 360
  if (!isQuarter(turned)) throw new Refusal('VALIDATION', '旋转角度必须为90的倍数')
  const width = w === undefined ? null : Number(w)
  if (width !== null && !(Number.isInteger(width) && width >= 64 && width <= 2048))
    throw new Refusal('VALIDATION', '缩略图宽度应为64到2048')
  return width === null && turned === 0 ? null : { width, turned }
}

const isQuarter = (degrees: number): degrees is Look['turned'] => [0, 90, 180, 270].includes(degrees)
