import { field, is, le, me, today } from '@chengban/kernel/expr.ts'

/** What has passed is handed over, with a picture of it. */
export const giving = {
  field: 'status',
  states: ['草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废'],
  initial: '草稿',
  moves: [
    {
      name: 'give',
      label: '登记送达',
      from: ['通过'],
      to: 'same',
      who: me('userId'),
      input: ['dtGive', 'photo'],
      begins: { dtGive: 'today' },
      required: { dtGive: '送达日期不能为空', photo: '请上传凭证照片' },
      guards: [
        { holds: is({ isGiven: false }), message: '已登记送达' },
        { holds: le(field('dtGive'), today()), field: 'dtGive', message: '送达日期不能晚于今天' },
      ],
      set: { isGiven: true },
    },
  ],
} as const
