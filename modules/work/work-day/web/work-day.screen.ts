import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/demand/welcome',
  title: '欢迎加入',
  frame: 'bare',
  load: () => import('./Welcome.tsx'),
}
