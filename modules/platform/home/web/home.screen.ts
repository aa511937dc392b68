import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/home',
  title: '首页',
  frame: 'light',
  load: () => import('./Home.tsx'),
}
