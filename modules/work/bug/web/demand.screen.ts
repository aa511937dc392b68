import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/demand/bugApply',
  title: '问题反馈',
  frame: 'bare',
  load: () => import('./BugApply.tsx'),
}
