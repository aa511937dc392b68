import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/metabase/:url',
  title: '数据看板',
  frame: 'light',
  load: () => import('./Board.tsx'),
}
