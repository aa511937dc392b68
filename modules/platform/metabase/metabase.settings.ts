import { url } from '@chengban/kernel/kinds/contact.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('metabase.url', url('数据看板（Metabase）的地址', { default: '' })),
  setting('metabase.secret', text('数据看板的嵌入密钥'), { isSecret: true }),
  setting('metabase.boards', json('看板列表：[{key, name, dashboard, code, params}]'), { first: [] }),
]
