import { anyOf, asked, count, eq, field, holds, is, nobody, when } from '@chengban/kernel/expr.ts'
import { files, signature } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const unfinished = count({
  of: 'officialSealUse',
  by: 'sealId',
  where: anyOf(is({ status: ['待一级审核', '待二级审核'] }), is({ useStatus: '待用印' })),
})
const manager = holds('officialSeal:manage')

/** Where a seal is. It leaves and comes back with its uses alone. */
export const status = {
  field: 'status',
  states: ['在库', '借出', '停用', '已销毁'],
  initial: '在库',
  moves: [
    {
      name: 'transfer',
      label: '移交保管',
      from: ['在库'],
      to: '在库',
      who: manager,
      asks: {
        userId: ref('新保管人', 'user', { required: true, among: { isEnable: true } }),
        signature: signature('新保管人签名', { required: true, signer: 'userId' }),
      },
      guard: 'officialSeal/transfer',
      set: {
        keeperId: { asked: 'userId' },
        backupId: when([[eq(asked('userId'), field('backupId')), null]], field('backupId')),
      },
      notify: [{ to: [{ was: 'keeperId' }, 'keeperId'], text: '【印章】{name}已移交{keeperId}保管' }],
    },
    {
      name: 'disable',
      label: '停用',
      from: ['在库'],
      to: '停用',
      who: manager,
      opinion: 'required',
      opinionMessage: '请填写停用原因',
      danger: true,
      guards: [{ holds: eq(unfinished, 0), message: '仍有{n}份用印未办结', fill: { n: unfinished } }],
    },
    { name: 'enable', label: '启用', from: ['停用'], to: '在库', who: manager },
    {
      name: 'destroy',
      label: '销毁',
      from: ['停用'],
      to: '已销毁',
      who: manager,
      opinion: 'required',
      opinionMessage: '请填写销毁原因',
      danger: true,
      asks: { file: files('销毁凭证', { required: true, missing: '请上传销毁凭证', max: 9 }) },
      set: { tzDestroy: { from: 'today' } },
    },
    { name: 'lend', label: '借出', from: ['在库'], to: '借出', who: nobody, input: ['currentUseId'] },
    { name: 'takeBack', label: '归还入库', from: ['借出'], to: '在库', who: nobody, set: { currentUseId: null } },
    {
      name: 'lose',
      label: '损坏或遗失',
      from: ['借出'],
      to: '停用',
      who: nobody,
      set: { currentUseId: null },
      notify: [{ to: [{ holds: 'officialSeal:manage' }, 'keeperId'], text: '【印章】{name}损坏或遗失，已停用' }],
    },
  ],
} as const
