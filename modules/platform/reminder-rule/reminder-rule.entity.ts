import { entity } from '@chengban/kernel/entity.ts'
import { allOf, count, field, gt, holds, isSet, now } from '@chengban/kernel/expr.ts'
import { addHours } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { time } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const lately = gt(field('tzCreate'), addHours(now(), -30 * 24))

/** When people are reminded of what; the rows come from the notices that the areas declare. */
export const reminderRule = entity('reminderRule', {
  label: '提醒规则',
  title: 'name',
  fields: {
    code: text('编码', { required: true, unique: true, readonly: true }),
    family: dict('类别', 'remindFamily', { readonly: true }),
    name: text('名称', { required: true, search: true }),
    condition: longText('条件', { readonly: true }),
    offsets: json('提前/延后天数', { isShort: true, structure: ['int'], hint: '负数为提前；为空时按系统参数' }),
    time: time('执行时间', { default: '08:00', required: true }),
    channels: json('渠道', {
      isShort: true,
      structure: ['text'],
      choices: [
        ['站内', '站内'],
        ['钉钉', '钉钉'],
      ],
      default: ['站内', '钉钉'],
    }),
    isEnable: bool('启用', { default: true }),
    sentCount: int('近30天发送数', {
      computed: count({ of: 'message', by: 'type', at: 'code', where: allOf(isSet('dedupeKey'), lately) }),
    }),
  },
  rows: { manage: holds('remind:manage') },
  madeBy: { create: '提醒规则由系统生成', remove: '提醒规则不能删除' },
  on: { check: 'reminderRule/check' },
  list: {
    columns: ['name', 'family', 'condition', 'offsets', 'time', 'channels', 'isEnable', 'sentCount'],
    filters: ['family', 'isEnable'],
    sort: 'family,code',
  },
})
