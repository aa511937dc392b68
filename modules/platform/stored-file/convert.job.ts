import { job } from '@chengban/kernel/job.ts'

/** Office files are drawn as PDF when they come; every ten minutes what a stop of the server left undone. */
export const previewConvert = job({ name: 'previewConvert', label: '转换预览', when: 'every 10 minutes' })
