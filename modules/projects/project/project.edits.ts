import { allOf, holds, is } from '@chengban/kernel/expr.ts'

// Decision 106: An approved project is edited by its leaders

const fixed = '该字段不可修改'

/** What stays open once it is approved; the rest goes by a change. */
export const edits = [
  {
    when: is({ auditStatus: '通过' }),
    fields: [
      'isUse',
      'devPrincipalId',
      'impPrincipalId',
      'supervise',
      'described',
      'tzContractImp',
      'execution',
      'attention',
      'file',
      'file2',
      'impRemarks',
      'testUrl',
      'testAccount',
      'testLogin',
      'testImprove',
      'formalUrl',
      'formalAccount',
      'formalLogin',
      'formalImprove',
      'effectMeetingTime',
      'effectMeetingAddress',
      'effectMeetingUsers',
      'principalDate',
      'devPrincipalDate',
      'impPrincipalDate',
      'backDate',
      'foregoingDate',
      'implementDate',
      'teammatesDate',
      'carryOutDate',
    ],
    // days of work go by a change of their own, and who decided stays
    told: { estimate: fixed, audit1: fixed, audit2: fixed, audit3: fixed, audit4: fixed },
  },
  // only holders of `project:manage` may name another manager
  { when: is({ auditStatus: '通过' }), who: holds('project:manage'), fields: ['principalId'] },
  // every day of its stages hangs on these once they are planned
  {
    when: allOf(is({ auditStatus: '通过' }), is({ projectStatus: '待启动' })),
    fields: ['startTime', 'confirmTime', 'middleTime', 'textTime', 'implementStartTime'],
  },
] as const
