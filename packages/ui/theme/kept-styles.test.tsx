// @vitest-environment happy-dom
import { StyleProvider } from '@ant-design/cssinjs'
import { render } from '@testing-library/react'
import { Button, ConfigProvider, Tabs } from 'antd'
import { beforeEach, expect, it } from 'vitest'
import { themeFor } from './antd-theme.ts'
import { keepStyles } from './kept-styles.ts'
import type { Mode } from './tokens.ts'

let styles = keepStyles()
beforeEach(() => {
  styles = keepStyles()
  for (const each of document.querySelectorAll('style')) each.remove()
})

const screen = (mode: Mode) => (
  <StyleProvider cache={styles}>
    <ConfigProvider theme={themeFor(mode, false, false)}>
      <Button type="primary">好</Button>
      <Tabs items={[{ key: 'a', label: '甲' }]} />
    </ConfigProvider>
  </StyleProvider>
)
const known = (): readonly string[] => [...styles.cache.keys()]
const inPage = (): readonly string[] => [...document.querySelectorAll('style')].map(({ textContent }) => textContent)

it('a screen that is left takes no style with it: the next one works none out again', () => {
  const { unmount } = render(screen('light'))
  const [entries, texts] = [known(), inPage()]
  expect(entries.some((key) => key.includes('Button'))).toBe(true)
  unmount()
  expect(known()).toEqual(entries)
  expect(inPage()).toEqual(texts)
  const kept = entries.map((key) => styles.opGet(key)?.[1])
  render(screen('light')).unmount()
  expect(entries.map((key) => styles.opGet(key)?.[1]).every((each, at) => each === kept[at])).toBe(true)
})

it('the variables of each look stand for that look alone, so that kept ones of another do not count', () => {
  const variables = (mode: Mode): readonly string[] => {
    const { container, unmount } = render(screen(mode))
    const own = container.querySelector('button')?.className.split(' ') ?? []
    unmount()
    return own.filter((name) => name.startsWith('cb-'))
  }
  expect([variables('light'), variables('dark'), variables('light')]).toEqual([['cb-light'], ['cb-dark'], ['cb-light']])
  const named = inPage().flatMap((text) => /^\.cb-(?:light|dark)/.exec(text)?.[0] ?? [])
  expect(new Set(named)).toEqual(new Set(['.cb-light', '.cb-dark']))
})
