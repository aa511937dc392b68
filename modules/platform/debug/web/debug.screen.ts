import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/debug',
  title: '调试信息',
  frame: 'light',
  load: () => import('./Debug.tsx'),
}
