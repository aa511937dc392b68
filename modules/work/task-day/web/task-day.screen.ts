import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/taskDay', title: '每日任务', load: () => import('./DaysOfWork.tsx') },
  { path: '/phone/phoneTaskDay', title: '今日计划', frame: 'bare', load: () => import('./PhonePlan.tsx') },
  { path: '/phone/phoneTodayOutput', title: '今日产出', frame: 'bare', load: () => import('./PhoneOutput.tsx') },
  { path: '/phone/phoneTodayConfirm', title: '今日确认', load: () => import('./PhoneTeams.tsx') },
  { path: '/phone/phoneDispatchTask', title: '派发任务', load: () => import('./PhoneTeams.tsx') },
  { path: '/phone/phoneTodayConfirmNot', title: '未提交名单', frame: 'bare', load: () => import('./PhoneTeam.tsx') },
]
