import { describe, expect, it } from 'vitest'
import { add, ceil, compare, decimals, divide, floor, multiply, round, subtract } from './decimal.ts'

describe('decimals', () => {
  it('adds and subtracts exactly where floats would not', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(subtract('99999999999999.99', '0.01')).toBe('99999999999999.98')
    expect(multiply('1.15', '100')).toBe('115.00')
  })
  it('compares by value, not by text', () => {
    expect(compare('10', '9.99')).toBe(1)
    expect(compare('1.50', '1.5')).toBe(0)
    expect(compare('-1', '0')).toBe(-1)
  })
  it('rounds half away from zero on both sides', () => {
    expect(round('1.005', 2)).toBe('1.01')
    expect(round('-1.005', 2)).toBe('-1.01')
    expect(round('1.004', 2)).toBe('1.00')
  })
  it('goes down and up to whole numbers on both sides of zero', () => {
    expect(['1.5', '-1.5', '-2', '2.00'].map(floor)).toEqual(['1', '-2', '-2', '2'])
    expect(['1.5', '-1.5', '-2', '2.00'].map(ceil)).toEqual(['2', '-1', '-2', '2'])
  })
  it('divides by nothing to nothing', () => {
    expect(divide('1', '0.00')).toBeNull()
    expect(round(divide('2', '-3') ?? '', 4)).toBe('-0.6667')
  })
  it('counts the digits that matter', () => {
    expect(decimals('1.230')).toBe(2)
    expect(decimals('1')).toBe(0)
  })
})
