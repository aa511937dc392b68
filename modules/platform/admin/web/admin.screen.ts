import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = { path: '/admin', title: '系统管理', load: () => import('./Administration.tsx') }
