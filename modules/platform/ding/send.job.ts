import { job } from '@chengban/kernel/job.ts'

/** Messages that wait for DingTalk go out. */
export const dingSend = job({ name: 'dingSend', label: '发送钉钉消息', when: 'every 1 minutes' })
