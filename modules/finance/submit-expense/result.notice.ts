import { notice } from '@chengban/kernel/notice.ts'
/** What became of a claim, left by its approval. */
export const expenseResult = notice({
  code: 'expenseResult',
  family: 'expense',
  name: '报销结果',
  condition: '报销单通过、驳回或明细被核减时，通知报销人与创建人；阅读后停止',
})
