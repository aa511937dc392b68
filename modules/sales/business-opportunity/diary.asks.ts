import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** One product of a sale. */
export const lineAsks = {
  productLibraryId: ref('产品', 'productLibrary', { required: true, among: { isEnable: true }, absent: '产品不可用' }),
  productVersion: text('版本'),
  quantity: decimal('数量', { min: 0 }),
  money: money('报价', { min: 0 }),
  isMain: bool('主产品'),
  demand: longText('需求要点'),
  competitor: text('竞品'),
} as const

/** Fields of a demonstration to the client and its result. */
export const demoAsks = {
  tzLog: datetime('演示时间', { required: true }),
  productLibraryIds: refs('演示产品', 'productLibrary', { required: true, missing: '请选择演示产品' }),
  clientContactIds: refs('联系人', 'clientContact'),
  content: longText('内容', { required: true }),
  result: oneOf('客户评价', ['很满意', '满意', '一般', '不满意'], { required: true }),
  demoApplyId: ref('演示申请', 'demoApply'),
  file: files('附件'),
} as const

/** The answer to a reminder: what has been done since. */
export const answerAsks = {
  content: longText('跟进内容', { required: true, missing: '请填写跟进内容', max: 2000 }),
} as const
