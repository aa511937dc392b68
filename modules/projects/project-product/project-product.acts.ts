import { anyOf, holds, is, isFilled, me, said } from '@chengban/kernel/expr.ts'

/** Acts outside the workflow of a product project. */
export const acts = [
  {
    name: 'health',
    label: '健康度',
    who: anyOf(me('principalId'), holds('projectProduct:manage')),
    input: ['status'],
    required: { status: '请选择健康度' },
    opinion: 'optional',
    guards: [
      { holds: anyOf(is({ status: '正常' }), isFilled(said)), field: 'opinion', message: '请填写原因' },
      {
        holds: is({ projectStatus: ['规划', '研发中', '测试中', '待发布', '已发布'] }),
        field: 'projectStatus',
        message: '产品项目不在进行中',
      },
    ],
    notify: [
      {
        to: ['supervise', 'initiator', { headOf: 'principalId' }],
        text: '【产品项目】{name}健康度为严重',
        when: is({ status: '严重' }),
      },
    ],
  },
] as const
