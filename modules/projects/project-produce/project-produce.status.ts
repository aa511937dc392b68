import { anyOf, isSet, me, nobody } from '@chengban/kernel/expr.ts'
import { open, principal } from '../team.ts'

const receiver = anyOf(me('receiverId'), principal)

/** Made, handed over, and taken by whom it is for. */
export const status = {
  field: 'status',
  states: ['未开始', '进行中', '待确认', '已完成', '取消'],
  initial: '未开始',
  moves: [
    { name: 'start', label: '开始', from: ['未开始'], to: '进行中', who: me('userId'), guards: [open] },
    {
      name: 'submit',
      label: '提交',
      from: ['进行中'],
      to: '待确认',
      who: me('userId'),
      input: ['file'],
      guards: [{ holds: isSet('file'), field: 'file', message: '请上传成果' }, open],
      set: { actualDate: { from: 'today' } },
      notify: [{ to: ['receiverId'], text: '【产出】{name}待确认接收' }],
    },
    {
      name: 'confirm',
      label: '确认接收',
      from: ['待确认'],
      to: '已完成',
      who: receiver,
      except: [{ who: me('userId'), message: '不能确认自己的产出' }],
      guards: [open],
      notify: [{ to: ['userId'], text: '【产出】{name}已确认接收' }],
    },
    {
      name: 'back',
      label: '退回',
      from: ['待确认'],
      to: '进行中',
      who: receiver,
      opinion: 'required',
      guards: [open],
      set: { actualDate: null },
      notify: [{ to: ['userId'], text: '【产出】{name}被退回' }],
    },
    {
      name: 'cancel',
      label: '取消',
      from: ['未开始', '进行中'],
      to: '取消',
      who: principal,
      opinion: 'required',
      guards: [open],
      danger: true,
    },
    {
      name: 'stop',
      label: '随项目取消',
      from: ['未开始', '进行中', '待确认'],
      to: '取消',
      who: nobody,
      opinion: 'required',
      notify: [{ to: ['userId', 'receiverId'], text: '【产出】{name}已随项目取消' }],
    },
  ],
} as const
