import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { antdTheme, themeFor } from './antd-theme.ts'
import { tokensOf } from './tokens.ts'

describe.each(['light', 'dark'] as const)('antd theme, %s', (mode) => {
  const tokens = tokensOf(mode)
  const design = theme.getDesignToken(antdTheme(mode))

  it.each([
    ['colorPrimary', 'indigo-fill'],
    ['colorLink', 'indigo'],
    ['colorInfo', 'indigo'],
    ['colorSuccess', 'done-dot'],
    ['colorWarningText', 'wait'],
    ['colorErrorBg', 'bad-wash'],
    ['colorBgLayout', 'desk'],
    ['colorBgContainer', 'sheet'],
    ['colorText', 'ink'],
    ['colorTextPlaceholder', 'ink-3'],
    ['colorBorder', 'edge'],
  ] as const)('%s is --cb-%s, not a shade antd made of it', (name, own) => {
    expect(design[name]).toBe(tokens[own])
  })

  it('shows as many px as the stylesheet', () => {
    expect([design.controlHeight, design.borderRadius, design.fontSize]).toEqual([32, 6, 14])
  })
})

it('a look has one theme, and no two share the names of their variables', () => {
  const flags = [true, false]
  const looks = (['light', 'dark'] as const).flatMap((mode) =>
    flags.flatMap((contrast) => flags.map((isNarrow) => [mode, contrast, isNarrow] as const)),
  )
  for (const look of looks) expect(themeFor(...look)).toBe(themeFor(...look))
  expect(new Set(looks.map((look) => JSON.stringify(themeFor(...look).cssVar))).size).toBe(looks.length)
})
