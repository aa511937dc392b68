import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/milepostManage',
  title: '里程碑管理',
  load: () => import('./MilepostManage.tsx'),
}
