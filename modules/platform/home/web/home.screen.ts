import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/home', title: '首页', frame: 'light', load: () => import('./Home.tsx') },
  { path: '/phone/phoneHome', title: '移动首页', frame: 'light', load: () => import('./PhoneHome.tsx') },
]
