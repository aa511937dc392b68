import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/phone/phoneOkrConfirm',
  title: 'OKR确认',
  load: () => import('./PhoneOkr.tsx'),
}
