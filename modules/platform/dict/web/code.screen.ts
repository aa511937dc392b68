import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = { path: '/code', title: '字典维护', load: () => import('./Dictionaries.tsx') }
