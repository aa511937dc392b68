import { Problem } from '@chengban/kernel/kinds/face.ts'
import { expect, test } from 'vitest'
import { read } from './PlaceControl.tsx'

const said = (address: string, lng: string, lat: string): unknown => {
  const value = read({ address, lng, lat })
  return value instanceof Problem ? value.message : value
}

test('an address alone is no place, and no degrees are none', () => {
  expect(said('文三路 9 号', '', '')).toBe('请定位或填写经度')
  expect(said('', '120.1', '')).toBe('请定位或填写纬度')
  expect(said('', '181', '30')).toBe('经度须在-180与180之间')
  expect(said('', '120', '北')).toBe('纬度须在-90与90之间')
})

test('nothing typed is null; full width is read', () => {
  expect(said(' ', '', '')).toBeNull()
  expect(said(' 文三路 ', '１２０.５', '30')).toEqual({ lng: 120.5, lat: 30, address: '文三路' })
})
