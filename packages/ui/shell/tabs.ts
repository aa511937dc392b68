import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { titled } from './product-title.ts'

export interface Tab {
  /** The path is the tab; its query may change. */
  readonly path: string
  readonly search: string
  /** Set by the screen (a record's number); else the menu's name. */
  readonly title?: string
  /** Of a record: the screen whose link opened it, the way back. */
  readonly from?: Tab
}

/** State of a location whose tab was turned to: no link led there. */
export const turned = { isTurned: true }
/** The paths that share the first tab, which stays. */
export const homePaths: readonly string[] = ['/hello', '/home', '/phone/phoneHome']
/** A record by its own address, below no list. */
export const isRecord = (path: string): boolean => path.startsWith('/record/')
/** Of a record that is gone or out of reach. */
export const missingTitle = '数据不存在'
const mostKept = 24

/** The screens open in this window, in the order they were opened; the first is home. */
export const useTabs = create<{ readonly tabs: readonly Tab[] }>()(
  persist(() => ({ tabs: [] as readonly Tab[] }), {
    name: 'chengban.tabs',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Opens the tab of a location, or notes its new query; and of a record the path of the screen whose link led there. */
export const openTab = (path: string, search: string, before?: string): void =>
  void useTabs.setState(({ tabs }) => ({ tabs: cameFrom(opened(tabs, path, search), path, before) }))

const cameFrom = (tabs: readonly Tab[], path: string, before: string | undefined): readonly Tab[] => {
  const origin = tabs.find((tab) => tab.path === before)
  if (!origin || !isRecord(path) || before === path) return tabs
  const { from: _further, ...from } = origin
  return tabs.map((tab) => (tab.path === path ? { ...tab, from } : tab))
}

/** Tabs after a location was shown. Past the limit the oldest goes, never home. */
export const opened = (tabs: readonly Tab[], path: string, search: string): readonly Tab[] => {
  if (homePaths.includes(path)) return [{ path, search }, ...tabs.filter((tab) => !homePaths.includes(tab.path))]
  const home = tabs.find((tab) => homePaths.includes(tab.path)) ?? { path: '/hello', search: '' }
  const rest = tabs.filter((tab) => tab !== home)
  if (rest.some((tab) => tab.path === path))
    return [home, ...rest.map((tab) => (tab.path === path ? { ...tab, search } : tab))]
  return [home, ...[...rest, { path, search }].slice(-mostKept)]
}

/** Closes a tab; gives the location to go to when it was the one in front, else null. */
export const closeTab = (path: string, current: string): string | null => {
  const { tabs } = useTabs.getState()
  const at = tabs.findIndex((tab) => tab.path === path)
  if (at < 0 || homePaths.includes(path)) return null
  const rest = tabs.filter((_tab, index) => index !== at)
  useTabs.setState({ tabs: rest })
  const next = rest[at] ?? rest[at - 1]
  return path === current && next ? next.path + next.search : null
}

/** Sets the title of the current screen's tab: `useTabTitle(contract?.contractNumber)`. */
export const useTabTitle = (title: string | null | undefined): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!title) return
    // a screen that knows its title at once is faster than the shell that opens its tab
    useTabs.setState(({ tabs }) => ({
      tabs: opened(tabs, pathname, search).map((tab) => (tab.path === pathname ? { ...tab, title } : tab)),
    }))
    document.title = titled(title)
  }, [title, pathname, search])
}
