import { is } from '@chengban/kernel/expr.ts'

/** Files as a board of their stages. */
export const list = {
  columns: [
    'name',
    'kind',
    'departmentId',
    'position',
    'mentorId',
    'tzProbation',
    'regularPlan',
    'learnDone',
    'learnTotal',
    'examScore',
    'overdueItems',
    'status',
    'stage',
  ],
  filters: ['kind', 'departmentId', 'company', 'mentorId', 'status', 'stage', 'tzProbation'],
  sort: '-tzCreate',
  first: 'board',
  board: {
    by: 'stage',
    card: ['departmentId', 'mentorId', 'tzProbation', 'probationDay', 'learnDone', 'learnTotal', 'overdueItems'],
  },
} as const

/** What comes of a file next, begun with who it is about. */
export const children = [
  {
    of: 'entry',
    by: 'parentId',
    label: '人事申请',
    begins: {
      userId: 'userId',
      name: 'name',
      mobile: 'mobile',
      company: 'company',
      departmentId: 'departmentId',
      mentorId: 'mentorId',
    },
    offered: [
      { label: '发起转正', when: is({ kind: '入职', stage: ['试用中', '待转正'] }), starts: { kind: '转正' } },
      { label: '延长试用', when: is({ kind: '入职', stage: ['试用中', '待转正'] }), starts: { kind: '延长' } },
      {
        label: '发起离职',
        when: is({ kind: '入职', stage: ['学习中', '待考核', '试用中', '待转正', '已转正'] }),
        starts: { kind: '离职' },
      },
    ],
  },
] as const
