import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/phone/phoneWeekTask',
  title: '周计划',
  load: () => import('./PhoneWeek.tsx'),
}
