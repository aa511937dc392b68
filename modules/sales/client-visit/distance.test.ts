import { expect, it } from 'vitest'
import { metresBetween } from './distance.ts'

const at = (lng: number, lat: number) => ({ lng, lat, address: '' })

it('measures along the great circle', () => {
  expect(metresBetween(at(116.4, 39.9), at(116.4, 39.9))).toBe(0)
  expect(metresBetween(at(0, 0), at(0, 1))).toBe(111_195)
  expect(metresBetween(at(116.4, 39.9), at(117.2, 39.1))).toBe(metresBetween(at(117.2, 39.1), at(116.4, 39.9)))
  expect(metresBetween(at(179.9, 0), at(-179.9, 0))).toBe(22_239)
})
