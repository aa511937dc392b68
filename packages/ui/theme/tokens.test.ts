import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseTokens } from './parse-tokens.ts'
import * as values from './token-values.gen.ts'
import { measure, tokensOf } from './tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

describe('token-values.gen.ts', () => {
  it('says what tokens.css says (a build of the pages rewrites it)', () => {
    expect({ ...values }).toEqual(parseTokens(css))
  })
})

describe('parseTokens', () => {
  it('takes several to a line, and leaves comments out', () => {
    expect(parseTokens(':root { --cb-a: 1px; /* --cb-b: 2px; */ --cb-c: 3px; }').light).toEqual({ a: '1px', c: '3px' })
  })

  it('does not mistake reduced motion for the usual durations', () => {
    expect(parseTokens(css).light.quick).toBe('90ms')
  })
})

describe('tokensOf', () => {
  it('gives more contrast only to those who ask', () => {
    expect(tokensOf('light')['ink-3']).toBe('#706c63')
    expect(tokensOf('light', true)['ink-3']).toBe('#514e47')
    expect(tokensOf('dark', true).line).toBe('#4a4843')
  })

  it('lets dark inherit measures and restate every colour', () => {
    const [light, dark] = [tokensOf('light'), tokensOf('dark')]
    expect(measure(dark, 'h-l')).toBe(40)
    const names = Object.keys(light) as (keyof typeof light)[]
    expect(names.filter((name) => light[name].startsWith('#') && light[name] === dark[name])).toEqual([
      'paper',
      'on-seal',
    ])
  })
})
