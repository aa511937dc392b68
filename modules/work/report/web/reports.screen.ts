import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/dailyWork',
  title: '工作报告',
  load: () => import('./ReportsDesk.tsx'),
}
