import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/demand/projectProblemConfirm',
  title: '项目问题确认',
  frame: 'bare',
  load: () => import('./Problems.tsx'),
}
