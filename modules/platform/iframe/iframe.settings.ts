import { json } from '@chengban/kernel/kinds/json.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('iframe.hosts', json('允许嵌入的网站', { hint: '“.example.com”包括其下级域名', structure: ['text'] }), {
    first: [],
  }),
]
