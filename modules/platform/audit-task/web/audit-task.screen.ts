import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  {
    path: '/phone/applyAudits',
    title: '审批中心',
    frame: 'light',
    load: () => import('@chengban/ui/inbox/InboxDesk.tsx'),
  },
  { path: '/phone/phoneAudits', title: '待办审批分类', frame: 'light', load: () => import('./AuditKinds.tsx') },
  {
    path: '/phone/applyAudit',
    title: '审批详情',
    frame: 'bare',
    load: () => import('@chengban/ui/phone/Approval.tsx'),
  },
]
