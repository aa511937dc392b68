import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/entryLearn',
  title: '入职学习',
  load: () => import('./EntryLearn.tsx'),
}
