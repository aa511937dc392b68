import { createStore } from 'zustand/vanilla'
import type { Mode } from './tokens.ts'

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | Mode
export type Density = 'dense' | 'easy'

export interface Look {
  readonly choice: ThemeChoice
  readonly density: Density
  readonly mode: Mode
  readonly contrast: boolean
}

const themeKey = 'chengban.theme'
const densityKey = 'chengban.density'
const darkDevice = matchMedia('(prefers-color-scheme: dark)')
const strongContrast = matchMedia('(prefers-contrast: more)')

/** The mode a choice comes to on a device. */
export const modeOf = (choice: ThemeChoice, deviceIsDark: boolean): Mode =>
  choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice

const read = (): Look => {
  const kept = localStorage.getItem(themeKey)
  const choice: ThemeChoice = kept === 'light' || kept === 'dark' ? kept : 'system'
  const density: Density = localStorage.getItem(densityKey) === 'easy' ? 'easy' : 'dense'
  return { choice, density, mode: modeOf(choice, darkDevice.matches), contrast: strongContrast.matches }
}

/** How the pages look on this device; changes show at once in every window. Without React, for the sign-in page. */
export const look = createStore<Look>(read)

export const chooseTheme = (choice: ThemeChoice): void => keep(themeKey, choice)
export const chooseDensity = (density: Density): void => keep(densityKey, density)

/** Puts the look on <html> and keeps it there; called once by the entry. */
export const startLook = (): void => {
  const refresh = (): void => look.setState(read())
  darkDevice.addEventListener('change', refresh)
  strongContrast.addEventListener('change', refresh)
  addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === densityKey) refresh()
  })
  look.subscribe(show)
  show(look.getState())
}

const keep = (key: string, value: string): void => {
  localStorage.setItem(key, value)
  look.setState(read())
}

const show = ({ mode, density }: Look): void => {
  const { dataset, classList } = document.documentElement
  // all at once: what fades on hover would come later than the page around it
  classList.add('is-turning')
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('is-turning')))
  dataset.theme = mode
  dataset.density = density
}
