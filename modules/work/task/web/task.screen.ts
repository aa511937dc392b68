import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = { path: '/task', title: '我的任务', load: () => import('./TasksDesk.tsx') }
