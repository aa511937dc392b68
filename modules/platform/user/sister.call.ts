import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import type { OperationCode } from '@chengban/kernel/registry.ts'

/** Another system of the company. Its parameters are `sso.{key}.url` and `sso.{key}.secret`. */
export interface Sister {
  readonly key: string
  readonly label: string
}

const jump = (name: string, code: OperationCode, { key, label }: Sister) => ({
  sister: { key, label },
  signature: call({
    method: 'POST',
    path: `/user/${name}`,
    label: `进入${label}`,
    who: holds(code),
    answer: { url: 'url' },
  }),
})

/** Single sign-on into the company's other systems. */
export const jumps = [
  jump('logDarwin', 'user:logDarwin', { key: 'darwin', label: '达尔文系统' }),
  jump('logEngineer', 'user:logEngineer', { key: 'engineer', label: '工程师平台' }),
  jump('logAssistant', 'user:logAssistant', { key: 'assistant', label: '助手平台' }),
  jump('logCpjl', 'user:logCpjl', { key: 'cpjl', label: '产品经理平台' }),
]
