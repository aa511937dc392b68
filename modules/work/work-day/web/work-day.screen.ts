import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/date', title: '日程', load: () => import('./schedule/DatesOfWork.tsx') },
  {
    path: '/phone/phoneWorkDayShow',
    title: '会议详情',
    frame: 'bare',
    load: () => import('./PhoneMeeting.tsx'),
  },
  { path: '/demand/welcome', title: '欢迎加入', frame: 'bare', load: () => import('./Welcome.tsx') },
]
