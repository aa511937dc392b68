import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/businessOpportunityManage',
  title: '商机管理',
  load: () => import('./OpportunityManage.tsx'),
}
