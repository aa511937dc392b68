import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import type { OperationCode } from '@chengban/kernel/registry.ts'

/** The company's other systems, with their names. The parameters of one are `sso.{key}.url` and `sso.{key}.secret`. */
export const sisters = {
  darwin: '达尔文系统',
  engineer: '工程师平台',
  assistant: '助手平台',
  cpjl: '产品经理平台',
} as const

export type Sister = keyof typeof sisters

/** Single sign-on into another system of the company. */
const jump = (path: `/${string}`, code: OperationCode, sister: Sister) =>
  call({ method: 'POST', path, label: `进入${sisters[sister]}`, who: holds(code), answer: { url: 'url' } })

export const logDarwin = jump('/user/logDarwin', 'user:logDarwin', 'darwin')
export const logEngineer = jump('/user/logEngineer', 'user:logEngineer', 'engineer')
export const logAssistant = jump('/user/logAssistant', 'user:logAssistant', 'assistant')
export const logCpjl = jump('/user/logCpjl', 'user:logCpjl', 'cpjl')
