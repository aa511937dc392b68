import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/iframe/:url',
  title: '嵌入页面',
  frame: 'light',
  load: () => import('./Framed.tsx'),
}
