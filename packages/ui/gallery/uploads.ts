import type { Item } from '../upload/queue.ts'

const file = (name: string, size: number): File => Object.defineProperty(new File(['x'], name), 'size', { value: size })

/** Files on their way, in every state. */
export const uploads: readonly Item[] = [
  { id: 1, file: file('合同正文.pdf', 3_400_000), state: 'done', progress: 1 },
  { id: 2, file: file('点位清单.xlsx', 1_200_000), state: 'sending', progress: 0.42 },
  { id: 3, file: file('全景照片.jpg', 9_000_000), state: 'unshrunk', progress: 0, message: '文件压缩失败' },
  { id: 4, file: file('补充协议.docx', 800_000), state: 'failed', progress: 0.3, message: '存储空间不足' },
]
