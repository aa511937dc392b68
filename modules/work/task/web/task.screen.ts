import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/task', title: '我的任务', load: () => import('./TasksDesk.tsx') },
  {
    path: '/phone/phoneTask',
    title: '任务详情',
    frame: 'bare',
    load: () => import('./PhoneTask.tsx'),
  },
]
