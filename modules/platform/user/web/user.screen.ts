import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = { path: '/user', title: '人员', load: () => import('./People.tsx') }
