import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = { path: '/processimg', title: '流程图', load: () => import('./Processes.tsx') }
