import { json } from '@chengban/kernel/kinds/json.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('finance.monthMust', json('每月必须登记的支出', { structure: ['text'], dict: 'monthType' }), {
    first: ['房租', '物业', '水电', '宽带', '代理记账'],
  }),
]
