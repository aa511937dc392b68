import { expect, test } from 'vitest'
import { toGcj02 } from './gcj02.ts'

test('a place abroad is not moved', () => {
  expect(toGcj02({ lng: 2.3522, lat: 48.8566 })).toEqual({ lng: 2.3522, lat: 48.8566 })
})

test('a place in China moves by some hundred metres, as the maps have it', () => {
  const { lng, lat } = toGcj02({ lng: 116.397_428, lat: 39.909_23 })
  expect(lng).toBeCloseTo(116.403_67, 4)
  expect(lat).toBeCloseTo(39.910_633, 4)
})
