import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/phone/phoneContractAudit',
  title: '合同审批',
  frame: 'bare',
  load: () => import('./ContractAudit.tsx'),
}
