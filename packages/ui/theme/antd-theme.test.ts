import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { antdTheme } from './antd-theme.ts'
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
